/** Texts of the purchase screens: i18next namespace `pembelian`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const PEMBELIAN = 'pembelian';

if (!i18next.hasResourceBundle('id', PEMBELIAN)) {
  i18next.addResourceBundle('id', PEMBELIAN, id);
  i18next.addResourceBundle('en', PEMBELIAN, en);
}
