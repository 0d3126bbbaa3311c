/** Texts of the item screens: i18next namespace `barang`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const BARANG = 'barang';

if (!i18next.hasResourceBundle('id', BARANG)) {
  i18next.addResourceBundle('id', BARANG, id);
  i18next.addResourceBundle('en', BARANG, en);
}
