/** Sub-menu pages and the menu group each of them shows. Spec 1 §2.2; the first path starts lower-case there too. */
import type { MenuGroup } from '@mustika/kernel/screen.ts';

/** Path, title and group of each sub-menu page. */
export const SUB_MENUS: readonly { path: string; title: string; group: MenuGroup }[] = [
  { path: '/subMenuBarang', title: 'Menu Barang', group: 'barang' },
  { path: '/SubMenuPenjualan', title: 'Menu Penjualan', group: 'penjualan' },
  { path: '/SubMenuPesanan', title: 'Menu Pesanan', group: 'pesanan' },
  { path: '/SubMenuPembelian', title: 'Menu Pembelian', group: 'pembelian' },
  { path: '/SubMenuService', title: 'Menu Service', group: 'service' },
  { path: '/SubMenuHutang', title: 'Menu Hutang', group: 'hutang' },
  { path: '/SubMenuValidasi', title: 'Menu Validasi', group: 'validasi' },
  { path: '/SubMenuLaporan', title: 'Menu Laporan', group: 'laporan' },
  { path: '/SubMenuUtility', title: 'Menu Utility', group: 'utility' },
  { path: '/SubMenuMember', title: 'Menu Member', group: 'member' },
];

/** The group a sub-menu page shows; undefined for any other path. */
export const subMenuOf = (path: string): MenuGroup | undefined =>
  SUB_MENUS.find((candidate) => candidate.path === path)?.group;
