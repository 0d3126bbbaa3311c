/** The nota of a design as a PDF, as pictures for the designer, and as one picture to send. Domain 15.1. */
import type { JenisNota, RancanganKertas } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip } from '@mustika/kernel/slip.ts';
import type sharp from 'sharp';
import { onDemand } from '../on-demand.ts';
import { createCanvas } from '../output/canvas.ts';
import { createSvgCanvas, type SvgPage } from '../output/svg-canvas.ts';
import { bawaanKertas } from './bawaan-nota.ts';
import type { Isi } from './gambar-isi.ts';
import { type Letak, type SisiHalaman, tataNota, ukuranHalaman } from './tata-nota.ts';

const pictures = onDemand<typeof sharp>('sharp');

export type NotaOptions = {
  rancangan?: RancanganKertas;
  /** Declares the fields a design may name; the default design needs only those every nota has. */
  jenis: JenisNota;
  /** PNG or JPEG of the shop; without it the shop's initials stand in the frame. */
  logo?: Buffer | undefined;
  /** How many times the nota was printed again; shown so that a copy never passes for the first print. */
  reprint?: number;
  /** The reprint is not in the design of the first print, and says so. */
  rancanganBaru?: true;
  /** A page set per copy, told apart in the corner. */
  copies?: 1 | 2;
};

function isiOf(slip: Slip, options: NotaOptions, copy: string): Isi {
  const { jenis, logo, reprint, rancangan, rancanganBaru } = options;
  const ulang = reprint ? `CETAK ULANG ${reprint}${rancanganBaru ? ' (RANCANGAN BARU)' : ''}` : '';
  const tanda = [ulang, copy].filter(Boolean).join('  ·  ');
  const pracetak = rancangan?.cetakan === 'PRACETAK';
  const mengalir = rancangan?.ikut_isi ?? false;
  return { jenis, slip, lembar: { tanda, ulang: ulang !== '' }, logo, pracetak, mengalir };
}

/** What stands on each copy. */
function salinan(slip: Slip, options: NotaOptions): Isi[] {
  const copies = options.copies === 2 ? ['Lembar 1 · Pelanggan', 'Lembar 2 · Arsip toko'] : [''];
  // Coupons are cut off the customer's sheet; the shop's own has none to hand in.
  const { kupon: _kupon, ...arsip } = slip;
  return copies.map((copy, index) => isiOf(index === 0 ? slip : arsip, options, copy));
}

/** The nota as a PDF; more pieces than fit on a page go on over further pages. */
export function notaPdf(slip: Slip, options: NotaOptions): Promise<Buffer> {
  const rancangan = options.rancangan ?? bawaanKertas(options.jenis);
  const isi = salinan(slip, options);
  const canvas = createCanvas({
    ...ukuranHalaman(rancangan, isi[0] as Isi),
    title: `${slip.judul} ${slip.nomor}`,
    author: slip.toko.nama,
  });
  for (const [index, one] of isi.entries()) {
    if (index > 0) canvas.addPage();
    tataNota(canvas, rancangan, one);
  }
  return canvas.finish();
}

/** Every sheet of every copy as a picture, in the order they leave the printer of a browser. */
export function notaLembar(slip: Slip, options: NotaOptions): SvgPage[] {
  const rancangan = options.rancangan ?? bawaanKertas(options.jenis);
  return salinan(slip, options).flatMap((isi) => {
    const { canvas, pages } = createSvgCanvas(ukuranHalaman(rancangan, isi));
    tataNota(canvas, rancangan, isi);
    return pages();
  });
}

export type NotaGambar = { halaman: (SvgPage & { sisi: SisiHalaman })[]; letak: Letak[] };

/** One copy as pictures, and where everything came to stand. */
export function notaSvg(slip: Slip, options: NotaOptions): NotaGambar {
  const rancangan = options.rancangan ?? bawaanKertas(options.jenis);
  const isi = isiOf(slip, options, options.copies === 2 ? 'Lembar 1 · Pelanggan' : '');
  const { canvas, pages } = createSvgCanvas(ukuranHalaman(rancangan, isi));
  const { halaman, letak } = tataNota(canvas, rancangan, isi);
  const drawn = pages().map((page, index) => ({ ...page, sisi: halaman[index] as SisiHalaman }));
  return { halaman: drawn, letak };
}

/** Dots to the inch of a picture to send: small print stays legible, the file small. */
const DPI = 200;

/** The first page as a PNG: what is sent to a customer's phone. */
export function notaPng(slip: Slip, options: NotaOptions): Promise<Buffer> {
  const [page] = notaSvg(slip, options).halaman;
  const { svg, width, height } = page as SvgPage;
  const dots = (points: number): number => Math.trunc((points * DPI) / 72);
  const sized = svg.replace(
    /width="[^"]*" height="[^"]*"/,
    `width="${dots(width)}" height="${dots(height)}"`,
  );
  return pictures()(Buffer.from(sized)).flatten({ background: '#ffffff' }).png().toBuffer();
}
