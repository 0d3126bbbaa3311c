/** Texts of the sales screens: i18next namespace `penjualan`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const PENJUALAN = 'penjualan';

if (!i18next.hasResourceBundle('id', PENJUALAN)) {
  i18next.addResourceBundle('id', PENJUALAN, id);
  i18next.addResourceBundle('en', PENJUALAN, en);
}
