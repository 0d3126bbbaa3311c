/** Texts of the accounting screens: i18next namespace `akuntansi`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const AKUNTANSI = 'akuntansi';

if (!i18next.hasResourceBundle('id', AKUNTANSI)) {
  i18next.addResourceBundle('id', AKUNTANSI, id);
  i18next.addResourceBundle('en', AKUNTANSI, en);
}
