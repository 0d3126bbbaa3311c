/** Protects: nobody manages himself, his equals or his betters, and nobody hands on a level, a store or a right he lacks. */
import { LEVELS, type Level } from '@mustika/kernel/gate.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  diBawah,
  hakKurang,
  type Pelaku,
  punyaHak,
  type Sasaran,
  tolakJadikan,
  tolakKelola,
} from './kelola.rule.ts';

const pelaku = (level: Level, part: Partial<Pelaku> = {}): Pelaku => ({
  user_id: 'SAYA',
  level,
  toko_asal: 'JKT1',
  pusat: false,
  lingkup: null,
  menu: new Set(),
  ...part,
});
const orang = (level: Level, part: Partial<Sasaran & { user_id: string }> = {}) => ({
  user_id: 'DIA',
  level,
  kode_toko: 'JKT1',
  pusat: false,
  lingkup: null,
  ...part,
});
const code = (refusal: { code: string } | null): string => refusal?.code ?? 'BOLEH';
const pusat = { pusat: true, toko_asal: 'PUSAT' };

describe('levels', () => {
  test('each manages those below it, the owner everybody, a developer nobody', () => {
    const below = (level: Level): Level[] => LEVELS.filter((other) => diBawah({ level }, other));
    expect(below('OWN')).toEqual([...LEVELS]);
    expect(below('SU')).toEqual(['MU', 'SPV', 'KASIR']);
    expect(below('MU')).toEqual(['SPV', 'KASIR']);
    expect(below('SPV')).toEqual(['KASIR']);
    expect([...below('KASIR'), ...below('DEV')]).toEqual([]);
  });

  test('nobody but an owner makes anybody his equal, and nobody manages himself', () => {
    for (const level of LEVELS) {
      expect(code(tolakKelola(pelaku(level), { ...orang('KASIR'), user_id: 'SAYA' }))).toBe('DIRI_SENDIRI');
      const equal = code(tolakJadikan(pelaku(level), orang(level)));
      expect(equal).toBe(level === 'OWN' ? 'BOLEH' : 'LEVEL_DI_ATAS');
    }
  });
});

describe('stores', () => {
  test.each<[string, Pelaku, ReturnType<typeof orang>, string]>([
    ['a branch sees its own', pelaku('SPV'), orang('KASIR'), 'BOLEH'],
    ['and nobody of another', pelaku('SPV'), orang('KASIR', { kode_toko: 'BDG1' }), 'PENGGUNA_TIDAK_ADA'],
    ['not even its owner', pelaku('OWN'), orang('KASIR', { kode_toko: 'BDG1' }), 'PENGGUNA_TIDAK_ADA'],
    ['head office sees all', pelaku('MU', pusat), orang('SPV', { kode_toko: 'BDG1' }), 'BOLEH'],
    [
      'or its list',
      pelaku('MU', { ...pusat, lingkup: ['BDG1'] }),
      orang('SPV', { kode_toko: 'BDG1' }),
      'BOLEH',
    ],
    [
      'and nothing beside it',
      pelaku('MU', { ...pusat, lingkup: ['BDG1'] }),
      orang('SPV'),
      'PENGGUNA_TIDAK_ADA',
    ],
  ])('%s', (_what, who, whom, said) => expect(code(tolakKelola(who, whom))).toBe(said));

  const luas = pelaku('MU', pusat);
  const sempit = pelaku('MU', { ...pusat, lingkup: ['BDG1', 'SBY1'] });
  const kantor = (lingkup: string[] | null) => orang('SPV', { kode_toko: 'PUSAT', pusat: true, lingkup });
  test.each<[string, Pelaku, Sasaran, string]>([
    ['every store by who has every store', luas, kantor(null), 'BOLEH'],
    ['every store by who has two', sempit, kantor(null), 'TOKO_TIDAK_DIMILIKI'],
    ['one of his two', sempit, kantor(['SBY1']), 'BOLEH'],
    ['one of his two and another', sempit, kantor(['SBY1', 'JKT1']), 'TOKO_TIDAK_DIMILIKI'],
    ['head office by a branch', pelaku('OWN'), kantor(null), 'TOKO_TIDAK_DIMILIKI'],
    ['a list to a branch', luas, orang('SPV', { lingkup: ['JKT1'] }), 'LINGKUP_CABANG'],
  ])('%s', (_what, who, menjadi, said) => expect(code(tolakJadikan(who, menjadi))).toBe(said));
});

describe('rights', () => {
  test('owner and super user have all; a part asks for its screen and that it is not shut', () => {
    const mu = pelaku('MU', { menu: new Set(['/a']), tertutup: new Set(['/a#ubah']) });
    expect(['/a', '/a#hapus', '/a#ubah', '/b', '/b#ubah'].map((path) => punyaHak(mu, path))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    for (const level of ['OWN', 'SU'] as const) expect(punyaHak(pelaku(level), '/b#ubah')).toBe(true);
  });

  test('whatever is asked: what is missing is exactly what he has not', () => {
    const paths = ['/a', '/b', '/a#x', '/b#y'];
    const some = fc.subarray(paths);
    fc.assert(
      fc.property(some, some, some, (menu, tertutup, asked) => {
        const who = pelaku('MU', { menu: new Set(menu), tertutup: new Set(tertutup) });
        const missing = hakKurang(who, asked);
        expect(missing).toEqual(asked.filter((path) => !punyaHak(who, path)));
        for (const path of asked.filter((one) => !missing.includes(one)))
          expect(menu).toContain(path.split('#')[0]);
      }),
    );
  });
});
