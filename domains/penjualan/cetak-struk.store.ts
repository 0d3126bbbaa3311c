/**
 * How a slip leaves this till. Per device: the browser's print, a file for the folder of a printer spooler, or nothing.
 * `alatCetak` is where the device agent adds itself when it is connected. Ecosystem 3.5, wish 15.
 */
import { saveFile } from '@mustika/web-kit/api.ts';
import { recall, remember } from '@mustika/web-kit/storage.ts';
import { create } from 'zustand';
import { nomorTitipan } from '../titipan/titipan.rule.ts';
import { ambilStruk, type Lebar, type Struk } from './jual-panggilan.store.ts';
import css from './struk.module.css';
import { ambilStrukTitipan } from './titip-panggilan.store.ts';

export type CaraCetak = 'PERAMBAN' | 'BERKAS' | 'TIDAK';
type Perangkat = { cara: CaraCetak; lebar: Lebar };

const KEY = 'struk';

export const useCetak = create<Perangkat>()(() => ({
  cara: 'PERAMBAN',
  lebar: '32',
  ...recall<Partial<Perangkat>>('laci', KEY),
}));

export function aturCetak(part: Partial<Perangkat>): void {
  useCetak.setState(part);
  remember('laci', KEY, useCetak.getState());
}

/** A device that takes slips before the browser does; answers false when it cannot now. */
export type AlatCetak = { nama: string; cetak: (struk: Struk, nomor: string) => Promise<boolean> };
export const alatCetak: AlatCetak[] = [];

/** Picture of a slip as an address an <img> takes. */
export const gambarStruk = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Prints pictures of the slip with the browser: everything else on the page is hidden by the stylesheet meanwhile. */
async function lewatPeramban({ svg, copies }: Struk): Promise<void> {
  const lembar = document.createElement('div');
  lembar.className = css.cetakan ?? '';
  lembar.setAttribute('aria-hidden', 'true');
  const pictures = Array.from({ length: copies }, () => {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.src = gambarStruk(svg);
    lembar.append(picture);
    return picture;
  });
  document.body.append(lembar);
  document.documentElement.dataset['mencetak'] = '';
  try {
    await Promise.all(pictures.map((picture) => picture.decode()));
    window.print();
  } finally {
    delete document.documentElement.dataset['mencetak'];
    lembar.remove();
  }
}

function sebagaiBerkas({ escpos }: Struk, nomor: string): void {
  const bytes = Uint8Array.from(atob(escpos), (char) => char.charCodeAt(0));
  saveFile({ blob: new Blob([bytes], { type: 'application/octet-stream' }), filename: `${nomor}.bin` });
}

/** Fetches the slip, which counts as a print, and hands it to what this till prints with. */
export async function cetakStruk(nomor: string): Promise<Struk | null> {
  const { cara, lebar } = useCetak.getState();
  if (cara === 'TIDAK') return null;
  const ambil = nomorTitipan(nomor) ? ambilStrukTitipan : ambilStruk;
  const struk = await ambil(nomor, lebar, false);
  for (const alat of alatCetak) if (await alat.cetak(struk, nomor)) return struk;
  if (cara === 'BERKAS') sebagaiBerkas(struk, nomor);
  else await lewatPeramban(struk);
  return struk;
}
