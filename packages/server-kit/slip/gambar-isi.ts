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

/** Customer, sales and cashier side by side: small label above, text below. */
export function gambarKeterangan(canvas: Kanvas, isi: Isi, tempat: Tempat, { ukuran, font }: Gaya): void {
  const { keterangan } = isi.slip;
  const k = ukuran / 8.5;
  const weights = keterangan.map(({ teks }) => Math.min(Math.max(teks.length, 8), 30));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const unit = tempat.lebar / Math.max(1, total);
  let x = tempat.x;
  for (const [index, { label, teks }] of keterangan.entries()) {
    const width = (weights[index] as number) * unit;
    if (!isi.pracetak) canvas.text(label, x, tempat.y + k, width - 8, { size: 6.5 * k, color: GREY, font });
    canvas.text(teks, x, tempat.y + 11 * k, width - 8, { size: ukuran, bold: true, font });
    x += width;
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
    canvas.text(name, x, y, lebar * 0.6, { size: ukuran, color: GREY, font });
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
  canvas.text(slip.total.label, x, y + 16 * k, 60 * k, { size: 9 * k, bold: true, font });
  const total = `Rp ${formatAngka(slip.total.jumlah)}`;
  const besar = { size: 15 * k, bold: true, align: 'right', squeeze: true, font } as const;
  canvas.text(total, x + 50 * k, y + 17 * k, width - 50 * k, besar);
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
    canvas.text(teks, x, y, lebar - 75 * k, { size: 7.5 * k, squeeze: true, font });
    canvas.text(formatAngka(jumlah), x, y, lebar - 10, { size: 7.5 * k, align: 'right', font });
  }
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
const barisDaftar = (slip: Slip, name: string | null): { label: string; teks: string }[] =>
  daftarSlip(slip, name).flatMap((butir) => {
    if ('teks' in butir) return [{ label: butir.label, teks: butir.teks }];
    const { label, catatan } = butir;
    const teks = formatAngka(butir.jumlah);
    if (!catatan) return [{ label, teks }];
    if (name !== 'masuk') return [{ label: `${label} ${catatan}`, teks }];
    return [
      { label, teks: '' },
      { label: catatan, teks },
    ];
  });

export const tinggiDaftar = (slip: Slip, name: string | null, ukuran: number): number =>
  barisDaftar(slip, name).length * ukuran * 1.45;

export function gambarDaftar(
  canvas: Kanvas,
  { slip, pracetak }: Isi,
  { x, y, lebar }: Tempat,
  name: string | null,
  { ukuran, font }: Gaya,
): void {
  for (const [index, { label, teks }] of barisDaftar(slip, name).entries()) {
    const base = y + ukuran * NAIK + index * ukuran * 1.45;
    const kanan = canvas.measure(teks, ukuran, false, font);
    const sisa = teks === '' ? lebar : Math.max(lebar * 0.4, lebar - kanan - ukuran);
    if (!pracetak) canvas.text(label, x, base, sisa, { size: ukuran, color: GREY, font });
    const kiri = pracetak || teks === '' ? 0 : Math.min(sisa, canvas.measure(label, ukuran, false, font));
    const ruang = lebar - kiri - ukuran;
    canvas.text(teks, x + kiri + ukuran, base, ruang, { size: ukuran, align: 'right', squeeze: true, font });
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
    const lines = canvas.wrap(term, each - 17 * k, ukuran, kolom === 2 ? 2 : 4, false, font);
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

/** Numbered, in columns of wrapped lines. */
export function gambarKetentuan(canvas: Kanvas, { slip }: Isi, tempat: Tempat, gaya: Gaya): void {
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
