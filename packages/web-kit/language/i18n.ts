/**
 * Six languages of Spec 1 §1: id is bundled, the others load when chosen. The codes are countries, not BCP 47.
 * Shell, kit and hand-made screens have keys; declarations and prescribed texts are Indonesian, said in another
 * language by the dictionaries (istilah.ts). Dates and thousands are written as the language writes them.
 */
import type { Language, Texts } from '@mustika/kernel/bahasa.ts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { layar } from '../bahasa.tsv?id';
import { arrival } from '../practice.ts';
import { recall, remember } from '../storage.ts';
import { pakaiKamus, ucapan } from './istilah.ts';
import { LANGUAGES, tagOf, writeIn } from './languages.ts';

/** The namespace of shell and kit. */
const KIT = 'web-kit';

/** What the whole house says in a language: its dictionary in two halves, and the texts of its screens by namespace. */
type HouseTexts = [{ istilah: Texts }, { istilah: Texts }, { layar: Readonly<Record<string, Texts>> }];

export type HouseLoaders = Readonly<Record<Exclude<Language, 'id'>, () => Promise<HouseTexts>>>;

let houseLoaders: HouseLoaders | null = null;
const dictionaries = new Map<Language, Texts>();

const isLanguage = (code: unknown): code is Language => LANGUAGES.some((language) => language.code === code);

/** The language in use before anything is loaded: the remembered one, else Indonesian. */
export function storedLanguage(): Language {
  const stored = arrival.language || recall<string>('laci', 'bahasa');
  return isLanguage(stored) ? stored : 'id';
}

async function load(code: Language): Promise<void> {
  if (code === 'id' || dictionaries.has(code) || !houseLoaders) return;
  const [words, sentences, { layar }] = await houseLoaders[code]();
  for (const [namespace, texts] of Object.entries(layar)) i18next.addResourceBundle(code, namespace, texts);
  dictionaries.set(code, { ...words.istilah, ...sentences.istilah });
}

/**
 * A key that has no text: the page says which one, where tests look, and shows its last part as words, because whoever reads the
 * screen can do nothing with a key. A text that is given beside the key is no gap.
 */
function wordless(key: string, given?: string): string {
  if (given !== undefined) return given;
  document.documentElement.dataset['tanpaKata'] = key;
  const words = (key.split('.').at(-1) ?? key).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Starts with Indonesian at once; `en` is the fallback once another language is chosen (Spec 1 §1). A value inside a
 * text, such as the name of a list, is looked up in the dictionary like any other text.
 */
export async function startI18n(loaders: HouseLoaders): Promise<void> {
  houseLoaders = loaders;
  await i18next.use(initReactI18next).init({
    lng: 'id',
    fallbackLng: ['en', 'id'],
    resources: { id: { [KIT]: layar } },
    defaultNS: KIT,
    // Every screen may use the words of shell and kit.
    fallbackNS: KIT,
    // Keys are flat: `judul.lihat` is one name.
    keySeparator: false,
    interpolation: { escapeValue: true, escape: ucapan },
    parseMissingKeyHandler: wordless,
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0]);
  await chooseLanguage(storedLanguage());
}

function speak(code: Language): void {
  pakaiKamus(code === 'id' ? null : { ...dictionaries.get('en'), ...dictionaries.get(code) });
  writeIn(code);
}

export async function chooseLanguage(code: Language): Promise<void> {
  if (code !== 'id') await Promise.all([load(code), load('en')]);
  speak(code);
  await i18next.changeLanguage(code);
  document.documentElement.lang = tagOf(code);
  remember('laci', 'bahasa', code);
}

/** Translation outside React. Components use `useTranslation()` so that they follow a change of language. */
export const t = (key: string, values: Record<string, unknown> = {}): string => i18next.t(key, values);
