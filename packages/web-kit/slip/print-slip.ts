/**
 * How a slip leaves this till, whatever document it is of. Per device: the browser's print, a file for the folder of a
 * printer spooler, or nothing. `slipDevices` is where the device agent adds itself when it is connected. Ecosystem 3.5,
 * wish 15.
 */
import { create } from 'zustand';
import { saveFile } from '../api.ts';
import { scanPause } from '../scan/scan-pause.ts';
import { recall, remember } from '../storage.ts';
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
/** A sheet as PDF, or a picture to send; either counts as a print. */
export type FetchPaper = (
  nomor: string,
  format: 'PDF' | 'GAMBAR',
  design: PrintDesign,
) => Promise<{ blob: Blob; filename: string }>;

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

/** A device that takes slips before the browser does; answers false when it cannot now. */
export type SlipDevice = { nama: string; cetak: (slip: Slip, nomor: string) => Promise<boolean> };
export const slipDevices: SlipDevice[] = [];

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

function asFile({ escpos }: Slip, nomor: string): void {
  const bytes = Uint8Array.from(atob(escpos), (char) => char.charCodeAt(0));
  saveFile({ blob: new Blob([bytes], { type: 'application/octet-stream' }), filename: `${nomor}.bin` });
}

/** Fetches the slip, which counts as a print, and hands it to what this till prints with. */
export async function printSlip(
  nomor: string,
  fetchSlip: FetchSlip,
  design: PrintDesign = 'ASAL',
): Promise<void> {
  const { cara, lebar } = usePrinting.getState();
  if (cara === 'TIDAK') return;
  if (cara === 'A5') return byBrowser(await fetchSlip(nomor, lebar, false, design, 'HALAMAN'));
  const slip = await fetchSlip(nomor, lebar, false, design);
  for (const device of slipDevices) if (await device.cetak(slip, nomor)) return;
  if (cara === 'BERKAS') asFile(slip, nomor);
  else await byBrowser(slip);
}
