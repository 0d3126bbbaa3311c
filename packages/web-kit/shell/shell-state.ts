/** What the frame around the screens remembers: sidebar width, open group, recent screens. Kept in the `laci`. */
import { create } from 'zustand';
import { recall, remember } from '../storage.ts';

type Kept = { minified: boolean; group: string | null; recent: readonly string[] };
type ShellState = Kept & {
  /** Sidebar drawn over the content on phones. */
  mobileOpen: boolean;
  keysOpen: boolean;
  passwordOpen: boolean;
  totpOpen: boolean;
};

const NEW: Kept = { minified: false, group: null, recent: [] };
const RECENT = 12;

export const useShell = create<ShellState>()(() => ({
  ...NEW,
  ...recall<Partial<Kept>>('laci', 'bingkai'),
  mobileOpen: false,
  keysOpen: false,
  passwordOpen: false,
  totpOpen: false,
}));

useShell.subscribe(({ minified, group, recent }, before) => {
  if (minified !== before.minified || group !== before.group || recent !== before.recent)
    remember('laci', 'bingkai', { minified, group, recent });
});

export const toggleMinified = (): void => useShell.setState(({ minified }) => ({ minified: !minified }));
export const toggleMobile = (): void => useShell.setState(({ mobileOpen }) => ({ mobileOpen: !mobileOpen }));
export const openGroup = (group: string | null): void => useShell.setState({ group });

/** Puts a visited path first. */
export function visited(path: string): void {
  const { recent } = useShell.getState();
  if (recent[0] === path) return;
  useShell.setState({ recent: [path, ...recent.filter((other) => other !== path)].slice(0, RECENT) });
}
