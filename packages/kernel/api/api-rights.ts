/**
 * What a key of the API can be given: screens, whose calls it may then read by, and acts of them. It is the tree of rights of people,
 * less what no program should do: what another person must always agree to, a second look, people and their passwords, settings, files
 * that come in or go out, what only somebody who logged in himself may, and what is of this server itself. docs/decisions/0157.
 */
import type { Command } from '../command.ts';
import type { Transition } from '../document.ts';
import { all, login, needsPerson } from '../gate.ts';
import type { House } from '../house.ts';
import { commandPart, FILE_PART, type Part, partPath, partsOf, transitionPart } from '../part.ts';
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

/** Whole tables as files, in and out: they are for people, who look at them. */
const FILES: ReadonlySet<string> = new Set(['impor', 'ekspor', FILE_PART]);
const isImport = ({ path }: Pick<Command, 'path'>): boolean => path.split('/').includes('import');

const partsIn = (screens: readonly string[], part: string | undefined): string[] =>
  part === undefined ? [] : screens.map((screen) => partPath(screen, part));

/** Acts that somebody else must agree to each time, that only a person may do, or that bring a file of rows. */
const ofPeople = (house: House): Set<string> =>
  new Set([
    ...house.documents.flatMap((document) =>
      (Object.entries(document.transitions) as [string, Transition][])
        .filter(
          ([, { otorisasi, gate = login }]) =>
            otorisasi !== undefined || needsPerson(all(document.gate, gate)),
        )
        .flatMap(([name, { screens }]) => partsIn(screens, transitionPart(document, name))),
    ),
    ...house.commands
      .filter((command) => isImport(command) || needsPerson(command.gate))
      .flatMap((command) => partsIn(command.screens, commandPart(command))),
  ]);

const isOpen = ({ path, menu, group, gate }: Screen): boolean =>
  menu && group !== undefined && !CLOSED_GROUPS.has(group) && !SETTINGS.test(path) && !needsPerson(gate);

const partOf = (path: string): string => path.slice(path.indexOf('#') + 1);

const place = ({ group }: Pick<ApiScreen, 'group'>): number => MENU_GROUPS.indexOf(group);

const derived = new WeakMap<House, readonly ApiScreen[]>();

/** In menu order. */
export function apiScreens(house: House): readonly ApiScreen[] {
  const known = derived.get(house);
  if (known) return known;
  const closed = screensOf(house, CLOSED_DOMAINS);
  const called = calledBy(house);
  const people = ofPeople(house);
  const screens = house.screens
    .filter((screen) => isOpen(screen) && !closed.has(screen.path) && called.has(screen.path))
    .map((screen) => ({
      path: screen.path,
      title: screen.title,
      group: screen.group as MenuGroup,
      acts: partsOf(house, screen.path).filter(({ path }) => !people.has(path) && !FILES.has(partOf(path))),
    }))
    .sort((a, b) => place(a) - place(b));
  derived.set(house, screens);
  return screens;
}

const rights = new WeakMap<House, ReadonlySet<string>>();

/** Every path of them. */
export function apiRights(house: House): ReadonlySet<string> {
  const known = rights.get(house);
  if (known) return known;
  const paths = new Set(
    apiScreens(house).flatMap(({ path, acts }) => [path, ...acts.map((act) => act.path)]),
  );
  rights.set(house, paths);
  return paths;
}
