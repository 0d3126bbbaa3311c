/**
 * The rules behind the hints, each said once: what is measured, why it is shown, what explains it without anybody's fault, and from
 * where on it is shown. Each is a sum over rows that anybody may look at (`baris-petunjuk.query.ts`); nothing is learnt or weighed in
 * secret. The specification has no hints; Features.md, idea 20. docs/decisions/0168.
 */
import { type MiliPersen, miliPersen } from '@mustika/kernel/amount.ts';

/**
 * From where on something is shown: a share of at least `ambang`, at least `minimal` times in the period, and at least `kali` of what is
 * usual among the others (200 %: twice as much). `menit`: how long after the nota a cancellation counts.
 */
export type Batas = {
  aktif: boolean;
  ambang: MiliPersen;
  minimal: number;
  kali: MiliPersen;
  menit: number;
};

/** What is counted; POIN is a share of nothing. */
export const SATUAN = ['NOTA', 'CETAKAN', 'DOKUMEN', 'LACI', 'BERAT', 'MILIGRAM', 'RUPIAH', 'POIN'] as const;

export type Aturan = {
  nama: string;
  satuan: (typeof SATUAN)[number];
  /** Measured per karat, or per member; else a person has one figure. */
  kelompok?: 'KADAR' | 'MEMBER';
  kenapa: string;
  wajar: string;
  bawaan: Batas;
};

const persen = (percent: number): MiliPersen => miliPersen(percent * 1000);
const batas = (ambang: number, minimal: number, kali: number, menit = 0): Batas => ({
  ...{ aktif: true, ambang: persen(ambang), minimal, kali: persen(kali), menit },
});

/** Every rule by its code; the order is that of lists. Features.md, idea 20. */
export const ATURAN = {
  BATAL_NOTA: {
    nama: 'Nota dibatalkan',
    satuan: 'NOTA',
    kenapa: 'Bagian nota jual dan beli yang dibuat orang ini lalu dibatalkan lebih besar dari biasanya.',
    wajar: 'Orang baru, pelanggan yang batal, atau harga yang salah terbit pada hari itu.',
    bawaan: batas(3, 3, 200),
  },
  BATAL_TUNAI: {
    nama: 'Nota tunai dibatalkan kemudian',
    satuan: 'NOTA',
    kenapa:
      'Nota yang dibayar tunai dibatalkan beberapa menit sesudah dibuat, saat pembeli biasanya sudah pergi.',
    wajar: 'Pembeli kembali di hari yang sama, atau salahnya baru terlihat kemudian.',
    bawaan: batas(1, 2, 200, 15),
  },
  SUSUT_BELI: {
    nama: 'Susut saat membeli kembali',
    satuan: 'MILIGRAM',
    kelompok: 'KADAR',
    kenapa:
      'Berat yang hilang terhadap nota lebih besar dari yang ditimbang orang lain untuk kadar yang sama.',
    wajar: 'Barang yang memang lebih tua atau aus, atau timbangan yang perlu ditera.',
    bawaan: batas(0.5, 5, 200),
  },
  POTONGAN_BELI: {
    nama: 'Potongan saat membeli',
    satuan: 'RUPIAH',
    kelompok: 'KADAR',
    kenapa:
      'Potongan kondisi dan potongan tangan lebih besar dari yang dipakai orang lain untuk kadar yang sama.',
    wajar: 'Lebih banyak barang rusak yang datang kepadanya, atau ia dipercaya menaksir.',
    bawaan: batas(5, 5, 150),
  },
  DISKON_JUAL: {
    nama: 'Diskon saat menjual',
    satuan: 'RUPIAH',
    kenapa: 'Diskon yang diberikan orang ini lebih besar dari yang diberikan orang lain.',
    wajar: 'Ia melayani pelanggan besar, atau menjual barang yang sedang dihabiskan.',
    bawaan: batas(2, 5, 200),
  },
  IZIN_HARGA: {
    nama: 'Izin harga dan diskon',
    satuan: 'NOTA',
    kenapa: 'Lebih banyak notanya perlu izin orang kedua karena harga, ongkos atau diskon di luar batas.',
    wajar: 'Ia menangani pelanggan yang menawar, atau harga terbit terlambat.',
    bawaan: batas(5, 3, 200),
  },
  CETAK_ULANG: {
    nama: 'Cetak ulang',
    satuan: 'CETAKAN',
    kenapa: 'Lebih banyak cetakannya adalah cetakan ulang dari dokumen yang sudah pernah dicetak.',
    wajar: 'Printer macet, kertas habis, atau pelanggan meminta salinan.',
    bawaan: batas(20, 5, 200),
  },
  TANGGAL_MUNDUR: {
    nama: 'Tanggal mundur',
    satuan: 'DOKUMEN',
    kenapa:
      'Dokumen dibuat untuk hari yang sudah pernah ditutup: jurnal bertanggal mundur, atau hari yang dibuka kembali.',
    wajar: 'Penyesuaian akhir bulan, atau pemilik membuka hari untuk membetulkan kesalahan.',
    bawaan: batas(0, 2, 200),
  },
  SELISIH_KAS: {
    nama: 'Selisih kas di tutup toko',
    satuan: 'LACI',
    kenapa: 'Lacinya lebih sering tidak sama dengan buku saat toko ditutup.',
    wajar: 'Laci dipakai berdua, atau hari dengan banyak uang kecil.',
    bawaan: batas(20, 3, 200),
  },
  BERAT_DIKETIK: {
    nama: 'Berat diketik tangan',
    satuan: 'BERAT',
    kenapa:
      'Berat yang dapat dibaca dari timbangan lebih sering diketik, padahal toko ini memakai timbangan.',
    wajar: 'Timbangan di mejanya rusak atau belum disambungkan.',
    bawaan: batas(30, 5, 150),
  },
  POIN_TANGAN: {
    nama: 'Poin diubah dengan tangan',
    satuan: 'POIN',
    kelompok: 'MEMBER',
    kenapa: 'Poin member yang sama diubah dengan tangan berulang kali oleh orang yang sama.',
    wajar: 'Pembetulan poin yang salah hitung, atau hadiah yang dijanjikan kepada member itu.',
    bawaan: batas(0, 3, 100),
  },
} as const satisfies Readonly<Record<string, Aturan>>;

export type KodeAturan = keyof typeof ATURAN;
/** Their codes, in that order. */
export const KODE_ATURAN = Object.keys(ATURAN) as KodeAturan[];

/** One text of each rule, as choices: so that lists and files say it in every language. */
export const pilihanAturan = (apa: 'nama' | 'kenapa' | 'wajar'): [KodeAturan, string][] =>
  KODE_ATURAN.map((kode) => [kode, ATURAN[kode][apa]]);

/** What a chain set of one rule. */
export type BarisAturan = Batas & { aturan: string };

/** Every rule as the chain has it: what it set, else as declared. A row of a rule that is no more says nothing. */
export const batasBerlaku = (diatur: readonly BarisAturan[]): Record<KodeAturan, Batas> =>
  Object.fromEntries(
    KODE_ATURAN.map((kode) => [kode, diatur.find(({ aturan }) => aturan === kode) ?? ATURAN[kode].bawaan]),
  ) as Record<KodeAturan, Batas>;
