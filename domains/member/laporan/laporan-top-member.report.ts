/** Who buys most. */
import { angka, gram, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/**
 * Members who bought or earned points in a period, the first ones by the number of their notas, by rupiah or by points (Domain R9.1).
 * NOTA, BERAT and RUPIAH are sales less those taken back, each on its day, as the sales reports count; BELI is what the shop bought of
 * him, trade-ins with it. POIN DAPAT and POIN PAKAI are what the book of points moved, cancellations taken off. PERINGKAT is shared by
 * who is equal. Spec 1 §2.2 names the screen only; columns and call are ours.
 */
export const laporanTopMember = defineReport({
  name: 'laporan-top-member',
  title: 'Laporan Top Member',
  screen: '/laporan-top-member',
  api: 'member/get/report-top',
  group: 'member',
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    urutan: pilihan(
      'Urut Menurut',
      [
        ['RUPIAH', 'RUPIAH'],
        ['TRANSAKSI', 'JUMLAH TRANSAKSI'],
        ['POIN', 'POIN'],
      ],
      { initial: 'RUPIAH' },
    ),
    terbanyak: angka('Peringkat Sampai', { initial: 100, min: 1, max: 10_000 }),
    ...lingkupToko,
  },
  columns: {
    peringkat: angka('PERINGKAT', { width: 8 }),
    kode_member: kode('KODE MEMBER', { width: 14, total: 'count' }),
    nama_member: teks('NAMA', { width: 20 }),
    nota: angka('NOTA', { total: 'sum', width: 8 }),
    berat: gram('BERAT', { total: 'sum' }),
    rupiah: uang('RUPIAH', { total: 'sum' }),
    beli: uang('BELI', { total: 'sum' }),
    poin_dapat: angka('POIN DAPAT', { total: 'sum' }),
    poin_pakai: angka('POIN PAKAI', { total: 'sum' }),
    terakhir: tanggal('TERAKHIR', { width: 11 }),
  },
  drill: {
    column: 'kode_member',
    to: '/lihat-transaksi-member',
    param: 'kode_member',
    carry: ['tgl_awal', 'tgl_akhir', 'lingkup', 'daftar_toko'],
  },
});
