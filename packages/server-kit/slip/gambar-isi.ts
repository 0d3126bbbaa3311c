/** The blocks of a nota that hold several things each: facts, sums, terms, signatures. Sizes grow with the font. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { JenisNota } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip, SlipAmount, SlipText } from '@mustika/kernel/slip.ts';
import { type Canvas, type FontName, GOLD, GREY, INK } from '../output/canvas.ts';
import { kalimat, type Lembar } from './nilai-nota.ts';
import { terbilang } from './terbilang.ts';

/** Points. */
export type Tempat = { x: number; y: number; lebar: number; tinggi: number };
export type Kanvas = Omit<Canvas, 'finish'>;
/** What is printed, on which sheet. On pre-printed paper labels, heads and lines are there already. */
export type Isi = {
  jenis: JenisNota;
  slip: Slip;
  lembar: Lembar;
  logo: Buffer | undefined;
  pracetak: boolean;
  /** The paper grows with what is on it. */
  mengalir: boolean;
};
/** Font size and face of the element. */
export type Gaya = { ukuran: number; font: FontName };

/** Share of the font size above the baseline, and from line to line. */
export const NAIK = 0.8;
export const BARIS = 1.27;

export function gambarLogo(canvas: Kanvas, { slip, logo }: Isi, { x, y, lebar, tinggi }: Tempat): void {
  if (logo) {
    canvas.image(logo, x, y, lebar, tinggi);
    return;
  }
  const initials = slip.toko.nama
    .split(/\s+/)
    .filter((word) => !/^toko$|^emas$/i.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  const sisi = Math.min(lebar, tinggi);
  const left = x + (lebar - sisi) / 2;
  canvas.box(left, y, sisi, sisi, GOLD);
  canvas.box(left + 1, y + 1, sisi - 2, sisi - 2, '#ffffff');
  canvas.text(initials || '·', left, y + sisi * 0.675, sisi, {
    size: sisi / 2,
    bold: true,
    color: GOLD,
    align: 'center',
  });
}

/** One fact of the head: where it stands in its line, and in which. */
type Fakta = SlipText & { x: number; lebar: number; baris: number };

/** Beside each other by the length of what they say where that has room for all; else line by line, each as wide as it is. */
function susunKeterangan(
  canvas: Kanvas,
  { slip, pracetak }: Isi,
  lebar: number,
  { ukuran, font }: Gaya,
): Fakta[] {
  const { keterangan } = slip;
  const sela = 8;
  const perlu = keterangan.map(
    ({ label, teks }) =>
      sela +
      Math.max(
        canvas.measure(teks, ukuran, true, font),
        canvas.measure(label, (6.5 * ukuran) / FONT_FAKTA, false, font),
      ),
  );
  const weights = keterangan.map(({ teks }) => Math.min(Math.max(teks.length, 8), 30));
  const unit =
    lebar /
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  const seiring = weights.map((weight) => weight * unit);
  // Paper that is printed already has room for one line of them.
  const muat = pracetak || perlu.every((width, index) => width <= (seiring[index] as number));
  let [x, baris] = [0, 0];
  return keterangan.map((fakta, index) => {
    const width = Math.min(lebar, (muat ? seiring : perlu)[index] as number);
    if (!muat && x > 0 && x + width > lebar + 0.01) {
      x = 0;
      baris += 1;
    }
    const made = { ...fakta, x, lebar: width - sela, baris };
    // A little air between facts that stand only as wide as they are.
    x += muat ? width : width + sela;
    return made;
  });
}

const FONT_FAKTA = 8.5;
/** From one line of facts to the next. */
const LANGKAH_FAKTA = 22;

/** What the facts take beyond the one line they have room for. */
export function lebihKeterangan(canvas: Kanvas, isi: Isi, lebar: number, gaya: Gaya): number {
  const baris = susunKeterangan(canvas, isi, lebar, gaya).at(-1)?.baris ?? 0;
  return (baris * LANGKAH_FAKTA * gaya.ukuran) / FONT_FAKTA;
}

/** Customer, sales and cashier side by side: small label above, text below. */
export function gambarKeterangan(canvas: Kanvas, isi: Isi, tempat: Tempat, gaya: Gaya): void {
  const { ukuran, font } = gaya;
  const k = ukuran / FONT_FAKTA;
  for (const { label, teks, x: kiri, lebar, baris } of susunKeterangan(canvas, isi, tempat.lebar, gaya)) {
    const x = tempat.x + kiri;
    const y = tempat.y + baris * LANGKAH_FAKTA * k;
    if (!isi.pracetak) canvas.text(label, x, y + k, lebar, { size: 6.5 * k, color: GREY, font });
    canvas.text(teks, x, y + 11 * k, lebar, { size: ukuran, bold: true, font });
  }
}

const FONT_JUMLAH = 8;

function gambarJumlah(
  canvas: Kanvas,
  amounts: readonly SlipAmount[],
  { x, y: top, lebar }: Tempat,
  { ukuran, font }: Gaya,
): number {
  let y = top;
  for (const { label, jumlah, catatan } of amounts) {
    const name = catatan ? `${label} ${catatan}` : label;
    const ruang = lebar - canvas.measure(formatAngka(jumlah), ukuran, false, font) - ukuran;
    canvas.text(name, x, y, ruang, { size: ukuran, color: GREY, font });
    canvas.text(formatAngka(jumlah), x, y, lebar, { size: ukuran, align: 'right', font });
    y += (11.5 * ukuran) / FONT_JUMLAH;
  }
  return y;
}

/** How tall the sums of this nota are: a line each for what is counted and how it was paid, at least four. */
export const tinggiRingkasan = (slip: Slip, ukuran: number): number =>
  ((48 + Math.max(4 + (slip.masuk?.length ?? 0), slip.jumlah.length + slip.pembayaran.length) * 11.5) *
    ukuran) /
  FONT_JUMLAH;

/** The one big number with what leads to it and how it was paid; the words and what came in beside it. */
export function gambarRingkasan(canvas: Kanvas, { slip }: Isi, tempat: Tempat, gaya: Gaya): void {
  const k = gaya.ukuran / FONT_JUMLAH;
  const { font } = gaya;
  const top = tempat.y;
  const width = 190 * k;
  const x = tempat.x + tempat.lebar - width - 5;
  const at = (y: number): Tempat => ({ x, y, lebar: width, tinggi: 0 });
  const y = gambarJumlah(canvas, slip.jumlah, at(top + 12 * k), gaya) - 7 * k;
  canvas.rule(x, y, width, 0.6, INK);
  const total = `Rp ${formatAngka(slip.total.jumlah)}`;
  const besar = { size: 15 * k, bold: true, align: 'right', font } as const;
  const angka = Math.min(width - 50 * k, canvas.measure(total, besar.size, true, font));
  canvas.text(slip.total.label, x, y + 16 * k, width - angka - 8 * k, { size: 9 * k, bold: true, font });
  canvas.text(total, x + width - angka, y + 17 * k, angka, besar);
  canvas.rule(x, y + 23 * k, width, 1.2, GOLD);
  gambarJumlah(canvas, slip.pembayaran, at(y + 36 * k), gaya);
  const left = tempat.x + 5;
  canvas.text('Terbilang', left, top + 12 * k, 200, { size: 6.5 * k, color: GREY, font });
  const room = tempat.lebar - width - 40;
  const sentence = kalimat(terbilang(slip.total.jumlah));
  for (const [index, line] of canvas.wrap(sentence, room, 9 * k, 3, true, font).entries())
    canvas.text(line, left, top + (24 + index * 12) * k, room, { size: 9 * k, bold: true, font });
  gambarMasuk(canvas, slip.masuk ?? [], { x: left, y: top + 76 * k, lebar: room, tinggi: 0 }, gaya);
  const member = slip.penutup.map(({ label, teks }) => `${label}: ${teks}`).join('    ');
  canvas.text(member, left, top + 62 * k, room, { size: 7.5 * k, color: GREY, font });
}

/** Pieces that came in, below the words of the total. */
function gambarMasuk(
  canvas: Kanvas,
  masuk: readonly SlipAmount[],
  { x, y: top, lebar }: Tempat,
  { ukuran, font }: Gaya,
): void {
  const k = ukuran / FONT_JUMLAH;
  for (const [index, { label, catatan, jumlah }] of masuk.entries()) {
    const y = top + index * 11.5 * k;
    const teks = `Tukar: ${[label, catatan].filter(Boolean).join('  ·  ')}`;
    canvas.text(teks, x, y, lebar - 75 * k, { size: 7.5 * k, font });
    canvas.text(formatAngka(jumlah), x, y, lebar - 10, { size: 7.5 * k, align: 'right', font });
  }
}

const FONT_TANDA = 7.5;

export function gambarTandaTangan(canvas: Kanvas, isi: Isi, tempat: Tempat, { ukuran, font }: Gaya): void {
  if (isi.pracetak) return;
  const k = ukuran / FONT_TANDA;
  const slot = (tempat.lebar - 15) / 2;
  for (const [index, who] of isi.slip.tandaTangan.entries()) {
    const x = tempat.x + index * (slot + 15);
    canvas.text(who, x, tempat.y + 9 * k, slot, { size: ukuran, color: GREY, align: 'center', font });
    canvas.rule(x + 6, tempat.y + tempat.tinggi - 4, slot - 12, 0.5, INK);
  }
}
