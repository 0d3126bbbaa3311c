/**
 * What the frame around the screens remembers: sidebar width, open group, recent screens. Kept in the `laci`. A counter folds the
 * sidebar while it is open; only what a person chose is remembered, or a reload at the till would fold it for good.
 */
import { create } from 'zustand';
import { recall, remember } from '../storage.ts';

type Kept = { minified: boolean; group: string | null; recent: readonly string[] };
type ShellState = Kept & {
  /** What the person chose; `minified` is what is drawn. */
  chosen: boolean;
  /** Sidebar drawn over the content on phones. */
  mobileOpen: boolean;
  keysOpen: boolean;
  passwordOpen: boolean;
  totpOpen: boolean;
  pushOpen: boolean;
  /** The ways in which this person agrees. */
  waysOpen: boolean;
  /** What waits for this person's word, beside whatever is on the screen. */
  approvalsOpen: boolean;
};

const NEW: Kept = { minified: false, group: null, recent: [] };
const RECENT = 12;

const kept: Kept = { ...NEW, ...recall<Partial<Kept>>('laci', 'bingkai') };

export const useShell = create<ShellState>()(() => ({
  ...kept,
  chosen: kept.minified,
  mobileOpen: false,
  keysOpen: false,
  passwordOpen: false,
  totpOpen: false,
  pushOpen: false,
  waysOpen: false,
  approvalsOpen: false,
}));

useShell.subscribe(({ chosen, group, recent }, before) => {
  if (chosen !== before.chosen || group !== before.group || recent !== before.recent)
    remember('laci', 'bingkai', { minified: chosen, group, recent });
});

export const toggleMinified = (): void =>
  useShell.setState(({ minified }) => ({ minified: !minified, chosen: !minified }));
export const toggleMobile = (): void => useShell.setState(({ mobileOpen }) => ({ mobileOpen: !mobileOpen }));
export const openApprovals = (): void => useShell.setState({ approvalsOpen: true });
export const openGroup = (group: string | null): void => useShell.setState({ group });

/** Puts a visited path first. */
export function visited(path: string): void {
  const { recent } = useShell.getState();
  if (recent[0] === path) return;
  useShell.setState({ recent: [path, ...recent.filter((other) => other !== path)].slice(0, RECENT) });
}
