/** Draws a member card: SVG for the screen, PDF for the card printer. Text is outlines, so no name can become markup. */
import { symbolPath } from '@mustika/server-kit/label/preview.ts';
import { onDemand } from '@mustika/server-kit/on-demand.ts';
import { type Canvas, createCanvas, MM } from '@mustika/server-kit/output/canvas.ts';
import { outlineOf } from '@mustika/server-kit/output/outline.ts';
import { symbolOf } from '@mustika/server-kit/output/symbol.ts';
import type sharp from 'sharp';
import { type ItemKartu, LEBAR_KARTU, type Sisi, TINGGI_KARTU, type Ukur } from './kartu-member.rule.ts';

const pictures = onDemand<typeof sharp>('sharp');

/** Pictures of the card, ready to draw: JPEG sides cut to the card's shape, a PNG mark. */
export type GambarKartu = { depan: Buffer | null; belakang: Buffer | null; logo: Buffer | null };

/** Cuts a picture to the shape of the card at 300 dots per inch, so that nothing is stretched. */
export const potongKartu = (bytes: Buffer): Promise<Buffer> =>
  pictures()(bytes).resize({ width: 1011, height: 638, fit: 'cover' }).jpeg({ quality: 85 }).toBuffer();

export const ukurKartu: Ukur = (teks, ukuran, tebal) => outlineOf(teks, ukuran, tebal).width;

const uri = (bytes: Buffer, jenis: 'jpeg' | 'png'): string =>
  `data:image/${jenis};base64,${bytes.toString('base64')}`;

function itemSvg(item: ItemKartu, gambar: GambarKartu): string {
  if (item.is === 'kotak')
    return `<rect x="${item.x}" y="${item.y}" width="${item.lebar}" height="${item.tinggi}" fill="${item.warna}"/>`;
  if (item.is === 'kode')
    return `<path transform="translate(${item.x} ${item.y})" d="${symbolPath(symbolOf(item.jenis, item.isi), item.lebar, item.tinggi)}"/>`;
  if (item.is === 'gambar') {
    const bytes = gambar[item.yang];
    return bytes
      ? `<image href="${uri(bytes, 'jpeg')}" width="${LEBAR_KARTU}" height="${TINGGI_KARTU}" preserveAspectRatio="none"/>`
      : '';
  }
  if (item.is === 'logo')
    return gambar.logo
      ? `<image href="${uri(gambar.logo, 'png')}" x="${item.x}" y="${item.y}" width="${item.lebar}" height="${item.tinggi}"/>`
      : '';
  const { path, width } = outlineOf(item.teks, item.ukuran, item.tebal);
  const squeeze = Math.min(1, item.lebar / width || 1);
  const indent = item.kanan ? item.lebar - width * squeeze : 0;
  return `<path fill="${item.warna}" transform="translate(${item.x + indent} ${item.y}) scale(${squeeze} 1)" d="${path}"/>`;
}

/** One side in its true size. */
export const kartuSvg = (sisi: Sisi, gambar: GambarKartu): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${LEBAR_KARTU}mm" height="${TINGGI_KARTU}mm" viewBox="0 0 ${LEBAR_KARTU} ${TINGGI_KARTU}">${sisi.map((item) => itemSvg(item, gambar)).join('')}</svg>`;

function gambarItem(canvas: Canvas, item: ItemKartu, gambar: GambarKartu): void {
  if (item.is === 'gambar') {
    const bytes = gambar[item.yang];
    if (bytes) canvas.image(bytes, 0, 0, LEBAR_KARTU * MM, TINGGI_KARTU * MM);
    return;
  }
  const [x, y] = [item.x * MM, item.y * MM];
  if (item.is === 'teks') {
    canvas.text(item.teks, x, y, item.lebar * MM, {
      size: item.ukuran * MM,
      bold: item.tebal ?? false,
      align: item.kanan ? 'right' : 'left',
      color: item.warna,
    });
    return;
  }
  const [lebar, tinggi] = [item.lebar * MM, item.tinggi * MM];
  if (item.is === 'kotak') canvas.box(x, y, lebar, tinggi, item.warna);
  else if (item.is === 'kode') canvas.symbol(symbolOf(item.jenis, item.isi), x, y, lebar, tinggi);
  else if (gambar.logo) canvas.image(gambar.logo, x, y, lebar, tinggi);
}

/** A page of card size for each side. */
export function kartuPdf(sisi: readonly Sisi[], gambar: GambarKartu, judul: string): Promise<Buffer> {
  const canvas = createCanvas({
    width: LEBAR_KARTU * MM,
    height: TINGGI_KARTU * MM,
    title: judul,
    author: 'Mustika',
  });
  for (const [index, satu] of sisi.entries()) {
    if (index > 0) canvas.addPage();
    for (const item of satu) gambarItem(canvas, item, gambar);
  }
  return canvas.finish();
}
