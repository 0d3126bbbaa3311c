/** Which screens this user's menus show, and how the palette finds them. Pure; the gates decide (Spec 1 §6). */
import { type GateSubject, passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import { MENU_GROUPS, type MenuGroup, type MenuScreen } from '@mustika/kernel/screen.ts';
import { istilah } from '../language/istilah.ts';
import type { Shown } from '../shown.ts';

export type MenuSection = { group: MenuGroup; screens: MenuScreen[] };

export const permittedScreens = <S extends MenuScreen>(screens: readonly S[], subject: GateSubject): S[] =>
  screens.filter(
    (screen) => screen.menu && !(screen.antar && subject.tunggal) && passes(screenGate(screen), subject),
  );

/** Permitted screens by menu group in sidebar order; groups without any are left out. */
export function menuSections(screens: readonly MenuScreen[]): MenuSection[] {
  return MENU_GROUPS.map((group) => ({
    group,
    screens: screens.filter((screen) => screen.group === group),
  })).filter((section) => section.screens.length > 0);
}

/** From so many on a list is cut into parts: nobody reads fifty names to find one. */
const MANY = 12;

export type MenuPart = { label: string; screens: MenuScreen[] };

/** A long group in the parts of the trade that its screens belong to, in the order of the house; a short one whole. */
export function menuParts(parts: Shown['parts'], screens: readonly MenuScreen[]): MenuPart[] {
  if (screens.length <= MANY) return [{ label: '', screens: [...screens] }];
  const owner = new Map(parts.flatMap((part) => part.screens.map((path) => [path, part.label] as const)));
  const owned = Map.groupBy(screens, ({ path }) => owner.get(path) ?? '');
  return [...owned].map(([label, members]) => ({ label, screens: members }));
}

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

/** Every word of the query must occur; titles that start with it come first. Empty query: as given. */
export function searchScreens(screens: readonly MenuScreen[], query: string): MenuScreen[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...screens];
  const rank = (screen: MenuScreen): number => {
    const title = plain(istilah(screen.title));
    // The Indonesian title finds too: it is what colleagues call the screen.
    const rest = plain(`${screen.path} ${screen.title}`);
    if (!words.every((word) => title.includes(word) || rest.includes(word))) return -1;
    if (title.startsWith(plain(query).trim())) return 3;
    return words.every((word) => title.split(' ').some((part) => part.startsWith(word))) ? 2 : 1;
  };
  return screens
    .map((screen) => ({ screen, rank: rank(screen) }))
    .filter((found) => found.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map((found) => found.screen);
}
