/** Protects: parts of a lot add up to the whole in worth and fine gold, whatever is taken in which order. Vectors 51, 52. */
import { beratMurni, miligram, miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bagianLot, isiBaru, jumlahLot, type Lot, mejaLot, transferLot, tulisLot } from './lot.rule.ts';

const TEMPAT = { gudang: 'TOKO', baki: 'CC01' };
const lot = (isi: Partial<Lot>): Lot => ({
  ...{ kode_lot: 'LOTSATU1', nama_lot: 'ROSOK 42', jenis_lot: 'ROSOK', kadar: miliPersen(42_000) },
  ...{ kode_group: null, kode_dept: null, ada_faktur: false, tempat: TEMPAT, batch: '', versi: 1 },
  ...isiBaru(miliPersen(42_000), miligram(10_000), rupiah(6_000_000)),
  ...isi,
});
const LUAR = { luar: 'PELANGGAN' } as const;

test('vector 51: three parts of one lot', () => {
  const meja = mejaLot([lot({})]);
  const bagian = [3333, 3333, 3334].map((berat) =>
    meja.keluar('LOTSATU1', { berat: miligram(berat), qty: 0 }, LUAR),
  );
  expect(bagian.map((b) => b.nilai)).toEqual([1_999_800, 1_999_800, 2_000_400]);
  expect(bagian.map((b) => b.murni)).toEqual([1400, 1400, 1400]);
  expect(meja.satu('LOTSATU1')).toMatchObject({ berat: 0, nilai: 0, murni: 0, versi: 4 });
});

test('vector 52: two lots of one kind become one', () => {
  const meja = mejaLot([
    lot({ ...isiBaru(miliPersen(42_000), miligram(5000), rupiah(3_000_000)) }),
    lot({ kode_lot: 'LOTDUA22', ...isiBaru(miliPersen(42_000), miligram(2500), rupiah(1_600_000)) }),
  ]);
  meja.geser('LOTDUA22', 'LOTSATU1', { berat: miligram(2500), qty: 0 });
  expect(meja.satu('LOTSATU1')).toMatchObject({ berat: 7500, nilai: 4_600_000, murni: 3150 });
  // Between two lots of the store the book of goods goes through OLAH, and nothing is lost on the way.
  expect(transferLot(meja.gerak).map(({ dari, ke, berat }) => [dari, ke, berat])).toEqual([
    [TEMPAT, { luar: 'OLAH' }, 2500],
    [{ luar: 'OLAH' }, TEMPAT, 2500],
  ]);
});

test('parts always add up to the whole, and no worth stays without grams', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 0, max: 2_000_000_000 }),
      (berat, kadar, nilai) => {
        const semua = miligram(berat.reduce((a, b) => a + b, 0));
        const karat = miliPersen(kadar);
        const awal = isiBaru(karat, semua, rupiah(nilai));
        const meja = mejaLot([lot({ kadar: karat, ...awal })]);
        const bagian = berat.map((b) => meja.keluar('LOTSATU1', { berat: miligram(b), qty: 0 }, LUAR));
        expect(jumlahLot(bagian)).toEqual(awal);
        for (const b of bagian) {
          expect(b.nilai).toBeGreaterThanOrEqual(0);
          expect(Math.abs(b.murni - beratMurni(b.berat, karat))).toBeLessThanOrEqual(1);
        }
        expect(meja.satu('LOTSATU1')).toMatchObject({ berat: 0, qty: 0, nilai: 0, murni: 0 });
      },
    ),
  );
});

test('more than there is, and pieces without grams, are refused', () => {
  const barang = lot({ jenis_lot: 'BALENAN', qty: 4 });
  const gagal = (berat: number, qty: number) => () => bagianLot(barang, { berat: miligram(berat), qty });
  expect(gagal(10_001, 1)).toThrow(expect.objectContaining({ code: 'STOK_LOT_KURANG' }));
  expect(gagal(100, 5)).toThrow(expect.objectContaining({ code: 'STOK_LOT_KURANG' }));
  expect(gagal(10_000, 3)).toThrow(expect.objectContaining({ code: 'SISA_TANPA_JUMLAH' }));
  expect(gagal(9000, 4)).toThrow(expect.objectContaining({ code: 'SISA_TANPA_JUMLAH' }));
  expect(bagianLot(lot({ qty: 4 }), { berat: miligram(2500), qty: 1 })).toMatchObject({
    qty: 1,
    nilai: 1_500_000,
  });
  // Scrap may have some weight left that nobody counts.
  expect(bagianLot(lot({ qty: 4 }), { berat: miligram(9000), qty: 4 })).toMatchObject({ qty: 4 });
});

test('each line asks for the version that the line before it left', () => {
  const meja = mejaLot([lot({})]);
  meja.keluar('LOTSATU1', { berat: miligram(100), qty: 0 }, LUAR);
  meja.keluar('LOTSATU1', { berat: miligram(200), qty: 0 }, LUAR);
  expect(tulisLot(meja.gerak)[0]?.baris.map(({ versi, lawan }) => [versi, lawan])).toEqual([
    [1, '@PELANGGAN'],
    [2, '@PELANGGAN'],
  ]);
});
