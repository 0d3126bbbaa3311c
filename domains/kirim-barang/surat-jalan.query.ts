/**
 * The paper that travels with pieces: from whom to whom, every piece with its weight, room for what the receiver's scale says, and
 * a code that opens the shipment where it is received. It says no cost: whoever carries it may read it.
 */
import { formatGram } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu, type Zona } from '@mustika/kernel/date.ts';
import type { HeadOf, LinesOf } from '@mustika/kernel/document-reads.ts';
import {
  BAND,
  type Canvas,
  createCanvas,
  GOLD,
  GREY,
  HAIRLINE,
  INK,
  MM,
} from '@mustika/server-kit/output/canvas.ts';
import { symbolOf } from '@mustika/server-kit/output/symbol.ts';
import type { kirimBarangReads } from './kirim-barang.document.ts';

const WIDTH = 210 * MM;
const HEIGHT = 297 * MM;
const LEFT = 14 * MM;
const SPAN = WIDTH - 28 * MM;
const ROW = 15;
/** Where the rows of a page end; the last page has room below for who hands over and who takes. */
const BOTTOM = HEIGHT - 24 * MM;
const TANDA = 34 * MM;

type Kepala = HeadOf<typeof kirimBarangReads>;
type Baris = LinesOf<typeof kirimBarangReads>['barang'][number];

const KOLOM: readonly [string, number, 'left' | 'right', (b: Baris, at: number) => string][] = [
  ['NO', 0.05, 'right', (_b, at) => String(at + 1)],
  ['BARCODE', 0.13, 'left', (b) => b.kode_barcode],
  ['NAMA BARANG', 0.36, 'left', (b) => b.nama_barang],
  ['GROUP', 0.09, 'left', (b) => b.kode_group],
  ['BAKI', 0.09, 'left', (b) => b.dari_baki],
  ['BERAT', 0.12, 'right', (b) => formatGram(b.berat)],
  ['DITERIMA', 0.16, 'right', () => ''],
];

function judul(canvas: Canvas, k: Kepala, zona: Zona): number {
  canvas.text(k.nama_toko, LEFT, 44, SPAN * 0.5, { size: 15, bold: true, color: INK });
  for (const [at, line] of canvas.wrap(k.alamat_toko, SPAN * 0.5, 9, 2).entries())
    canvas.text(line, LEFT, 58 + at * 11, SPAN * 0.5, { size: 9, color: GREY });
  canvas.symbol(symbolOf('qrcode', k.no_dokumen), LEFT + SPAN - 68, 28, 68, 68);
  const right = { align: 'right' } as const;
  canvas.text('SURAT JALAN BARANG', LEFT, 42, SPAN - 78, { ...right, size: 11, bold: true, color: GOLD });
  canvas.text(k.no_dokumen, LEFT, 60, SPAN - 78, { ...right, size: 13, bold: true, font: 'MONO' });
  const waktu = `${formatTanggal(k.tanggal)}  ${formatWaktu(k.waktu, zona).slice(-5)}`;
  canvas.text(waktu, LEFT, 75, SPAN - 78, { ...right, size: 9, color: GREY });
  canvas.rule(LEFT, 104, SPAN, 1.4, GOLD);
  canvas.text(`Kepada ${k.tujuan} ${k.nama_tujuan}`, LEFT, 121, SPAN * 0.6, { size: 11, bold: true });
  canvas.text(`${k.jumlah_barang} pcs · ${formatGram(k.berat)} g`, LEFT, 121, SPAN, {
    ...right,
    size: 11,
    bold: true,
  });
  if (k.keterangan) canvas.text(k.keterangan, LEFT, 135, SPAN, { size: 9, color: GREY });
  return 144;
}

function kepalaTabel(canvas: Canvas, top: number): number {
  canvas.box(LEFT, top, SPAN, ROW, BAND);
  let x = LEFT;
  for (const [label, share, align] of KOLOM) {
    canvas.text(label, x + 3, top + 10, SPAN * share - 6, { size: 7.5, bold: true, color: GREY, align });
    x += SPAN * share;
  }
  return top + ROW;
}

function baris(canvas: Canvas, b: Baris, at: number, top: number): void {
  let x = LEFT;
  for (const [label, share, align, text] of KOLOM) {
    const font = label === 'BARCODE' ? 'MONO' : 'INTER';
    canvas.text(text(b, at), x + 3, top + 10, SPAN * share - 6, { size: 8.5, align, font });
    x += SPAN * share;
  }
  canvas.rule(LEFT, top + ROW, SPAN, 0.4, HAIRLINE);
}

function tandaTangan(canvas: Canvas, top: number): void {
  for (const [at, label] of ['Pengirim', 'Pembawa', 'Penerima'].entries()) {
    const x = LEFT + (SPAN / 3) * at;
    canvas.text(label, x, top + 14, SPAN / 3, { size: 9, align: 'center', color: GREY });
    canvas.rule(x + 30, top + TANDA - 10, SPAN / 3 - 60, 0.6, INK);
  }
}

export async function suratJalanPdf(k: Kepala, barang: readonly Baris[], zona: Zona): Promise<Buffer> {
  const canvas = createCanvas({
    ...{ width: WIDTH, height: HEIGHT },
    ...{ title: `Surat Jalan ${k.no_dokumen}`, author: k.nama_toko },
  });
  let top = kepalaTabel(canvas, judul(canvas, k, zona));
  for (const [at, b] of barang.entries()) {
    if (top + ROW > BOTTOM) {
      canvas.addPage();
      top = kepalaTabel(canvas, 30);
    }
    baris(canvas, b, at, top);
    top += ROW;
  }
  if (top + TANDA > BOTTOM) {
    canvas.addPage();
    top = 30;
  }
  tandaTangan(canvas, top + 12);
  canvas.onEveryPage((page, pages) =>
    canvas.text(`${k.no_dokumen} · ${page}/${pages}`, LEFT, HEIGHT - 12 * MM, SPAN, {
      ...{ size: 8, color: GREY, align: 'right' },
    }),
  );
  return canvas.finish();
}
