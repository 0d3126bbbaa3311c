/** The page of a link: its words stand behind the sign of the address, where no server and no log reads them, and are asked about once. */
import './tautan.css';
import type { Language } from '@mustika/kernel/bahasa.ts';
import { languageFor, tagOf, writeIn } from '@mustika/web-kit/language/languages.ts';
import { type Halaman, halaman, pesan, type Say } from './tautan-isi.ts';
import { TEKS } from './tautan-teks.ts';

type Kamus = Readonly<Record<string, string>>;

/** The words of this page in a language; Indonesian stands in the code. */
const KAMUS: Record<Exclude<Language, 'id'>, () => Promise<{ kata: Kamus }>> = {
  en: () => import('virtual:bahasa/tautan/en'),
  it: () => import('virtual:bahasa/tautan/it'),
  hk: () => import('virtual:bahasa/tautan/hk'),
  my: () => import('virtual:bahasa/tautan/my'),
  jp: () => import('virtual:bahasa/tautan/jp'),
};

/** As much of the shape of a link as a header takes; the server knows the rest. */
const WORDS = /^[A-Z0-9-]{1,60}$/;

type Told = { data?: Halaman; message?: string; code?: string };

const place = document.getElementById('halaman') as HTMLElement;
const show = (parts: readonly Node[]): void => {
  place.replaceChildren(...parts);
  place.removeAttribute('aria-busy');
};

/** What was answered; null when nothing was. */
async function ask(): Promise<Told | null> {
  // Letters of a link that was copied by hand are as they were printed.
  const tautan = decodeURIComponent(location.hash.slice(1)).trim().toUpperCase();
  try {
    const headers = { 'x-tautan': WORDS.test(tautan) ? tautan : '-' };
    const answer = await fetch('/api/v1/tautan', { headers, cache: 'no-store', credentials: 'omit' });
    return (await answer.json()) as Told;
  } catch {
    // The line is down, or somebody in between answered in its place.
    return null;
  }
}

async function open(say: Say): Promise<void> {
  const again = (): void => void open(say);
  place.setAttribute('aria-busy', 'true');
  const told = await ask();
  if (told?.data) {
    document.title = `${say(told.data.jenis)} ${told.data.nomor}`;
    return show(halaman(told.data, say));
  }
  const gone = told?.code === 'TAUTAN_TIDAK_ADA';
  show(pesan(say(told?.message ?? TEKS.koneksi), gone ? say(TEKS.tanya) : '', gone ? null : again, say));
}

const code = languageFor(navigator.languages);
const kata: Kamus = code === 'id' ? {} : (await KAMUS[code]()).kata;
document.documentElement.lang = tagOf(code);
writeIn(code);
const say: Say = (teks) => kata[teks] ?? teks;
// Another link in the same window is another page.
addEventListener('hashchange', () => void open(say));
void open(say);
