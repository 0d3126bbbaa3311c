/** Texts of the settings screens, by key. */

import type { Declared } from '@mustika/kernel/settings/declared.ts';
import { istilah, kalimat } from '@mustika/web-kit/language/istilah.ts';
import { pasangTeks } from '@mustika/web-kit/language/teks.ts';
import { istilah as inggris } from './bahasa.tsv?en';
import { layar } from './bahasa.tsv?id';
import { nilaiTampil } from './setelan.rule.ts';

export const PENGATURAN = pasangTeks('pengaturan', layar);

/** A declaration's sentence in the language of the screen and in English, which many of its words are known by. */
export const artiLain = (meaning: string): string[] => [istilah(meaning), inggris[meaning] ?? ''];

/** A value as people write it, its unit and its yes or no in the language of the screen; a choice and a store are codes. */
export const nilaiTerbaca = (one: Pick<Declared, 'kind' | 'module'>, value: string): string => {
  const tampil = nilaiTampil(one, value);
  return one.kind.is === 'choice' || one.kind.is === 'stores' ? tampil : kalimat(tampil);
};
