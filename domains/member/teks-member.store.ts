/** Texts of the member screens: i18next namespace `member`, id and en; the other languages fall back to en. */
import i18next from 'i18next';
import en from './locales/en.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };

export const MEMBER = 'member';

if (!i18next.hasResourceBundle('id', MEMBER)) {
  i18next.addResourceBundle('id', MEMBER, id);
  i18next.addResourceBundle('en', MEMBER, en);
}
