/** Texts of the money screens: i18next namespace `keuangan`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const KEUANGAN = 'keuangan';

if (!i18next.hasResourceBundle('id', KEUANGAN)) {
  i18next.addResourceBundle('id', KEUANGAN, id);
  i18next.addResourceBundle('en', KEUANGAN, en);
}
