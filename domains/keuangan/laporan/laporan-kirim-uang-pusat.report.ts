/** What a branch sent to head office. */
import { kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/** The words for the state of a remittance, on the report and on its documents. */
export const STATUS_KIRIMAN = [
  ['KIRIM', 'Di Perjalanan'],
  ['TERIMA', 'Diterima'],
  ['CANC', 'Batal'],
] as const;

/**
 * Remittances by day with their state; a cancelled one stands once more, with a minus, on the day it was taken back. Spec 1 §2.2 names the screen;
 * columns of the paper (Spec 1 §9) and who received it when.
 */
export const laporanKirimUangPusat = defineReport({
  name: 'laporan-kirim-uang-pusat',
  title: 'Laporan Kirim Uang Pusat',
  antar: true,
  screen: '/laporan-kirim-uang-pusat',
  api: 'kirim-uang-report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    status: pilihan('Status', STATUS_KIRIMAN, { all: true }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    no_reff: kode('NO REFERENSI', { width: 20 }),
    pengirim: kode('PENGIRIM'),
    asal: teks('ASAL', { width: 14 }),
    tujuan: kode('TUJUAN', { width: 8 }),
    keterangan: teks('KETERANGAN'),
    jumlah: uang('NOMINAL', { total: 'sum' }),
    status: pilihan('STATUS', STATUS_KIRIMAN, { width: 13 }),
    penerima: kode('PENERIMA'),
    diterima: tanggal('DITERIMA'),
  },
  drill: { column: 'no_reff' },
});
