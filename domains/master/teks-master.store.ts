/** Texts of the hand-made master screens: i18next namespace `master`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const MASTER = 'master';

if (!i18next.hasResourceBundle('id', MASTER)) {
  i18next.addResourceBundle('id', MASTER, id);
  i18next.addResourceBundle('en', MASTER, en);
}
