/** The terms of a nota: numbered sentences, all of which stand on the paper that is signed. */
import type { Slip } from '@mustika/kernel/slip.ts';
import { GREY } from '../output/canvas.ts';
import { type Gaya, type Isi, type Kanvas, NAIK, type Tempat } from './gambar-isi.ts';

const FONT_KETENTUAN = 5.8;
/** Two columns of sentences where there is room for two. */
const kolomKetentuan = (lebar: number, ukuran: number): 1 | 2 =>
  lebar >= (200 * ukuran) / FONT_KETENTUAN ? 2 : 1;

type Kalimat = { nomor: number; x: number; y: number; lines: string[]; lebar: number };

function susunKetentuan(canvas: Kanvas, slip: Slip, tempat: Tempat, { ukuran, font }: Gaya): Kalimat[] {
  const k = ukuran / FONT_KETENTUAN;
  const kolom = kolomKetentuan(tempat.lebar, ukuran);
  const each = tempat.lebar / kolom;
  const half = Math.ceil(slip.ketentuan.length / kolom);
  let y = tempat.y + ukuran * NAIK;
  return slip.ketentuan.map((term, index) => {
    if (index === half) y = tempat.y + ukuran * NAIK;
    const lines = canvas.wrap(term, each - 17 * k, ukuran, Number.POSITIVE_INFINITY, false, font);
    const made = {
      nomor: index + 1,
      x: tempat.x + (index < half ? 0 : each),
      y,
      lines,
      lebar: each - 15 * k,
    };
    y += lines.length * 7.2 * k + 2 * k;
    return made;
  });
}

/** Smaller than this nobody reads what he signs. */
const KETENTUAN_TERKECIL = 4.8;

/** The largest letters, down from those of the design, in which all sentences stand in their frame; null: they need a page. */
export function ukuranKetentuan(canvas: Kanvas, slip: Slip, tempat: Tempat, gaya: Gaya): number | null {
  for (let ukuran = gaya.ukuran; ukuran >= Math.min(gaya.ukuran, KETENTUAN_TERKECIL); ukuran -= 0.2)
    if (tinggiKetentuan(canvas, slip, tempat.lebar, { ...gaya, ukuran }) <= tempat.tinggi) return ukuran;
  return null;
}

/** Numbered, in columns of wrapped lines, in letters that let all of them stand there; else they follow on a page of their own. */
export function gambarKetentuan(canvas: Kanvas, isi: Isi, tempat: Tempat, gaya: Gaya): void {
  const ukuran = isi.mengalir ? gaya.ukuran : ukuranKetentuan(canvas, isi.slip, tempat, gaya);
  if (ukuran !== null) {
    gambarKalimat(canvas, isi.slip, tempat, { ...gaya, ukuran });
    return;
  }
  const style = { size: gaya.ukuran, color: GREY, font: gaya.font };
  canvas.text('Ketentuan di lembar berikut.', tempat.x, tempat.y + gaya.ukuran, tempat.lebar, style);
}

export function gambarKalimat(canvas: Kanvas, slip: Slip, tempat: Tempat, gaya: Gaya): void {
  const k = gaya.ukuran / FONT_KETENTUAN;
  const style = { size: gaya.ukuran, color: GREY, font: gaya.font };
  for (const { nomor, x, y, lines, lebar } of susunKetentuan(canvas, slip, tempat, gaya)) {
    canvas.text(`${nomor}.`, x, y, 8 * k, style);
    for (const [index, line] of lines.entries())
      canvas.text(line, x + 8 * k, y + index * 7.2 * k, lebar, style);
  }
}

export function tinggiKetentuan(canvas: Kanvas, slip: Slip, lebar: number, gaya: Gaya): number {
  const k = gaya.ukuran / FONT_KETENTUAN;
  const ends = susunKetentuan(canvas, slip, { x: 0, y: 0, lebar, tinggi: 0 }, gaya).map(
    ({ y, lines }) => y + (lines.length - 1) * 7.2 * k + 3 * k,
  );
  return Math.max(0, ...ends);
}
