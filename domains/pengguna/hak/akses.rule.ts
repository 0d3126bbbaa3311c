/** The access tree of a user: which menu items are shown. Spec 1 §3 (akses), §6. */
import { type GateSubject, LEVELS, type Level, passes } from '@mustika/kernel/gate.ts';
import { type House, screenGate } from '@mustika/kernel/house.ts';
import { partsOf } from '@mustika/kernel/part.ts';
import { MENU_GROUPS, type MenuGroup, type Screen } from '@mustika/kernel/screen.ts';

/** Three levels at most: group, screen and the parts of the screen (`/x#ubah`). */
export type AksesNode = {
  path: string;
  title: string;
  group?: MenuGroup;
  is_show: boolean;
  children?: AksesNode[];
};

/** Screens whose rights can be given and taken, in menu order. */
export const menuScreens = (house: House): Screen[] =>
  house.screens.filter((screen) => screen.menu && screen.group !== undefined);

/** What each menu group is called on the screen. Spec 1 §2.2. */
export const GROUP_TITLES: Record<MenuGroup, string> = {
  dashboard: 'Dashboard',
  master: 'Data Master',
  barang: 'Barang',
  penjualan: 'Penjualan',
  pesanan: 'Pesanan',
  pembelian: 'Pembelian',
  service: 'Service',
  hutang: 'Hutang',
  member: 'Member',
  keuangan: 'Keuangan',
  akuntansi: 'Akuntansi',
  validasi: 'Validasi',
  laporan: 'Laporan',
  utility: 'Utility',
  pengaturan: 'Pengaturan',
};

/** A part is shown when nobody took it away; those of a hidden screen are not named at all: most of a cashier's tree would be them. */
function screenNode(house: House, screen: Screen, group: MenuGroup, subject: GateSubject): AksesNode {
  const is_show = passes(screenGate(screen), subject);
  const children = (is_show ? partsOf(house, screen.path) : []).map(({ path, title }) => ({
    path,
    title,
    is_show: passes({ is: 'menu', path }, subject),
  }));
  return {
    path: screen.path,
    title: screen.title,
    group,
    is_show,
    ...(children.length > 0 ? { children } : {}),
  };
}

/** The tree as stored with the session: groups with their items, each shown when gate and right allow it. */
export function aksesTree(house: House, subject: GateSubject): AksesNode[] {
  return MENU_GROUPS.map((group) => {
    const children = menuScreens(house)
      .filter((screen) => screen.group === group)
      .map((screen) => screenNode(house, screen, group, subject));
    return {
      path: group,
      title: GROUP_TITLES[group],
      group,
      is_show: children.some((child) => child.is_show),
      children,
    };
  }).filter((node) => node.children.length > 0);
}

/** Menu groups a new user of a level starts with; the spec does not say, so each sees what its work needs. */
const GROUPS: Record<Level, readonly MenuGroup[]> = {
  OWN: MENU_GROUPS,
  SU: MENU_GROUPS,
  MU: MENU_GROUPS,
  DEV: ['dashboard', 'utility', 'pengaturan'],
  SPV: [
    'dashboard',
    'master',
    'barang',
    'penjualan',
    'pesanan',
    'pembelian',
    'service',
    'hutang',
    'member',
    'keuangan',
    'akuntansi',
    'validasi',
    'laporan',
    'utility',
  ],
  KASIR: ['dashboard', 'penjualan', 'pesanan', 'pembelian', 'service', 'hutang', 'member'],
};

/**
 * Screens a cashier does not start with although their group is his: cancelling, checking, taking data out, parameters and points by hand are a
 * supervisor's.
 */
const NOT_FOR_KASIR = /^\/(batal-|export-|lelang-|validasi-|laporan-|parameter-|setting-|transaksi-poin$)/;

/** People and their rights are no developer's business (reliability.md 4.3: DEV off by default). */
const NOT_FOR_DEV = /^\/(data-users|hak-akses-)/;

/** Practice is for those who are new, and most of them are cashiers. */
const FOR_ALL = new Set(['/ruang-latihan']);

/** His everyday switches; what is of the system has a screen of its own, that of its levels. */
const FOR_SPV = new Set(['/settingtoko']);

/** Paths whose is_show the template of this level starts with. */
export const defaultAkses = (house: House, level: Level): string[] =>
  menuScreens(house)
    .filter(
      ({ path, group }) =>
        GROUPS[level].includes(group as MenuGroup) ||
        FOR_ALL.has(path) ||
        (level === 'SPV' && FOR_SPV.has(path)),
    )
    .filter((screen) => level !== 'KASIR' || !NOT_FOR_KASIR.test(screen.path))
    .filter((screen) => level !== 'DEV' || !NOT_FOR_DEV.test(screen.path))
    .map((screen) => screen.path);

/** A line of `hak_templat`: what a user of the level sees until somebody decides otherwise for him. */
export type BarisTemplat = { level: Level; path: string; is_show: boolean };

/** The templates as the declarations propose them: every menu screen for every level. Parts are open unless closed. */
export const templatAwal = (house: House): BarisTemplat[] =>
  LEVELS.flatMap((level) => {
    const shown = new Set(defaultAkses(house, level));
    return menuScreens(house).map(({ path }) => ({ level, path, is_show: shown.has(path) }));
  });
