/** The balance sheet. */
import { kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { cakupan, pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';
import { BANDING_HARI } from '../periode/periode.rule.ts';

/**
 * What the shop has and whose it is on a day, beside an earlier day: assets in one column, debts and equity in the
 * other, and both add up to the same. Income and costs that no closing entry has moved yet stand in equity as LABA
 * BERJALAN (Domain 12.2). An account leads to its ledger. Ours.
 */
export const neraca = defineReport({
  name: 'neraca',
  title: 'Neraca',
  screen: '/neraca',
  api: 'akuntansi/neraca',
  group: 'akuntansi',
  gate: pembacaBuku,
  filters: {
    tgl_akhir: tanggal('Per Tanggal', { initial: 'today' }),
    banding: pilihan('Dibandingkan', BANDING_HARI, { initial: 'BULAN' }),
    cakupan,
  },
  groupBy: { golongan: teks('GOLONGAN') },
  columns: {
    nomor_akun: kode('AKUN', { width: 8 }),
    nama_akun: teks('NAMA AKUN', { width: 30 }),
    aset: uang('ASET', { total: 'sum' }),
    pasiva: uang('KEWAJIBAN + MODAL', { total: 'sum', width: 17 }),
    lalu_aset: uang('ASET LALU', { total: 'sum' }),
    lalu_pasiva: uang('KEWAJIBAN + MODAL LALU', { total: 'sum', width: 20 }),
    selisih: uang('SELISIH'),
  },
  drill: { column: 'nomor_akun', to: '/buku-besar', param: 'nomor_akun', carry: ['tgl_akhir', 'cakupan'] },
});
