/** How good the loans of an evening are, and what is to be set aside for them. */
import { angka, kode, persen, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { KUALITAS } from './kualitas-hutang.resource.ts';

/**
 * Every contract whose principal was out on an evening, by the books of that evening, graded by the days it was late then, with the
 * share of its principal that Parameter Kualitas Hutang sets aside on that day. The sum of POKOK is the balance of loans of that day;
 * CADANGAN is what 120900 should come to, which an accountant books. Ours; POJK 39/2024 (grading), Domain R5.13.
 */
export const laporanKualitasHutang = defineReport({
  name: 'laporan-kualitas-hutang',
  title: 'Laporan Kualitas Hutang',
  screen: '/laporan-kualitas-hutang',
  api: 'hutang/get/report-kualitas',
  filters: {
    tanggal: tanggal('Per Tanggal', { initial: 'today' }),
    kualitas: pilihan('Kualitas', [['SEMUA', 'SEMUA'], ...KUALITAS], { initial: 'SEMUA' }),
  },
  groupBy: { kualitas: teks('KUALITAS', { kata: true }) },
  columns: {
    no_faktur_hutang: kode('NO HUTANG', { width: 18 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    tgl_hutang: tanggal('TANGGAL', { width: 11 }),
    tgl_jatuh_tempo: tanggal('JATUH TEMPO', { width: 11 }),
    lewat: angka('LEWAT', { width: 6 }),
    taksir: uang('TAKSIR', { total: 'sum' }),
    pokok: uang('POKOK', { total: 'sum' }),
    persen: persen('CADANGAN %', { width: 9 }),
    cadangan: uang('CADANGAN', { total: 'sum' }),
  },
  drill: { column: 'no_faktur_hutang' },
});
