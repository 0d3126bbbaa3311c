/** Texts of the settings screens: i18next namespace `pengaturan`. */
import type { Declared } from '@mustika/kernel/settings/declared.ts';
import { istilah, type Kamus, kalimat } from '@mustika/web-kit/istilah.ts';
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import inggris from './locales/istilah.en.json' with { type: 'json' };
import { nilaiTampil } from './setelan.rule.ts';

export const PENGATURAN = 'pengaturan';

if (!i18next.hasResourceBundle('id', PENGATURAN)) {
  i18next.addResourceBundle('id', PENGATURAN, id);
  i18next.addResourceBundle('en', PENGATURAN, en);
}

/** A declaration's sentence in the language of the screen and in English, which many of its words are known by. */
export const artiLain = (meaning: string): string[] => [istilah(meaning), (inggris as Kamus)[meaning] ?? ''];

/** A value as people write it, its unit and its yes or no in the language of the screen; a choice and a store are codes. */
export const nilaiTerbaca = (one: Pick<Declared, 'kind' | 'module'>, value: string): string => {
  const tampil = nilaiTampil(one, value);
  return one.kind.is === 'choice' || one.kind.is === 'stores' ? tampil : kalimat(tampil);
};
