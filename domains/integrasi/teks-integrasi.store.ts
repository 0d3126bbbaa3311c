/** Texts of the screens that speak to the outside: i18next namespace `integrasi`, id and en; the others fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const INTEGRASI = 'integrasi';

if (!i18next.hasResourceBundle('id', INTEGRASI)) {
  i18next.addResourceBundle('id', INTEGRASI, id);
  i18next.addResourceBundle('en', INTEGRASI, en);
}
