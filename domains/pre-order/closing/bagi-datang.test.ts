// Protects: a piece that came goes to whoever waits longest for its design, and no line gets more than it asked for.
import { describe, expect, test } from 'vitest';
import { type BarangDatang, type BarisMenunggu, bagikan, kodeBaris, kodeUsulan } from './bagi-datang.rule.ts';

const line = (no_po: string, more: Partial<BarisMenunggu> = {}): BarisMenunggu => ({
  ...{ no_po, urut: 1, kode_group: '750', kode_dept: 'GL', nama_barang: 'GELANG SISIK', kode_intern: null },
  ...{ sisa: 1, ...more },
});
const piece = (kode_barcode: string, more: Partial<BarangDatang> = {}): BarangDatang => ({
  ...{ kode_barcode, kode_group: '750', kode_dept: 'GL', nama_barang: 'GELANG SISIK', kode_intern: null },
  ...{ baris: null, ...more },
});
const hasil = (barang: BarangDatang[], lines: BarisMenunggu[]): string[] =>
  bagikan(barang, lines).map((one) => ('line' in one ? kodeBaris(one.line) : one.sebab));

describe('who gets what came', () => {
  test('the first who waits, then the next, then nobody', () => {
    expect(hasil([piece('A'), piece('B'), piece('C')], [line('P1'), line('P2')])).toEqual([
      'P1/1',
      'P2/1',
      'TIDAK_MENUNGGU',
    ]);
  });

  test('a line of two takes two', () => {
    expect(hasil([piece('A'), piece('B'), piece('C')], [line('P1', { sisa: 2 }), line('P2')])).toEqual([
      'P1/1',
      'P1/1',
      'P2/1',
    ]);
  });

  test.each([
    ['another name', { nama_barang: 'GELANG LAIN' }],
    ['another kind', { kode_dept: 'CC' }],
    ['another group', { kode_group: '700' }],
  ])('%s is another design', (_what, other) => {
    expect(hasil([piece('A', other)], [line('P1')])).toEqual(['TIDAK_MENUNGGU']);
  });

  test('where the line names the code of its design, that counts and no name', () => {
    const lines = [line('P1', { kode_intern: 'SK-01' })];
    expect(hasil([piece('A', { kode_intern: 'SK-01', nama_barang: 'APA SAJA' })], lines)).toEqual(['P1/1']);
    expect(hasil([piece('A')], lines)).toEqual(['TIDAK_MENUNGGU']);
  });

  test('what is given by hand is given first, whoever waited longer', () => {
    expect(hasil([piece('A'), piece('B', { baris: 'P1/1' })], [line('P1'), line('P2')])).toEqual([
      'P2/1',
      'P1/1',
    ]);
  });

  test('by hand another design, never another group, never beyond what was asked', () => {
    const beda = { nama_barang: 'GELANG LAIN', baris: 'P1/1' };
    expect(hasil([piece('A', beda)], [line('P1')])).toEqual(['P1/1']);
    expect(hasil([piece('A', { kode_group: '700', baris: 'P1/1' })], [line('P1')])).toEqual(['BEDA_GROUP']);
    expect(hasil([piece('A', beda), piece('B', beda)], [line('P1')])).toEqual(['P1/1', 'LENGKAP']);
    expect(hasil([piece('A', { baris: 'P9/1' })], [line('P1')])).toEqual(['LENGKAP']);
  });

  test('the word of a proposal changes with it', () => {
    const barang = [piece('A'), piece('B')];
    expect(kodeUsulan(barang, bagikan(barang, [line('P1')]))).toBe('A=P1/1 B=-');
  });
});
