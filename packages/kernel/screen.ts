/** A screen: a route, its gate and its title. The escape hatch for hand-made screens, and what menus are made of. */
import { type Gate, login } from './gate.ts';

/** Menu groups in sidebar order; the sub-menu pages of Spec 1 §2.2 show one of them each. */
export const MENU_GROUPS = [
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
  'pengaturan',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export type Screen = {
  noun: 'screen';
  /** Exact, case-sensitive path of the route table. */
  path: string;
  title: string;
  group?: MenuGroup;
  gate: Gate;
  /** Shown in the sidebar and the access tree; pages such as /404 are not. */
  menu: boolean;
  /**
   * What head office is asked before it opens this without a branch (Spec 2 §8, 'Mohon Pilih Toko'): `wajib` where its own
   * store has no such thing, `tanya` where it has and may be meant.
   */
  cabang?: 'wajib' | 'tanya';
  /** Between a branch and head office, or another branch: the menus of a chain of one branch leave it out. */
  antar?: true;
  /** Other screens' data this one reads: their list calls open for its users too. */
  reads: () => readonly { name: string }[];
};

/** A screen as menus and gates know it: plain data, so that a page need not load the declarations behind it. */
export type MenuScreen = Omit<Screen, 'reads'>;

type ScreenInput = Pick<Screen, 'path' | 'title'> & Partial<Omit<Screen, 'noun' | 'path' | 'title'>>;

/** The component is the file `{path}.screen.tsx` in the same domain folder; apps/web finds it by that name. */
export const defineScreen = (input: ScreenInput): Screen => ({
  noun: 'screen',
  gate: login,
  menu: input.group !== undefined,
  reads: () => [],
  ...input,
});
