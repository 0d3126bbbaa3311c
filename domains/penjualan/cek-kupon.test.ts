/** Protects: how many coupons a sale gives, until when they hold, and what a cancelled sale makes of them. */
import { expect, test } from 'vitest';
import { bacaKodeKupon, jumlahKupon, kuponSampai, statusKupon } from './cek-kupon.rule.ts';

test.each([
  ['JKT1-FJ-261121-0003-K2', 'JKT1-FJ-261121-0003', 2],
  ['JKT1-FJ-261121-0003', 'JKT1-FJ-261121-0003', null],
])('%s is nota %s, coupon %s', (kode, nota, nomor) => expect(bacaKodeKupon(kode)).toEqual({ nota, nomor }));

test.each([
  [999_999, 0],
  [1_000_000, 2],
  [3_676_500, 6],
])('a sale of %i gives %i', (total, jumlah) =>
  expect(jumlahKupon({ nominal: 1_000_000, jumlah_kupon: 2 }, total)).toBe(jumlah),
);

test('a coupon holds its days, the last one included, and falls with its sale', () => {
  const sampai = kuponSampai('2026-11-21', 90);
  expect(sampai).toBe('2027-02-19');
  expect(statusKupon('DONE', sampai, '2027-02-19')).toBe('BERLAKU');
  expect(statusKupon('DONE', sampai, '2027-02-20')).toBe('KADALUARSA');
  expect(statusKupon('OPEN', sampai, '2026-11-21')).toBe('BELUM_SAH');
  expect(statusKupon('CANC', sampai, '2026-11-21')).toBe('BATAL');
});
