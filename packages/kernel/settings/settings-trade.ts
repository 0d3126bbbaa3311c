/** Parameters of goods, prices, buying, lending and members. The list of all is settings.ts. */
import { choice, count, inGram, inPersen, inRupiah, type Setting, yesno } from './setting.ts';

const MILYAR = 1_000_000_000;

/** A ceiling on money that leaves the house, set by the levels of the owner alone; see uang-keluar.ts. */
const ceiling = (initial: string, meaning: string) =>
  ({
    kind: inRupiah(0, 1000 * MILYAR),
    initial,
    part: 'keuangan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning,
  }) as const satisfies Setting;

export const TRADE_SETTINGS = {
  /** Domain R3.1. */
  kategori_harga: {
    kind: choice('GRAM', 'PERSENTASE'),
    initial: 'GRAM',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning:
      'Dasar harga jual: GRAM memakai harga per gram grup, PERSENTASE memakai harga emas 24K kali kadar jual.',
  },
  /** Domain R3.5. */
  PEMBULATAN: {
    kind: inRupiah(1, 1_000_000),
    initial: '500',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Kelipatan rupiah tempat harga jual dan harga beli dibulatkan.',
  },
  /** The spec does not say; ours: one zero too many at the till is a drawer that is short of it in the evening. */
  BATAS_KEMBALIAN: {
    kind: inRupiah(100_000, MILYAR),
    initial: '10000000',
    part: 'penjualan',
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Kembalian tunai terbesar; lebih dari itu jumlah tunai dianggap salah ketik.',
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
  /** Domain R3.6. */
  PEMBULATAN_BERAT: {
    kind: yesno,
    initial: 'false',
    part: 'barang',
    everyday: true,
    meaning: 'Berat barang baru dibulatkan ke 0,05 gram untuk perdagangan; berat asli tetap dicatat.',
  },
  /** Domain R3.8: the negotiation margin. */
  TOLERANSI_PENJUALAN: {
    kind: inRupiah(0, MILYAR),
    initial: '0',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning:
      'Rupiah per barang yang boleh di bawah harga sistem tanpa otorisasi; 0 berarti selalu ditanyakan.',
  },
  /** Domain R3.8. */
  MAKS_DISKON_PERSEN: {
    kind: inPersen(0, 100_000),
    initial: '0',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Bagian harga sistem yang boleh hilang oleh diskon dan penurunan harga tanpa otorisasi.',
  },
  /** Features 2, idea 5: the spec names no figure; 5 % is more than gold moves on an ordinary day. */
  MAKS_PERUBAHAN_HARGA_PERSEN: {
    kind: inPersen(0, MILYAR),
    initial: '5000',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Langkah terbesar harga emas, harga beli, ongkos dan taksiran tanpa otorisasi orang kedua.',
  },
  SEWA_KERANJANG_MENIT: {
    kind: count(1, 240, 'menit'),
    initial: '15',
    part: 'penjualan',
    everyday: true,
    meaning: 'Lama barang di keranjang ditahan untuk kasir yang memindainya.',
  },
  /** Domain R4.7. */
  TOLERANSI_SUSUT: {
    kind: inGram(0, 10_000),
    initial: '20',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Susut berat saat pembelian kembali yang tidak mengurangi harga dan tidak ditanyakan.',
  },
  /** Domain R4.8. */
  BASIS_BUYBACK: {
    kind: choice('NOTA', 'HARGA_HARI_INI'),
    initial: 'NOTA',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Dasar harga beli kembali: harga pada nota, atau harga beli per gram hari ini.',
  },
  /** Spec 1 §9, Domain R4.9. */
  TEMPO_BUYBACK: {
    kind: count(0, 120, 'bulan'),
    initial: '3',
    part: 'pembelian',
    everyday: true,
    meaning: 'Umur nota yang masih mendapat syarat beli kembali yang tercetak.',
  },
  POTONGAN_LEWAT_TEMPO: {
    kind: inPersen(0, 100_000),
    initial: '0',
    part: 'pembelian',
    guarded: true,
    meaning: 'Potongan tambahan dari harga nota setelah tempo beli kembali lewat.',
  },
  /** Domain R4.10. */
  BATAS_IDENTITAS_PEMBELIAN: {
    kind: inRupiah(0, 100_000_000),
    initial: '10000000',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Mulai jumlah ini identitas penjual wajib dicatat.',
  },
  /** Domain 14.1; the law's own figure is the highest it may be. */
  BATAS_IDENTITAS: {
    kind: inRupiah(0, 100_000_000),
    initial: '100000000',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Mulai jumlah ini, dijumlah per pelanggan sehari, data diri pelanggan wajib lengkap.',
  },
  /** Domain 14.1. Its meaning says no more than the screen of the settings may show to whoever opens it. */
  BATAS_LAPOR_PPATK: {
    kind: inRupiah(0, 500_000_000),
    initial: '500000000',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: 'Batas jumlah transaksi sehari dalam laporan pemilik.',
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
  /** Domain R9.1, R9.2. */
  POIN_TIPE: {
    kind: choice('GRAM', 'RP'),
    initial: 'GRAM',
    part: 'member',
    meaning: 'Poin member dihitung dari gram atau dari rupiah penjualan.',
  },
  POIN_PER: {
    kind: count(0, MILYAR, 'miligram atau rupiah'),
    initial: '1000',
    part: 'member',
    meaning: 'Satu poin untuk setiap miligram (tipe GRAM) atau rupiah (tipe RP) sebanyak ini; 0 tanpa poin.',
  },
  NILAI_POIN: {
    kind: inRupiah(0, MILYAR),
    initial: '5000',
    part: 'member',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: 'Nilai rupiah satu poin member.',
  },
} as const satisfies Record<string, Setting>;
