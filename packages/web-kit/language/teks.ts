/** Texts of the screens of a place, by key. */
import type { Texts } from '@mustika/kernel/bahasa.ts';
import i18next from 'i18next';

/** Their Indonesian comes with the screens, under this namespace; the other languages load whole. Answers the namespace. */
export function pasangTeks<N extends string>(namespace: N, layar: Texts): N {
  i18next.addResourceBundle('id', namespace, layar);
  return namespace;
}
