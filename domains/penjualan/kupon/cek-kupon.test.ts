/** Protects: how many coupons a sale gives and for what, until when they hold, and how their codes are read. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import {
  bacaKodeKupon,
  janjiKupon,
  jumlahKupon,
  KUPON_PALING_BANYAK,
  kuponSampai,
  statusKupon,
  tulisKodeKupon,
} from './cek-kupon.rule.ts';

test.each([
  [999_999, 0],
  [1_000_000, 2],
  [3_676_500, 6],
  [900_000_000_000, KUPON_PALING_BANYAK],
])('shopping of %i gives %i', (belanja, jumlah) =>
  expect(jumlahKupon({ nominal: 1_000_000, jumlah_kupon: 2 }, belanja)).toBe(jumlah),
);

const program = {
  ...{ kode_kupon: 'A', nama_kupon: 'AKHIR TAHUN', nominal: 1_000_000, jumlah_kupon: 1, nilai_kupon: 0 },
  ...{ undian: true, masa_hari: 30 },
};

test('what a nota promises keeps the terms of its day', () =>
  expect(janjiKupon(program, rupiah(3_500_000), '2026-11-21')).toMatchObject({
    ...{ jumlah: 3, belanja: 3_500_000, per_nominal: 1, berlaku_sampai: '2026-12-21' },
  }));

test('without a programme, or below its nominal, nothing is promised', () => {
  expect(janjiKupon(null, rupiah(3_000_000), '2026-11-21')).toBeNull();
  expect(janjiKupon(program, rupiah(999_999), '2026-11-21')).toBeNull();
});

test.each([
  ['ABCD-EFGH-2345', 'ABCDEFGH2345'],
  [' abcdefgh2345 ', 'ABCDEFGH2345'],
  ['JKT1-FJ-261121-0003', null],
  ['ABCD-EFGH-234O', null],
])('%s is read as %s', (teks, kode) => expect(bacaKodeKupon(teks)).toBe(kode));

test('a code is printed in fours', () => expect(tulisKodeKupon('ABCDEFGH2345')).toBe('ABCD-EFGH-2345'));

test('a coupon holds its days, the last one included, unless it was used or fell with its sale', () => {
  const sampai = kuponSampai('2026-11-21', 90);
  expect(sampai).toBe('2027-02-19');
  expect(statusKupon('BERLAKU', sampai, '2027-02-19')).toBe('BERLAKU');
  expect(statusKupon('BERLAKU', sampai, '2027-02-20')).toBe('KADALUARSA');
  expect(statusKupon('DIPAKAI', sampai, '2027-02-20')).toBe('DIPAKAI');
  expect(statusKupon('BATAL', sampai, '2026-11-21')).toBe('BATAL');
});
