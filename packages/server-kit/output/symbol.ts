/** Bar codes as rectangles in module units, so that PDF, SVG and PNG draw the same symbol without a raster. */
import type bwip from 'bwip-js/node';
import { onDemand } from '../on-demand.ts';

const bwipJs = onDemand<typeof bwip>('bwip-js/node');

export type SymbolKind = 'code128' | 'datamatrix' | 'qrcode';

export type Rect = { x: number; y: number; width: number; height: number };

/** `columns` x `rows` modules; a linear code is one row high. */
export type BarSymbol = { columns: number; rows: number; dark: readonly Rect[] };

type Linear = { sbs: number[] };
type Matrix = { pixs: number[]; pixx: number; pixy: number };

function linear({ sbs }: Linear): BarSymbol {
  const dark: Rect[] = [];
  let x = 0;
  for (const [index, width] of sbs.entries()) {
    if (index % 2 === 0) dark.push({ x, y: 0, width, height: 1 });
    x += width;
  }
  return { columns: x, rows: 1, dark };
}

/** Dark modules of a row that touch become one rectangle: fewer shapes and no hairlines between them. */
function matrix({ pixs, pixx, pixy }: Matrix): BarSymbol {
  const dark: Rect[] = [];
  for (let y = 0; y < pixy; y++)
    for (let x = 0; x < pixx; x++) {
      if (!pixs[y * pixx + x]) continue;
      const start = x;
      while (x + 1 < pixx && pixs[y * pixx + x + 1]) x++;
      dark.push({ x: start, y, width: x + 1 - start, height: 1 });
    }
  return { columns: pixx, rows: pixy, dark };
}

/** Encodes ASCII text; QR codes at error correction M. */
export function symbolOf(kind: SymbolKind, text: string): BarSymbol {
  const [drawn] = bwipJs().raw({
    bcid: kind,
    text,
    ...(kind === 'qrcode' ? { eclevel: 'M' } : {}),
  }) as unknown as [Linear | Matrix];
  return 'sbs' in drawn ? linear(drawn) : matrix(drawn);
}
