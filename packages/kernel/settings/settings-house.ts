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
    meaning: {
      id: 'Gesek tunai dengan kartu kredit. Dilarang untuk pedagang (PBI 14/2/PBI/2012); tanggung jawab pemilik.',
      en: 'Cash-outs by credit card. Forbidden to merchants (PBI 14/2/PBI/2012); at the owner’s risk.',
    },
  },
  /** Domain R3.15, 13.7. */
  PPN_CARA: {
    kind: choice('INKLUSIF', 'EKSKLUSIF'),
    initial: 'INKLUSIF',
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'Harga jual sudah termasuk PPN (INKLUSIF) atau PPN ditambahkan di atasnya (EKSKLUSIF).',
      en: 'Prices hold the PPN (INKLUSIF), or it comes on top (EKSKLUSIF).',
    },
  },
  PPH22_PERSEN: {
    kind: inPersen(0, 5000),
    initial: '250',
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'PPh 22 yang dipungut dari pedagang, persen dari harga tanpa PPN.',
      en: 'PPh 22 collected from traders, percent of the price without PPN.',
    },
  },
  PPN_PEMBULATAN: {
    kind: choice('HALF_UP', 'FLOOR'),
    initial: 'HALF_UP',
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'Pembulatan PPN per baris ke rupiah: terdekat (HALF_UP) atau ke bawah (FLOOR).',
      en: 'How the PPN of a line becomes whole rupiah: to the nearest (HALF_UP) or down (FLOOR).',
    },
  },
  /** Reliability 4.2: a password alone is little for who sees and approves everything. Read from the user's own store. */
  TOTP_WAJIB: {
    kind: yesno,
    initial: 'false',
    part: 'pengguna',
    guarded: true,
    levels: ['OWN'],
    meaning: {
      id: 'Verifikasi dua langkah (kode aplikasi autentikator) wajib untuk OWN, SU, MU, DEV dan pengguna kantor pusat.',
      en: 'Two-step login (code of an authenticator app) is required of OWN, SU, MU, DEV and head-office users.',
    },
  },
  /** Findings of November 2026: a password that was just given is known to two. Read from the store of the act, by PostgreSQL. */
  EMPAT_MATA_JAM: {
    kind: count(1, 2160, { id: 'jam', en: 'hours' }),
    initial: '72',
    part: 'pengguna',
    guarded: true,
    levels: ['OWN'],
    meaning: {
      id: 'Selama jam ini, siapa yang membuat pengguna, memberi passwordnya atau mengubah haknya tidak dapat disetujui olehnya.',
      en: 'For these hours whoever made a user, gave the password or changed the rights cannot be approved by that user.',
    },
  },
  /** What a screen looks like for whoever chose nothing for himself. The spec does not say; ours. */
  TEMA_SKEMA: {
    kind: choice('auto', 'light', 'dark'),
    initial: 'auto',
    part: 'pengguna',
    meaning: {
      id: 'Tema bawaan perusahaan: auto mengikuti perangkat, light terang, dark gelap.',
      en: 'The company’s theme: auto follows the device, light, dark.',
    },
  },
  TEMA_AKSEN: {
    kind: choice('emas', 'zamrud', 'safir', 'delima'),
    initial: 'emas',
    part: 'pengguna',
    meaning: {
      id: 'Warna aksen bawaan perusahaan.',
      en: 'The company’s accent colour.',
    },
  },
  /** Spec 1 §2.2: the fixed list that it does not show. */
  DAFTAR_TOKO_REKAP: {
    kind: stores,
    initial: '',
    part: 'pengguna',
    levels: ['OWN', 'SU', 'DEV', 'MU'],
    meaning: {
      id: 'Kode toko yang melihat Laporan Rekap Sales dan Laporan Rekap Transaksi Pembelian.',
      en: 'Stores that see the recap of sales people and the recap of purchases.',
    },
  },
} as const satisfies Record<string, Setting>;
