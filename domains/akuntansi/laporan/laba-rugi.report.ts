/** Profit and loss. */
import { kode, persen, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { cakupan, pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';
import { BANDING_MASA } from '../periode/periode.rule.ts';

/**
 * What the period earned, beside an earlier one: income above zero, costs below it, so that the sub-totals are sales,
 * cost of sales and costs, and the grand total is the profit. Closing entries are left out: a closed month shows what it
 * earned (Domain 12.4, PENUTUP BULAN). An account leads to its ledger. Ours.
 */
export const labaRugi = defineReport({
  name: 'laba-rugi',
  title: 'Laba Rugi',
  screen: '/laba-rugi',
  api: 'akuntansi/laba-rugi',
  group: 'akuntansi',
  gate: pembacaBuku,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    banding: pilihan('Dibandingkan', BANDING_MASA, { initial: 'PERIODE' }),
    cakupan,
  },
  groupBy: { kelompok: teks('KELOMPOK', { kata: true }) },
  columns: {
    nomor_akun: kode('AKUN', { width: 8 }),
    nama_akun: teks('NAMA AKUN', { width: 30 }),
    kini: uang('PERIODE INI', { total: 'sum' }),
    lalu: uang('PERIODE LALU', { total: 'sum' }),
    selisih: uang('SELISIH', { total: 'sum' }),
    perubahan: persen('PERUBAHAN %', { width: 10 }),
  },
  drill: {
    column: 'nomor_akun',
    to: '/buku-besar',
    param: 'nomor_akun',
    carry: ['tgl_awal', 'tgl_akhir', 'cakupan'],
  },
});
