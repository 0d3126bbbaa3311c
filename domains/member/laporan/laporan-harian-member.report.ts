/** What members are to a store, day by day. */
import { angka, kode, tanggal, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/**
 * One line a store and day on which anything of it happened: members who were made, notas and rupiah of sales with a member and without
 * one, taken back ones off on the day they were, and what the book of points gave and took. PERUBAHAN is points given less used, the
 * movement of the book on that day. Spec 1 §2.2 (MEMBER_MODULE) names the screen only; columns and call are ours.
 */
export const laporanHarianMember = defineReport({
  name: 'laporan-harian-member',
  title: 'Laporan Harian Member',
  screen: '/laporan-harian-member',
  api: 'member/get/report-harian',
  group: 'member',
  gate: flag('MEMBER_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    ...lingkupToko,
  },
  groupBy: { toko: kode('TOKO') },
  columns: {
    tanggal: tanggal('TANGGAL', { width: 11 }),
    member_baru: angka('MEMBER BARU', { total: 'sum', width: 8 }),
    nota_member: angka('NOTA MEMBER', { total: 'sum', width: 8 }),
    rp_member: uang('RUPIAH MEMBER', { total: 'sum' }),
    nota_lain: angka('NOTA LAIN', { total: 'sum', width: 8 }),
    rp_lain: uang('RUPIAH LAIN', { total: 'sum' }),
    poin_dapat: angka('POIN DAPAT', { total: 'sum' }),
    poin_pakai: angka('POIN PAKAI', { total: 'sum' }),
    poin_ubah: angka('PERUBAHAN', { total: 'sum' }),
  },
  drill: [
    {
      column: 'tanggal',
      to: '/lihat-transaksi-member',
      row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
      toko: 'toko',
    },
    {
      column: 'rp_lain',
      to: '/laporan-transaksi-penjualan',
      row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
      toko: 'toko',
    },
  ],
});
