/** Chosen rows of a table, by key; a click with Shift takes the rows between. */
import { useRef } from 'react';
import type { PickAll } from './head.tsx';
import type { Selection } from './line-window.ts';
import type { KeyOf } from './lines.ts';
import type { TableRow } from './rows.ts';

type Picks = {
  picked?: ReadonlySet<string>;
  onPicked?: (picked: ReadonlySet<string>, rows: readonly TableRow[]) => void;
};

/** Keys from one end to the other, both included; only the second when the first is not in view. */
export function between(keys: readonly string[], from: string | null, to: string): string[] {
  const [a, b] = [from === null ? -1 : keys.indexOf(from), keys.indexOf(to)];
  if (a < 0 || b < 0) return [to];
  return keys.slice(Math.min(a, b), Math.max(a, b) + 1);
}

export function usePicks(
  { picked, onPicked }: Picks,
  seen: readonly TableRow[],
  keyOf: KeyOf,
): { selection: Selection | undefined; pickAll: PickAll | null } {
  const anchor = useRef<string | null>(null);
  if (!picked || !onPicked) return { selection: undefined, pickAll: null };
  const tell = (next: ReadonlySet<string>) =>
    onPicked(
      next,
      seen.filter((row, index) => next.has(keyOf(row, index))),
    );
  const pick: Selection['pick'] = (key, _row, shift) => {
    const next = new Set(picked);
    const on = !picked.has(key);
    const keys = shift ? between(seen.map(keyOf), anchor.current, key) : [key];
    for (const one of keys) on ? next.add(one) : next.delete(one);
    anchor.current = key;
    tell(next);
  };
  const all = seen.length > 0 && seen.every((row, index) => picked.has(keyOf(row, index)));
  const toggle = () => tell(new Set(all ? [] : seen.map(keyOf)));
  return { selection: { picked, pick }, pickAll: { all, some: picked.size > 0, toggle } };
}
