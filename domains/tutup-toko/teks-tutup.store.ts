/** Texts of the end of the day: i18next namespace `tutup-toko`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const TUTUP = 'tutup-toko';

if (!i18next.hasResourceBundle('id', TUTUP)) {
  i18next.addResourceBundle('id', TUTUP, id);
  i18next.addResourceBundle('en', TUTUP, en);
}
