/** The tree of hak-akses-users: own decisions, the template, and what comes of both, with the reason. Spec 1 §3, §6. */
import { type GateSubject, type Level, passes } from '@mustika/kernel/gate.ts';
import type { House } from '@mustika/kernel/house.ts';
import { isPart, partsOf, screenOfPart } from '@mustika/kernel/part.ts';
import { MENU_GROUPS, type Screen } from '@mustika/kernel/screen.ts';
import { GROUP_TITLES, menuScreens } from './akses.rule.ts';
import type { PILIHAN_HAK } from './hak-akses.command.ts';

export type PilihanHak = (typeof PILIHAN_HAK)[number];

/** A decision about one user; `disalin_dari` when it was taken over from another. */
export type Keputusan = { is_show: boolean; disalin_dari: string | null };
export type HakTersimpan = {
  sendiri: ReadonlyMap<string, Keputusan>;
  templat: ReadonlyMap<string, boolean>;
};

/**
 * Why a node is shown or hidden. LEVEL: owner and super user see all; MODUL: the screen's own gate (module, level, head
 * office) is shut in his store whatever his rights; INDUK: the screen above it is hidden; SENDIRI and SALINAN: decided
 * for him; TEMPLAT: the template of his level.
 */
export type SebabHak = 'LEVEL' | 'MODUL' | 'INDUK' | 'SENDIRI' | 'SALINAN' | 'TEMPLAT';

export type SimpulHak = {
  path: string;
  title: string;
  pilihan: PilihanHak;
  templat: boolean;
  is_show: boolean;
  sebab: SebabHak;
  disalin_dari: string | null;
  children?: SimpulHak[];
};
export type KelompokHak = { path: string; title: string; children: SimpulHak[] };

/** What the template says: screens it does not know are hidden, parts it does not know are open. */
export const templatOf = (path: string, templat: ReadonlyMap<string, boolean>): boolean =>
  templat.get(path) ?? isPart(path);

/** What is decided for the user himself; IKUT when nothing is. */
export const pilihanOf = (path: string, sendiri: ReadonlyMap<string, Keputusan>): PilihanHak => {
  const own = sendiri.get(path);
  if (!own) return 'IKUT';
  return own.is_show ? 'TAMPIL' : 'SEMBUNYI';
};

/** The right itself, before any gate: the decision, else the template. */
export const berhak = (path: string, { sendiri, templat }: HakTersimpan): boolean =>
  sendiri.get(path)?.is_show ?? templatOf(path, templat);

/** What comes of the rights before any module: a part counts with its screen only. Owner and super user have all (Spec 1 §6). */
export const hakTerbuka = (house: House, hak: HakTersimpan, level: Level): string[] =>
  [...semuaHak(house)].filter(
    (path) => level === 'OWN' || level === 'SU' || (berhak(screenOfPart(path), hak) && berhak(path, hak)),
  );

type Diketahui = { hak: HakTersimpan; subject: GateSubject };

function simpul(
  path: string,
  title: string,
  { hak, subject }: Diketahui,
  terbuka: true | 'MODUL' | 'INDUK',
): SimpulHak {
  const own = hak.sendiri.get(path);
  const semua = subject.level === 'OWN' || subject.level === 'SU';
  const right = semua || berhak(path, hak);
  const decided: SebabHak = own ? (own.disalin_dari ? 'SALINAN' : 'SENDIRI') : 'TEMPLAT';
  const sebab = terbuka === true ? (semua ? 'LEVEL' : decided) : terbuka;
  return {
    path,
    title,
    pilihan: pilihanOf(path, hak.sendiri),
    templat: templatOf(path, hak.templat),
    is_show: terbuka === true && right,
    sebab,
    disalin_dari: own?.disalin_dari ?? null,
  };
}

function simpulLayar(house: House, screen: Screen, known: Diketahui): SimpulHak {
  const open = passes(screen.gate, known.subject) ? true : 'MODUL';
  const node = simpul(screen.path, screen.title, known, open);
  const children = partsOf(house, screen.path).map((part) =>
    simpul(part.path, part.title, known, node.is_show ? true : 'INDUK'),
  );
  return children.length > 0 ? { ...node, children } : node;
}

/** `subject` is the user in his own store; its menu is not asked, the rights are. */
export function pohonHak(house: House, hak: HakTersimpan, subject: GateSubject): KelompokHak[] {
  return MENU_GROUPS.map((group) => ({
    path: group,
    title: GROUP_TITLES[group],
    children: menuScreens(house)
      .filter((screen) => screen.group === group)
      .map((screen) => simpulLayar(house, screen, { hak, subject })),
  })).filter((group) => group.children.length > 0);
}

/** Every path that can be given or taken: screens and their parts. */
export const semuaHak = (house: House): ReadonlySet<string> =>
  new Set(menuScreens(house).flatMap(({ path }) => [path, ...partsOf(house, path).map((part) => part.path)]));

export type PerubahanHak = { path: string; sebelum: PilihanHak; sesudah: PilihanHak };

/** Changes that take a user from what is decided for him to what the other user has, path by path. */
export function salinHak(dari: HakTersimpan, ke: HakTersimpan, paths: Iterable<string>): PerubahanHak[] {
  return [...paths].flatMap((path): PerubahanHak[] => {
    const wanted = berhak(path, dari);
    const sebelum = pilihanOf(path, ke.sendiri);
    const sesudah = wanted === templatOf(path, ke.templat) ? 'IKUT' : wanted ? 'TAMPIL' : 'SEMBUNYI';
    return sebelum === sesudah ? [] : [{ path, sebelum, sesudah }];
  });
}

/** Screens of the changed paths: who hands out a part must have its screen. */
export const layarOf = (changes: readonly { path: string }[]): string[] => [
  ...new Set(changes.map(({ path }) => screenOfPart(path))),
];
