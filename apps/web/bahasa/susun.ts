/** Files of one language, gathered: the dictionaries become one, the texts of screens keep the name of their domain. */
import type { Kamus } from '@mustika/web-kit/istilah.ts';

export type Bahasa = { istilah: Kamus; layar: Readonly<Record<string, Record<string, unknown>>> };

/** `../../../domains/penjualan/locales/it.json` -> `penjualan`, which is also the namespace of its screens. */
const domainOf = (path: string): string => path.split('/').at(-3) ?? path;

export const susun = (
  istilah: Readonly<Record<string, Kamus>>,
  layar: Readonly<Record<string, Record<string, unknown>>> = {},
): Bahasa => ({
  istilah: Object.assign({}, ...Object.values(istilah)),
  layar: Object.fromEntries(Object.entries(layar).map(([path, texts]) => [domainOf(path), texts])),
});
