/** Parameters of goods, prices, buying, lending and members. The list of all is settings.ts. */
import { choice, count, inGram, inPersen, inRupiah, type Setting, yesno } from './setting.ts';

const MILYAR = 1_000_000_000;

/** A ceiling on money that leaves the house, set by the levels of the owner alone; see uang-keluar.ts. */
const ceiling = (initial: string, id: string, en: string) =>
  ({
    kind: inRupiah(0, 1000 * MILYAR),
    initial,
    part: 'keuangan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: { id, en },
  }) as const satisfies Setting;

export const TRADE_SETTINGS = {
  /** Domain R3.1. */
  kategori_harga: {
    kind: choice('GRAM', 'PERSENTASE'),
    initial: 'GRAM',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Dasar harga jual: GRAM memakai harga per gram grup, PERSENTASE memakai harga emas 24K kali kadar jual.',
      en: 'What a sale price is based on: GRAM takes the price per gram of the group, PERSENTASE the 24K price times the sale karat.',
    },
  },
  /** Domain R3.5. */
  PEMBULATAN: {
    kind: inRupiah(1, 1_000_000),
    initial: '500',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Kelipatan rupiah tempat harga jual dan harga beli dibulatkan.',
      en: 'Step in rupiah that sale and purchase prices are rounded to.',
    },
  },
  /** The spec does not say; ours: one zero too many at the till is a drawer that is short of it in the evening. */
  BATAS_KEMBALIAN: {
    kind: inRupiah(100_000, MILYAR),
    initial: '10000000',
    part: 'penjualan',
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Kembalian tunai terbesar; lebih dari itu jumlah tunai dianggap salah ketik.',
      en: 'Largest change in cash; beyond it the cash amount is taken for a slip of the finger.',
    },
  },
  BATAS_KELUAR_KASIR: ceiling(
    '25000000',
    'Uang yang boleh dikeluarkan kasir sekali jalan (beli, tukar kurang, uang keluar, gesek tunai); lebih dari itu perlu supervisor.',
    'What a cashier may pay out at once (buying, exchange, money out, card cash-out); beyond it a supervisor must agree.',
  ),
  BATAS_KELUAR_HARIAN_KASIR: ceiling(
    '100000000',
    'Uang yang boleh dikeluarkan seorang kasir dalam sehari; lebih dari itu perlu supervisor.',
    'What one cashier may pay out in a day; beyond it a supervisor must agree.',
  ),
  BATAS_KELUAR_LAWAN: ceiling(
    '25000000',
    'Uang yang boleh dikeluarkan para kasir kepada satu orang dalam sehari; lebih dari itu perlu supervisor.',
    'What the cashiers together may pay out to one person in a day; beyond it a supervisor must agree.',
  ),
  BATAS_KELUAR_SPV: ceiling(
    '100000000',
    'Uang yang boleh dikeluarkan, atau disetujui, supervisor sekali jalan; lebih dari itu perlu pemilik.',
    'What a supervisor may pay out, or agree to, at once; beyond it the owner must agree.',
  ),
  BATAS_KELUAR_HARIAN_SPV: ceiling(
    '500000000',
    'Uang yang boleh dikeluarkan satu orang dalam sehari dengan persetujuan supervisor; lebih dari itu perlu pemilik.',
    'What one person may pay out in a day with a supervisor agreeing; beyond it the owner must agree.',
  ),
  /** Domain R3.6. */
  PEMBULATAN_BERAT: {
    kind: yesno,
    initial: 'false',
    part: 'barang',
    everyday: true,
    meaning: {
      id: 'Berat barang baru dibulatkan ke 0,05 gram untuk perdagangan; berat asli tetap dicatat.',
      en: 'The trade weight of new pieces is rounded to 0.05 gram; the real weight is kept.',
    },
  },
  /** Domain R3.8: the negotiation margin. */
  TOLERANSI_PENJUALAN: {
    kind: inRupiah(0, MILYAR),
    initial: '0',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Rupiah per barang yang boleh di bawah harga sistem tanpa otorisasi; 0 berarti selalu ditanyakan.',
      en: 'Rupiah a piece may be sold below the system price without approval; 0 means it is always asked.',
    },
  },
  /** Domain R3.8. */
  MAKS_DISKON_PERSEN: {
    kind: inPersen(0, 100_000),
    initial: '0',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Bagian harga sistem yang boleh hilang oleh diskon dan penurunan harga tanpa otorisasi.',
      en: 'Share of the system price that discount and lowering may take together without approval.',
    },
  },
  /** Features 2, idea 5: the spec names no figure; 5 % is more than gold moves on an ordinary day. */
  MAKS_PERUBAHAN_HARGA_PERSEN: {
    kind: inPersen(0, MILYAR),
    initial: '5000',
    part: 'barang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Langkah terbesar harga emas, harga beli, ongkos dan taksiran tanpa otorisasi orang kedua.',
      en: 'The largest step of gold prices, purchase prices, ongkos and pledge values without a second person.',
    },
  },
  SEWA_KERANJANG_MENIT: {
    kind: count(1, 240, { id: 'menit', en: 'minutes' }),
    initial: '15',
    part: 'penjualan',
    everyday: true,
    meaning: {
      id: 'Lama barang di keranjang ditahan untuk kasir yang memindainya.',
      en: 'How long a piece in a cart is held for the cashier who scanned it.',
    },
  },
  /** Domain R4.7. */
  TOLERANSI_SUSUT: {
    kind: inGram(0, 10_000),
    initial: '20',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Susut berat saat pembelian kembali yang tidak mengurangi harga dan tidak ditanyakan.',
      en: 'Loss of weight at a buy-back that costs nothing and is not asked about.',
    },
  },
  /** Domain R4.8. */
  BASIS_BUYBACK: {
    kind: choice('NOTA', 'HARGA_HARI_INI'),
    initial: 'NOTA',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Dasar harga beli kembali: harga pada nota, atau harga beli per gram hari ini.',
      en: 'What a buy-back starts from: the price on the nota, or the purchase price per gram of the day.',
    },
  },
  /** Spec 1 §9, Domain R4.9. */
  TEMPO_BUYBACK: {
    kind: count(0, 120, { id: 'bulan', en: 'months' }),
    initial: '3',
    part: 'pembelian',
    everyday: true,
    meaning: {
      id: 'Umur nota yang masih mendapat syarat beli kembali yang tercetak.',
      en: 'Age of a nota that still gets the printed buy-back terms.',
    },
  },
  POTONGAN_LEWAT_TEMPO: {
    kind: inPersen(0, 100_000),
    initial: '0',
    part: 'pembelian',
    guarded: true,
    meaning: {
      id: 'Potongan tambahan dari harga nota setelah tempo beli kembali lewat.',
      en: 'What is cut from the price of the nota once the buy-back term has passed.',
    },
  },
  /** Domain R4.10. */
  BATAS_IDENTITAS_PEMBELIAN: {
    kind: inRupiah(0, 100_000_000),
    initial: '10000000',
    part: 'pembelian',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'Mulai jumlah ini identitas penjual wajib dicatat.',
      en: 'From this amount on the identity of the seller must be written down.',
    },
  },
  /** Domain 14.1; the law's own figure is the highest it may be. */
  BATAS_IDENTITAS: {
    kind: inRupiah(0, 100_000_000),
    initial: '100000000',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'Mulai jumlah ini, dijumlah per pelanggan sehari, data diri pelanggan wajib lengkap.',
      en: 'From this amount on, summed per customer and day, the personal data of the customer must be complete.',
    },
  },
  /** Domain 14.1. Its meaning says no more than the screen of the settings may show to whoever opens it. */
  BATAS_LAPOR_PPATK: {
    kind: inRupiah(0, 500_000_000),
    initial: '500000000',
    part: 'penjualan',
    guarded: true,
    levels: ['OWN', 'SU'],
    meaning: {
      id: 'Batas jumlah transaksi sehari dalam laporan pemilik.',
      en: "Line of a day's transactions in a report of the owner.",
    },
  },
  /** Spec 1 §2.2, Domain R5.2. */
  HUTANG_POKOK: {
    kind: choice('PARAMETER', 'HARGA_EMAS'),
    initial: 'PARAMETER',
    part: 'hutang',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: {
      id: 'Nilai taksir gadai: tabel Parameter Hutang Pokok, atau harga emas hari ini (tabelnya lalu tertutup).',
      en: 'What a pledge is valued by: the table of principal debt, or the gold price of the day (its table is shut then).',
    },
  },
  /** Domain R9.1, R9.2. */
  POIN_TIPE: {
    kind: choice('GRAM', 'RP'),
    initial: 'GRAM',
    part: 'member',
    meaning: {
      id: 'Poin member dihitung dari gram atau dari rupiah penjualan.',
      en: 'Whether members earn points by gram or by rupiah.',
    },
  },
  POIN_PER: {
    kind: count(0, MILYAR, { id: 'miligram atau rupiah', en: 'milligrams or rupiah' }),
    initial: '1000',
    part: 'member',
    meaning: {
      id: 'Satu poin untuk setiap miligram (tipe GRAM) atau rupiah (tipe RP) sebanyak ini; 0 tanpa poin.',
      en: 'One point for every so many milligrams (GRAM) or rupiah (RP); 0 gives none.',
    },
  },
  NILAI_POIN: {
    kind: inRupiah(0, MILYAR),
    initial: '5000',
    part: 'member',
    guarded: true,
    levels: ['OWN', 'SU', 'MU'],
    meaning: { id: 'Nilai rupiah satu poin member.', en: 'What a point of a member is worth in rupiah.' },
  },
} as const satisfies Record<string, Setting>;
