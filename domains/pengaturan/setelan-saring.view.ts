/** Finding a setting: by its name, by any word of what it means in Indonesian, English or the language of the screen, by part and by kind. */
import type { Declared } from '@mustika/kernel/settings/declared.ts';

export type Saringan = { q: string; bagian: string; jenis: string };
export type Bersaring = Declared & { nilai: string };

/** `PENJUALAN_DISCOUNT_MODULE` is found by `discount penjualan`; `terbaca` is its meaning in other languages. */
export function cocok(
  one: Bersaring,
  { q, bagian, jenis }: Saringan,
  terbaca: readonly string[] = [],
): boolean {
  if (bagian !== '' && one.part !== bagian) return false;
  if (jenis === 'modul' && !one.module) return false;
  if (jenis === 'parameter' && one.module) return false;
  if (jenis === 'diubah' && one.nilai === one.initial) return false;
  const text = [one.key, one.key.replaceAll('_', ' '), one.meaning, ...terbaca].join(' ').toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
