/** A picture as printers of one colour take it: a bit for each dot, rows of whole bytes. */
import type sharp from 'sharp';
import { onDemand } from '../on-demand.ts';

const pictures = onDemand<typeof sharp>('sharp');

/** Darker than this is black: letters keep their thin strokes. */
const BLACK = 150;

export type Raster = { rowBytes: number; rows: number; bits: Buffer };

export async function rasterOf(svg: string): Promise<Raster> {
  const { data, info } = await pictures()(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rowBytes = Math.ceil(info.width / 8);
  const bits = Buffer.alloc(rowBytes * info.height);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[(y * info.width + x) * info.channels] ?? 255) < BLACK) {
        const at = y * rowBytes + (x >> 3);
        bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
      }
  return { rowBytes, rows: info.height, bits };
}
