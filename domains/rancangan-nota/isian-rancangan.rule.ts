/** A design as it travels: lengths in millimetres and font sizes in points, both with at most three decimals. */
import { angka, daftar, type Fields, gram, kode, pilihan, teks, ya } from '@mustika/kernel/field.ts';
import {
  HALAMAN,
  HURUF,
  JENIS_BLOK,
  JENIS_UNSUR,
  MEDIA,
  PUTAR,
  RATA,
  type RancanganKertas,
  type RancanganSlip,
  SALINAN,
  SISI,
  UKURAN_BLOK,
  WARNA,
} from '@mustika/kernel/rancangan-nota.ts';
import { JENIS_NOTA } from './jenis-nota.rule.ts';

/** What a medium has: a sheet with its elements, or a slip of blocks. */
export type IsiRancangan = RancanganKertas | RancanganSlip;

/** Thousandths of a millimetre inside, as weights are thousandths of a gram. */
const mm = (label: string, min: number, max: number) =>
  gram(label, { satuan: 'mm', min: min * 1000, max: max * 1000 });
/** The smallest print anybody can read, and letters as tall as a hand. Points. */
const huruf = (label: string) => gram(label, { satuan: 'pt', min: 4000, max: 96_000 });

const tulisan = (label: string, max: number) => teks(label, { opsional: true, asTyped: true, max });
const nama = (label: string) => kode(label, { asTyped: true, max: 30 });
const isian = (label: string) => kode(label, { asTyped: true, max: 30, opsional: true });

/** One of the kinds that are printed. */
export const jenis_nota = pilihan(
  'Jenis Nota',
  JENIS_NOTA.map(({ jenis, label }) => [jenis, label] as const),
);
/** DESKTOP on sheets, MOBILE to send, SLIP on a roll. */
export const media = pilihan('Bentuk', MEDIA);
/** The media that have a sheet. */
export const mediaKertas = pilihan('Bentuk', ['DESKTOP', 'MOBILE']);
/** The revision of the draft that was read, so that nobody's changes are lost. */
export const rev = angka('Revisi Draf');

const kunci = (label: string) => kode(label, { asTyped: true, max: 40, opsional: true });

const UNSUR = {
  id: nama('Unsur'),
  jenis: pilihan('Jenis Unsur', JENIS_UNSUR),
  isian: isian('Isian'),
  label: tulisan('Label', 60),
  teks: tulisan('Teks', 300),
  sisi: pilihan('Sisi', SISI),
  halaman: pilihan('Halaman', HALAMAN),
  x: mm('Kiri', 0, 600),
  y: mm('Atas', 0, 900),
  lebar: mm('Lebar', 1, 600),
  tinggi: mm('Tinggi', 0.1, 900),
  huruf: pilihan('Huruf', HURUF),
  ukuran: huruf('Ukuran Huruf'),
  tebal: ya('Tebal'),
  rata: pilihan('Rata', RATA),
  putar: pilihan('Putar', PUTAR),
  baris: angka('Jumlah Baris', { min: 1, max: 20 }),
  warna: pilihan('Warna', WARNA),
  kolom: daftar(
    'Kolom',
    {
      isian: nama('Isian Kolom'),
      label: tulisan('Judul Kolom', 40),
      lebar: mm('Lebar Kolom', 2, 300),
      rata: pilihan('Rata Kolom', RATA),
    },
    { opsional: true, maxRows: 20 },
  ),
} satisfies Fields;

/** The paper and everything on it; `RancanganKertas` of the kernel. */
export const isianKertas = {
  lebar: mm('Lebar Kertas', 40, 420),
  tinggi: mm('Tinggi Kertas', 40, 600),
  ikut_isi: ya('Tinggi Mengikuti Isi'),
  margin_atas: mm('Margin Atas', 0, 100),
  margin_kanan: mm('Margin Kanan', 0, 100),
  margin_bawah: mm('Margin Bawah', 0, 100),
  margin_kiri: mm('Margin Kiri', 0, 100),
  cetakan: pilihan('Kertas', ['KOSONG', 'PRACETAK']),
  salinan: pilihan('Salinan', SALINAN),
  latar_depan: kunci('Latar Depan'),
  latar_belakang: kunci('Latar Belakang'),
  logo: kunci('Logo'),
  unsur: daftar('Unsur', UNSUR, { maxRows: 150 }),
} satisfies Fields;

const BLOK = {
  id: nama('Blok'),
  jenis: pilihan('Jenis Blok', JENIS_BLOK),
  isian: isian('Isian'),
  label: tulisan('Label', 30),
  lebar: angka('Lebar Label', { min: 1, max: 30 }),
  teks: tulisan('Teks', 300),
  aktif: ya('Dicetak'),
  rata: pilihan('Rata', RATA),
  ukuran: pilihan('Ukuran Huruf', UKURAN_BLOK),
  tebal: ya('Tebal'),
  kolom: daftar(
    'Bagian Barang',
    { isian: nama('Isian Barang'), label: tulisan('Label Barang', 30) },
    { opsional: true, maxRows: 20 },
  ),
} satisfies Fields;

/** The blocks of a slip; `RancanganSlip` of the kernel. */
export const isianSlip = {
  lebar: pilihan('Lebar Kertas', ['PERANGKAT', '32', '48']),
  salinan: pilihan('Salinan', SALINAN),
  blok: daftar('Blok', BLOK, { maxRows: 100 }),
} satisfies Fields;
