/** Jobs by the day their work was done, and how long they wait for their customers. */
import { angka, gram, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * What is finished, by its day: weight in, gold that was added and weight out (SUSUT is what is missing), what it comes to and what is left
 * to pay. BELUM DIAMBIL keeps what nobody fetched, by age, the oldest first. A job whose work goes on stands here again when it is done.
 * Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanServiceSelesai = defineReport({
  name: 'laporan-service-selesai',
  title: 'Laporan Service Selesai',
  screen: '/laporan-service-selesai',
  api: 'service/get/report-selesai',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    keadaan: pilihan(
      'Keadaan',
      [
        ['SEMUA', 'SEMUA'],
        ['BELUM_DIAMBIL', 'BELUM DIAMBIL'],
        ['DIAMBIL', 'DIAMBIL'],
      ],
      { initial: 'SEMUA' },
    ),
  },
  groupBy: { umur: teks('UMUR', { kata: true }) },
  columns: {
    no_dokumen: kode('NO SERVICE', { width: 20 }),
    tanggal: tanggal('TGL SELESAI', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 18 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    kode_tukang: kode('TUKANG', { width: 9 }),
    pcs: angka('PCS', { total: 'sum', width: 5 }),
    berat: gram('BERAT MASUK', { total: 'sum', width: 10 }),
    emas_berat: gram('TAMBAH EMAS', { total: 'sum', width: 10 }),
    berat_keluar: gram('BERAT KELUAR', { total: 'sum', width: 10 }),
    susut: gram('SUSUT', { total: 'sum', width: 9 }),
    total: uang('TOTAL', { total: 'sum', width: 12 }),
    sisa: uang('SISA BAYAR', { total: 'sum', width: 12 }),
    status: teks('STATUS', { kata: true, width: 11 }),
    hari: angka('HARI', { width: 6 }),
  },
  drill: { column: 'no_dokumen' },
});
