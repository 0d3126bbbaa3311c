/** The nota on half a sheet (A5 lying): what a customer keeps with the jewellery. Domain 15.1. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { BAND, type Canvas, createCanvas, GOLD, GREY, HAIRLINE, INK, MM } from '../output/canvas.ts';
import { symbolOf } from '../output/symbol.ts';
import type { Slip, SlipAmount, SlipLine } from './slip.ts';
import { terbilang } from './terbilang.ts';

export type NotaOptions = {
  /** PNG or JPEG of the shop; without it the shop's initials stand in the frame. */
  logo?: Buffer;
  /** How many times the nota was printed again; shown so that a copy never passes for the first print. */
  reprint?: number;
  /** A page set per copy, told apart in the corner. */
  copies?: 1 | 2;
};

const WIDTH = 210 * MM;
const HEIGHT = 148 * MM;
const LEFT = 10 * MM;
const RIGHT = WIDTH - 10 * MM;
const SPAN = RIGHT - LEFT;
const BOTTOM = HEIGHT - 8 * MM;
const ROW = 23;
const RED = '#a3291f';

/** Signatures, code and terms. */
const UNDER = 58;

/** Totals, payments and what stands under them need this much at the foot of the last page. */
const footHeight = (slip: Slip): number =>
  UNDER + 48 + Math.max(4 + (slip.masuk?.length ?? 0), slip.jumlah.length + slip.pembayaran.length) * 11.5;

type Column = { label: string; x: number; width: number; right: boolean };

function drawLogo(canvas: Canvas, slip: Slip, logo: Buffer | undefined): void {
  if (logo) {
    canvas.image(logo, LEFT, 24, 40, 40);
    return;
  }
  const initials = slip.toko.nama
    .split(/\s+/)
    .filter((word) => !/^toko$|^emas$/i.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
  canvas.box(LEFT, 24, 40, 40, GOLD);
  canvas.box(LEFT + 1, 25, 38, 38, '#ffffff');
  canvas.text(initials || '·', LEFT, 51, 40, { size: 20, bold: true, color: GOLD, align: 'center' });
}

function drawHead(canvas: Canvas, slip: Slip, options: NotaOptions, copy: string): number {
  const { nama, alamat, telp, npwp } = slip.toko;
  drawLogo(canvas, slip, options.logo);
  canvas.text(nama, LEFT + 50, 37, SPAN * 0.55, { size: 15, bold: true });
  const small = { size: 7.5, color: GREY } as const;
  const address = canvas.wrap(alamat, SPAN * 0.48, 7.5, 2);
  for (const [index, line] of address.entries())
    canvas.text(line, LEFT + 50, 49 + index * 9.5, SPAN * 0.48, small);
  const reach = [telp && `Telp ${telp}`, npwp && `NPWP ${npwp}`].filter(Boolean).join('   ');
  canvas.text(reach, LEFT + 50, 49 + address.length * 9.5, SPAN * 0.5, small);
  const right = { align: 'right' } as const;
  canvas.text(slip.judul, LEFT, 34, SPAN, { ...right, size: 9, bold: true, color: GOLD });
  canvas.text(slip.nomor, LEFT + SPAN * 0.5, 48, SPAN * 0.5, {
    ...right,
    size: 12,
    bold: true,
    squeeze: true,
  });
  canvas.text(`${formatTanggal(slip.tanggal)}${slip.jam ? `  ${slip.jam}` : ''}`, LEFT, 59, SPAN, {
    ...right,
    ...small,
  });
  const mark = [options.reprint ? `CETAK ULANG ${options.reprint}` : '', copy].filter(Boolean).join('  ·  ');
  canvas.text(mark, LEFT, 68.5, SPAN, {
    ...right,
    size: 6.5,
    bold: true,
    color: options.reprint ? RED : GREY,
  });
  canvas.rule(LEFT, 73, SPAN, 1.4, GOLD);
  return drawFacts(canvas, slip, 84);
}

/** Customer, sales and cashier side by side: small label above, text below. */
function drawFacts(canvas: Canvas, slip: Slip, top: number): number {
  const weights = slip.keterangan.map(({ teks }) => Math.min(Math.max(teks.length, 8), 30));
  const unit =
    SPAN /
    Math.max(
      1,
      weights.reduce((total, weight) => total + weight, 0),
    );
  let x = LEFT;
  for (const [index, { label, teks }] of slip.keterangan.entries()) {
    const width = (weights[index] as number) * unit;
    canvas.text(label, x, top + 1, width - 8, { size: 6.5, color: GREY });
    canvas.text(teks, x, top + 11, width - 8, { size: 8.5, bold: true });
    x += width;
  }
  return slip.keterangan.length > 0 ? top + 20 : top - 6;
}

/** A column for the piece, one for each label that any line has, one for the line's total. */
function columnsOf(slip: Slip): Column[] {
  const labels = new Map<string, boolean>();
  for (const part of slip.baris.flatMap((line) => line.rincian)) labels.set(part.label, 'jumlah' in part);
  const widths = [...labels].map(([label, amount]) => [label, amount ? 58 : 44] as const);
  const total = 66;
  const name = SPAN - total - widths.reduce((sum, [, width]) => sum + width, 0);
  const columns: Column[] = [{ label: 'Barang', x: LEFT + 5, width: name - 10, right: false }];
  let x = LEFT + name;
  for (const [label, width] of [...widths, ['Jumlah', total] as const]) {
    columns.push({ label, x, width: width - 5, right: true });
    x += width;
  }
  return columns;
}

function drawTableHead(canvas: Canvas, columns: readonly Column[], top: number): number {
  canvas.box(LEFT, top, SPAN, 15, BAND);
  canvas.rule(LEFT, top, SPAN, 0.6, INK);
  canvas.rule(LEFT, top + 14.4, SPAN, 0.6, INK);
  for (const { label, x, width, right } of columns)
    canvas.text(label, x, top + 10, width, { size: 7, bold: true, align: right ? 'right' : 'left' });
  return top + 15;
}

function drawLine(canvas: Canvas, columns: readonly Column[], line: SlipLine, top: number): void {
  const [name, ...rest] = columns as [Column, ...Column[]];
  const notes = line.rincian.flatMap((part) =>
    'catatan' in part && part.catatan ? [`${part.label} ${part.catatan}`] : [],
  );
  canvas.text(line.nama, name.x, top + 10, name.width, { size: 8.5, bold: true });
  canvas.text([line.kode ?? '', ...notes].filter(Boolean).join('  ·  '), name.x, top + 18.5, name.width, {
    size: 6.5,
    color: GREY,
  });
  for (const { label, x, width } of rest) {
    const part = line.rincian.find((candidate) => candidate.label === label);
    const text =
      label === 'Jumlah'
        ? formatAngka(line.total)
        : part && ('teks' in part ? part.teks : formatAngka(part.jumlah));
    if (text)
      canvas.text(text, x, top + 13, width, {
        size: 8.5,
        bold: label === 'Jumlah',
        align: 'right',
        squeeze: true,
      });
  }
  canvas.rule(LEFT, top + ROW, SPAN, 0.4, HAIRLINE);
}

function drawAmounts(
  canvas: Canvas,
  amounts: readonly SlipAmount[],
  x: number,
  top: number,
  width: number,
): number {
  let y = top;
  for (const { label, jumlah, catatan } of amounts) {
    canvas.text(catatan ? `${label} ${catatan}` : label, x, y, width * 0.6, { size: 8, color: GREY });
    canvas.text(formatAngka(jumlah), x, y, width, { size: 8, align: 'right' });
    y += 11.5;
  }
  return y;
}

/** The one big number, with the words beside it. */
function drawTotals(canvas: Canvas, slip: Slip, top: number): void {
  const width = 190;
  const x = RIGHT - width - 5;
  const y = drawAmounts(canvas, slip.jumlah, x, top + 12, width) - 7;
  canvas.rule(x, y, width, 0.6, INK);
  canvas.text(slip.total.label, x, y + 16, 60, { size: 9, bold: true });
  const total = `Rp ${formatAngka(slip.total.jumlah)}`;
  canvas.text(total, x + 50, y + 17, width - 50, { size: 15, bold: true, align: 'right', squeeze: true });
  canvas.rule(x, y + 23, width, 1.2, GOLD);
  drawAmounts(canvas, slip.pembayaran, x, y + 36, width);
  const words = terbilang(slip.total.jumlah);
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  canvas.text('Terbilang', LEFT + 5, top + 12, 200, { size: 6.5, color: GREY });
  const room = SPAN - width - 40;
  for (const [index, line] of canvas.wrap(sentence, room, 9, 3, true).entries())
    canvas.text(line, LEFT + 5, top + 24 + index * 12, room, { size: 9, bold: true });
  drawMasuk(canvas, slip.masuk ?? [], top + 76, room);
  const member = slip.penutup.map(({ label, teks }) => `${label}: ${teks}`).join('    ');
  canvas.text(member, LEFT + 5, top + 62, room, { size: 7.5, color: GREY });
}

/** Pieces that came in, below the words of the total. */
function drawMasuk(canvas: Canvas, masuk: readonly SlipAmount[], top: number, width: number): void {
  for (const [index, { label, catatan, jumlah }] of masuk.entries()) {
    const y = top + index * 11.5;
    const teks = `Tukar: ${[label, catatan].filter(Boolean).join('  ·  ')}`;
    canvas.text(teks, LEFT + 5, y, width - 75, { size: 7.5, squeeze: true });
    canvas.text(formatAngka(jumlah), LEFT + 5, y, width - 10, { size: 7.5, align: 'right' });
  }
}

function drawSignatures(canvas: Canvas, slip: Slip, top: number): void {
  const places = [RIGHT - 200, RIGHT - 95];
  for (const [index, who] of slip.tandaTangan.entries()) {
    const x = places[index] as number;
    canvas.text(who, x, top + 9, 90, { size: 7.5, color: GREY, align: 'center' });
    canvas.rule(x + 6, BOTTOM - 4, 78, 0.5, INK);
  }
}

/** Numbered, in two columns of wrapped lines. */
function drawTerms(canvas: Canvas, slip: Slip, x: number, top: number): void {
  const half = Math.ceil(slip.ketentuan.length / 2);
  let y = top;
  for (const [index, term] of slip.ketentuan.entries()) {
    if (index === half) y = top;
    const left = index < half ? x : x + 137;
    canvas.text(`${index + 1}.`, left, y, 8, { size: 5.8, color: GREY });
    for (const line of canvas.wrap(term, 120, 5.8, 2)) {
      canvas.text(line, left + 8, y, 122, { size: 5.8, color: GREY });
      y += 7.2;
    }
    y += 2;
  }
}

function drawFoot(canvas: Canvas, slip: Slip): void {
  const top = BOTTOM - footHeight(slip);
  drawTotals(canvas, slip, top);
  const under = BOTTOM - UNDER + 4;
  canvas.symbol(symbolOf('qrcode', slip.qr?.[0] ?? slip.nomor), LEFT, under - 4, 56, 56);
  drawTerms(canvas, slip, LEFT + 64, under + 7);
  drawSignatures(canvas, slip, under - 4);
}

/** Codes of the further pieces, four to a row on a page of their own. */
function drawMoreCodes(canvas: Canvas, slip: Slip): void {
  const codes = slip.qr?.slice(1) ?? [];
  if (codes.length === 0) return;
  canvas.addPage();
  canvas.text(`${slip.judul} ${slip.nomor}`, LEFT, 34, SPAN, { size: 9, bold: true });
  for (const [index, code] of codes.entries()) {
    const x = LEFT + (index % 4) * 130;
    const y = 50 + Math.floor(index / 4) * 120;
    canvas.symbol(symbolOf('qrcode', code), x, y, 96, 96);
    canvas.text(`QR ${index + 2}/${codes.length + 1}`, x, y + 106, 96, { size: 7, color: GREY });
  }
}

function drawCopy(canvas: Canvas, slip: Slip, options: NotaOptions, copy: string): void {
  const columns = columnsOf(slip);
  let y = drawTableHead(canvas, columns, drawHead(canvas, slip, options, copy));
  for (const [index, line] of slip.baris.entries()) {
    const last = index === slip.baris.length - 1;
    if (y + ROW > (last ? BOTTOM - footHeight(slip) : BOTTOM - 10)) {
      canvas.addPage();
      y = drawTableHead(canvas, columns, drawHead(canvas, slip, options, copy));
    }
    drawLine(canvas, columns, line, y);
    y += ROW;
  }
  drawFoot(canvas, slip);
  drawMoreCodes(canvas, slip);
}

/** The nota as a PDF; one page holds about three pieces with the totals, more pieces go on over further pages. */
export function notaPdf(slip: Slip, options: NotaOptions = {}): Promise<Buffer> {
  const canvas = createCanvas({
    width: WIDTH,
    height: HEIGHT,
    title: `${slip.judul} ${slip.nomor}`,
    author: slip.toko.nama,
  });
  const copies = options.copies === 2 ? ['Lembar 1 · Pelanggan', 'Lembar 2 · Arsip toko'] : [''];
  for (const [index, copy] of copies.entries()) {
    if (index > 0) canvas.addPage();
    drawCopy(canvas, slip, options, copy);
  }
  return canvas.finish();
}
