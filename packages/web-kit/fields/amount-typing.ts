/**
 * An amount while it is typed: what the field shows, and what one edit makes of it. As long as there are digits only, the marks
 * in sight are ours and group them; from the first sign of somebody's own on the text stands as it was written, so that
 * typing a text and pasting it is one thing.
 */
import { tandaRibuan } from '@mustika/kernel/amount.ts';

/** What stands before and behind the digits. */
export type Mask = { prefix: string; suffix: string };

export const NO_MASK: Mask = { prefix: '', suffix: '' };

/** What was written, and how many of its signs stand before the caret. */
export type Written = { raw: string; caret: number };

/** What an edit replaced in the text that was shown, as the browser said before it; null when it did not say. */
export type Replaced = { start: number; end: number; forward: boolean } | null;

const DIGITS = /^-?(?:0|[1-9]\d*)$/;

type Shown = { text: string; own: readonly boolean[] };

/** The text of the field, and which of its signs were written. */
function shown(raw: string, { prefix, suffix }: Mask): Shown {
  if (!DIGITS.test(raw)) return { text: raw, own: [...raw].map(() => true) };
  const signs: [string, boolean][] = [...prefix].map((sign) => [sign, false]);
  [...raw].forEach((sign, at) => {
    const left = raw.length - at;
    if (left % 3 === 0 && at > 0 && raw[at - 1] !== '-') signs.push([tandaRibuan(), false]);
    signs.push([sign, true]);
  });
  for (const sign of suffix) signs.push([sign, false]);
  return { text: signs.map(([sign]) => sign).join(''), own: signs.map(([, own]) => own) };
}

export const shownText = (raw: string, mask: Mask): string => shown(raw, mask).text;

/** Where the caret stands in the text that is shown. */
export function shownCaret({ raw, caret }: Written, mask: Mask): number {
  const { own } = shown(raw, mask);
  let left = caret;
  let at = own.indexOf(true);
  for (; at < own.length && left > 0; at++) if (own[at]) left -= 1;
  return Math.max(at, 0);
}

/** What two texts do not share, where nobody said what was replaced. */
function between(before: string, after: string): { start: number; end: number } {
  let start = 0;
  const most = Math.min(before.length, after.length);
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same };
}

/** Whether only what was said to be replaced differs; a word at a time is deleted otherwise than was said. */
const isEdit = (before: string, after: string, { start, end }: { start: number; end: number }): boolean =>
  after.length >= start + before.length - end &&
  after.startsWith(before.slice(0, start)) &&
  after.endsWith(before.slice(end));

/** The edit that turned what was shown for `raw` into `next`. */
export function edited(raw: string, mask: Mask, next: string, replaced: Replaced): Written {
  const { text, own } = shown(raw, mask);
  const told = replaced && isEdit(text, next, replaced) ? replaced : null;
  const { start, end } = told ?? between(text, next);
  const inserted = next.slice(start, next.length - (text.length - end));
  const kept = (from: number, to: number): string =>
    [...text.slice(from, to)].filter((_, at) => own[from + at]).join('');
  let [before, after] = [kept(0, start), kept(end, text.length)];
  // A mark of ours was deleted: what is meant is the digit beside it.
  if (inserted === '' && end > start && kept(start, end) === '') {
    if (replaced?.forward) after = after.slice(1);
    else before = before.slice(0, -1);
  }
  return { raw: before + inserted + after, caret: before.length + inserted.length };
}
