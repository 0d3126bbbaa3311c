/** Texts of the dashboard: i18next namespace `dashboard`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import { angkaSingkat, SATUAN } from './angka-singkat.rule.ts';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const DASHBOARD = 'dashboard';

if (!i18next.hasResourceBundle('id', DASHBOARD)) {
  i18next.addResourceBundle('id', DASHBOARD, id);
  i18next.addResourceBundle('en', DASHBOARD, en);
}

/** A figure for a glance, as the language of the screen counts. */
export const singkat = (value: number): string => angkaSingkat(value, SATUAN[i18next.language]);
