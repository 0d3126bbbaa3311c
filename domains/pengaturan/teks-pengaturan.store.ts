/** Texts of the settings screens: i18next namespace `pengaturan`, id and en; the other languages fall back to en. */
import type { Meaning } from '@mustika/kernel/settings/setting.ts';
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const PENGATURAN = 'pengaturan';

if (!i18next.hasResourceBundle('id', PENGATURAN)) {
  i18next.addResourceBundle('id', PENGATURAN, id);
  i18next.addResourceBundle('en', PENGATURAN, en);
}

/** A declaration's sentence in Indonesian, or in English for every other language. */
export const arti = (meaning: Meaning, language: string): string =>
  language === 'id' ? meaning.id : meaning.en;
