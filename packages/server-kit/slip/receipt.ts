/** Slips for receipt printers: one composition gives the bytes for the printer, a picture and a text. Ecosystem 3.5. */
import type { JenisNota, RancanganSlip } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip } from '@mustika/kernel/slip.ts';
import { untukStruk } from '@mustika/kernel/text/tercetak.ts';
import type * as receiptline from 'receiptline';
import { onDemand } from '../on-demand.ts';
import { perintahCetak, perintahGambar, perintahTeks } from './baris-gambar.ts';
import { bawaanSlip, kuponBawaan } from './bawaan-slip.ts';
import { blokDoc } from './blok-slip.ts';

const language = onDemand<typeof receiptline>('receiptline');

export type SlipOptions = {
  /** Characters per line: 32 on 58 mm paper, 48 on 80 mm. */
  cpl: 32 | 48;
  /** 2 when the duplicate-print module of the slip's kind is on (Spec 1 §9). */
  copies: 1 | 2;
  copyNumber: 1 | 2;
  /** How many times the slip was printed again. */
  reprint?: number;
  /** The reprint is not in the design of the first print, and says so. */
  rancanganBaru?: true;
  jenis: JenisNota;
  /** Blocks in order; those of a shop that designed none when left out. */
  rancangan?: RancanganSlip;
};

/** `escpos` is for an ESC/POS printer, `svg` the preview, `text` for tests and the plain view. */
export type ComposedSlip = { escpos: Buffer; svg: string; text: string };

/** The slip in the receipt description language. */
export function slipDoc(slip: Slip, options: SlipOptions): string {
  const { blok } = options.rancangan ?? bawaanSlip(options.jenis);
  // A design of before there were coupons has no place for them; what the customer was given is printed all the same.
  const semua = blok.some(({ jenis }) => jenis === 'KUPON') ? blok : [...blok, ...kuponBawaan(options.jenis)];
  const lines = semua.filter(({ aktif }) => aktif).flatMap((one) => blokDoc(one, slip, options));
  return lines.join('\n');
}

/** Our pages load nothing from elsewhere, so the picture names fonts that every machine has. */
const withOwnFont = (svg: string): string =>
  svg
    .replace(/@import url\([^)]*\);?/g, '')
    .replace(/font-family="[^"]*"/g, 'font-family="JetBrains Mono Variable, monospace"');

/** Opens the cash drawer on that pin of the printer: ESC p m t1 t2, 50 ms on and half a second off. */
export const bukaLaci = (pin: '2' | '5'): Buffer => Buffer.from([0x1b, 0x70, pin === '2' ? 0 : 1, 25, 250]);

/** Composes one copy of the slip for a printer of `cpl` characters. */
export async function composeSlip(slip: Slip, options: SlipOptions): Promise<ComposedSlip> {
  const { commands, transform } = language();
  const { cpl } = options;
  // Signs as the printer has them; a line with letters it has not is a picture, in the preview as on the paper.
  const doc = untukStruk(slipDoc(slip, options));
  const printer = { cpl, encoding: 'cp437' } as const;
  const { command, jadi } = perintahCetak(commands.escpos, cpl);
  return {
    escpos: await jadi(transform(doc, { ...printer, command })),
    svg: withOwnFont(transform(doc, { ...printer, command: perintahGambar(commands.svg, cpl) })),
    text: transform(doc, { ...printer, command: perintahTeks(commands.text) }),
  };
}
