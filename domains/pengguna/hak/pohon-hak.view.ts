/** The tree on the screen: which rows are there, how they are ticked, and what a tick changes. Pure; the server decides. */
import type { KelompokHak, PerubahanHak, PilihanHak, SebabHak, SimpulHak } from './hak-akses.rule.ts';

/** Decisions changed and not yet saved, by path. */
export type Rancangan = ReadonlyMap<string, PilihanHak>;
export type Centang = 'ya' | 'tidak' | 'sebagian';
/** Which rows to show: all, those that count, those that differ from the template, those changed here. */
export type Saring = 'semua' | 'tampil' | 'beda' | 'berubah';

export type BarisPohon = {
  path: string;
  title: string;
  /** 1 group, 2 screen, 3 part. */
  tingkat: 1 | 2 | 3;
  /** null: nothing below it. */
  terbuka: boolean | null;
  centang: Centang;
  /** Nothing of it may be changed by who looks at it. */
  terkunci: boolean;
  berubah: boolean;
  simpul: SimpulHak | null;
};

/** The decision as it stands on the screen, changed or not. */
export const pilihanKini = (node: SimpulHak, rancangan: Rancangan): PilihanHak =>
  rancangan.get(node.path) ?? node.pilihan;

/** The right the user would have, gates aside. */
export function hakKini(node: SimpulHak, rancangan: Rancangan): boolean {
  const pilihan = pilihanKini(node, rancangan);
  return pilihan === 'IKUT' ? node.templat : pilihan === 'TAMPIL';
}

/** Why it is so after the changes: what is changed here is his own decision, or the template again. */
export function sebabKini(node: SimpulHak, rancangan: Rancangan): SebabHak {
  if (node.sebab === 'LEVEL' || node.sebab === 'MODUL') return node.sebab;
  const changed = rancangan.get(node.path);
  if (changed === undefined) return node.sebab;
  return changed === 'IKUT' ? 'TEMPLAT' : 'SENDIRI';
}

const gabung = (ticks: readonly Centang[]): Centang => {
  const [first = 'tidak'] = ticks;
  return ticks.every((tick) => tick === first) ? first : 'sebagian';
};

/** A screen is ticked in part when some of its acts are shut; a group when some of its screens are. */
export function centangOf(node: SimpulHak, rancangan: Rancangan): Centang {
  if (!hakKini(node, rancangan)) return 'tidak';
  return (node.children ?? []).every((part) => hakKini(part, rancangan)) ? 'ya' : 'sebagian';
}

/**
 * A decision that says what the template says is no decision: the user goes on following it. In the tree of a template
 * (`templat`) there is nothing to follow.
 */
export function pilihanUntuk(node: SimpulHak, tampil: boolean, templat: boolean): PilihanHak {
  if (!templat && tampil === node.templat) return 'IKUT';
  return tampil ? 'TAMPIL' : 'SEMBUNYI';
}

export type Aturan = { templat: boolean; terkunci: ReadonlySet<string> };

/** What a decision is compared with: in a template tree nothing is decided, it shows or hides. */
const semula = (node: SimpulHak, templat: boolean): PilihanHak => {
  if (!templat) return node.pilihan;
  return node.templat ? 'TAMPIL' : 'SEMBUNYI';
};

function tulis(rancangan: Map<string, PilihanHak>, node: SimpulHak, tampil: boolean, aturan: Aturan): void {
  if (aturan.terkunci.has(node.path)) return;
  const pilihan = pilihanUntuk(node, tampil, aturan.templat);
  if (pilihan === semula(node, aturan.templat)) rancangan.delete(node.path);
  else rancangan.set(node.path, pilihan);
}

/** Ticks or unticks rows. Giving a screen gives its parts too; taking it leaves them, because it closes them anyway. */
export function ubahHak(
  rancangan: Rancangan,
  nodes: readonly SimpulHak[],
  tampil: boolean,
  aturan: Aturan,
): Rancangan {
  const next = new Map(rancangan);
  for (const node of nodes) {
    tulis(next, node, tampil, aturan);
    if (tampil) for (const part of node.children ?? []) tulis(next, part, true, aturan);
  }
  return next;
}

/** Back to the template, with everything below. */
export function ikutTemplat(rancangan: Rancangan, nodes: readonly SimpulHak[], aturan: Aturan): Rancangan {
  const next = new Map(rancangan);
  for (const node of nodes.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (aturan.terkunci.has(node.path)) continue;
    if (node.pilihan === 'IKUT') next.delete(node.path);
    else next.set(node.path, 'IKUT');
  }
  return next;
}

/** Screens and parts of a tree in its order, groups left out. */
export const semuaSimpul = (pohon: readonly KelompokHak[]): SimpulHak[] =>
  pohon.flatMap((group) => group.children.flatMap((screen) => [screen, ...(screen.children ?? [])]));

/** What would be sent, in the order of the tree. */
export const perubahanOf = (
  pohon: readonly KelompokHak[],
  rancangan: Rancangan,
  templat = false,
): PerubahanHak[] =>
  semuaSimpul(pohon).flatMap((node) => {
    const sesudah = rancangan.get(node.path);
    return sesudah === undefined ? [] : [{ path: node.path, sebelum: semula(node, templat), sesudah }];
  });

type Tampilan = {
  rancangan: Rancangan;
  terbuka: ReadonlySet<string>;
  cari: string;
  saring: Saring;
  aturan: Aturan;
};

function cocok(node: SimpulHak, { rancangan, saring }: Tampilan): boolean {
  if (saring === 'tampil') return hakKini(node, rancangan);
  if (saring === 'berubah') return rancangan.has(node.path);
  return saring === 'semua' || hakKini(node, rancangan) !== node.templat || node.pilihan !== 'IKUT';
}

const ada = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));
const polos = (text: string): string => text.toLowerCase().replaceAll('-', ' ');

function barisOf(node: SimpulHak, tingkat: 2 | 3, lihat: Tampilan, terbuka: boolean | null): BarisPohon {
  const { rancangan, aturan } = lihat;
  return {
    path: node.path,
    title: node.title,
    tingkat,
    terbuka,
    centang: centangOf(node, rancangan),
    terkunci: aturan.terkunci.has(node.path),
    berubah: rancangan.has(node.path),
    simpul: node,
  };
}

/** A screen with its parts: found by its own words or by those of a part, open when a part was looked for. */
function barisLayar(
  group: string,
  screen: SimpulHak,
  lihat: Tampilan,
  words: readonly string[],
): BarisPohon[] {
  const own = polos(`${group} ${screen.title} ${screen.path}`);
  const found = ada(own, words);
  const parts = (screen.children ?? []).filter(
    (part) => cocok(part, lihat) && (found || ada(`${own} ${polos(part.title)}`, words)),
  );
  const self = found && cocok(screen, lihat);
  const searched = (words.length > 0 && !found) || (lihat.saring !== 'semua' && !self);
  if (!self && (parts.length === 0 || !searched)) return [];
  const open = lihat.terbuka.has(screen.path) || searched || lihat.saring === 'berubah';
  const below = screen.children && screen.children.length > 0 ? open : null;
  return [
    barisOf(screen, 2, lihat, below),
    ...(open ? parts.map((part) => barisOf(part, 3, lihat, null)) : []),
  ];
}

/** The rows in order. Searching and filtering open what holds a hit. */
export function barisPohon(pohon: readonly KelompokHak[], lihat: Tampilan): BarisPohon[] {
  const words = polos(lihat.cari).split(/\s+/).filter(Boolean);
  const disaring = words.length > 0 || lihat.saring !== 'semua';
  return pohon.flatMap((group): BarisPohon[] => {
    const rows = group.children.flatMap((screen) => barisLayar(group.title, screen, lihat, words));
    if (rows.length === 0) return [];
    const open = disaring || lihat.terbuka.has(group.path);
    const ticks = group.children.map((screen) => centangOf(screen, lihat.rancangan));
    const head: BarisPohon = {
      path: group.path,
      title: group.title,
      tingkat: 1,
      terbuka: open,
      centang: gabung(ticks),
      terkunci: group.children.every((screen) => lihat.aturan.terkunci.has(screen.path)),
      berubah: group.children.some((screen) =>
        [screen, ...(screen.children ?? [])].some((node) => lihat.rancangan.has(node.path)),
      ),
      simpul: null,
    };
    return [head, ...(open ? rows : [])];
  });
}
