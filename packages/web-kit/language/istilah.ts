/**
 * From the prescribed Indonesian to the language of the screen. Declarations, refusals and prescribed sentences are
 * written in Indonesian, letter for letter as the specification has them, and that text itself is the key: the
 * tables `bahasa.tsv` of the domains and of this kit say it in another language, and a text without translation stays as
 * it is. Nothing is loaded and nothing changes while the language is Indonesian.
 * A key with `{{1}}` is a sentence with values: `{{1}} Tidak Boleh Kosong`; a value that is a term or a sentence itself
 * is translated.
 * Spec 1 §1.
 */
import type { Texts } from '@mustika/kernel/bahasa.ts';

type Pola = { pattern: RegExp; places: readonly string[]; text: string };

const HOLE = /\{\{(\d)\}\}/g;

/** Codes and everything a user types are upper case: only texts with a small letter may be ours without being asked. */
const SPOKEN = /[a-z]/;

let terms: ReadonlyMap<string, string> | null = null;
let patterns: readonly Pola[] = [];
let known = new Map<string, string>();

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function polaOf(key: string, text: string): Pola {
  const parts = key.split(HOLE);
  const places = parts.filter((_, at) => at % 2 === 1);
  const body = parts.map((part, at) => (at % 2 === 1 ? '(.+?)' : literal(part))).join('');
  return { pattern: new RegExp(`^${body}$`, 's'), places, text };
}

/** The dictionary in use; null is Indonesian. More words fixed in a sentence come before fewer. */
export function pakaiKamus(kamus: Texts | null): void {
  const entries = Object.entries(kamus ?? {});
  terms = kamus && new Map(entries.filter(([key]) => !key.includes('{{')));
  patterns = entries
    .filter(([key]) => key.includes('{{'))
    .sort(([a], [b]) => b.replace(HOLE, '').length - a.replace(HOLE, '').length)
    .map(([key, text]) => polaOf(key, text));
  known = new Map();
}

/** A label, a title, an option, a heading. */
export const istilah = (text: string): string => terms?.get(text) ?? text;

/** A text that stands in a screen without having been asked about: a code stays the code it is. */
export const ucapan = (text: string): string => (terms && SPOKEN.test(text) ? istilah(text) : text);

function matched(text: string): string {
  for (const { pattern, places, text: said } of patterns) {
    const values = pattern.exec(text);
    if (!values) continue;
    // A value may be a sentence itself: what an amount may be, inside a refusal.
    const at = (hole: string): string => kalimat(values[places.indexOf(hole) + 1] ?? '');
    return said.replace(HOLE, (_, hole: string) => at(hole));
  }
  return text;
}

const KEPT = 500;

/** A sentence that may carry values: refusals, toasts, errors of a field. */
export function kalimat(text: string): string {
  if (!terms) return text;
  const term = terms.get(text) ?? known.get(text);
  if (term !== undefined) return term;
  const said = matched(text);
  if (known.size >= KEPT) known.clear();
  known.set(text, said);
  return said;
}
