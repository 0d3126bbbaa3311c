/** Protects: gifts are paid for with the debt of the points, and no rupiah of their cost or of it is lost or made. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bayarHadiah, hadiahDipilih, jumlahPoin, poinTanpaNilai } from './tukar-point.rule.ts';

const biaya = (...nilai: number[]) => nilai.map((n) => ({ nilai: rupiah(n) }));

test.each([
  ['points worth more than the gift', [35_000], 50_000, [[35_000, 0]], 15_000],
  ['a gift dearer than its points', [80_000], 50_000, [[50_000, 30_000]], 0],
  [
    'two gifts, the second paid in part',
    [35_000, 35_000],
    50_000,
    [
      [35_000, 0],
      [15_000, 20_000],
    ],
    0,
  ],
  ['points that are owed as nothing', [35_000], 0, [[0, 35_000]], 0],
  ['a gift that cost nothing', [0], 50_000, [[0, 0]], 50_000],
])('%s', (_name, nilai, utang, per, sisa) => {
  const hasil = bayarHadiah(biaya(...nilai), utang as Rupiah);
  expect(hasil.baris.map((b) => [b.dariPoin, b.beban])).toEqual(per);
  expect(hasil.sisa).toBe(sisa);
});

test('cost and debt are whole, however many gifts there are', () => {
  const rp = fc.integer({ min: 0, max: 1e9 });
  fc.assert(
    fc.property(fc.array(rp, { maxLength: 20 }), rp, (nilai, utang) => {
      const { baris, sisa } = bayarHadiah(biaya(...nilai), utang as Rupiah);
      for (const b of baris) {
        expect(b.dariPoin + b.beban).toBe(b.nilai);
        expect(Math.min(b.dariPoin, b.beban, sisa)).toBeGreaterThanOrEqual(0);
      }
      expect(baris.reduce((n, b) => n + b.dariPoin, 0) + sisa).toBe(utang);
    }),
  );
});

const PAYUNG = { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG', poin: 10, kode_barcode: 'HADIAH01' };

test('gifts are named once, are there, and have a stock', () => {
  const baris = hadiahDipilih([{ kode_hadiah: 'PAYUNG', jumlah: 3 }], [PAYUNG]);
  expect(baris).toMatchObject([{ kode_barcode: 'HADIAH01', jumlah: 3, poin: 10, jumlah_poin: 30 }]);
  expect(jumlahPoin(baris)).toBe(30);
  const satu = { kode_hadiah: 'PAYUNG', jumlah: 1 };
  expect(() => hadiahDipilih([satu, satu], [PAYUNG])).toThrow('Hadiah Dua Kali');
  expect(() => hadiahDipilih([satu], [])).toThrow('Hadiah Tidak Ditemukan');
  expect(() => hadiahDipilih([satu], [{ ...PAYUNG, kode_barcode: null }])).toThrow('Belum Punya Stock');
});

test('what is measured where points are worth nothing is what leaves', () => {
  expect(poinTanpaNilai(biaya(35_000, 1), rupiah(0))).toBe(35_001);
  expect(poinTanpaNilai(biaya(35_000), rupiah(1))).toBe(0);
  expect(poinTanpaNilai([], rupiah(0))).toBe(0);
});
