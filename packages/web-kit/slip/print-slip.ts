/**
 * How a slip leaves this till, whatever document it is of: by its device agent where it has a printer for that paper, else the
 * browser's print, a file for the folder of a printer spooler, or nothing. Ecosystem 3.5, wish 15, docs/decisions/0140.
 */
import { create } from 'zustand';
import { saveFile } from '../api.ts';
import { scanPause } from '../scan/scan-pause.ts';
import { recall, remember } from '../storage.ts';
import { agentPrinter, toAgent } from './agent.ts';
import css from './slip.module.css';

/** A slip as the server composes it: bytes for a printer (base64), a picture, plain text; copies; earlier prints. */
export type Slip = {
  escpos: string;
  svg: string;
  text: string;
  copies: number;
  reprint: number;
  /** Sheets as pictures and their size in millimetres, where they were asked for instead of a roll. */
  halaman?: readonly string[];
  kertas?: { lebar: number; tinggi: number };
  /** `lain`: on some paper the document was first printed in a design that is no longer the newest. */
  rancangan?: { versi: number; terbaru: number; lain: boolean };
};
/** A reprint looks like the first print, or is made in the design of today and says so. */
export type PrintDesign = 'ASAL' | 'BARU';
/** Characters in a line: paper of 58 or 80 mm. */
export type SlipWidth = '32' | '48';
/** Fetches the slip of a document. A preview counts as no print. */
export type FetchSlip = (
  nomor: string,
  width: SlipWidth,
  preview: boolean,
  design?: PrintDesign,
  format?: 'STRUK' | 'HALAMAN',
) => Promise<Slip>;
/** A sheet as PDF, or a picture to send; either counts as a print. `laci`: the pin of the drawer that opens for it. */
export type FetchPaper = (
  nomor: string,
  format: 'PDF' | 'GAMBAR',
  design: PrintDesign,
) => Promise<{ blob: Blob; filename: string; laci: '2' | '5' | null }>;
/** Both papers of a document. */
export type Printing = { slip: FetchSlip; paper: FetchPaper };

/** Words of the stored setting: a roll by the browser, the sheet of the nota by the browser, a file, nothing. */
export type PrintWay = 'PERAMBAN' | 'A5' | 'BERKAS' | 'TIDAK';
/** The pin of the printer that opens the cash drawer; only bytes reach it, no browser's print does. */
export type DrawerPin = 'TIDAK' | '2' | '5';
type Device = { cara: PrintWay; lebar: SlipWidth; laci: DrawerPin };

const KEY = 'struk';

export const usePrinting = create<Device>()(() => ({
  cara: 'PERAMBAN',
  lebar: '32',
  laci: 'TIDAK',
  ...recall<Partial<Device>>('laci', KEY),
}));

export function setPrinting(part: Partial<Device>): void {
  usePrinting.setState(part);
  remember('laci', KEY, usePrinting.getState());
}

/** Picture of a slip as an address an <img> takes. */
export const slipPicture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Tells the printer the paper while it prints; answers what takes it back. */
function paperSize({ lebar, tinggi }: { lebar: number; tinggi: number }): () => void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`@page { size: ${lebar}mm ${tinggi}mm; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  };
}

const byBrowser = ({ svg, copies, halaman, kertas }: Slip): Promise<void> =>
  printPages(halaman ?? Array.from({ length: copies }, () => svg), kertas);

/** Prints pictures with the browser: everything else on the page is hidden by the stylesheet meanwhile. */
export async function printPages(pages: readonly string[], kertas?: Slip['kertas']): Promise<void> {
  const sheet = document.createElement('div');
  sheet.className = css.printing ?? '';
  sheet.setAttribute('aria-hidden', 'true');
  const size = kertas && paperSize(kertas);
  const pictures = pages.map((page) => {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.src = slipPicture(page);
    sheet.append(picture);
    return picture;
  });
  document.body.append(sheet);
  try {
    await Promise.all(pictures.map((picture) => picture.decode()));
    // A page that prints hears no keys: the next customer's scan goes before the paper of the last one.
    await scanPause();
    document.documentElement.dataset['mencetak'] = '';
    window.print();
  } finally {
    delete document.documentElement.dataset['mencetak'];
    size?.();
    sheet.remove();
  }
}

const bytesOf = ({ escpos }: Slip): Blob =>
  new Blob([Uint8Array.from(atob(escpos), (char) => char.charCodeAt(0))], {
    type: 'application/octet-stream',
  });

/** ESC p m t1 t2: 50 ms on, half a second off. */
const pulse = (pin: '2' | '5'): Blob => new Blob([Uint8Array.of(0x1b, 0x70, pin === '2' ? 0 : 1, 25, 250)]);

/** A sheet at the agent's printer, and the drawer at that of its slips; false where there is no such printer. */
async function sheetByAgent(nomor: string, { paper }: Printing, design: PrintDesign): Promise<boolean> {
  if (!agentPrinter('NOTA')) return false;
  const { blob, laci } = await paper(nomor, 'PDF', design);
  if (laci) await toAgent('LACI', nomor, pulse(laci));
  return toAgent('NOTA', nomor, blob);
}

/** Fetches the slip, which counts as a print, and hands it to what this till prints with. */
export async function printSlip(
  nomor: string,
  printing: Printing,
  design: PrintDesign = 'ASAL',
): Promise<void> {
  const { cara, lebar } = usePrinting.getState();
  if (cara === 'TIDAK') return;
  if (cara === 'A5') {
    if (await sheetByAgent(nomor, printing, design)) return;
    return byBrowser(await printing.slip(nomor, lebar, false, design, 'HALAMAN'));
  }
  const slip = await printing.slip(nomor, lebar, false, design);
  if (await toAgent('STRUK', nomor, bytesOf(slip))) return;
  if (cara === 'BERKAS') saveFile({ blob: bytesOf(slip), filename: `${nomor}.bin` });
  else await byBrowser(slip);
}
