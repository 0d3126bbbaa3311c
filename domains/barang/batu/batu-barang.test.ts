/** Protects: stones are sold at what the list says they are worth, and a diamond among them makes a diamond piece. */
import { miligram, miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import {
  type AcuanBatu,
  type BarisBatu,
  beratBatu,
  berbatuBerlian,
  hargaBatu,
  type MasterBatu,
} from './batu-barang.rule.ts';

const batu = (more: Partial<BarisBatu>): BarisBatu =>
  ({ kode_berlian: null, kode_batu: 'BERLIAN', jumlah: 1, karat: miligram(1250), ...more }) as BarisBatu;
const acuan = (more: Partial<MasterBatu>, kurs = 16_500): AcuanBatu => ({
  ...{ modul: true, kode: new Set(), berlian: new Set(['BERLIAN']), kurs: rupiah(kurs) },
  master: new Map([['RB1', { ...batu({}), satuan_harga: 'CT', harga_usd: 1800, ...more } as MasterBatu]]),
});
const satu = batu({ kode_berlian: 'RB1' });

test('vector 38: carats at dollars at the rate of the store, and what they weigh', () => {
  expect(hargaBatu([satu], acuan({}))).toBe(37_125_000);
  expect(beratBatu([satu])).toBe(250);
});

test.each([
  [
    'by the stone',
    { satuan_harga: 'PCS' as const, harga_usd: 100 },
    batu({ kode_berlian: 'RB1', jumlah: 3 }),
    4_950_000,
  ],
  [
    'with profit and ongkos',
    { profit: miliPersen(10_000), ongkos_berlian: rupiah(250_000) },
    satu,
    41_087_500,
  ],
  ['that is no entry of the list', {}, batu({}), 0],
] as const)('a stone %s', (_name, more, baris, harga) => expect(hargaBatu([baris], acuan(more))).toBe(harga));

test('nothing is priced by it where the store has no rate', () =>
  expect(hargaBatu([satu], acuan({}, 0))).toBe(0));

test('a diamond among its stones', () => {
  expect(berbatuBerlian([batu({ kode_batu: 'RUBY' }), satu], acuan({}))).toBe(true);
  expect(berbatuBerlian([batu({ kode_batu: 'RUBY' })], acuan({}))).toBe(false);
});
