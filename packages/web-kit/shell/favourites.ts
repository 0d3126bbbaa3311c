/**
 * Screens a person keeps at hand. Kept in this browser per person, as column layouts, saved filters and recent screens are: what
 * one needs at the counter is not what one needs at the desk, and a till that several people share has one list for each.
 */
import { useCallback } from 'react';
import { create } from 'zustand';
import { useSession } from '../session.ts';
import { recall, remember } from '../storage.ts';

type Favourites = { user: string; paths: readonly string[] };

const placeOf = (user: string): string => `favorit:${user}`;
const useStore = create<Favourites>()(() => ({ user: '', paths: [] }));

const read = (user: string): Favourites => {
  const kept = recall<unknown>('laci', placeOf(user));
  return { user, paths: Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [] };
};

/** The paths in the order in which they were chosen, and what turns one on or off. */
export function useFavourites(): { paths: readonly string[]; toggle: (path: string) => void } {
  const user = useSession((state) => state.user?.user_id ?? '');
  const kept = useStore();
  // Somebody else sits here now: his own list is read.
  const paths = kept.user === user ? kept.paths : read(user).paths;
  const toggle = useCallback(
    (path: string) => {
      const now = read(user).paths;
      const next = now.includes(path) ? now.filter((one) => one !== path) : [...now, path];
      remember('laci', placeOf(user), next);
      useStore.setState({ user, paths: next });
    },
    [user],
  );
  return { paths, toggle };
}
