/** Cash flow. */
import { tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { cakupan, pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';

/**
 * What came into and went out of drawers and banks, by what it was for (direct method): trade, things bought to keep, the
 * owner's money, other stores. Money that only moves between drawers and banks, or is on its way to another store, is none; a cancellation counts on its own
 * day. What was there before plus what moved is what the balance sheet has. Domain 12.2 (cash flow); the screen is ours.
 */
export const arusKas = defineReport({
  name: 'arus-kas',
  title: 'Arus Kas',
  screen: '/arus-kas',
  api: 'akuntansi/arus-kas',
  group: 'akuntansi',
  gate: pembacaBuku,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    cakupan,
  },
  groupBy: { bagian: teks('BAGIAN', { kata: true }) },
  columns: {
    uraian: teks('URAIAN', { width: 34, kata: true }),
    masuk: uang('MASUK', { total: 'sum' }),
    keluar: uang('KELUAR', { total: 'sum' }),
    saldo: uang('SALDO', { total: 'sum' }),
  },
  drill: { column: 'uraian', to: '/daftar-jurnal', carry: ['tgl_awal', 'tgl_akhir', 'cakupan'] },
});
