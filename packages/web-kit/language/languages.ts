/** The six languages (Spec 1 §1), and how each writes days and thousands. Weights and rates follow the sign of the thousands. */
import { pakaiTandaRibuan } from '@mustika/kernel/amount.ts';
import type { Language } from '@mustika/kernel/bahasa.ts';
import { pakaiTulisanTanggal } from '@mustika/kernel/date.ts';

export const LANGUAGES: readonly { code: Language; label: string; tag: string }[] = [
  { code: 'id', label: 'Bahasa Indonesia', tag: 'id' },
  { code: 'en', label: 'English', tag: 'en' },
  { code: 'it', label: 'Italiano', tag: 'it' },
  { code: 'hk', label: '繁體中文（香港）', tag: 'zh-HK' },
  { code: 'my', label: 'Bahasa Melayu', tag: 'ms' },
  { code: 'jp', label: '日本語', tag: 'ja' },
];

/** What a page in a language says of itself. */
export const tagOf = (code: Language): string =>
  LANGUAGES.find((language) => language.code === code)?.tag ?? 'id';

/** The first of these that is one of ours, as a browser names what its person reads; Indonesian where none is. */
export function languageFor(wanted: readonly string[]): Language {
  const spoken = (tag: string): string => tag.split('-')[0] ?? '';
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => spoken(language.tag) === spoken(tag.toLowerCase()));
    if (known) return known.code;
  }
  return 'id';
}

/** Thousands that are grouped by commas; the others have points. */
const COMMA: ReadonlySet<Language> = new Set(['en', 'hk', 'my', 'jp']);

/** `2026-11-21` as `2026/11/21`: Chinese and Japanese days by numbers, no wider than `21 Nov 2026`. */
const byNumbers = (date: string): string => date.replaceAll('-', '/');

function shortDate(tag: string): (date: string) => string {
  const format = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (date) => format.format(Date.parse(date));
}

const WRITTEN: Record<Exclude<Language, 'id'>, (date: string) => string> = {
  en: shortDate('en-GB'),
  it: shortDate('it-IT'),
  my: shortDate('ms-MY'),
  hk: byNumbers,
  jp: byNumbers,
};

/** Writes money and days of this page as the language does. */
export function writeIn(code: Language): void {
  pakaiTandaRibuan(COMMA.has(code) ? ',' : '.');
  pakaiTulisanTanggal(code === 'id' ? null : WRITTEN[code]);
}
