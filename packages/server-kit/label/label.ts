/**
 * One label model in millimetres for every printer language: what stands where. The encoders beside this file turn it
 * into ZPL, TSPL, PDF, SVG and PNG. x and y are the top left corner of the item as it lies on the label after turning.
 */
import { formatAngka, formatGram, type Miligram, type Rupiah } from '@mustika/kernel/amount.ts';
import { wordParts } from '../output/letters.ts';

export type Rotation = 0 | 90 | 180 | 270;

type Placed = { x: number; y: number; rotation?: Rotation };

/** `width` runs along the text and `size` is its line height, both before turning. */
export type TextItem = Placed & {
  is: 'text';
  text: string;
  size: number;
  width: number;
  align?: 'left' | 'right';
  bold?: boolean;
};
export type Code128Item = Placed & { is: 'code128'; text: string; width: number; height: number };
/** Matrix codes fill a square of `size`. */
export type MatrixItem = Placed & { is: 'datamatrix' | 'qr'; text: string; size: number };
export type LineItem = { is: 'line'; x: number; y: number; width: number; height: number };
export type LabelItem = TextItem | Code128Item | MatrixItem | LineItem;

export type Label = {
  widthMm: number;
  heightMm: number;
  dpi: 203 | 300;
  items: LabelItem[];
  /** Between this one and the next on the roll; 2 mm where nobody says. */
  gapMm?: number;
};

/** Dots of the print head; 203 dpi is 8 dots per mm, 300 dpi 11.8. */
export const dots = (label: Pick<Label, 'dpi'>, mm: number): number => Math.round((mm * label.dpi) / 25.4);

/** What a jewellery tag says about a piece. */
export type BarangLabel = {
  kode_barcode: string;
  nama_barang: string;
  berat: Miligram;
  kadar_cetak: string;
  /** Left out when the shop does not print prices. */
  harga?: Rupiah;
  kode_baki?: string;
  /** Its stones, said at length and shorter and shorter: the first that fits is printed. */
  batu?: readonly string[];
};

/** Where a tag can be printed: two wings that fold onto each other, and a tail that goes round the piece. */
export type TagLayout = {
  widthMm: number;
  heightMm: number;
  dpi: 203 | 300;
  wings: readonly [{ x: number; width: number }, { x: number; width: number }];
  margin: number;
  /** Turns the second wing upside down, for tags that fold along their length. */
  turnSecond: boolean;
};

/** The common 60 x 12 mm dumbbell tag: two wings of 21 mm, the tail to their right. */
export const TAG_60X12: TagLayout = {
  widthMm: 60,
  heightMm: 12,
  dpi: 203,
  wings: [
    { x: 0, width: 21 },
    { x: 21, width: 21 },
  ],
  margin: 1.2,
  turnSecond: false,
};

/** Whether the fonts of a label printer have every letter of a text: Latin, and the marks people write with it. */
export const hasLetters = (text: string): boolean => /^[\0-\u00ff‘’“”–—…€™•]*$/.test(text);

/** Average width of a capital in units of its line height, for fonts of label printers. */
const CAPITAL = 0.6;

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}]/u;
/** How many capitals a text is wide, about: ideographs are squares. */
const capitals = (text: string): number =>
  [...text].reduce((total, char) => total + (WIDE.test(char) ? 2 : /\p{M}/u.test(char) ? 0 : 1), 0);

/** As much of a text as is `most` capitals wide. */
function upTo(text: string, most: number): string {
  let cut = '';
  for (const char of text) {
    if (capitals(cut + char) > most) break;
    cut += char;
  }
  return cut.trimEnd();
}

/** Letters a name must keep beside its stones. */
const SHORTEST = 5;

/**
 * Words in lines of at most `width`, at most `maxLines`; the rest is lost, because a tag is small. A single line is cut
 * inside a word: half a word says more than none.
 */
export function tagLines(text: string, width: number, size: number, maxLines: number): string[] {
  const most = Math.max(1, Math.floor(width / (size * CAPITAL)));
  if (maxLines === 1) return [upTo(text.split(/\s+/).filter(Boolean).join(' '), most)];
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean))
    for (const [at, part] of wordParts(word).entries()) {
      const last = lines.at(-1);
      const longer = `${last ?? ''}${at === 0 ? ' ' : ''}${part}`;
      if (last !== undefined && capitals(longer) <= most) lines[lines.length - 1] = longer;
      else lines.push(upTo(part, most));
    }
  return lines.slice(0, maxLines);
}

/** First wing: DataMatrix of the barcode, the code in words, kadar. */
function codeWing(item: BarangLabel, layout: TagLayout): LabelItem[] {
  const { x, width } = layout.wings[0];
  const { margin, heightMm } = layout;
  const side = heightMm - 2 * margin;
  const left = x + margin + side + 1;
  const room = x + width - margin - left;
  return [
    { is: 'datamatrix', x: x + margin, y: margin, size: side, text: item.kode_barcode },
    ...tagLines(item.kode_barcode.replace(/(.{4})(?=.)/g, '$1 '), room, 2.6, 3).map(
      (text, line): LabelItem => ({
        is: 'text',
        x: left,
        y: margin + line * 2.7,
        width: room,
        size: 2.6,
        text,
        bold: true,
      }),
    ),
    {
      is: 'text',
      x: left,
      y: heightMm - margin - 2.6,
      width: room,
      size: 2.6,
      text: item.kadar_cetak,
      bold: true,
    },
  ];
}

/** The name in the lines there are, its stones in the last of them; where there is one, they share it, if the name keeps a word. */
function namedLines(
  { nama_barang, batu = [] }: BarangLabel,
  room: number,
  size: number,
  maxLines: number,
): string[] {
  const most = Math.floor(room / (size * CAPITAL));
  const left = maxLines > 1 ? most : most - SHORTEST - 1;
  const stones = batu.find((text) => capitals(text) <= left);
  if (stones === undefined) return tagLines(nama_barang, room, size, maxLines);
  if (maxLines > 1) return [...tagLines(nama_barang, room, size, maxLines - 1), stones];
  return [`${upTo(nama_barang, most - capitals(stones) - 1)} ${stones}`];
}

/** Second wing: name in as many lines as fit, weight with 3 decimals, price when the shop prints it. */
function nameWing(item: BarangLabel, layout: TagLayout): LabelItem[] {
  const { x, width } = layout.wings[1];
  const { margin, heightMm } = layout;
  const left = x + margin;
  const room = width - 2 * margin;
  const size = 2;
  const step = size * 1.1;
  const bottom = heightMm - margin;
  const priced = item.harga !== undefined;
  const weightAt = bottom - (priced ? 5 : 2.6);
  const names = namedLines(item, room, size, weightAt - margin >= 2 * step ? 2 : 1);
  const items: LabelItem[] = names.map((text, line) => ({
    is: 'text',
    x: left,
    y: margin + line * step,
    width: room,
    size,
    text,
  }));
  items.push({
    is: 'text',
    x: left,
    y: weightAt,
    width: room,
    size: 2.6,
    bold: true,
    text: `${formatGram(item.berat)} g`,
  });
  if (item.kode_baki)
    items.push({
      is: 'text',
      x: left,
      y: bottom - (priced ? 4.6 : 2.2),
      width: room,
      size,
      align: 'right',
      text: item.kode_baki,
    });
  if (priced)
    items.push({
      is: 'text',
      x: left,
      y: bottom - 2.2,
      width: room,
      size: 2.2,
      align: 'right',
      text: `Rp ${formatAngka(item.harga as number)}`,
    });
  return items;
}

/** The size of an item before turning. */
export function ownSize(item: LabelItem): { width: number; height: number } {
  switch (item.is) {
    case 'datamatrix':
    case 'qr':
      return { width: item.size, height: item.size };
    case 'text':
      return { width: item.width, height: item.size };
    default:
      return { width: item.width, height: item.height };
  }
}

/** The size of an item on the label, after turning. */
export function extent(item: LabelItem): { width: number; height: number } {
  const { width, height } = ownSize(item);
  const standing = item.is !== 'line' && (item.rotation === 90 || item.rotation === 270);
  return standing ? { width: height, height: width } : { width, height };
}

/** Turns items upside down inside a wing. */
function upsideDown(
  items: readonly LabelItem[],
  wing: { x: number; width: number },
  heightMm: number,
): LabelItem[] {
  return items.map((item) => {
    const { width, height } = extent(item);
    const [x, y] = [2 * wing.x + wing.width - item.x - width, heightMm - item.y - height];
    if (item.is === 'line') return { ...item, x, y };
    return { ...item, x, y, rotation: (((item.rotation ?? 0) + 180) % 360) as Rotation };
  });
}

/** The tag of one piece (cetak-barcode). The spec does not say what a tag shows; we print what identifies and prices it. */
export function labelBarang(item: BarangLabel, layout: TagLayout = TAG_60X12): Label {
  const second = nameWing(item, layout);
  const items = layout.turnSecond ? upsideDown(second, layout.wings[1], layout.heightMm) : second;
  return {
    widthMm: layout.widthMm,
    heightMm: layout.heightMm,
    dpi: layout.dpi,
    items: [...codeWing(item, layout), ...items],
  };
}
