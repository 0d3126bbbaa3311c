/** Everything with a member. */
import { angka, fieldWith, gram, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/** Kinds of business with a person. A sale with a trade-in is TUKAR; POIN are documents of others that moved his points. */
export const JENIS_TRANSAKSI_MEMBER = [
  ['PENJUALAN', 'PENJUALAN'],
  ['TUKAR', 'TUKAR'],
  ['PEMBELIAN', 'PEMBELIAN'],
  ['HUTANG', 'HUTANG'],
  ['CICILAN', 'CICILAN'],
  ['BAYAR CICILAN', 'BAYAR CICILAN'],
  ['TITIPAN', 'TITIPAN'],
  ['PESANAN', 'PESANAN'],
  ['SERVICE', 'SERVICE'],
  ['POIN', 'POIN'],
] as const;

/**
 * Every event of a period of every document of a member, under its kind: his by his code, or by his telephone where it names no member
 * (many a contract was made before he was one). Nobody asked for: the events of all members. BERAT and NILAI are what a document
 * weighs and comes to, told with the event that books it and taken off with the one that takes that back; UANG MASUK and UANG KELUAR
 * what drawers, banks and cards moved in the event; POIN what its points did to him. STATUS is what became of the document until today.
 * He is looked for by card, RFID, name or telephone. Head office reads the whole chain, a branch itself. Spec 1 §2.2 names the
 * screen only; columns and call are ours.
 */
export const lihatTransaksiMember = defineReport({
  name: 'lihat-transaksi-member',
  title: 'Lihat Transaksi Member',
  screen: '/lihat-transaksi-member',
  api: 'member/get/transaksi',
  group: 'member',
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  filters: {
    kode_member: kode('Member', { opsional: true, member: {}, max: 40 }),
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    jenis: pilihan('Jenis Transaksi', JENIS_TRANSAKSI_MEMBER, { all: true }),
    ...lingkupToko,
    lingkup: fieldWith(lingkupToko.lingkup, { initialPusat: 'SEMUA' }) as typeof lingkupToko.lingkup,
  },
  groupBy: { jenis: teks('JENIS', { kata: true }) },
  columns: {
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    tanggal: tanggal('TANGGAL', { width: 11 }),
    toko: kode('TOKO', { width: 6 }),
    transaksi: teks('TRANSAKSI', { kata: true, width: 17 }),
    berat: gram('BERAT', { total: 'sum', width: 9 }),
    nilai: uang('NILAI', { total: 'sum', width: 12 }),
    uang_masuk: uang('UANG MASUK', { total: 'sum', width: 12 }),
    uang_keluar: uang('UANG KELUAR', { total: 'sum', width: 12 }),
    poin: angka('POIN', { total: 'sum', width: 6 }),
    status: teks('STATUS', { kata: true, width: 11 }),
    kode_member: kode('MEMBER', { width: 13 }),
    nama: teks('NAMA', { width: 16 }),
  },
  drill: { column: 'no_dokumen', toko: 'toko' },
});
