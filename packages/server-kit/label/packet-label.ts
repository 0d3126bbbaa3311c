/** The sticker of a bag or an envelope, whatever lies in it: its number as a code to the left, words beside it. */
import type { Label, LabelItem } from './label.ts';

/** Millimetres of a sticker for plastic bags. */
const LEBAR = 60;
const TINGGI = 30;
const TEPI = 2;
const KODE = 22;
const KIRI = TEPI + KODE + 2;
const RUANG = LEBAR - TEPI - KIRI;

export type LabelLine = { text: string; size: number; bold?: boolean };

/** Below each other, as far as they go. */
function stacked(lines: readonly LabelLine[]): LabelItem[] {
  let y = TEPI;
  return lines.map(({ text, size, bold = false }): LabelItem => {
    const item: LabelItem = { is: 'text', x: KIRI, y, width: RUANG, size, text, bold };
    y += size * 1.3;
    return item;
  });
}

/** `lines` gets the millimetres there are beside the code. */
export const packetLabel = (
  nomor: string,
  dpi: Label['dpi'],
  lines: (room: number) => readonly LabelLine[],
): Label => ({
  ...{ widthMm: LEBAR, heightMm: TINGGI, dpi },
  items: [{ is: 'qr', x: TEPI, y: (TINGGI - KODE) / 2, size: KODE, text: nomor }, ...stacked(lines(RUANG))],
});
