/** Jobs that came in, and what was paid ahead. */
import { angka, gram, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * One row a job on the day it was in the books first, and one for the money alone when more was paid ahead; given back, once more with a minus
 * on that day, with the money that went out. PPN is what of UANG MUKA was remitted. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanServiceMasuk = defineReport({
  name: 'laporan-service-masuk',
  title: 'Laporan Service Masuk',
  screen: '/laporan-service-masuk',
  api: 'service/get/report-masuk',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  columns: {
    no_dokumen: kode('NO SERVICE', { width: 20 }),
    tanggal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 18 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    pcs: angka('PCS', { total: 'sum', width: 5 }),
    berat: gram('BERAT', { total: 'sum', width: 9 }),
    perkiraan: uang('PERKIRAAN', { total: 'sum', width: 12 }),
    uang_muka: uang('UANG MUKA', { total: 'sum', width: 12 }),
    ppn: uang('PPN', { total: 'sum', width: 10 }),
    tgl_janji: tanggal('JANJI', { width: 11 }),
    kasir: kode('KASIR', { width: 9 }),
    no_service_awal: kode('GARANSI DARI', { width: 20 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: [{ column: 'no_dokumen' }, { column: 'no_service_awal' }],
});
