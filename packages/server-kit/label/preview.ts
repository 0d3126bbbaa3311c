/** Labels to look at and for office printers: SVG and PNG of one label, PDF with a page per label. */
import type sharp from 'sharp';
import { onDemand } from '../on-demand.ts';
import { type Canvas, createCanvas, MM } from '../output/canvas.ts';
import { outlineOf } from '../output/outline.ts';
import { type Raster, rasterOf } from '../output/raster.ts';
import { type BarSymbol, type SymbolKind, symbolOf } from '../output/symbol.ts';
import { dots, extent, type Label, type LabelItem, ownSize, type TextItem } from './label.ts';

const pictures = onDemand<typeof sharp>('sharp');

type Turnable = Exclude<LabelItem, { is: 'line' }>;

/** Where an item's own top left corner lands when it is turned inside its place on the label. */
function origin(item: Turnable): { x: number; y: number } {
  const { width, height } = extent(item);
  const rotation = item.rotation ?? 0;
  return {
    x: rotation === 90 || rotation === 180 ? item.x + width : item.x,
    y: rotation === 180 || rotation === 270 ? item.y + height : item.y,
  };
}

const symbolKind = (item: Exclude<Turnable, { is: 'text' }>): SymbolKind =>
  item.is === 'qr' ? 'qrcode' : item.is;

/** Share of the line height that lies above the baseline. */
const ASCENT = 0.8;
const TYPE = 0.92;

/** The dark modules of a bar code as SVG path data, its corner at the origin. */
export function symbolPath({ columns, rows, dark }: BarSymbol, width: number, height: number): string {
  const across = rows === 1 ? width / columns : Math.min(width / columns, height / rows);
  const down = rows === 1 ? height : across;
  const r = (value: number): number => Math.round(value * 10_000) / 10_000;
  return dark
    .map(
      (m) =>
        `M${r(m.x * across)} ${r(m.y * down)}h${r(m.width * across)}v${r(m.height * down)}h-${r(m.width * across)}z`,
    )
    .join('');
}

function itemSvg(item: LabelItem): string {
  if (item.is === 'line')
    return `<rect x="${item.x}" y="${item.y}" width="${item.width}" height="${item.height}"/>`;
  const { x, y } = origin(item);
  const place = `translate(${x} ${y}) rotate(${item.rotation ?? 0})`;
  if (item.is !== 'text') {
    const { width, height } = ownSize(item);
    return `<path transform="${place}" d="${symbolPath(symbolOf(symbolKind(item), item.text), width, height)}"/>`;
  }
  const { path, width } = outlineOf(item.text, item.size * TYPE, item.bold);
  const squeeze = Math.min(1, item.width / width || 1);
  const indent = item.align === 'right' ? item.width - width * squeeze : 0;
  return `<path transform="${place} translate(${indent} ${item.size * ASCENT}) scale(${squeeze} 1)" d="${path}"/>`;
}

/** A text that the printer has no letters for, as dots of its head, turned as it lies on the label. */
export function textRaster(item: TextItem, dpi: Label['dpi']): Promise<Raster> {
  const { width, height } = extent(item);
  const pixels = (mm: number): number => Math.max(1, dots({ dpi }, mm));
  const frame = `width="${pixels(width)}" height="${pixels(height)}" viewBox="0 0 ${width} ${height}"`;
  const drawn = itemSvg({ ...item, x: 0, y: 0 });
  return rasterOf(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${drawn}</svg>`);
}

function svgOf(label: Label, width: string, height: string): string {
  const { widthMm: w, heightMm: h } = label;
  const paper = `<rect width="${w}" height="${h}" fill="#fff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}">${paper}${label.items.map(itemSvg).join('')}</svg>`;
}

/** The label in its true size. Text is outlines, so no value can become markup. */
export const toSvg = (label: Label): string => svgOf(label, `${label.widthMm}mm`, `${label.heightMm}mm`);

/** A picture of the label, `zoom` times the printer's resolution. */
export function toPng(label: Label, zoom = 1): Promise<Buffer> {
  const pixels = (mm: number): string => String(Math.round((mm * label.dpi * zoom) / 25.4));
  const svg = svgOf(label, pixels(label.widthMm), pixels(label.heightMm));
  return pictures()(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
}

function drawItem(canvas: Canvas, item: LabelItem): void {
  if (item.is === 'line') {
    canvas.box(item.x * MM, item.y * MM, item.width * MM, item.height * MM, '#000000');
    return;
  }
  const { x, y } = origin(item);
  canvas.turned(x * MM, y * MM, item.rotation ?? 0, () => {
    if (item.is === 'text') {
      const size = item.size * TYPE * MM;
      const style = {
        size,
        bold: item.bold ?? false,
        align: item.align ?? 'left',
        color: '#000000',
      } as const;
      canvas.text(item.text, 0, item.size * ASCENT * MM, item.width * MM, style);
      return;
    }
    const { width, height } = ownSize(item);
    canvas.symbol(symbolOf(symbolKind(item), item.text), 0, 0, width * MM, height * MM);
  });
}

/** One page per label, in the label's size. */
export function toPdf(labels: readonly [Label, ...Label[]]): Promise<Buffer> {
  const [first] = labels;
  const canvas = createCanvas({
    width: first.widthMm * MM,
    height: first.heightMm * MM,
    title: 'Label',
    author: 'Mustika',
  });
  for (const [index, label] of labels.entries()) {
    if (index > 0) canvas.addPage();
    for (const item of label.items) drawItem(canvas, item);
  }
  return canvas.finish();
}
