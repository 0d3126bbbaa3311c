/** Texts of the look: i18next namespace `tampilan`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const TAMPILAN = 'tampilan';

if (!i18next.hasResourceBundle('id', TAMPILAN)) {
  i18next.addResourceBundle('id', TAMPILAN, id);
  i18next.addResourceBundle('en', TAMPILAN, en);
}
