/**
 * What the browser remembers. Two shelves: `sesi` (token, login flag) is emptied by logout; `laci` (drafts, pending
 * idempotency keys, UI state) never is, so an accidental logout or a power loss costs no half-typed sale.
 */

import { BASE } from './practice.ts';
import { bukaSamaran, samarkan } from './sending/penyamaran.ts';

export type Shelf = 'sesi' | 'laci';

/** A practice store remembers beside the shop, never with it. */
const nameOf = (shelf: Shelf, key: string): string => samarkan(`${BASE}${shelf}:${key}`);

/** Storage may be full or forbidden (private windows); the product then works without memory. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export function remember(shelf: Shelf, key: string, value: unknown): void {
  attempt(() => localStorage.setItem(nameOf(shelf, key), samarkan(JSON.stringify(value))));
}

export function recall<T>(shelf: Shelf, key: string): T | null {
  return attempt(() => {
    const stored = localStorage.getItem(nameOf(shelf, key));
    const text = stored === null ? null : bukaSamaran(stored);
    return text === null ? null : (JSON.parse(text) as T);
  });
}

export function forget(shelf: Shelf, key: string): void {
  attempt(() => localStorage.removeItem(nameOf(shelf, key)));
}

/** Logout: empties `sesi`, leaves `laci`. */
export function emptySession(): void {
  const start = samarkan(`${BASE}sesi:`);
  attempt(() => {
    for (const name of Object.keys(localStorage)) if (name.startsWith(start)) localStorage.removeItem(name);
  });
}
