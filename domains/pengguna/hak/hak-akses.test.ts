/** Protects: what a user ends up with, and why, follows from level, module, template and decision, in that order. */
import type { GateSubject, Level } from '@mustika/kernel/gate.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { house } from '../../house.ts';
import {
  berhak,
  type HakTersimpan,
  pilihanOf,
  pohonHak,
  salinHak,
  semuaHak,
  templatOf,
} from './hak-akses.rule.ts';

const subject = (level: Level, flags: string[] = []): GateSubject => ({
  level,
  pusat: false,
  kode_toko: 'JKT1',
  flags: new Set(flags),
  settings: {},
  mode: 'STANDAR',
  menu: new Set(),
});
const hak = (
  own: Record<string, boolean>,
  templat: Record<string, boolean>,
  dari: string | null = null,
): HakTersimpan => ({
  sendiri: new Map(Object.entries(own).map(([path, is_show]) => [path, { is_show, disalin_dari: dari }])),
  templat: new Map(Object.entries(templat)),
});
const simpul = (known: HakTersimpan, who: GateSubject, path: string) =>
  pohonHak(house, known, who)
    .flatMap((group) => group.children)
    .flatMap((screen) => [screen, ...(screen.children ?? [])])
    .find((node) => node.path === path);

const K = '/master-kategori';
const UBAH = `${K}#ubah`;

describe('a node says whether and why', () => {
  test.each<[string, HakTersimpan, GateSubject, string, boolean, string]>([
    ['the template shows', hak({}, { [K]: true }), subject('SPV'), K, true, 'TEMPLAT'],
    ['the template hides', hak({}, { [K]: false }), subject('SPV'), K, false, 'TEMPLAT'],
    ['no template hides a screen', hak({}, {}), subject('SPV'), K, false, 'TEMPLAT'],
    [
      'a decision beats the template',
      hak({ [K]: false }, { [K]: true }),
      subject('SPV'),
      K,
      false,
      'SENDIRI',
    ],
    ['a copied one says from whom', hak({ [K]: true }, {}, 'SPV2'), subject('KASIR'), K, true, 'SALINAN'],
    ['an owner sees all', hak({ [K]: false }, {}), subject('OWN'), K, true, 'LEVEL'],
    ['a part is open', hak({}, { [K]: true }), subject('SPV'), UBAH, true, 'TEMPLAT'],
    [
      'unless its screen is hidden',
      hak({ [UBAH]: true }, { [K]: false }),
      subject('SPV'),
      UBAH,
      false,
      'INDUK',
    ],
    ['or it is shut', hak({ [UBAH]: false }, { [K]: true }), subject('SPV'), UBAH, false, 'SENDIRI'],
    [
      'a module that is off',
      hak({ '/master-supplier': true }, {}),
      subject('SPV'),
      '/master-supplier',
      false,
      'MODUL',
    ],
    [
      'and on',
      hak({ '/master-supplier': true }, {}),
      subject('SPV', ['SUPPLIER_BARANG_MODULE']),
      '/master-supplier',
      true,
      'SENDIRI',
    ],
  ])('%s', (_what, known, who, path, is_show, sebab) =>
    expect(simpul(known, who, path)).toMatchObject({ is_show, sebab }),
  );
});

test('the tree is the registry: every right once, three levels, nothing made by hand', () => {
  const tree = pohonHak(house, hak({}, {}), subject('SPV'));
  const paths = tree.flatMap((g) =>
    g.children.flatMap((s) => [s.path, ...(s.children ?? []).map((p) => p.path)]),
  );
  expect(paths.length).toBe(new Set(paths).size);
  expect(new Set(paths)).toEqual(semuaHak(house));
  expect(paths.length).toBeGreaterThan(house.screens.filter((screen) => screen.menu).length * 2);
});

test('copying gives exactly the rights of the other, whatever both had', () => {
  const paths = [K, UBAH, '/data-barang', '/data-barang#berkas', '/buku-besar'];
  const some = fc.dictionary(fc.constantFrom(...paths), fc.boolean());
  fc.assert(
    fc.property(some, some, some, some, (a, ta, b, tb) => {
      const [dari, ke] = [hak(a, ta), hak(b, tb)];
      const changes = salinHak(dari, ke, paths);
      const sendiri = new Map(ke.sendiri);
      for (const { path, sebelum, sesudah } of changes) {
        expect(pilihanOf(path, ke.sendiri)).toBe(sebelum);
        if (sesudah === 'IKUT') sendiri.delete(path);
        else sendiri.set(path, { is_show: sesudah === 'TAMPIL', disalin_dari: 'X' });
      }
      const jadi = { sendiri, templat: ke.templat };
      for (const path of paths) expect(berhak(path, jadi), path).toBe(berhak(path, dari));
      // Nobody is given a decision where the template says the same.
      for (const { path, sesudah } of changes)
        if (sesudah !== 'IKUT') expect(templatOf(path, ke.templat)).toBe(sesudah !== 'TAMPIL');
    }),
  );
});
