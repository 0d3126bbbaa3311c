/**
 * Six languages of Spec 1 §1: id is bundled, the others load when chosen. The codes are countries, not BCP 47.
 * Prescribed texts (errors, toasts, report headings) stay Indonesian everywhere; the shell and kit controls translate.
 */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import id from './locales/id.json' with { type: 'json' };
import { KIT, kitIndonesian, kitResources } from './locales/kit.ts';
import { recall, remember } from './storage.ts';

export type Language = 'id' | 'en' | 'it' | 'hk' | 'my' | 'jp';

type Texts = { [key: string]: string | Texts };

export const LANGUAGES: readonly { code: Language; label: string; tag: string }[] = [
  { code: 'id', label: 'Bahasa Indonesia', tag: 'id' },
  { code: 'en', label: 'English', tag: 'en' },
  { code: 'it', label: 'Italiano', tag: 'it' },
  { code: 'hk', label: '繁體中文（香港）', tag: 'zh-HK' },
  { code: 'my', label: 'Bahasa Melayu', tag: 'ms' },
  { code: 'jp', label: '日本語', tag: 'ja' },
];

const LOADERS: Record<Exclude<Language, 'id'>, () => Promise<{ default: Texts }>> = {
  en: () => import('./locales/en.json', { with: { type: 'json' } }),
  it: () => import('./locales/it.json', { with: { type: 'json' } }),
  hk: () => import('./locales/hk.json', { with: { type: 'json' } }),
  my: () => import('./locales/my.json', { with: { type: 'json' } }),
  jp: () => import('./locales/jp.json', { with: { type: 'json' } }),
};

const isLanguage = (code: unknown): code is Language => LANGUAGES.some((language) => language.code === code);

/** The language in use before anything is loaded: the remembered one, else Indonesian. */
export function storedLanguage(): Language {
  const stored = recall<string>('laci', 'bahasa');
  return isLanguage(stored) ? stored : 'id';
}

async function load(code: Language): Promise<void> {
  if (code === 'id' || i18next.hasResourceBundle(code, 'translation')) return;
  const [shell, kit] = await Promise.all([LOADERS[code](), kitResources[code]()]);
  i18next.addResourceBundle(code, 'translation', shell.default);
  i18next.addResourceBundle(code, KIT, kit.default);
}

/** Starts with Indonesian at once; `en` is the fallback once another language is chosen (Spec 1 §1). */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'id',
    fallbackLng: ['en', 'id'],
    resources: { id: { translation: id, [KIT]: kitIndonesian } },
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0]);
  await chooseLanguage(storedLanguage());
}

export async function chooseLanguage(code: Language): Promise<void> {
  if (code !== 'id') await Promise.all([load(code), load('en')]);
  await i18next.changeLanguage(code);
  document.documentElement.lang = LANGUAGES.find((language) => language.code === code)?.tag ?? 'id';
  remember('laci', 'bahasa', code);
}

/** Translation outside React. Components use `useTranslation()` so that they follow a change of language. */
export const t = (key: string, values: Record<string, unknown> = {}): string => i18next.t(key, values);
