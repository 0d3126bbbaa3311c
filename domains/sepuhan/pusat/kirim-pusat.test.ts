/** Protects: what leaves the way is what arrives, to the milligram and the rupiah, whatever the second scale says. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { type LotDiJalan, sifatTiba, tiba } from './kirim-pusat.rule.ts';

const mg = (berat: number) => berat as Miligram;
const LOT: LotDiJalan = {
  ...{ kode_lot: 'ABCD2345', no_kirim: 'JKT1-KC-261128-0001', dari_toko: 'JKT1', nama_lot: 'CINCIN 42' },
  ...{
    jenis_lot: 'CUCI',
    kadar: 42_000 as MiliPersen,
    kode_group: '420',
    kode_dept: 'CC',
    ada_faktur: false,
  },
  ...{ berat: mg(10_000), sisa_qty: 3, sisa_berat: mg(10_000), sisa_murni: mg(4_200) },
  sisa_modal: 6_000_000 as Rupiah,
};

test('less arrives: all the pieces, and the share of the worth and of the fine gold', () => {
  const { lepas, masuk } = tiba(LOT, mg(3_333));
  expect(lepas).toEqual({ berat: 3_333, qty: 3, nilai: 1_999_800, murni: 1_400 });
  expect(masuk).toEqual(lepas);
});

test('a heavier scale adds grams and no worth', () => {
  const { lepas, masuk } = tiba(LOT, mg(10_025));
  expect(lepas).toEqual({ berat: 10_000, qty: 3, nilai: 6_000_000, murni: 4_200 });
  expect(masuk).toEqual({ berat: 10_025, qty: 3, nilai: 6_000_000, murni: 4_211 });
});

test('more than two scales differ by has come from somewhere else', () => {
  expect(tiba(LOT, mg(10_030)).masuk.berat).toBe(10_030);
  expect(() => tiba(LOT, mg(10_031), 'lot.0.berat')).toThrow('Berat Terima Melebihi Berat Kirim');
});

test('a group that head office does not have is told by its karat alone', () => {
  expect(sifatTiba(LOT, new Set(['420']))).toMatchObject({ kode_group: '420', kode_dept: 'CC' });
  expect(sifatTiba(LOT, new Set(['750']))).toMatchObject({
    kode_group: null,
    kode_dept: null,
    kadar: 42_000,
  });
});
