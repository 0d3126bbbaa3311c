/** Protects what menus show and how the palette finds it: hidden screens stay hidden, words match in any order. */
import { flag, type GateSubject } from '@mustika/kernel/gate.ts';
import { buildHouse, defineDomain } from '@mustika/kernel/house.ts';
import { defineScreen } from '@mustika/kernel/screen.ts';
import { expect, test } from 'vitest';
import { shownOf } from '../shown.ts';
import { menuParts, menuSections, permittedScreens, searchScreens } from './menu.ts';

const house = buildHouse([
  defineDomain(
    'contoh',
    'Contoh',
    defineScreen({ path: '/laporan-penjualan-sales', title: 'Laporan Penjualan Sales', group: 'laporan' }),
    defineScreen({ path: '/transaksi-penjualan', title: 'Transaksi Penjualan', group: 'penjualan' }),
    defineScreen({
      path: '/data-member',
      title: 'Data Member',
      group: 'member',
      gate: flag('MEMBER_MODULE'),
    }),
    defineScreen({ path: '/404', title: 'Halaman Tidak Ditemukan' }),
  ),
]);

const subject = (given: Partial<GateSubject>): GateSubject => ({
  level: 'KASIR',
  pusat: false,
  kode_toko: 'JKT1',
  flags: new Set(),
  settings: {},
  mode: 'STANDAR',
  menu: new Set(),
  ...given,
});

const paths = (screens: readonly { path: string }[]) => screens.map((screen) => screen.path);

test('a chain of one branch is not offered what goes from one to another', () => {
  const between = defineScreen({
    path: '/kirim-uang-pusat',
    title: 'Kirim Uang Pusat',
    group: 'keuangan',
    antar: true,
  });
  const menu = new Set(['/kirim-uang-pusat']);
  expect(paths(permittedScreens([between], subject({ menu, tunggal: true })))).toEqual([]);
  expect(paths(permittedScreens([between], subject({ menu, tunggal: false })))).toEqual([
    '/kirim-uang-pusat',
  ]);
});

test('a cashier sees only what the access tree shows', () => {
  const cashier = subject({ menu: new Set(['/transaksi-penjualan', '/data-member']) });
  expect(paths(permittedScreens(house.screens, cashier))).toEqual(['/transaksi-penjualan']);
});

test('the owner sees every menu whose module is on, and never the pages outside the menu', () => {
  const owner = subject({ level: 'OWN', flags: new Set(['MEMBER_MODULE']) });
  expect(permittedScreens(house.screens, owner)).toHaveLength(3);
});

test('sections come in sidebar order without empty ones', () => {
  expect(menuSections(house.screens).map((section) => section.group)).toEqual([
    'penjualan',
    'member',
    'laporan',
  ]);
});

test.each([
  ['transaksi', ['/transaksi-penjualan']],
  ['penjualan', ['/laporan-penjualan-sales', '/transaksi-penjualan']],
  ['sal pen', ['/laporan-penjualan-sales']],
  ['/data-member', ['/data-member']],
  ['tidak ada itu', []],
])('the palette finds %s', (query, found) => {
  expect(paths(searchScreens(house.screens, query))).toEqual(found);
});

test('a long group is cut by the part of the trade its screens belong to, a short one is not', () => {
  const report = (path: string) => defineScreen({ path, title: path, group: 'laporan' });
  const jual = Array.from({ length: 8 }, (_, index) => report(`/jual-${index}`));
  const beli = Array.from({ length: 5 }, (_, index) => report(`/beli-${index}`));
  const big = buildHouse([
    defineDomain('jual', 'Penjualan', ...jual),
    defineDomain('beli', 'Pembelian', ...beli),
  ]);
  const { parts } = shownOf(big);
  const found = menuParts(parts, big.screens).map(({ label, screens }) => [label, screens.length]);
  expect(found).toEqual([
    ['Penjualan', 8],
    ['Pembelian', 5],
  ]);
  expect(menuParts(parts, jual).map(({ label }) => label)).toEqual(['']);
});
