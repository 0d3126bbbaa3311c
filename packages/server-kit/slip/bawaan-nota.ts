/** The designs of a shop that has made none: half a sheet (A5 lying), and a tall picture 80 mm wide. Domain 15.1. */
import { fromThousandths, nearestThousandths } from '@mustika/kernel/amount.ts';
import type { JenisNota, RancanganKertas, UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import { MM } from '../output/canvas.ts';
import { NAIK } from './gambar-isi.ts';

/** Points as millimetres with three decimals, as a design keeps them. */
const mm = (points: number): number => fromThousandths(nearestThousandths(points / MM));

const POLOS = {
  isian: null,
  label: null,
  teks: null,
  sisi: 'DEPAN',
  halaman: 'SEMUA',
  huruf: 'INTER',
  ukuran: 8.5,
  tebal: false,
  rata: 'KIRI',
  putar: '0',
  baris: 1,
  warna: 'HITAM',
  kolom: [],
} as const satisfies Partial<UnsurNota>;

type Kotak = readonly [x: number, y: number, lebar: number, tinggi: number];

const unsur = (
  id: string,
  jenis: UnsurNota['jenis'],
  [x, y, lebar, tinggi]: Kotak,
  more: Partial<UnsurNota> = {},
): UnsurNota => ({
  ...POLOS,
  kolom: [],
  id,
  jenis,
  x: mm(x),
  y: mm(y),
  lebar: mm(lebar),
  tinggi: mm(tinggi),
  ...more,
});

/** A field whose first baseline is at `dasar`. */
const isian = (
  isi: string,
  [x, dasar, lebar]: readonly [number, number, number],
  ukuran: number,
  more: Partial<UnsurNota> = {},
): UnsurNota =>
  unsur(isi, 'ISIAN', [x, dasar - ukuran * NAIK, lebar, ukuran * 1.27 * (more.baris ?? 1)], {
    isian: isi,
    ukuran,
    ...more,
  });

const KERTAS = {
  cetakan: 'KOSONG',
  salinan: 'MODUL',
  latar_depan: null,
  latar_belakang: null,
  logo: null,
} as const;

const WIDTH = 210 * MM;
const LEFT = 10 * MM;
const RIGHT = WIDTH - LEFT;
const SPAN = RIGHT - LEFT;
const HALF = LEFT + SPAN * 0.5;
const BOTTOM = 140 * MM;

/** The nota as it is printed where nobody has designed one. */
export const BAWAAN_DESKTOP: RancanganKertas = {
  ...KERTAS,
  lebar: 210,
  tinggi: 148,
  ikut_isi: false,
  margin_atas: 5,
  margin_kanan: 5,
  margin_bawah: 8,
  margin_kiri: 5,
  unsur: [
    unsur('logo', 'LOGO', [LEFT, 24, 40, 40]),
    isian('toko', [LEFT + 50, 37, SPAN * 0.45], 15, { tebal: true }),
    isian('toko_lengkap', [LEFT + 50, 49, SPAN * 0.48], 7.5, { warna: 'ABU', baris: 3 }),
    isian('judul', [HALF, 34, SPAN * 0.5], 9, { tebal: true, warna: 'EMAS', rata: 'KANAN' }),
    isian('nomor', [HALF, 48, SPAN * 0.5], 12, { tebal: true, rata: 'KANAN' }),
    isian('waktu', [HALF, 59, SPAN * 0.5], 7.5, { warna: 'ABU', rata: 'KANAN' }),
    isian('tanda', [HALF, 68.5, SPAN * 0.5], 6.5, { tebal: true, warna: 'ABU', rata: 'KANAN' }),
    unsur('garis', 'GARIS', [LEFT, 73, SPAN, 1.4], { warna: 'EMAS' }),
    unsur('keterangan', 'KETERANGAN', [LEFT, 84, SPAN, 14]),
    unsur('tabel', 'TABEL', [LEFT, 104, SPAN, 140]),
    unsur('ringkasan', 'RINGKASAN', [LEFT, BOTTOM - 152, SPAN, 94], { ukuran: 8, halaman: 'AKHIR' }),
    unsur('qr', 'QR', [LEFT, BOTTOM - 58, 56, 56], { halaman: 'AKHIR' }),
    unsur('ketentuan', 'KETENTUAN', [LEFT + 64, BOTTOM - 47 - 5.8 * NAIK, 274, 50], {
      ukuran: 5.8,
      halaman: 'AKHIR',
    }),
    unsur('tandatangan', 'TANDATANGAN', [RIGHT - 200, BOTTOM - 58, 195, 58], {
      ukuran: 7.5,
      halaman: 'AKHIR',
    }),
  ],
};

/** What a contract needs other room for: its terms over the whole width, so that all of them stand on the sheet that is signed. */
const SURAT: Readonly<Record<string, Kotak>> = {
  ringkasan: [LEFT, BOTTOM - 218, SPAN, 94],
  ketentuan: [LEFT, BOTTOM - 126, SPAN, 80],
  qr: [LEFT, BOTTOM - 42, 42, 42],
  tandatangan: [LEFT + 64, BOTTOM - 42, SPAN - 70, 42],
};

/** Half a sheet of a contract. */
const BAWAAN_SURAT: RancanganKertas = {
  ...BAWAAN_DESKTOP,
  unsur: BAWAAN_DESKTOP.unsur.map((one) => {
    const kotak = SURAT[one.id];
    return kotak ? unsur(one.id, one.jenis, kotak, { ukuran: one.ukuran, halaman: one.halaman }) : one;
  }),
};

/** The paper of a kind that nobody has designed. */
export const bawaanKertas = (jenis?: JenisNota): RancanganKertas =>
  jenis?.surat ? BAWAAN_SURAT : BAWAAN_DESKTOP;

const M = 4 * MM;
const ISI = 72 * MM;

/** One picture to send: as wide as slip paper, as long as the pieces need. */
export const BAWAAN_MOBILE: RancanganKertas = {
  ...KERTAS,
  lebar: 80,
  tinggi: 160,
  ikut_isi: true,
  margin_atas: 3,
  margin_kanan: 3,
  margin_bawah: 4,
  margin_kiri: 3,
  unsur: [
    unsur('logo', 'LOGO', [M, 14, ISI, 34]),
    isian('toko', [M, 64, ISI], 12, { tebal: true, rata: 'TENGAH' }),
    isian('toko_lengkap', [M, 76, ISI], 7, { warna: 'ABU', rata: 'TENGAH', baris: 4 }),
    unsur('garis', 'GARIS', [M, 112, ISI, 1], { warna: 'EMAS' }),
    isian('judul', [M, 126, ISI], 8.5, { tebal: true, warna: 'EMAS', rata: 'TENGAH' }),
    isian('nomor', [M, 139, ISI], 10.5, { tebal: true, rata: 'TENGAH' }),
    isian('waktu', [M, 151, ISI], 7.5, { warna: 'ABU', rata: 'TENGAH' }),
    isian('tanda', [M, 161, ISI], 6.5, { tebal: true, warna: 'ABU', rata: 'TENGAH' }),
    unsur('keterangan', 'DAFTAR', [M, 168, ISI, 50], { isian: 'keterangan', ukuran: 7.5 }),
    unsur('garis2', 'GARIS', [M, 224, ISI, 0.6]),
    unsur('tabel', 'TABEL', [M, 228, ISI, 60], { ukuran: 7.5 }),
    unsur('jumlah', 'DAFTAR', [M, 292, ISI, 30], { isian: 'jumlah', ukuran: 7.5 }),
    isian('total', [M, 338, ISI], 14, { tebal: true, rata: 'KANAN', label: 'Total Rp' }),
    isian('terbilang', [M, 352, ISI], 7.5, { warna: 'ABU', baris: 3 }),
    unsur('garis3', 'GARIS', [M, 376, ISI, 1], { warna: 'EMAS' }),
    unsur('masuk', 'DAFTAR', [M, 382, ISI, 10], { isian: 'masuk', ukuran: 7 }),
    unsur('bayar', 'DAFTAR', [M, 394, ISI, 20], { isian: 'bayar', ukuran: 7.5 }),
    unsur('penutup', 'DAFTAR', [M, 418, ISI, 20], { isian: 'penutup', ukuran: 7.5 }),
    unsur('kupon', 'DAFTAR', [M, 442, ISI, 10], { isian: 'kupon', ukuran: 7.5 }),
    unsur('ketentuan', 'KETENTUAN', [M, 456, ISI, 60], { ukuran: 6 }),
    unsur('qr', 'QR', [M + (ISI - 90) / 2, 524, 90, 90]),
  ],
};
