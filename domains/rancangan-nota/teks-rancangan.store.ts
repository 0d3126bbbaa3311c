/** Texts of the receipt designer: i18next namespace `rancangan-nota`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const RANCANGAN = 'rancangan-nota';

if (!i18next.hasResourceBundle('id', RANCANGAN)) {
  i18next.addResourceBundle('id', RANCANGAN, id);
  i18next.addResourceBundle('en', RANCANGAN, en);
}
