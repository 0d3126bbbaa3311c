/** Protects: the closest parameter counts, and what it comes to is whole rupiah that nobody is owed too much of. */
import { miligram, miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import { describe, expect, test } from 'vitest';
import { type AturanBonus, aturanUntuk, bonusBaris, postBonus } from './bonus.rule.ts';

const aturan = (kode_group: string | null, kode_dept: string | null, bonus = 1_000): AturanBonus => ({
  ...{ kode_group, kode_dept, tipe_bonus: 'PCS', bonus: rupiah(bonus), persentase: miliPersen(0) },
});
const cincin = {
  ...{ kode_group: '750', kode_dept: 'CN', jumlah: 1 },
  ...{ berat: miligram(3_257), harga: rupiah(3_676_543) },
};

describe('which one counts', () => {
  const semua = [
    aturan(null, null, 1),
    aturan(null, 'CN', 2),
    aturan('750', null, 3),
    aturan('750', 'CN', 4),
    aturan('375', 'CN', 5),
  ];
  test.each([
    ['750', 'CN', 4],
    ['750', 'GL', 3],
    ['420', 'CN', 2],
    ['420', 'GL', 1],
    ['375', 'GL', 1],
    ['375', 'CN', 5],
  ])('of %s and %s it is %i, in whatever order they are read', (kode_group, kode_dept, bonus) => {
    for (const urutan of [semua, [...semua].reverse()])
      expect(aturanUntuk(urutan, { kode_group, kode_dept })?.bonus).toBe(bonus);
  });
  test('none where each is for something else', () =>
    expect(aturanUntuk([aturan('375', null)], cincin)).toBeNull());
});

describe('what it comes to', () => {
  test.each([
    ['GRAM', 1_000, 0, 3_257],
    ['GRAM', 333, 0, 1_084],
    ['PCS', 5_000, 0, 5_000],
    ['PERSENTASE', 0, 500, 18_382],
    ['PERSENTASE', 0, 100_000, 3_676_543],
  ] as const)('%s of %i or %i thousandths of a percent is %i', (tipe_bonus, bonus, persentase, jadi) => {
    const satu = {
      ...aturan(null, null),
      tipe_bonus,
      bonus: rupiah(bonus),
      persentase: miliPersen(persentase),
    };
    expect(bonusBaris([satu], cincin)).toBe(jadi);
  });
  test('by the piece each of an article counts', () =>
    expect(bonusBaris([aturan(null, null, 500)], { ...cincin, jumlah: 12 })).toBe(6_000));
  test('without a parameter nothing is earned', () => expect(bonusBaris([], cincin)).toBe(0));
});

test('a nota owes each of its people once, and nobody for what nobody sold', () => {
  const baris = (kode_sales: string | null, bonus: number) => ({ kode_sales, bonus: rupiah(bonus) });
  const kaki = postBonus([baris('S1', 100), baris(null, 7), baris('S2', 0), baris('S1', 30)], 'PENJUALAN');
  expect(kaki).toEqual([
    {
      ...{ buku: 'uang', jumlah: 130, kategori: 'PENJUALAN', jenis: 'BONUS_SALES' },
      ...{ dari: { akun: 'UTANG_BONUS', dimensi: 'S1' }, ke: { akun: 'BEBAN_BONUS' } },
    },
  ]);
});
