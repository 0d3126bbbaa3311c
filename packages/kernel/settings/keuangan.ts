/** What a store may switch on and set about money, tax and accounts. */
import type { Module } from './module.ts';
import { choice, inGram, inPersen, inRupiah, type Setting, yesno } from './setting.ts';

const MILYAR = 1_000_000_000;
/** In milligrams. */
const KILO = 1_000_000;

const BATAS = { part: 'keuangan', guarded: true, levels: ['OWN', 'SU', 'MU'] } as const;

/** A ceiling on what leaves the house, set by the levels of the owner alone; see lepas.ts. */
const ceiling = (initial: string, meaning: string) =>
  ({ ...BATAS, kind: inRupiah(0, 1000 * MILYAR), initial, meaning }) as const satisfies Setting;
/** The same of fine gold. */
const goldCeiling = (initial: string, meaning: string) =>
  ({ ...BATAS, kind: inGram(0, 100 * KILO), initial, meaning }) as const satisfies Setting;

export const KEUANGAN_MODULES = {
  DAILY_SALDO_TRANSACTION_REPORT_MODULE: {
    part: 'keuangan',
    meaning: 'Laporan Transaksi Harian dengan saldo.',
  },
  VALIDASI_INPUT_BY_KEUANGAN_MODULE: {
    part: 'keuangan',
    meaning: 'Nota divalidasi bagian keuangan, bukan oleh yang memasukkannya.',
  },
  VALIDASI_NON_CASH_MODULE: {
    part: 'keuangan',
    guarded: true,
    meaning: 'Penerimaan non-cash divalidasi terhadap rekening koran.',
  },
  PAJAK_24K_MODULE: {
    part: 'pajak',
    needs: ['PPN_TRANSAKSI_MODULE'],
    meaning: 'Nota menyebut berat setara 24K tiap barang dan jumlahnya.',
  },
  PPH22_PENJUALAN_MODULE: {
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Penjualan ke pedagang lain ditandai dan PPh 22 dipungut di atas harganya.',
  },
  PPN_TRANSAKSI_MODULE: {
    part: 'pajak',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning:
      'PPN dipungut pada penjualan. Hanya untuk toko PKP; PKP di Master Toko ikut menghidupkan dan mematikannya.',
    reaches: {
      documents: ['titipan', 'pesanan', 'pre_order', 'cicilan'],
      becomes: 'Harga yang sudah disepakati tetap; PPN dihitung menurut setelan pada hari barang diserahkan.',
    },
  },
  NAGAFIN_ACCOUNTING_MODULE: {
    part: 'akuntansi',
    meaning: 'Akuntansi: Parameter Akun, jurnal, buku besar, laporan keuangan.',
  },
} as const satisfies Readonly<Record<string, Module>>;

export const KEUANGAN_SETTINGS = {
  /** Bank Indonesia lets an app pay so much by one QRIS; the payer would find out only on his phone. */
  BATAS_QRIS: {
    kind: inRupiah(1, MILYAR),
    initial: '10000000',
    part: 'keuangan',
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Pembayaran QRIS terbesar sekali bayar, menurut aturan Bank Indonesia.',
  },
  QRIS_WAJIB_REFERENSI: {
    kind: yesno,
    initial: 'false',
    part: 'keuangan',
    meaning: 'Kasir harus menulis nomor referensi dari HP pembeli sebelum pembayaran QRIS disimpan.',
  },
  BATAS_KELUAR_KASIR: ceiling(
    '25000000',
    'Uang yang boleh dikeluarkan kasir sekali jalan (beli, tukar kurang, uang keluar, gesek tunai); lebih dari itu perlu supervisor.',
  ),
  BATAS_KELUAR_HARIAN_KASIR: ceiling(
    '100000000',
    'Uang yang boleh dikeluarkan seorang kasir dalam sehari; lebih dari itu perlu supervisor.',
  ),
  BATAS_KELUAR_LAWAN: ceiling(
    '25000000',
    'Uang yang boleh dikeluarkan para kasir kepada satu orang dalam sehari; lebih dari itu perlu supervisor.',
  ),
  BATAS_KELUAR_SPV: ceiling(
    '100000000',
    'Uang yang boleh dikeluarkan, atau disetujui, supervisor sekali jalan; lebih dari itu perlu pemilik.',
  ),
  BATAS_KELUAR_HARIAN_SPV: ceiling(
    '500000000',
    'Uang yang boleh dikeluarkan satu orang dalam sehari dengan persetujuan supervisor; lebih dari itu perlu pemilik.',
  ),
  BATAS_GRAM_TANPA_NOTA_KASIR: goldCeiling(
    '75000',
    'Emas murni tanpa nota toko yang boleh diambil alih seorang kasir dalam sehari (beli, tukar, atau gadai); lebih dari itu perlu supervisor.',
  ),
  BATAS_GRAM_TANPA_NOTA_SPV: goldCeiling(
    '400000',
    'Emas murni tanpa nota toko yang boleh diambil alih, atau disetujui, supervisor dalam sehari; lebih dari itu perlu pemilik.',
  ),
  BATAS_NON_CASH_KASIR: ceiling(
    '50000000',
    'Pembayaran transfer, kartu atau QRIS yang boleh diterima kasir sekali jalan sebelum terlihat di bank; lebih dari itu perlu supervisor.',
  ),
  BATAS_NON_CASH_HARIAN_KASIR: ceiling(
    '250000000',
    'Pembayaran transfer, kartu atau QRIS yang belum divalidasi, diterima seorang kasir dalam sehari; lebih dari itu perlu supervisor.',
  ),
  BATAS_NON_CASH_SPV: ceiling(
    '250000000',
    'Pembayaran transfer, kartu atau QRIS yang boleh diterima, atau disetujui, supervisor sekali jalan sebelum terlihat di bank; lebih dari itu perlu pemilik.',
  ),
  BATAS_NON_CASH_HARIAN_SPV: ceiling(
    '1000000000',
    'Pembayaran transfer, kartu atau QRIS yang belum divalidasi, diterima satu orang dalam sehari dengan persetujuan supervisor; lebih dari itu perlu pemilik.',
  ),
  BATAS_JALAN_KASIR: ceiling(
    '25000000',
    'Uang yang boleh dikirim kasir ke toko lain sekali jalan; lebih dari itu perlu supervisor.',
  ),
  BATAS_JALAN_HARIAN_KASIR: ceiling(
    '100000000',
    'Uang yang boleh dikirim seorang kasir ke toko lain dalam sehari; lebih dari itu perlu supervisor.',
  ),
  BATAS_JALAN_SPV: ceiling(
    '250000000',
    'Uang yang boleh dikirim, atau disetujui, supervisor ke toko lain sekali jalan; lebih dari itu perlu pemilik.',
  ),
  BATAS_JALAN_HARIAN_SPV: ceiling(
    '500000000',
    'Uang yang boleh dikirim satu orang ke toko lain dalam sehari dengan persetujuan supervisor; lebih dari itu perlu pemilik.',
  ),
  BATAS_GRAM_JALAN_KASIR: goldCeiling(
    '50000',
    'Emas murni yang boleh dikirim seorang kasir ke toko lain dalam sehari; lebih dari itu perlu supervisor.',
  ),
  BATAS_GRAM_JALAN_SPV: goldCeiling(
    '200000',
    'Emas murni yang boleh dikirim, atau disetujui, supervisor ke toko lain dalam sehari; lebih dari itu perlu pemilik.',
  ),
  BATAS_UTANG_KASIR: ceiling(
    '25000000',
    'Utang supplier atau tukang yang boleh dicatat kasir sekali jalan; lebih dari itu perlu supervisor.',
  ),
  BATAS_UTANG_HARIAN_KASIR: ceiling(
    '100000000',
    'Utang supplier atau tukang yang boleh dicatat seorang kasir dalam sehari; lebih dari itu perlu supervisor.',
  ),
  BATAS_UTANG_SPV: ceiling(
    '250000000',
    'Utang supplier atau tukang yang boleh dicatat, atau disetujui, supervisor sekali jalan; lebih dari itu perlu pemilik.',
  ),
  BATAS_UTANG_HARIAN_SPV: ceiling(
    '1000000000',
    'Utang supplier atau tukang yang boleh dicatat satu orang dalam sehari dengan persetujuan supervisor; lebih dari itu perlu pemilik.',
  ),
  BATAS_POIN_KASIR: ceiling(
    '250000',
    'Nilai poin dan kupon yang boleh dipakai, ditukar hadiah, atau diubah kasir sekali jalan; lebih dari itu perlu supervisor.',
  ),
  BATAS_POIN_HARIAN_KASIR: ceiling(
    '1000000',
    'Nilai poin dan kupon yang boleh dipakai, ditukar hadiah, atau diubah seorang kasir dalam sehari; lebih dari itu perlu supervisor.',
  ),
  BATAS_POIN_SPV: ceiling(
    '2500000',
    'Nilai poin dan kupon yang boleh dipakai, ditukar hadiah, diubah, atau disetujui supervisor sekali jalan; lebih dari itu perlu pemilik.',
  ),
  BATAS_POIN_HARIAN_SPV: ceiling(
    '10000000',
    'Nilai poin dan kupon yang boleh dipakai, ditukar hadiah, atau diubah satu orang dalam sehari dengan persetujuan supervisor; lebih dari itu perlu pemilik.',
  ),
  BATAS_POTONGAN_HARIAN_KASIR: ceiling(
    '5000000',
    'Potongan harga yang boleh diberikan seorang kasir dalam sehari tanpa persetujuan; lebih dari itu perlu supervisor.',
  ),
  BATAS_POTONGAN_HARIAN_SPV: ceiling(
    '50000000',
    'Potongan harga yang boleh diberikan, atau disetujui, supervisor dalam sehari; lebih dari itu perlu pemilik.',
  ),
  BATAS_IKAT_KASIR: ceiling(
    '100000000',
    'Harga yang boleh diikat kasir sekali jalan dan belum dibayar (titipan, pesanan, pre-order, cicilan); lebih dari itu perlu supervisor.',
  ),
  BATAS_IKAT_HARIAN_KASIR: ceiling(
    '250000000',
    'Harga yang boleh diikat seorang kasir dalam sehari dan belum dibayar; lebih dari itu perlu supervisor.',
  ),
  BATAS_GRAM_IKAT_KASIR: goldCeiling(
    '100000',
    'Emas murni yang harganya boleh diikat seorang kasir dalam sehari dan belum dibayar; lebih dari itu perlu supervisor.',
  ),
  BATAS_IKAT_SPV: ceiling(
    '500000000',
    'Harga yang boleh diikat, atau disetujui, supervisor sekali jalan dan belum dibayar; lebih dari itu perlu pemilik.',
  ),
  BATAS_IKAT_HARIAN_SPV: ceiling(
    '1000000000',
    'Harga yang boleh diikat satu orang dalam sehari dan belum dibayar dengan persetujuan supervisor; lebih dari itu perlu pemilik.',
  ),
  BATAS_GRAM_IKAT_SPV: goldCeiling(
    '500000',
    'Emas murni yang harganya boleh diikat, atau disetujui, supervisor dalam sehari dan belum dibayar; lebih dari itu perlu pemilik.',
  ),
  BATAS_GRAM_KELUAR_KASIR: goldCeiling(
    '10000',
    'Emas murni yang boleh dikeluarkan atau disusutkan seorang kasir dalam sehari tanpa uang masuk dan tanpa persetujuan; lebih dari itu perlu supervisor.',
  ),
  BATAS_GRAM_KELUAR_SPV: goldCeiling(
    '200000',
    'Emas murni yang boleh dikeluarkan atau disusutkan, atau disetujui, supervisor dalam sehari tanpa uang masuk, termasuk rosok untuk supplier; lebih dari itu perlu pemilik.',
  ),
  BATAS_SELISIH_LACI: ceiling(
    '1000000',
    'Selisih semua laci saat tutup toko, lebih atau kurang, yang boleh disetujui supervisor; lebih dari itu perlu pemilik.',
  ),
  /** Domain R6.10. */
  FEE_GESEK_TUNAI: {
    kind: inPersen(0, 20_000),
    initial: '3000',
    part: 'keuangan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Fee gesek tunai, persen dari yang digesek; fee lain perlu persetujuan.',
  },
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
    reaches: {
      documents: ['titipan', 'pesanan', 'pre_order', 'cicilan'],
      becomes: 'Harga yang sudah disepakati tetap dihitung dengan cara PPN saat disepakati.',
    },
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
} as const satisfies Readonly<Record<string, Setting>>;
