/**
 * Pictures of strangers: never decoded beyond a number of pixels and seconds, and one at a time, because a picture of 64
 * megapixels takes 200 MB for as long as it is read. libvips decodes outside JavaScript, so a thread's limits would not hold it.
 */
import type sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { inTurn } from '../http/turns.ts';
import { onDemand } from '../on-demand.ts';

const pictures = onDemand<typeof sharp>('sharp');

/** Pictures that are decoded or wait for their turn. */
export const PICTURES_WAITING = 16;
const PICTURE_S = 20;

/** One picture's turn. Errors: SIBUK. */
export const onePicture = inTurn(PICTURES_WAITING);

/** What the header says, which costs no pixels: a huge picture gets its own refusal. Fails where there is no header. */
export const headerOf = (bytes: Buffer): Promise<Metadata> =>
  pictures()(bytes, { limitInputPixels: false }).metadata();

/** A picture to work on; using it fails beyond `maxPixels`, whatever its header said. */
export const decode = (bytes: Buffer, maxPixels: number): Sharp =>
  pictures()(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    autoOrient: true,
    sequentialRead: true,
  }).timeout({
    seconds: PICTURE_S,
  });
