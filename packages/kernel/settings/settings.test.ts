/** Protects: a stored text is read as its kind says or as the default, and the declarations themselves hold together. */
import { describe, expect, test } from 'vitest';
import { FLAGS, isFlag, MODULES } from '../flags.ts';
import { SETTINGS } from './all.ts';
import { DECLARED } from './declared.ts';
import { turnsOn } from './module.ts';
import { choice, count, inGram, inPersen, normalise, PARTS, stores, yesno } from './setting.ts';
import { isSetting, readSetting, type SettingKey } from './settings.ts';

const keys = Object.keys(SETTINGS) as SettingKey[];

describe('what fits a kind', () => {
  const menit = count(1, 240, 'menit');
  test.each([
    [choice('NOTA', 'HARGA_HARI_INI'), 'NOTA', 'NOTA'],
    [choice('NOTA', 'HARGA_HARI_INI'), 'nota', null],
    [yesno, 'Ya', 'true'],
    [yesno, '0', 'false'],
    [yesno, 'mungkin', null],
    [menit, ' 015 ', '15'],
    [menit, '0', null],
    [menit, '241', null],
    [menit, '1.5', null],
    [menit, '1e2', null],
    [menit, '', null],
    [menit, '9'.repeat(16), null],
    [inGram(0, 10_000), '20', '20'],
    [inGram(0, 10_000), '-1', null],
    [inPersen(0, 100_000), '100001', null],
    [stores, ' jkt1, BDG1,JKT1', 'JKT1,BDG1'],
    [stores, '', ''],
    [stores, 'JKT 1', null],
  ])('%j of "%s" is %s', (kind, text, expected) => expect(normalise(kind, text)).toBe(expected));
});

describe('reading', () => {
  test('an unset setting, and one that does not fit, is the default', () => {
    for (const text of [undefined, 'x', '', '-5'])
      expect(readSetting({ settings: text === undefined ? {} : { PEMBULATAN: text } }, 'PEMBULATAN')).toBe(
        500,
      );
  });
  test('every kind comes as its own value', () => {
    const settings = {
      PEMBULATAN_BERAT: 'ya',
      TOLERANSI_SUSUT: '35',
      DAFTAR_TOKO_REKAP: 'JKT1,BDG1',
      BASIS_BUYBACK: 'HARGA_HARI_INI',
    };
    expect(readSetting({ settings }, 'PEMBULATAN_BERAT')).toBe(true);
    expect(readSetting({ settings }, 'TOLERANSI_SUSUT')).toBe(35);
    expect(readSetting({ settings }, 'DAFTAR_TOKO_REKAP')).toEqual(['JKT1', 'BDG1']);
    expect(readSetting({ settings }, 'BASIS_BUYBACK')).toBe('HARGA_HARI_INI');
  });
  test('a module is on when its row says anything but false', () => {
    expect(['true', '1', 'ya', ''].map(turnsOn)).toEqual([true, true, true, true]);
    expect(['false', 'FALSE', undefined, null].map(turnsOn)).toEqual([false, false, false, false]);
  });
});

describe('the declarations', () => {
  test.each(keys)('%s has a default that fits its kind as it is stored', (key) => {
    const { kind, initial } = SETTINGS[key];
    expect(normalise(kind, initial)).toBe(initial);
  });
  test('no name stands for a setting and a module', () => expect(FLAGS.filter(isSetting)).toEqual([]));
  test.each([
    ...keys.map((key) => [key, SETTINGS[key]] as const),
    ...FLAGS.map((key) => [key, MODULES[key]] as const),
  ])('%s says what it means and where it belongs', (_key, { meaning, part }) => {
    expect(meaning.length).toBeGreaterThan(10);
    expect(PARTS).toContain(part);
  });
  test('what reaches open agreements needs a second person, who reads what becomes of them', () =>
    expect(DECLARED.filter(({ reaches, guarded }) => reaches && !guarded).map(({ key }) => key)).toEqual([]));
  test('a module needs only modules that exist, and never itself by a detour', () => {
    const reach = (flag: string, seen: string[]): string[] =>
      seen.includes(flag)
        ? [...seen, flag]
        : (isFlag(flag) ? (MODULES[flag].needs ?? []) : [`? ${flag}`]).flatMap((next) =>
            reach(next, [...seen, flag]),
          );
    const faults = FLAGS.flatMap((flag) => {
      const way = reach(flag, []);
      return way.some((name) => name.startsWith('?')) || new Set(way).size < way.length ? [flag] : [];
    });
    expect(faults).toEqual([]);
  });
});
