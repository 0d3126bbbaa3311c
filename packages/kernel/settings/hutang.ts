/** What a store may switch on and set about loans and instalments. */
import type { Module } from './module.ts';
import { choice, count, inPersen, inRupiah, type Setting, words, yesno } from './setting.ts';

export const HUTANG_MODULES = {
  VALIDASI_HUTANG_MODULE: {
    part: 'hutang',
    guarded: true,
    meaning: 'Hutang yang disimpan menunggu validasi sebelum uang keluar dan masuk buku.',
  },
  LACI_GADAI_MODULE: {
    part: 'hutang',
    guarded: true,
    meaning: 'Uang tunai hutang keluar dari dan masuk ke laci gadai kasir, terpisah dari laci penjualan.',
  },
  PARAMETER_BUNGA_HUTANG_MODULE: {
    part: 'hutang',
    meaning: 'Parameter bunga hutang.',
  },
  PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: {
    part: 'hutang',
    meaning: 'Parameter hutang pokok (selama HUTANG_POKOK bukan HARGA_EMAS).',
  },
  PLAFOND_HUTANG_MODULE: {
    part: 'hutang',
    meaning: 'Plafond hutang dan plafond per kadar.',
  },
  CICILAN_MODULE: {
    part: 'cicilan',
    meaning: 'Penjualan dengan cicilan dan parameternya.',
  },
} as const satisfies Readonly<Record<string, Module>>;

/** Terms that are copied into each deed: they bind the loans that follow. */
const syarat = { part: 'hutang', guarded: true, levels: ['OWN', 'SU', 'MU'] } as const;

export const HUTANG_SETTINGS = {
  /** Domain R6.7. */
  RABAT_PELUNASAN_CEPAT: {
    kind: inPersen(0, 100_000),
    initial: '100000',
    part: 'cicilan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Bagian margin bulan yang belum berjalan yang dihapus bila cicilan dilunasi lebih cepat.',
  },
  /** Spec 1 §2.2, Domain R5.2. */
  HUTANG_POKOK: {
    kind: choice('PARAMETER', 'HARGA_EMAS'),
    initial: 'PARAMETER',
    part: 'hutang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning:
      'Nilai taksir gadai: tabel Parameter Hutang Pokok, atau harga emas hari ini (tabelnya lalu tertutup).',
  },
  /** Domain R5.3. */
  BUNGA_HUTANG: {
    ...syarat,
    kind: inPersen(0, 30_000),
    initial: '2000',
    meaning: 'Bunga hutang per bulan bila tidak ada Parameter Bunga Hutang untuk jumlahnya.',
  },
  /** Domain R5.4. */
  MODE_BUNGA: {
    ...syarat,
    kind: choice('HARIAN', '15_HARIAN', 'BULANAN'),
    initial: 'HARIAN',
    meaning: 'Bunga hutang dihitung per hari, per 15 hari yang dimulai, atau per 30 hari yang dimulai.',
  },
  BUNGA_HARI_MINIMAL: {
    ...syarat,
    kind: count(1, 120, 'hari'),
    initial: '1',
    meaning: 'Bunga hutang paling sedikit untuk sekian hari.',
  },
  PEMBULATAN_BUNGA: {
    ...syarat,
    kind: inRupiah(1, 100_000),
    initial: '500',
    meaning: 'Bunga dan denda hutang dibulatkan ke atas ke kelipatan ini.',
  },
  /** Domain 12.4: cash basis, accrual optional. No term of a deed: it binds from the next closing. */
  PENGAKUAN_BUNGA: {
    ...syarat,
    kind: choice('DIBAYAR', 'AKRUAL'),
    initial: 'DIBAYAR',
    meaning:
      'Bunga hutang menjadi pendapatan saat dibayar, atau setiap tutup toko sebesar yang tumbuh sampai hari itu.',
  },
  /** Domain R5.7. */
  DENDA_HUTANG: {
    ...syarat,
    kind: inPersen(0, 10_000),
    initial: '0',
    meaning: 'Denda hutang dari pokok, untuk setiap bulan yang dimulai setelah jatuh tempo.',
  },
  /** Domain R5.13. */
  POTONGAN_HUTANG: {
    ...syarat,
    kind: choice('DENDA', 'BUNGA'),
    initial: 'DENDA',
    meaning: 'Potongan hutang menghapus denda dahulu atau bunga dahulu, seperti tertulis pada suratnya.',
  },
  BIAYA_ADM_HUTANG: {
    ...syarat,
    kind: inRupiah(0, 10_000_000),
    initial: '0',
    meaning: 'Biaya administrasi yang dipotong saat uang hutang diserahkan.',
  },
  /** Domain R5.5. */
  BASIS_TEMPO: {
    ...syarat,
    kind: choice('BULAN', '30_HARI'),
    initial: 'BULAN',
    meaning: 'Jatuh tempo hutang pada tanggal yang sama di bulan berikutnya, atau 30 hari per bulan.',
  },
  INGAT_TANGGAL: {
    kind: yesno,
    initial: 'false',
    part: 'hutang',
    meaning: 'Perpanjangan hutang kembali ke tanggal semula pada surat (31 tetap 31).',
  },
  /** Domain R5.6a. */
  PERPANJANG_HUTANG: {
    part: 'hutang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    kind: count(0, 120, 'bulan'),
    initial: '12',
    meaning:
      'Perpanjangan hutang paling banyak sekian bulan sejak jatuh tempo pertama; selebihnya persetujuan owner.',
    reaches: {
      documents: ['hutang'],
      becomes: 'Pinjaman berjalan memakai batas baru bila diperpanjang.',
    },
  },
  /** Domain R5.2. */
  PLAFOND_HUTANG: {
    ...syarat,
    kind: inPersen(1000, 100_000),
    initial: '70000',
    meaning: 'Plafond hutang dari nilai taksir bila tidak ada baris plafond yang cocok.',
  },
  LEWAT_PLAFOND_HUTANG: {
    ...syarat,
    kind: yesno,
    initial: 'false',
    meaning: 'Hutang di atas plafond boleh dengan otorisasi; selain itu ditolak.',
  },
  /** Domain R5.11: without a licence nothing that is printed calls it a pawn. */
  NOMOR_IZIN_GADAI: {
    ...syarat,
    kind: words(60),
    initial: '',
    meaning: 'Nomor izin OJK usaha gadai; tanpa nomor ini tidak ada kertas yang menyebut gadai.',
  },
  /** Domain R5.10. */
  TENGGANG_LELANG: {
    ...syarat,
    kind: count(0, 180, 'hari'),
    initial: '7',
    meaning: 'Hari setelah jatuh tempo sebelum barang jaminan boleh dilelang.',
  },
} as const satisfies Readonly<Record<string, Setting>>;
