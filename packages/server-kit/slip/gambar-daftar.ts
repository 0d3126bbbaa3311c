/** Lists of a nota, a label on the left and what it says on the right; what is long goes on below itself. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { Slip, SlipAmount, SlipText } from '@mustika/kernel/slip.ts';
import { GREY } from '../output/canvas.ts';
import { type Gaya, type Isi, type Kanvas, NAIK, type Tempat } from './gambar-isi.ts';

/** A label and its text in the lines they take, each with its own share of the width. */
export type Pasangan = { label: string[]; teks: string[]; kiri: number; kanan: number };

/** What a long label leaves to the text beside it at least, and keeps of a long text. */
const BAGIAN = 0.4;
/** From line to line within a pair, and what a pair takes beyond its lines. In units of the type size. */
const RAPAT = 1.2;
const LUANG = 0.25;

export const tinggiPasangan = ({ label, teks }: Pasangan, ukuran: number): number =>
  (Math.max(1, label.length, teks.length) * RAPAT + LUANG) * ukuran;

/** Beside each other where both have room; else each in lines of words of its own. */
export function pasangan(
  canvas: Kanvas,
  [label, teks]: readonly [string, string],
  lebar: number,
  { ukuran, font, tebal = false }: Gaya & { tebal?: boolean },
): Pasangan {
  const [kata, isi] = [label, teks].map((one) => canvas.measure(one, ukuran, tebal, font)) as [
    number,
    number,
  ];
  const sisa = teks === '' ? lebar : Math.max(lebar * BAGIAN, lebar - isi - ukuran);
  const kiri = Math.min(kata, sisa);
  const kanan = lebar - kiri - (kiri > 0 ? ukuran : 0);
  const baris = (one: string, room: number): string[] =>
    canvas.wrap(one, room + 0.01, ukuran, Number.POSITIVE_INFINITY, tebal, font);
  return { label: baris(label, kiri), teks: baris(teks, kanan), kiri, kanan };
}

/** `y` is where it begins; `pudar`: the label stands back behind what it says. */
export function gambarPasangan(
  canvas: Kanvas,
  { label, teks, kiri, kanan }: Pasangan,
  { x, y, lebar }: Pick<Tempat, 'x' | 'y' | 'lebar'>,
  { ukuran, font, tebal = false, pudar = true }: Gaya & { tebal?: boolean; pudar?: boolean },
): void {
  const style = { size: ukuran, bold: tebal, font };
  const dasar = (nth: number): number => y + ukuran * (NAIK + nth * RAPAT);
  for (const [nth, one] of label.entries())
    canvas.text(one, x, dasar(nth), kiri, { ...style, ...(pudar ? { color: GREY } : {}) });
  for (const [nth, one] of teks.entries())
    canvas.text(one, x + lebar - kanan, dasar(nth), kanan, { ...style, align: 'right' });
}

/** Coupons as a list: what they are, then each with its code. */
const kuponDaftar = ({ kupon }: Slip): SlipText[] =>
  kupon
    ? [
        { label: kupon.nama, teks: kupon.syarat },
        ...kupon.kode.map((teks, index) => ({ label: `Kupon ${index + 1}`, teks })),
      ]
    : [];

/** One of the slip's lists, label left and value right. */
type ButirDaftar = SlipText | SlipAmount;

const daftarSlip = (slip: Slip, name: string | null): readonly ButirDaftar[] =>
  ({
    keterangan: slip.keterangan,
    jumlah: slip.jumlah,
    bayar: slip.pembayaran,
    masuk: slip.masuk ?? [],
    penutup: slip.penutup,
    kupon: kuponDaftar(slip),
  })[name ?? ''] ?? [];

/** Lines of a list: what came in says how it was on a line of its own, beside the amount. */
const barisDaftar = (slip: Slip, name: string | null): (readonly [string, string])[] =>
  daftarSlip(slip, name).flatMap((butir): (readonly [string, string])[] => {
    if ('teks' in butir) return [[butir.label, butir.teks]];
    const { label, catatan } = butir;
    const teks = formatAngka(butir.jumlah);
    if (!catatan) return [[label, teks]];
    if (name !== 'masuk') return [[`${label} ${catatan}`, teks]];
    return [
      [label, ''],
      [catatan, teks],
    ];
  });

const susun = (
  canvas: Kanvas,
  { slip, pracetak }: Pick<Isi, 'slip' | 'pracetak'>,
  lebar: number,
  name: string | null,
  gaya: Gaya,
): Pasangan[] =>
  barisDaftar(slip, name).map(([label, teks]) =>
    pasangan(canvas, [pracetak ? '' : label, teks], lebar, gaya),
  );

const jumlahTinggi = (semua: readonly Pasangan[], ukuran: number): number =>
  semua.reduce((sum, satu) => sum + tinggiPasangan(satu, ukuran), 0);

export const tinggiDaftar = (
  canvas: Kanvas,
  isi: Pick<Isi, 'slip' | 'pracetak'>,
  lebar: number,
  name: string | null,
  gaya: Gaya,
): number => jumlahTinggi(susun(canvas, isi, lebar, name, gaya), gaya.ukuran);

/** In smaller letters where a frame of paper that does not grow has no room for all lines. */
const TERKECIL = 4.8;

/** The list in its frame, all of it. */
export function gambarDaftar(
  canvas: Kanvas,
  isi: Isi,
  tempat: Tempat,
  name: string | null,
  gaya: Gaya,
): void {
  const besar = (ukuran: number): number =>
    tinggiDaftar(canvas, isi, tempat.lebar, name, { ...gaya, ukuran });
  let { ukuran } = gaya;
  while (!isi.mengalir && ukuran - 0.2 >= TERKECIL && besar(ukuran) > tempat.tinggi) ukuran -= 0.2;
  let { y } = tempat;
  for (const satu of susun(canvas, isi, tempat.lebar, name, { ...gaya, ukuran })) {
    gambarPasangan(canvas, satu, { ...tempat, y }, { ...gaya, ukuran });
    y += tinggiPasangan(satu, ukuran);
  }
}
