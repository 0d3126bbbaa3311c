/** What a store may switch on and set about people, papers and connections. */
import type { Module } from './module.ts';
import { choice, count, type Setting, stores, yesno } from './setting.ts';

export const PENGGUNA_MODULES = {
  FINGERPRINT_MODULE: {
    part: 'pengguna',
    meaning: 'Otorisasi dengan sidik jari.',
  },
  CETAK_DUPLIKAT_AKSESORIS_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota aksesoris dicetak dua.',
  },
  CETAK_DUPLIKAT_HUTANG_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Surat hutang dicetak dua.',
  },
  CETAK_DUPLIKAT_PEMBELIAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota pembelian dicetak dua.',
  },
  CETAK_DUPLIKAT_PENJUALAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota penjualan dicetak dua.',
  },
  CETAK_DUPLIKAT_PESANAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota pesanan dicetak dua.',
  },
  CETAK_DUPLIKAT_SERVICE_AMBIL_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota pengambilan service dicetak dua.',
  },
  CETAK_DUPLIKAT_SERVICE_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota service dicetak dua.',
  },
  CETAK_DUPLIKAT_TITIPAN_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota titipan dicetak dua.',
  },
  CETAK_DUPLIKAT_TUKAR_MODULE: {
    part: 'cetak',
    everyday: true,
    meaning: 'Nota tukar dicetak dua.',
  },
  SETTING_NOTA_OWNER_ONLY: {
    part: 'cetak',
    levels: ['OWN', 'SU'],
    meaning: 'Perancang nota hanya untuk pemilik dan super user.',
  },
  BARANG_WEB_EXTERNAL_MODULE: {
    part: 'integrasi',
    meaning: 'Barang dikirim ke web di luar sistem.',
  },
  MARKETPLACE_INTEGRATION_MODULE: {
    part: 'integrasi',
    meaning: 'Pengaturan dan sambungan marketplace.',
  },
  SEMI_GROSIR_MODULE: {
    part: 'integrasi',
    meaning: 'Layar semi grosir.',
  },
  WHATSAPP_MODULE: {
    part: 'integrasi',
    meaning: 'Nota dan pesan lewat WhatsApp.',
  },
} as const satisfies Readonly<Record<string, Module>>;

export const PENGGUNA_SETTINGS = {
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
  /** docs/decisions/0152. Read from the store that asks. */
  OTORISASI_PUSH: {
    kind: yesno,
    initial: 'true',
    part: 'pengguna',
    meaning:
      'Permintaan otorisasi dikirim sebagai notifikasi ke perangkat penyetuju yang menyalakannya, juga saat HP tidur.',
  },
  /** Features.md, users: a PIN at the till. Read at head office for the whole chain; docs/decisions/0150. */
  PIN_OTORISASI: {
    kind: yesno,
    initial: 'false',
    part: 'pengguna',
    guarded: true,
    levels: ['OWN'],
    meaning:
      'PIN enam angka boleh dipakai untuk menyetujui, tidak untuk masuk. Dibaca dari kantor pusat untuk seluruh toko.',
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
  /** What the owner said of his trade at the start, read from head office: docs/decisions/0135. */
  BENTUK_USAHA: {
    kind: choice('BELUM', 'SATU_TOKO', 'RANTAI'),
    initial: 'BELUM',
    part: 'pengguna',
    levels: ['OWN', 'SU', 'MU'],
    meaning:
      'Bentuk usaha, dibaca dari kantor pusat: SATU_TOKO berdiri sendiri, RANTAI dengan kantor pusat, BELUM menurut jumlah cabang.',
  },
  /** docs/decisions/0153: a copy of the shop is not kept for ever. Read from the store of whoever makes one. */
  UJI_COBA_HARI: {
    kind: count(1, 60, 'hari'),
    initial: '14',
    part: 'pengguna',
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Uji coba pindahan dibuang sendiri sesudah sekian hari sejak dibuat.',
  },
  /** Spec 1 §2.2: the fixed list that it does not show. */
  DAFTAR_TOKO_REKAP: {
    kind: stores,
    initial: '',
    part: 'pengguna',
    levels: ['OWN', 'SU', 'DEV', 'MU'],
    meaning: 'Kode toko yang melihat Laporan Rekap Sales dan Laporan Rekap Transaksi Pembelian.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
