/** What was taken back of jobs. */
import { kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Jobs that were given back, also those that were never validated and moved no money, and pick-ups that were taken back, by the day it was:
 * what went out again, whoever made it beside who took it back, who agreed and why. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanBatalService = defineReport({
  name: 'laporan-batal-service',
  title: 'Laporan Batal Service',
  screen: '/laporan-batal-service',
  api: 'service/get/report-batal',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  columns: {
    no_dokumen: kode('NO SERVICE', { width: 20, total: 'count' }),
    tanggal: tanggal('TGL BATAL', { width: 11 }),
    jenis: teks('DIBATALKAN', { kata: true, width: 12 }),
    tgl_asal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 18 }),
    total: uang('TOTAL', { total: 'sum', width: 12 }),
    kembali: uang('UANG KEMBALI', { total: 'sum', width: 12 }),
    user_asal: kode('DIBUAT OLEH', { width: 9 }),
    user_id: kode('DIBATALKAN OLEH', { width: 10 }),
    disetujui: kode('DISETUJUI', { width: 10 }),
    alasan: teks('ALASAN', { width: 24 }),
  },
  drill: { column: 'no_dokumen' },
});
