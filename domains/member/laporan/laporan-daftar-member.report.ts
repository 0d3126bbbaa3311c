/** Every member of the chain, or those a store brought in. */
import { angka, kode, pilihan, tanggal, teks } from '@mustika/kernel/field.ts';
import { RAHASIA } from '@mustika/kernel/rahasia.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';

/** Which members a list is about: those who may be chosen, those who were put out of use, all of them. */
export const KEADAAN_MEMBER = [
  ['AKTIF', 'AKTIF'],
  ['NONAKTIF', 'NONAKTIF'],
  ['SEMUA', 'SEMUA'],
] as const;

/**
 * One line a member with the store that made him, under which he is listed. POIN is what he has in the stores that are asked, so that
 * its sum is what they owe in points; TERAKHIR is his last document there that was not taken back. The number of his telephone is
 * masked, and his address left out, for who may not see identities whole, and every reading is entered (docs/security.md, Persons).
 * A member whose data went stays in it under his code, among those he was, so that what it comes to stays.
 * TIDAK BERTRANSAKSI SEJAK keeps those who have not been there from that day on. Spec 1 §2.2 names the screen only; columns and call are ours.
 */
export const laporanDaftarMember = defineReport({
  name: 'laporan-daftar-member',
  title: 'Laporan Daftar Member',
  screen: '/laporan-daftar-member',
  api: 'member/get/report-daftar',
  group: 'member',
  orang: { jenis: 'MEMBER', kunci: 'kode_member' },
  filters: {
    ...lingkupToko,
    keadaan: pilihan('Keadaan', KEADAAN_MEMBER, { initial: 'AKTIF' }),
    bulan_lahir: angka('Bulan Lahir (1-12)', { opsional: true, min: 1, max: 12 }),
    tidak_sejak: tanggal('Tidak Bertransaksi Sejak', { opsional: true }),
  },
  groupBy: { toko: kode('TOKO') },
  columns: {
    kode_member: kode('KODE MEMBER', { width: 14, total: 'count' }),
    no_kartu: kode('NO KARTU', { width: 14, opsional: true }),
    nama_member: teks('NAMA', { width: 18 }),
    no_hp: kode('NO HP', { width: 14, segel: true }),
    tgl_lahir: tanggal('TANGGAL LAHIR', { width: 12 }),
    alamat: teks('ALAMAT', { width: 22, gate: RAHASIA.identitas }),
    tgl_daftar: tanggal('TERDAFTAR', { width: 11 }),
    poin: angka('POIN', { total: 'sum', width: 9 }),
    terakhir: tanggal('TERAKHIR', { width: 11 }),
  },
  drill: {
    column: 'kode_member',
    to: '/lihat-transaksi-member',
    param: 'kode_member',
    carry: ['lingkup', 'daftar_toko'],
    row: { tgl_awal: 'tgl_daftar' },
  },
  pdf: { paper: 'landscape', downloadOver: 500 },
});
