/** Texts of the settings screens: i18next namespace `pengaturan`. */
import type { Declared } from '@mustika/kernel/settings/declared.ts';
import type { Meaning } from '@mustika/kernel/settings/setting.ts';
import { istilah, kalimat } from '@mustika/web-kit/istilah.ts';
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import { nilaiTampil } from './setelan.rule.ts';

export const PENGATURAN = 'pengaturan';

if (!i18next.hasResourceBundle('id', PENGATURAN)) {
  i18next.addResourceBundle('id', PENGATURAN, id);
  i18next.addResourceBundle('en', PENGATURAN, en);
}

/** A declaration's sentence in the language of the screen; its English stands beside it, the others are in the dictionary. */
export const arti = (meaning: Meaning, language: string): string =>
  language === 'en' ? meaning.en : istilah(meaning.id);

/** A value as people write it, its unit and its yes or no in the language of the screen; a choice and a store are codes. */
export const nilaiTerbaca = (one: Pick<Declared, 'kind' | 'module'>, value: string): string => {
  const tampil = nilaiTampil(one, value);
  return one.kind.is === 'choice' || one.kind.is === 'stores' ? tampil : kalimat(tampil);
};
