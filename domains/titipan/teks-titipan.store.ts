/** Texts of the deposit screens: i18next namespace `titipan`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const TITIPAN = 'titipan';

if (!i18next.hasResourceBundle('id', TITIPAN)) {
  i18next.addResourceBundle('id', TITIPAN, id);
  i18next.addResourceBundle('en', TITIPAN, en);
}
