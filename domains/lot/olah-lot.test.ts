/** Protects: a conversion neither makes nor loses gold or money, and what is missing is told. Vectors 31, 53, 54. */
import { add, miligram, miliPersen, rupiah, sum } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isiBaru } from './lot.rule.ts';
import { type AturanSusut, alirkan, bagiNilai, olahLot } from './olah-lot.rule.ts';

const NORMA = miliPersen(1_000);
const aturan = (perlakuan: AturanSusut['perlakuan']): AturanSusut => ({ perlakuan, norma: NORMA });
/** Vector 53: 250.000 g of 42 %, worth 150 000 000. */
const BAHAN = isiBaru(miliPersen(42_000), miligram(250_000), rupiah(150_000_000));
const batang = (berat: number, kadar = 99_900) => ({
  ...{ berat: miligram(berat), kadar: miliPersen(kadar), qty: 0 },
});

test('vectors 31 and 53: the bar carries the whole cost, and the loss is known', () => {
  const { hasil, susut, lebih } = olahLot(BAHAN, [batang(104_200)], aturan('HARGA_POKOK'));
  expect(hasil).toMatchObject([{ nilai: 150_000_000, murni: 104_096 }]);
  expect([susut, lebih]).toEqual([{ murni: 904, nilai: 0 }, 0]);
  expect(olahLot(BAHAN, [batang(104_200, 100_000)], aturan('BEBAN')).susut.murni).toBe(800);
});

test('vector 54: the loss is an expense', () => {
  const { hasil, susut } = olahLot(BAHAN, [batang(104_200)], aturan('BEBAN'));
  expect(hasil).toMatchObject([{ nilai: 148_708_571 }]);
  expect(susut).toEqual({ murni: 904, nilai: 1_291_429 });
});

test('only what is above the norm is an expense', () => {
  expect(olahLot(BAHAN, [batang(104_200)], aturan('LEBIH')).susut).toEqual({ murni: 904, nilai: 0 });
  // 1 % of 105.000 g are 1.050 g; 2.050 g are missing, one gram is too much.
  const { susut } = olahLot(BAHAN, [batang(102_950, 100_000)], aturan('LEBIH'));
  expect(susut).toEqual({ murni: 2_050, nilai: 1_428_571 });
});

test('assays differ within the norm; more is other gold', () => {
  expect(olahLot(BAHAN, [batang(106_000, 100_000)], aturan('BEBAN'))).toMatchObject({
    ...{ lebih: 1_000, susut: { murni: 0, nilai: 0 }, hasil: [{ nilai: 150_000_000 }] },
  });
  expect(() => olahLot(BAHAN, [batang(106_051, 100_000)], aturan('BEBAN'))).toThrow('Hasil Melebihi Bahan');
});

const gram = fc.integer({ min: 1, max: 5_000_000 }).map(miligram);
const karat = fc.integer({ min: 1, max: 100_000 }).map(miliPersen);

test('whatever is made of whatever, gold and worth go in and come out', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 25_000_000 }).map(miligram),
      karat,
      fc.integer({ min: 0, max: 2_000_000_000 }).map(rupiah),
      fc.array(fc.record({ berat: gram, kadar: karat, qty: fc.constant(0) }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('HARGA_POKOK' as const, 'LEBIH' as const, 'BEBAN' as const),
      (berat, kadar, nilai, hasil, perlakuan) => {
        const bahan = isiBaru(kadar, berat, nilai);
        let olahan: ReturnType<typeof olahLot>;
        try {
          olahan = olahLot(bahan, hasil, { perlakuan, norma: NORMA });
        } catch (error) {
          expect(String(error)).toContain('Hasil Melebihi Bahan');
          return;
        }
        const { susut, lebih } = olahan;
        expect(add(sum(olahan.hasil.map((h) => h.murni)), susut.murni)).toBe(add(bahan.murni, lebih));
        expect(add(sum(olahan.hasil.map((h) => h.nilai)), susut.nilai)).toBe(nilai);
        for (const { nilai: satu } of olahan.hasil) expect(satu).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('parts of a worth are the whole, also where nothing is fine', () => {
  const isi = [1, 2, 4].map((berat) => ({ berat: miligram(berat), murni: miligram(0) }));
  expect(bagiNilai(rupiah(10), isi)).toEqual([1, 3, 6]);
});

test('money goes from each in its turn to each in its turn', () => {
  const nama = { kategori: 'SEPUHAN TERIMA', jenis: 'LEBUR' };
  const dari = [1, 2].map((n) => [{ akun: 'PERSEDIAAN_PROSES', dimensi: `A${n}` }, rupiah(50)] as const);
  const ke = [
    [{ akun: 'PERSEDIAAN_MURNI' }, rupiah(70)] as const,
    [{ akun: 'PERSEDIAAN_ROSOK' }, rupiah(30)] as const,
  ];
  expect(alirkan(dari, ke, nama).map((t) => ('jumlah' in t ? t.jumlah : t))).toEqual([50, 20, 30]);
});
