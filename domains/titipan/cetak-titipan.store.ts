/** How the slip of a deposit leaves this till: as the till of the sales prints, by the same setting of the device. */
import { saveFile } from '@mustika/web-kit/api.ts';
import { recall } from '@mustika/web-kit/storage.ts';
import css from './struk-titipan.module.css';
import { ambilStrukTitipan, type Lebar, type Struk } from './titipan-panggilan.store.ts';

type Perangkat = { cara: 'PERAMBAN' | 'BERKAS' | 'TIDAK'; lebar: Lebar };

/** What the sales screen set for this device. */
export const perangkat = (): Perangkat => ({
  cara: 'PERAMBAN',
  lebar: '32',
  ...recall<Partial<Perangkat>>('laci', 'struk'),
});

export const gambarStruk = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

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

/** Fetches the slip, which counts as a print, and hands it to what this till prints with. */
export async function cetakStrukTitipan(nomor: string): Promise<void> {
  const { cara, lebar } = perangkat();
  if (cara === 'TIDAK') return;
  const struk = await ambilStrukTitipan(nomor, lebar, false);
  if (cara === 'PERAMBAN') return lewatPeramban(struk);
  const bytes = Uint8Array.from(atob(struk.escpos), (char) => char.charCodeAt(0));
  saveFile({ blob: new Blob([bytes], { type: 'application/octet-stream' }), filename: `${nomor}.bin` });
}
