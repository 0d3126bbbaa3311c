/**
 * What a key of the API can be given: screens, whose calls it may then read by, and acts of them. It is the tree of rights of people,
 * less what no program should do: what another person must always agree to, a second look, people and their passwords, settings, the
 * files of a whole table, and what is of this server itself. docs/decisions/0157.
 */
import type { Transition } from '../document.ts';
import type { House } from '../house.ts';
import { type Part, partPath, partsOf, transitionPart } from '../part.ts';
import { MENU_GROUPS, type MenuGroup, type Screen } from '../screen.ts';

export type ApiScreen = { path: string; title: string; group: MenuGroup; acts: readonly Part[] };

/** A second look is a person's, as are the tools of the shop and its settings. */
const CLOSED_GROUPS: ReadonlySet<string> = new Set(['validasi', 'utility', 'pengaturan']);
/** Settings that stand in the groups of what they are about. */
const SETTINGS = /^\/setting/;
/** People, and what they agreed to. */
const CLOSED_DOMAINS: ReadonlySet<string> = new Set([
  'pengguna',
  'cadangan',
  'latihan',
  'pindahan',
  'navigasi',
]);

const screensOf = (house: House, closed: ReadonlySet<string>): Set<string> =>
  new Set(
    house.domains
      .filter(({ name }) => closed.has(name))
      .flatMap(({ declarations }) =>
        declarations.flatMap((one) => {
          if (one.noun === 'screen') return [one.path];
          return one.noun === 'resource' || one.noun === 'report' ? [one.screen] : [];
        }),
      ),
  );

/** Screens that some call opens for. */
const calledBy = (house: House): Set<string> =>
  new Set([
    ...[...house.resources, ...house.reports].map(({ screen }) => screen),
    ...house.commands.flatMap(({ screens }) => screens),
    ...house.documents.flatMap(({ transitions }) =>
      (Object.values(transitions) as Transition[]).flatMap(({ screens }) => screens),
    ),
  ]);

/** Acts that somebody else must agree to each time. */
const agreedTo = (house: House): Set<string> =>
  new Set(
    house.documents.flatMap((document) =>
      (Object.entries(document.transitions) as [string, Transition][])
        .filter(([, { otorisasi }]) => otorisasi !== undefined)
        .flatMap(([name, { screens }]) =>
          screens.map((screen) => partPath(screen, transitionPart(document, name))),
        ),
    ),
  );

const isOpen = ({ path, menu, group }: Screen): boolean =>
  menu && group !== undefined && !CLOSED_GROUPS.has(group) && !SETTINGS.test(path);

const place = ({ group }: Pick<ApiScreen, 'group'>): number => MENU_GROUPS.indexOf(group);

const derived = new WeakMap<House, readonly ApiScreen[]>();

/** In menu order. */
export function apiScreens(house: House): readonly ApiScreen[] {
  const known = derived.get(house);
  if (known) return known;
  const closed = screensOf(house, CLOSED_DOMAINS);
  const called = calledBy(house);
  const agreed = agreedTo(house);
  const screens = house.screens
    .filter((screen) => isOpen(screen) && !closed.has(screen.path) && called.has(screen.path))
    .map((screen) => ({
      path: screen.path,
      title: screen.title,
      group: screen.group as MenuGroup,
      acts: partsOf(house, screen.path).filter(({ path }) => !agreed.has(path) && !path.endsWith('#impor')),
    }))
    .sort((a, b) => place(a) - place(b));
  derived.set(house, screens);
  return screens;
}

const paths = new WeakMap<readonly ApiScreen[], ReadonlySet<string>>();

/** Every path of them; asked of each route of the house. */
export function apiRights(house: House): ReadonlySet<string> {
  const screens = apiScreens(house);
  const known =
    paths.get(screens) ??
    new Set(screens.flatMap(({ path, acts }) => [path, ...acts.map((act) => act.path)]));
  paths.set(screens, known);
  return known;
}
