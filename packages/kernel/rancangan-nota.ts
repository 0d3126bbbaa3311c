/**
 * How a nota is laid out, and what a kind of nota declares so that somebody can lay it out. The designer writes these
 * shapes, the printer reads them; lengths are millimetres and font sizes points, as they travel. Domain 15.1.
 */
import { deret, kadang, objek } from './answer.ts';
import { angka, pilihan, teks, ya } from './field.ts';
import type { Flag } from './flags.ts';
import type { Slip } from './slip.ts';

/** DESKTOP: sheets of paper as PDF. MOBILE: one tall picture to send. SLIP: blocks for a receipt printer. */
export const MEDIA = ['DESKTOP', 'MOBILE', 'SLIP'] as const;
export type Media = (typeof MEDIA)[number];

/**
 * Where a declared field finds its text in a slip: a part of the shop or the head, a labelled line of one of the slip's
 * lists, or something worked out.
 */
export type AsalIsian =
  | `toko.${'nama' | 'alamat' | 'telp' | 'npwp' | 'lengkap'}`
  | `kepala.${'judul' | 'nomor' | 'tanggal' | 'jam' | 'waktu' | 'tanda'}`
  | `hitung.${'total' | 'terbilang' | 'barang'}`
  | `${'keterangan' | 'jumlah' | 'penutup'}:${string}`;

/** A field somebody may put anywhere on the paper. `wajib`: a nota without it is none. */
export type IsianNota = { kode: string; label: string; dari: AsalIsian; wajib?: true };

/** A column of the table of pieces; `rincian:` names a part of the line by its code or label. */
export type KolomIsian = {
  kode: string;
  label: string;
  dari: 'urut' | 'kode' | 'nama' | 'total' | `rincian:${string}`;
  kanan?: true;
  wajib?: true;
};

/** A kind of nota: its fields, columns and a sample. Whatever the shop prints joins the designer by declaring one. */
export type JenisNota = {
  jenis: string;
  label: string;
  /** Kind of the shop's own sentences, as its domain names it (Parameter Keterangan Nota). */
  ketentuan: string;
  /** The module that prints two copies (Spec 1 §9). */
  modulDuplikat?: Flag;
  /** A contract: both sign it on a slip, too. */
  surat?: true;
  isian: readonly IsianNota[];
  kolom: readonly KolomIsian[];
  contoh: Slip;
};

export const JENIS_UNSUR = [
  'ISIAN',
  'TEKS',
  'TABEL',
  'KETERANGAN',
  'RINGKASAN',
  'DAFTAR',
  'KETENTUAN',
  'TANDATANGAN',
  'QR',
  'BARCODE',
  'LOGO',
  'GARIS',
] as const;
export type JenisUnsur = (typeof JENIS_UNSUR)[number];
export const SISI = ['DEPAN', 'BELAKANG'] as const;
export const HALAMAN = ['SEMUA', 'PERTAMA', 'AKHIR'] as const;
export const HURUF = ['INTER', 'MONO'] as const;
export const RATA = ['KIRI', 'TENGAH', 'KANAN'] as const;
export const WARNA = ['HITAM', 'ABU', 'EMAS', 'MERAH'] as const;
export const PUTAR = ['0', '90', '180', '270'] as const;
/** Lists of a slip that an element of kind DAFTAR may show. */
export const DAFTAR_SLIP = ['keterangan', 'jumlah', 'bayar', 'masuk', 'penutup', 'kupon'] as const;
export type Rata = (typeof RATA)[number];
export type Huruf = (typeof HURUF)[number];

export type KolomNota = { isian: string; label: string | null; lebar: number; rata: Rata };

/** One thing on the paper. `isian` is a declared field, or the list of a DAFTAR. */
export type UnsurNota = {
  id: string;
  jenis: JenisUnsur;
  isian: string | null;
  /** Printed before the value; never on paper that has it printed already. */
  label: string | null;
  teks: string | null;
  sisi: (typeof SISI)[number];
  /** Which front pages show it, where the pieces need more than one. */
  halaman: (typeof HALAMAN)[number];
  x: number;
  y: number;
  lebar: number;
  tinggi: number;
  huruf: Huruf;
  ukuran: number;
  tebal: boolean;
  rata: Rata;
  putar: (typeof PUTAR)[number];
  /** Lines a long text may take. */
  baris: number;
  warna: (typeof WARNA)[number];
  /** Columns of a table; none: every part that any piece of the nota has. */
  kolom: KolomNota[];
};

export const SALINAN = ['MODUL', '1', '2'] as const;
/** MODUL: two copies where the duplicate module of the kind is on. */
export type Salinan = (typeof SALINAN)[number];

/** The paper, and what lies on it. `latar` is only ever shown in the designer. */
export type RancanganKertas = {
  lebar: number;
  /** With `ikut_isi` the least height: the page grows with the pieces. */
  tinggi: number;
  ikut_isi: boolean;
  margin_atas: number;
  margin_kanan: number;
  margin_bawah: number;
  margin_kiri: number;
  /** PRACETAK: labels, table heads, lines and the logo are on the paper already and are not printed. */
  cetakan: 'KOSONG' | 'PRACETAK';
  salinan: Salinan;
  latar_depan: string | null;
  latar_belakang: string | null;
  logo: string | null;
  unsur: UnsurNota[];
};

export const JENIS_BLOK = [
  'ISIAN',
  'TEKS',
  'TANDA',
  'BARIS',
  'JUMLAH',
  'TOTAL',
  'TERBILANG',
  'MASUK',
  'BAYAR',
  'KUPON',
  'KETENTUAN',
  'TANDATANGAN',
  'QR',
  'BARCODE',
  'GARIS',
  'KOSONG',
] as const;
export type JenisBlok = (typeof JENIS_BLOK)[number];
/** Width x height of a letter: 1x1, 2x1, 1x2, 2x2. */
export const UKURAN_BLOK = ['NORMAL', 'LEBAR', 'TINGGI', 'BESAR'] as const;

/** One block of a slip, in printing order. */
export type BlokSlip = {
  id: string;
  jenis: JenisBlok;
  isian: string | null;
  /** In a column of `lebar` characters before the value; null prints the value alone. */
  label: string | null;
  lebar: number;
  teks: string | null;
  aktif: boolean;
  rata: Rata;
  ukuran: (typeof UKURAN_BLOK)[number];
  tebal: boolean;
  /** Parts of the pieces a BARIS prints; none: all of them. */
  kolom: { isian: string; label: string | null }[];
};

export type RancanganSlip = {
  /** PERANGKAT: as each till is set. */
  lebar: 'PERANGKAT' | '32' | '48';
  salinan: Salinan;
  blok: BlokSlip[];
};

/** The shop, the head and the sums that every nota has; a kind adds its own. */
export const ISIAN_UMUM: readonly IsianNota[] = [
  { kode: 'toko', label: 'Nama Toko', dari: 'toko.nama' },
  { kode: 'alamat_toko', label: 'Alamat Toko', dari: 'toko.alamat' },
  { kode: 'telp_toko', label: 'Telepon Toko', dari: 'toko.telp' },
  { kode: 'npwp_toko', label: 'NPWP Toko', dari: 'toko.npwp' },
  { kode: 'toko_lengkap', label: 'Alamat, Telepon dan NPWP', dari: 'toko.lengkap' },
  { kode: 'judul', label: 'Judul Nota', dari: 'kepala.judul' },
  { kode: 'nomor', label: 'Nomor Nota', dari: 'kepala.nomor', wajib: true },
  { kode: 'tanggal', label: 'Tanggal', dari: 'kepala.tanggal', wajib: true },
  { kode: 'jam', label: 'Jam', dari: 'kepala.jam' },
  { kode: 'waktu', label: 'Tanggal dan Jam', dari: 'kepala.waktu' },
  { kode: 'tanda', label: 'Tanda Cetak Ulang dan Lembar', dari: 'kepala.tanda', wajib: true },
  { kode: 'total', label: 'Total', dari: 'hitung.total', wajib: true },
  { kode: 'terbilang', label: 'Terbilang', dari: 'hitung.terbilang' },
  { kode: 'barang', label: 'Jumlah Barang', dari: 'hitung.barang' },
];

export const KOLOM_UMUM: readonly KolomIsian[] = [
  { kode: 'urut', label: 'No', dari: 'urut' },
  { kode: 'kode', label: 'Barcode', dari: 'kode' },
  { kode: 'nama', label: 'Nama Barang', dari: 'nama', wajib: true },
  { kode: 'kadar', label: 'Kadar', dari: 'rincian:Kadar', wajib: true },
  { kode: 'berat', label: 'Berat', dari: 'rincian:Berat', kanan: true, wajib: true },
];
const JUMLAH: KolomIsian = { kode: 'jumlah', label: 'Jumlah', dari: 'total', kanan: true, wajib: true };

/** A kind of nota with the fields all have in front of its own. */
export const defineJenisNota = (jenis: JenisNota): JenisNota => ({
  ...jenis,
  isian: [...ISIAN_UMUM, ...jenis.isian],
  kolom: [...KOLOM_UMUM, ...jenis.kolom, JUMLAH],
});

/** Fields of every command that prints. Every call counts as a print unless it is a preview. */
export const isianCetak = {
  cpl: pilihan('Lebar Kertas', ['32', '48'], { opsional: true }),
  format: pilihan('Bentuk', ['STRUK', 'HALAMAN', 'PDF', 'GAMBAR'], { opsional: true }),
  pratinjau: pilihan('Pratinjau', ['YA', 'TIDAK'], { opsional: true }),
  rancangan: pilihan('Rancangan', ['ASAL', 'BARU'], { opsional: true }),
  /** The pin of the printer's plug that the cash drawer hangs on; none where the till has no such drawer. */
  laci: pilihan('Laci Uang', ['2', '5'], { opsional: true }),
} as const;

/** What a print on a roll answers; sheets and pictures are files. */
export const jawabanCetak = objek({
  /** Bytes for the printer, in base64. */
  escpos: teks(''),
  svg: teks(''),
  /** Asked for as HALAMAN: the sheets of the nota as pictures, and their size in millimetres. */
  halaman: kadang(deret(teks(''))),
  kertas: kadang(objek({ lebar: angka(''), tinggi: angka('') })),
  qr: kadang(deret(teks(''))),
  text: teks(''),
  copies: angka(''),
  reprint: angka(''),
  /** `lain`: on some paper the document was first printed in a design that is no longer the newest. */
  rancangan: objek({ versi: angka(''), terbaru: angka(''), lain: ya('') }),
});
