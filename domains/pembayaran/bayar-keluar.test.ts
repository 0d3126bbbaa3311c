/** Protects: what is paid out comes to what is owed, from the drawer for whatever no transfer pays. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { expect, test } from 'vitest';
import { bayaranKeluar, SEMUA_TUNAI, salahKeluar } from './bayar-keluar.rule.ts';

const bayar = rupiah(3_400_000);
const lewat = (transfer: number, no_rekening: string | null = '7310') => ({
  transfer: rupiah(transfer),
  no_rekening,
});
const TUNAI = { jenis: 'CASH', no_rekening: null };
const TRANSFER = { jenis: 'TRANSFER', no_rekening: '7310' };

test.each([
  ['nothing said', SEMUA_TUNAI, [{ ...TUNAI, jumlah: 3_400_000 }]],
  ['an account chosen, and cash after all', lewat(0), [{ ...TUNAI, jumlah: 3_400_000 }]],
  [
    'a part',
    lewat(3_000_000),
    [
      { ...TUNAI, jumlah: 400_000 },
      { ...TRANSFER, jumlah: 3_000_000 },
    ],
  ],
  ['all of it', lewat(3_400_000), [{ ...TRANSFER, jumlah: 3_400_000 }]],
])('%s', (_name, isian, rows) => {
  expect(bayaranKeluar(bayar, isian)).toEqual(rows);
  expect(salahKeluar(bayar, isian, 'terlalu banyak')).toBeNull();
});

test('too much, or from nowhere', () => {
  expect(salahKeluar(bayar, lewat(3_400_001), 'terlalu banyak')).toEqual({
    pesan: 'terlalu banyak',
    kolom: 'transfer',
  });
  expect(salahKeluar(bayar, lewat(1, null), 'terlalu banyak')).toEqual({
    pesan: 'Mohon Pilih Rekening',
    kolom: 'no_rekening',
  });
});
