/** Protects: a suggestion always adds up. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { tanggal } from '@mustika/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { cocokkan } from './rekening-koran.rule.ts';
import type { Terima } from './validasi-non-cash.command.ts';

const terima = (no: string, more: Partial<Terima>): Terima => ({
  no_dokumen: no,
  peristiwa: 1,
  tanggal: tanggal('2026-11-20'),
  waktu: `2026-11-20T03:00:00Z`,
  jenis_dokumen: 'penjualan',
  kategori: 'PENJUALAN',
  tempat: 'PIUTANG_EDC',
  no_rekening: 'BCA1',
  jumlah: rupiah(1_000_000),
  mdr: rupiah(10_000),
  no_validasi: null,
  ...more,
});
const line = (jumlah: number, hari = '2026-11-21') => ({
  baris: 2,
  tanggal: tanggal(hari),
  keterangan: '',
  jumlah: rupiah(jumlah),
});
const kunci = (no: string, tempat = 'PIUTANG_EDC'): string => `${no}|1|${tempat}|BCA1`;

describe('suggestions', () => {
  const edc = [terima('A', {}), terima('B', { jumlah: rupiah(500_000), mdr: rupiah(5_000) })];
  const transfer = terima('C', { tempat: 'BANK', jumlah: rupiah(750_000), mdr: rupiah(0) });
  test.each([
    ['a transfer', 750_000, { cocok: 'PAS', tempat: 'BANK', terima: [kunci('C', 'BANK')], mdr: 0 }],
    ['one card less its fee', 495_000, { cocok: 'PAS', terima: [kunci('B')], mdr: 5_000 }],
    ['one card, fee billed apart', 500_000, { cocok: 'PAS', terima: [kunci('B')], mdr: 0 }],
    [
      'the whole day of the machine',
      1_485_000,
      { cocok: 'PAS', terima: [kunci('A'), kunci('B')], mdr: 15_000 },
    ],
    ['the day, fee billed apart', 1_500_000, { cocok: 'PAS', mdr: 0 }],
    ['the day, almost', 1_484_000, { cocok: 'MIRIP', mdr: 15_000 }],
    ['nothing', 123_456, { cocok: 'TIDAK', terima: [], tempat: null }],
  ])('%s', (_name, jumlah, expected) => {
    expect(cocokkan([line(jumlah)], [...edc, transfer])[0]?.saran).toMatchObject(expected);
  });
  test('a receipt explains one line; too old or later than the line explains none', () => {
    const twice = cocokkan([line(750_000), line(750_000)], [transfer]);
    expect(twice.map((one) => one.saran.cocok)).toEqual(['PAS', 'TIDAK']);
    expect(cocokkan([line(750_000, '2026-11-26')], [transfer])[0]?.saran.cocok).toBe('TIDAK');
    expect(cocokkan([line(750_000, '2026-11-19')], [transfer])[0]?.saran.cocok).toBe('TIDAK');
  });
});
