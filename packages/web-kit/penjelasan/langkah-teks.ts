/** A step in words and in numbers. Pure. */
import {
  formatAngka,
  formatGram,
  formatPersen,
  type Miligram,
  type MiliPersen,
} from '@mustika/kernel/amount.ts';
import type { Langkah, Masukan, Satuan } from '@mustika/kernel/jejak.ts';
import type { TFunction } from 'i18next';

type T = TFunction<'penjelasan'>;

export function nilaiTeks(nilai: number, satuan: Satuan): string {
  if (satuan === 'gram') return `${formatGram(nilai as Miligram)} g`;
  if (satuan === 'persen') return `${formatPersen(nilai as MiliPersen)}%`;
  return `${nilai < 0 ? '-' : ''}Rp ${formatAngka(Math.abs(nilai))}`;
}

/** What adds nothing is not read out, unless nothing else is there. */
function berarti(masukan: readonly Masukan[]): readonly Masukan[] {
  const ada = masukan.filter(({ nilai }) => nilai !== 0);
  return ada.length > 0 ? ada : masukan.slice(0, 1);
}

function rangkai({ rumus, masukan }: Langkah, t: T, teks: (one: Masukan) => string): string {
  const jumlah = rumus === 'JUMLAH' || rumus === 'JUMLAH_NOL';
  const [a, b, c] = masukan.map(teks);
  const semua = jumlah
    ? berarti(masukan)
        .map((one, at) => `${one.kurang ? '− ' : at > 0 ? '+ ' : ''}${teks(one)}`)
        .join(' ')
    : '';
  return t(`rumus.${rumus}`, { a, b, c, semua });
}

/** `Harga per gram × Berat`. */
export const rumusKata = (langkah: Langkah, t: T): string =>
  rangkai(langkah, t, ({ nama }) => t(`nama.${nama}`));

/** `Rp 1.050.000 × 3,250 g`. */
export const rumusAngka = (langkah: Langkah, t: T): string =>
  rangkai(langkah, t, ({ nilai, satuan }) => nilaiTeks(nilai, satuan));
