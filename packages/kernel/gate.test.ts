/** Protects: one pure function answers every gate, and nobody without a session passes anything but `public`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  flag,
  type Gate,
  type GateSubject,
  LEVELS,
  level,
  login,
  mayOpenForKey,
  menu,
  missingModules,
  mode,
  needsPerson,
  not,
  orang,
  passes,
  publik,
  pusat,
  setting,
  storeList,
} from './gate.ts';

const kasir: GateSubject = {
  level: 'KASIR',
  pusat: false,
  kode_toko: 'JKT1',
  flags: new Set(['MEMBER_MODULE']),
  settings: { kategori_harga: 'GRAM', DAFTAR_TOKO_REKAP: 'BDG1,JKT1' },
  mode: 'STANDAR',
  menu: new Set(['/a']),
};

const KUNCI = { id: 'k', level: 'OWN' } as const;

describe('passes', () => {
  test.each<[string, Gate, Partial<GateSubject>, boolean]>([
    ['login', login, {}, true],
    ['flag on', flag('MEMBER_MODULE'), {}, true],
    ['flag off', flag('BERLIAN_MODULE'), {}, false],
    ['level in the list', level('SPV', 'KASIR'), {}, true],
    ['level outside', level('SPV', 'OWN'), {}, false],
    ['pusat', pusat, { pusat: true }, true],
    ['not pusat', pusat, {}, false],
    ['an owner of a branch is not head office', pusat, { level: 'OWN' }, false],
    ['mode', mode('STANDAR'), {}, true],
    ['another mode', mode('STOCK_JUAL_MANUAL'), {}, false],
    ['setting', setting('kategori_harga', 'GRAM'), {}, true],
    ['another value', setting('kategori_harga', 'PERSENTASE'), {}, false],
    ['an unset setting is its default', setting('HUTANG_POKOK', 'PARAMETER'), {}, true],
    ['and nothing else', setting('HUTANG_POKOK', 'HARGA_EMAS'), {}, false],
    ['store in the list', storeList('DAFTAR_TOKO_REKAP'), {}, true],
    ['store not in the list', storeList('DAFTAR_TOKO_REKAP'), { kode_toko: 'SBY1' }, false],
    ['a store whose code is part of another', storeList('DAFTAR_TOKO_REKAP'), { kode_toko: 'JKT' }, false],
    ['menu shown', menu('/a'), {}, true],
    ['menu hidden', menu('/b'), {}, false],
    ['part of a screen', menu('/a#ubah'), { tertutup: new Set(['/a#hapus', '/b']) }, true],
    ['part taken away', menu('/a#hapus'), { tertutup: new Set(['/a#hapus']) }, false],
    ['part of a hidden screen', menu('/b#ubah'), { tertutup: new Set(['/b']) }, false],
    ['owner sees every menu', menu('/b'), { level: 'OWN' }, true],
    ['super user sees every menu', menu('/b'), { level: 'SU' }, true],
    ['manager does not', menu('/b'), { level: 'MU' }, false],
    ['a person', orang, {}, true],
    ['a key is no person', orang, { kunci: KUNCI }, false],
    ['a key sees what it was given', menu('/a'), { kunci: KUNCI }, true],
    ['and nothing else, whoever answers for it', menu('/b'), { kunci: KUNCI, level: 'OWN' }, false],
    ['no act that it was not given', menu('/a#ubah'), { kunci: KUNCI }, false],
    ['an act that it was', menu('/a#ubah'), { kunci: KUNCI, menu: new Set(['/a', '/a#ubah']) }, true],
    ['its level is that of who answers for it', level('OWN'), { kunci: KUNCI }, true],
    ['and not its own', level('KASIR'), { kunci: KUNCI }, false],
    ['not', not(flag('BERLIAN_MODULE')), {}, true],
    ['all of nothing', all(), {}, true],
    ['any of nothing', any(), {}, false],
    ['all', all(login, flag('BERLIAN_MODULE')), {}, false],
    ['any', any(flag('BERLIAN_MODULE'), level('KASIR')), {}, true],
  ])('%s', (_what, gate, change, expected) => {
    expect(passes(gate, { ...kasir, ...change })).toBe(expected);
  });
});

const leaf: fc.Arbitrary<Gate> = fc.constantFrom(
  login,
  pusat,
  level('OWN'),
  level('KASIR'),
  flag('MEMBER_MODULE'),
  flag('BERLIAN_MODULE'),
  mode('STANDAR'),
  menu('/a'),
  menu('/b'),
);
const tree = fc.letrec<{ gate: Gate }>((tie) => ({
  gate: fc.oneof(
    { maxDepth: 4 },
    leaf,
    tie('gate').map((gate) => not(gate)),
    fc.array(tie('gate'), { minLength: 1, maxLength: 3 }).map((gates) => all(...gates)),
    fc.array(tie('gate'), { minLength: 1, maxLength: 3 }).map((gates) => any(...gates)),
  ),
})).gate;
const subject = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    pusat: fc.boolean(),
    menu: fc.subarray(['/a', '/b']).map((m) => new Set(m)),
  })
  .map((s) => ({ ...kasir, ...s }));

test('what keeps a gate shut: the modules that would open it, and none where they would not help', () => {
  const off = kasir;
  const both = all(menu('/a'), flag('WHATSAPP_MODULE'));
  expect(missingModules(both, off)).toEqual(['WHATSAPP_MODULE']);
  expect(missingModules(both, { ...off, flags: new Set(['WHATSAPP_MODULE'] as const) })).toEqual([]);
  expect(missingModules(both, { ...off, menu: new Set() })).toEqual([]);
  expect(missingModules(all(flag('MEMBER_MODULE'), not(flag('MEMBER_MODULE'))), off)).toEqual([]);
});

describe('a key of the API', () => {
  test.each<[string, Gate, boolean, boolean]>([
    ['what only a person may', all(orang, menu('/a')), false, true],
    ['a way for persons beside another', any(all(orang, menu('/b')), menu('/a')), true, false],
    ['ways for persons alone', any(orang, all(orang, menu('/a'))), false, true],
    ['a part that it was not given', all(menu('/a'), menu('/a#berkas')), false, false],
    ['a module that is off', all(menu('/a'), flag('BERLIAN_MODULE')), true, false],
  ])('%s', (_what, gate, open, person) => {
    expect(mayOpenForKey(gate, new Set(['/a']))).toBe(open);
    expect(needsPerson(gate)).toBe(person);
  });

  test('passes nothing that is said not to open for it', () => {
    fc.assert(
      fc.property(tree, subject, (gate, who) => {
        const key = { ...who, kunci: KUNCI };
        if (passes(gate, key)) expect(mayOpenForKey(gate, key.menu)).toBe(true);
        expect(passes(all(orang, gate), key)).toBe(false);
      }),
    );
  });
});

test('a visitor passes no gate that asks anything, not even through `not`', () => {
  fc.assert(
    fc.property(tree, (gate) => {
      expect(passes(gate, null)).toBe(false);
    }),
  );
  expect(passes(publik, null)).toBe(true);
});

test('the laws of logic hold', () => {
  fc.assert(
    fc.property(tree, tree, subject, (a, b, who) => {
      expect(passes(not(a), who)).toBe(!passes(a, who));
      expect(passes(all(a, b), who)).toBe(passes(a, who) && passes(b, who));
      expect(passes(not(all(a, b)), who)).toBe(passes(any(not(a), not(b)), who));
    }),
    { numRuns: 2000 },
  );
});
