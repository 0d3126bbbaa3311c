/**
 * What this browser holds for a time without the network, in IndexedDB: answers that were read, what a till may sell, and what it sold.
 * Each act is a transaction of its own, and what a till sells and sold is on the disk when it is done.
 */
import { BASE } from '../practice.ts';

const STORES = ['jawaban', 'paket', 'nota'] as const;
export type KeptStore = (typeof STORES)[number];

let opening: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((done, fail) => {
    const asked = indexedDB.open(`${BASE}luring`, 1);
    asked.onupgradeneeded = () => {
      for (const name of STORES) asked.result.createObjectStore(name);
    };
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
      // A newer page wants another shape of it: this one asks anew when it wants something.
      asked.result.onversionchange = () => {
        asked.result.close();
        opening = null;
      };
      // The browser shut it by itself (its data was cleared, the disk failed): the same.
      asked.result.onclose = () => {
        opening = null;
      };
      done(asked.result);
    };
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** One act on one store; what it asked for once the transaction is over. */
async function within<T>(
  name: KeptStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const base = await opened();
  return new Promise((done, fail) => {
    // Strict where it is money: a power cut right after it was said to be kept must not take it away. An answer may be read again.
    const durability = name === 'jawaban' ? 'relaxed' : 'strict';
    const transaction = base.transaction(name, mode, { durability });
    const asked = act(transaction.objectStore(name));
    transaction.oncomplete = () => done(asked.result);
    transaction.onabort = () => fail(transaction.error);
  });
}

export const keptOne = <T>(store: KeptStore, key: string): Promise<T | undefined> =>
  within<T | undefined>(store, 'readonly', (s) => s.get(key));
export const keptAll = <T>(store: KeptStore): Promise<T[]> =>
  within<T[]>(store, 'readonly', (s) => s.getAll());
export const keptKeys = async (store: KeptStore): Promise<string[]> =>
  (await within(store, 'readonly', (s) => s.getAllKeys())).map(String);
/** Throws where the browser has no room for it or keeps nothing at all. */
export const keep = async (store: KeptStore, key: string, value: unknown): Promise<void> =>
  void (await within(store, 'readwrite', (s) => s.put(value, key)));
/** The same for what is not there yet: throws where it is. */
export const keepNew = async (store: KeptStore, key: string, value: unknown): Promise<void> =>
  void (await within(store, 'readwrite', (s) => s.add(value, key)));
export const dropKept = (store: KeptStore, key: string): Promise<undefined> =>
  within(store, 'readwrite', (s) => s.delete(key));
export const emptyKept = (store: KeptStore): Promise<undefined> =>
  within(store, 'readwrite', (s) => s.clear());
