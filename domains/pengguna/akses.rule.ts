/** The access tree of a user: which menu items are shown. Spec 1 §3 (akses), §6. */
import { type GateSubject, type Level, passes } from '@mustika/kernel/gate.ts';
import type { House } from '@mustika/kernel/house.ts';
import { MENU_GROUPS, type MenuGroup } from '@mustika/kernel/screen.ts';

/** Three levels at most: group, item and (later) its parts. */
export type AksesNode = {
  path: string;
  title: string;
  group?: MenuGroup;
  is_show: boolean;
  children?: AksesNode[];
};

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

/** The tree as stored with the session: groups with their items, each shown when gate and right allow it. */
export function aksesTree(house: House, subject: GateSubject): AksesNode[] {
  return MENU_GROUPS.map((group) => {
    const children = house.screens
      .filter((screen) => screen.menu && screen.group === group)
      .map((screen) => ({
        path: screen.path,
        title: screen.title,
        group,
        is_show: passes(screen.gate, subject) && passes({ is: 'menu', path: screen.path }, subject),
      }));
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

/** Screens a cashier does not start with although their group is his: cancelling, checking and parameters are a supervisor's. */
const NOT_FOR_KASIR = /^\/(batal-|validasi-|laporan-|parameter-|setting-)/;

/** Paths whose is_show a new user of this level starts with. */
export const defaultAkses = (house: House, level: Level): string[] =>
  house.screens
    .filter((screen) => screen.menu && screen.group && GROUPS[level].includes(screen.group))
    .filter((screen) => level !== 'KASIR' || !NOT_FOR_KASIR.test(screen.path))
    .map((screen) => screen.path);
