/** Protects: the tree a user sees is what the gates let him do, and a cashier starts without a supervisor's work. */
import type { GateSubject, Level } from '@mustika/kernel/gate.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { screenGate } from '@mustika/kernel/house.ts';
import { describe, expect, test } from 'vitest';
import { house } from '../../house.ts';
import { aksesTree, defaultAkses } from './akses.rule.ts';

const subject = (level: Level, paths: readonly string[]): GateSubject => ({
  level,
  pusat: false,
  kode_toko: 'JKT1',
  flags: new Set(),
  settings: {},
  mode: 'STANDAR',
  menu: new Set(paths),
});
const shown = (who: GateSubject): string[] =>
  aksesTree(house, who).flatMap((node) => (node.children ?? []).filter((c) => c.is_show).map((c) => c.path));

describe('the access tree', () => {
  test.each(['OWN', 'SU', 'MU', 'SPV', 'DEV', 'KASIR'] as const)(
    'shows a %s exactly the menu screens whose gate opens',
    (level) => {
      const who = subject(level, defaultAkses(house, level));
      const open = house.screens
        .filter((screen) => screen.menu && passes(screenGate(screen), who))
        .map((screen) => screen.path);
      expect(shown(who).sort()).toEqual(open.sort());
    },
  );

  test('a group is shown when one of its items is', () => {
    for (const node of aksesTree(house, subject('KASIR', ['/transaksi-penjualan'])))
      expect(node.is_show, node.path).toBe((node.children ?? []).some((child) => child.is_show));
  });

  test('a screen that is hidden brings none of its parts', () => {
    const screens = (who: GateSubject) => aksesTree(house, who).flatMap((node) => node.children ?? []);
    for (const screen of screens(subject('KASIR', ['/master-sales'])))
      expect((screen.children ?? []).length > 0, screen.path).toBe(screen.path === '/master-sales');
  });

  test('without rights a cashier sees nothing, an owner everything his modules allow', () => {
    expect(shown(subject('KASIR', []))).toEqual([]);
    expect(shown(subject('OWN', [])).length).toBeGreaterThan(10);
  });

  test('a cashier starts without cancelling, checking, reports and masters', () => {
    for (const path of defaultAkses(house, 'KASIR'))
      expect(path).not.toMatch(/^\/(batal-|validasi-|laporan-|master-|parameter-|tambah-)/);
    expect(defaultAkses(house, 'KASIR')).toContain('/transaksi-penjualan');
  });
});
