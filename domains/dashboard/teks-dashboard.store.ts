/** Texts of the dashboard: i18next namespace `dashboard`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const DASHBOARD = 'dashboard';

if (!i18next.hasResourceBundle('id', DASHBOARD)) {
  i18next.addResourceBundle('id', DASHBOARD, id);
  i18next.addResourceBundle('en', DASHBOARD, en);
}
