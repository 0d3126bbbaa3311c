/** Moves what is printed by tenths of a millimetre, in the language of the printer. A sheet of the system's printer is moved there. */
import { mulDiv } from '../amount.ts';
import type { Pencetak } from './agen.ts';

/** Dots of a print head of 203 dpi, which is eight a millimetre. */
const dots = (tenths: number): number =>
  tenths < 0 ? -mulDiv(-tenths, 8, 10, 'half-up') : mulDiv(tenths, 8, 10, 'half-up');

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** One byte a letter, so that pictures between the words stay as they are. */
function onText(bytes: Uint8Array, change: (text: string) => string): Uint8Array {
  const text = change(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

/** How a copy of a slip begins (receiptline): long enough that no picture has it by chance. */
const BEGINS = '\x1b@\x1da\x00\x1bM';

/** As far as printers take it: a margin of a slip, a corner of TSPL and the height of ZPL have their ends. */
export function digeser(bytes: Uint8Array, { bentuk, geser_x, geser_y }: Pencetak): Uint8Array {
  const [x, y] = [dots(geser_x), dots(geser_y)];
  if ((x === 0 && y === 0) || bentuk === 'PDF') return bytes;
  if (bentuk === 'ZPL')
    return onText(bytes, (text) => text.replaceAll('^XA', `^XA^LS${-x}^LT${within(y, -120, 120)}`));
  if (bentuk === 'TSPL')
    return onText(bytes, (text) =>
      text.replaceAll('\r\nCLS\r\n', `\r\nREFERENCE ${Math.max(0, x)},0\r\nSHIFT ${y}\r\nCLS\r\n`),
    );
  // Every copy begins by telling the printer anew what it is; the margin counts from there.
  const left = Math.max(0, x);
  const margin = String.fromCharCode(0x1d, 0x4c, left & 255, left >> 8);
  return onText(bytes, (text) => text.replaceAll(BEGINS, `\x1b@${margin}${BEGINS.slice(2)}`));
}
