/** Jobs that were fetched, and what they brought. */
import { angka, gram, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * One row a job on the day it was fetched; a pick-up that was taken back stands once more with a minus. ONGKOS and EMAS are as they were
 * charged, PPN what of TOTAL is tax; MUKA was paid ahead and BAYAR at the pick-up, below nothing where the shop paid back. MODAL EMAS is what
 * the gold in it cost. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanServiceAmbil = defineReport({
  name: 'laporan-service-ambil',
  title: 'Laporan Service Ambil',
  screen: '/laporan-service-ambil',
  api: 'service/get/report-ambil',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  columns: {
    no_dokumen: kode('NO SERVICE', { width: 20 }),
    tanggal: tanggal('TGL AMBIL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 18 }),
    kode_tukang: kode('TUKANG', { width: 9 }),
    pcs: angka('PCS', { total: 'sum', width: 5 }),
    berat_keluar: gram('BERAT', { total: 'sum', width: 9 }),
    ongkos: uang('ONGKOS', { total: 'sum', width: 12 }),
    emas_rp: uang('EMAS', { total: 'sum', width: 12 }),
    ppn: uang('PPN', { total: 'sum', width: 10 }),
    total: uang('TOTAL', { total: 'sum', width: 12 }),
    uang_muka: uang('MUKA', { total: 'sum', width: 12 }),
    bayar: uang('BAYAR', { total: 'sum', width: 12 }),
    harga_modal: uang('MODAL EMAS', { total: 'sum', width: 12, rahasia: 'modal' }),
    user_id: kode('OLEH', { width: 9 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
