/** Texts of people and rights: i18next namespace `pengguna`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const PENGGUNA = 'pengguna';

if (!i18next.hasResourceBundle('id', PENGGUNA)) {
  i18next.addResourceBundle('id', PENGGUNA, id);
  i18next.addResourceBundle('en', PENGGUNA, en);
}
