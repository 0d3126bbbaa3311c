/** Labels in TSPL2 (TSC and its kin): SIZE, GAP, CLS, items, PRINT. Positions are dots, font "0" is scaled in points. */
import { symbolOf } from '../output/symbol.ts';
import {
  dots,
  extent,
  hasLetters,
  type Label,
  type LabelItem,
  type Rotation,
  type TextItem,
} from './label.ts';
import { textRaster } from './preview.ts';

/** TSPL strings end at a quote and commands at a line break; neither may come from a value. */
const quoted = (text: string): string => `"${text.replace(/\p{Cc}/gu, ' ').replaceAll('"', '\\["]')}"`;

/** TSPL turns an item about its own start, so the start is the corner where the turned item begins. */
function start(label: Label, item: LabelItem, rotation: Rotation): string {
  const { width, height } = extent(item);
  const x = rotation === 90 || rotation === 180 ? item.x + width : item.x;
  const y = rotation === 180 || rotation === 270 ? item.y + height : item.y;
  return `${dots(label, x)},${dots(label, y)}`;
}

/** Right-aligned text starts at its right end; the end lies along the turned text. */
function textStart(label: Label, item: TextItem, rotation: Rotation): string {
  const along = item.align === 'right' ? dots(label, item.width) : 0;
  const [x, y] = start(label, item, rotation).split(',').map(Number) as [number, number];
  const [dx, dy] = { 0: [along, 0], 90: [0, along], 180: [-along, 0], 270: [0, -along] }[rotation] as [
    number,
    number,
  ];
  return `${x + dx},${y + dy}`;
}

/** A text the printer has no letters for; a bit that is not set is a black dot here. */
async function picture(label: Label, item: TextItem): Promise<string> {
  const { rowBytes, rows, bits } = await textRaster(item, label.dpi);
  const paper = Buffer.from(bits.map((byte) => ~byte & 255)).toString('latin1');
  return `BITMAP ${dots(label, item.x)},${dots(label, item.y)},${rowBytes},${rows},0,${paper}`;
}

function itemTspl(label: Label, item: LabelItem): string {
  const d = (mm: number): number => dots(label, mm);
  if (item.is === 'line')
    return `BAR ${d(item.x)},${d(item.y)},${Math.max(1, d(item.width))},${Math.max(1, d(item.height))}`;
  const rotation = item.rotation ?? 0;
  const at = start(label, item, rotation);
  switch (item.is) {
    case 'text': {
      const points = Math.max(4, Math.round((item.size * 72) / 25.4));
      return `TEXT ${textStart(label, item, rotation)},"0",${rotation},${points},${points},${item.align === 'right' ? 3 : 1},${quoted(item.text)}`;
    }
    case 'code128': {
      const module = Math.max(1, Math.floor(d(item.width) / symbolOf('code128', item.text).columns));
      return `BARCODE ${at},"128",${d(item.height)},0,${rotation},${module},${module},${quoted(item.text)}`;
    }
    case 'datamatrix': {
      const { columns } = symbolOf('datamatrix', item.text);
      const module = Math.max(1, Math.floor(d(item.size) / columns));
      return `DMATRIX ${d(item.x)},${d(item.y)},${d(item.size)},${d(item.size)},x${module},r${rotation},${columns},${columns},${quoted(item.text)}`;
    }
    case 'qr': {
      const module = Math.min(
        10,
        Math.max(1, Math.floor(d(item.size) / symbolOf('qrcode', item.text).columns)),
      );
      return `QRCODE ${at},M,${module},A,${rotation},${quoted(item.text)}`;
    }
  }
}

/** Words in UTF-8, dots as they are. */
const lineBytes = (line: string, binary: boolean): Buffer =>
  Buffer.concat([Buffer.from(line, binary ? 'latin1' : 'utf8'), Buffer.from('\r\n')]);

/** The space between two labels where nobody says, in millimetres. */
const GAP = 2;

async function labelTspl(label: Label): Promise<Buffer> {
  const head = [
    `SIZE ${label.widthMm} mm,${label.heightMm} mm`,
    `GAP ${label.gapMm ?? GAP} mm,0 mm`,
    'DIRECTION 1',
    'CODEPAGE UTF-8',
    'CLS',
  ];
  const items = label.items.map(async (item) =>
    item.is === 'text' && !hasLetters(item.text)
      ? lineBytes(await picture(label, item), true)
      : lineBytes(itemTspl(label, item), false),
  );
  return Buffer.concat([
    ...head.map((line) => lineBytes(line, false)),
    ...(await Promise.all(items)),
    lineBytes('PRINT 1', false),
  ]);
}

/** One print job. */
export async function toTspl(labels: readonly Label[]): Promise<Buffer> {
  return Buffer.concat(await Promise.all(labels.map(labelTspl)));
}
