/** Texts of explained numbers: i18next namespace `penjelasan`, id and en bundled; loaded with the first explanation. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const JELAS = 'penjelasan';

if (!i18next.hasResourceBundle('id', JELAS)) {
  i18next.addResourceBundle('id', JELAS, id);
  i18next.addResourceBundle('en', JELAS, en);
}
