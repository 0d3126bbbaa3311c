/** Where head office has nothing of its own it most likely means a branch's: it picks one where it looks. */
import { later } from '../later.tsx';
import { useSession } from '../session.ts';

/** Head office, with no branch picked. */
export const useAway = (): boolean =>
  useSession(({ user, portal }) => Boolean(user?.pusat) && portal === null);

export const PickStore = later(async () => (await import('./store-picker.tsx')).StorePicker);
