/** Parameters of money, tax, people and everything around the trade. The list of all is settings.ts. */
import { choice, count, inPersen, type Setting, stores, yesno } from './setting.ts';

export const HOUSE_SETTINGS = {
  /** Lawful default: none. Domain R6.10. */
  GESEK_TUNAI_KREDIT: {
    kind: yesno,
    initial: 'false',
    part: 'keuangan',
    guarded: true,
    levels: ['OWN'],
    meaning:
      'Gesek tunai dengan kartu kredit. Dilarang untuk pedagang (PBI 14/2/PBI/2012); tanggung jawab pemilik.',
  },
  /** Domain R3.15, 13.7. */
  PPN_CARA: {
    kind: choice('INKLUSIF', 'EKSKLUSIF'),
    initial: 'INKLUSIF',
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Harga jual sudah termasuk PPN (INKLUSIF) atau PPN ditambahkan di atasnya (EKSKLUSIF).',
  },
  PPH22_PERSEN: {
    kind: inPersen(0, 5000),
    initial: '250',
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'PPh 22 yang dipungut dari pedagang, persen dari harga tanpa PPN.',
  },
  PPN_PEMBULATAN: {
    kind: choice('HALF_UP', 'FLOOR'),
    initial: 'HALF_UP',
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Pembulatan PPN per baris ke rupiah: terdekat (HALF_UP) atau ke bawah (FLOOR).',
  },
  /** Reliability 4.2: a password alone is little for who sees and approves everything. Read from the user's own store. */
  TOTP_WAJIB: {
    kind: yesno,
    initial: 'false',
    part: 'pengguna',
    guarded: true,
    levels: ['OWN'],
    meaning:
      'Verifikasi dua langkah (kode aplikasi autentikator) wajib untuk OWN, SU, MU, DEV dan pengguna kantor pusat.',
  },
  /** Findings of November 2026: a password that was just given is known to two. Read from the store of the act, by PostgreSQL. */
  EMPAT_MATA_JAM: {
    kind: count(1, 2160, 'jam'),
    initial: '72',
    part: 'pengguna',
    guarded: true,
    levels: ['OWN'],
    meaning:
      'Selama jam ini, siapa yang membuat pengguna, memberi passwordnya atau mengubah haknya tidak dapat disetujui olehnya.',
  },
  /** What a screen looks like for whoever chose nothing for himself. The spec does not say; ours. */
  TEMA_SKEMA: {
    kind: choice('auto', 'light', 'dark'),
    initial: 'auto',
    part: 'pengguna',
    meaning: 'Tema bawaan perusahaan: auto mengikuti perangkat, light terang, dark gelap.',
  },
  TEMA_AKSEN: {
    kind: choice('emas', 'zamrud', 'safir', 'delima'),
    initial: 'emas',
    part: 'pengguna',
    meaning: 'Warna aksen bawaan perusahaan.',
  },
  /** Spec 1 §2.2: the fixed list that it does not show. */
  DAFTAR_TOKO_REKAP: {
    kind: stores,
    initial: '',
    part: 'pengguna',
    levels: ['OWN', 'SU', 'DEV', 'MU'],
    meaning: 'Kode toko yang melihat Laporan Rekap Sales dan Laporan Rekap Transaksi Pembelian.',
  },
} as const satisfies Record<string, Setting>;
