/** Protects: a suggestion always adds up. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { tanggal } from '@mustika/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { cocokkan, tandaBaris } from './rekening-koran.rule.ts';
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
  kartu_akhir: null,
  no_referensi: null,
  no_validasi: null,
  ...more,
});
const line = (jumlah: number, hari = '2026-11-21', keterangan = '') => ({
  baris: 2,
  tanggal: tanggal(hari),
  keterangan,
  jumlah: rupiah(jumlah),
  sidik: '0'.repeat(32),
  dipakai: null as string | null,
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

describe('the reason of a suggestion', () => {
  const sebab = (lines: ReturnType<typeof line>[], open: readonly Terima[]) =>
    cocokkan(lines, open).map(({ saran }) => saran.alasan.map((one) => one.sebab));
  test.each([
    ['less its fee, the next day', line(990_000), ['BERSIH', 'HARI_KERJA']],
    ['whole, the same day', line(1_000_000, '2026-11-20'), ['JUMLAH', 'HARI_SAMA']],
    ['a Friday paid on Monday', line(990_000, '2026-11-23'), ['BERSIH', 'HARI_KERJA']],
    ['late', line(990_000, '2026-11-24'), ['BERSIH', 'HARI_LEWAT']],
    [
      'named by its document',
      line(990_000, '2026-11-21', 'KR OTOMATIS JKT1/FJ/261120/0007'),
      ['BERSIH', 'HARI_KERJA', 'DISEBUT'],
    ],
    ['almost', line(989_000), ['BEDA', 'HARI_KERJA']],
  ])('%s', (_name, one, expected) =>
    expect(sebab([one], [terima('JKT1-FJ-261120-0007', {})])).toEqual([expected]),
  );
  test('of two alike the card that the bank names is the one; without a name the other is said', () => {
    const dua = [terima('A', { kartu_akhir: '1111' }), terima('B', { kartu_akhir: '4321' })];
    const [bernama] = cocokkan([line(990_000, '2026-11-21', 'EDC 4617******4321 TID 12')], dua);
    expect(bernama?.saran.terima).toEqual([kunci('B')]);
    expect(sebab([line(990_000, '2026-11-21', 'EDC 14321')], dua)).toEqual([
      ['BERSIH', 'HARI_KERJA', 'KEMBAR'],
    ]);
  });
  test('of two alike the number of the QRIS that the bank names is the one', () => {
    const dua = [
      terima('A', { no_referensi: '631400000001' }),
      terima('B', { no_referensi: '631400000002' }),
    ];
    const [bernama] = cocokkan([line(990_000, '2026-11-21', 'QRIS RRN 6314 0000 0002')], dua);
    expect(bernama?.saran.terima).toEqual([kunci('B')]);
  });
  test('two machines of one day are two batches', () => {
    const dua = [terima('A', {}), terima('B', { no_rekening: 'BRI1' })];
    expect(cocokkan([line(1_980_000)], dua)[0]?.saran.cocok).toBe('TIDAK');
  });
});

describe('a line in two files', () => {
  test('has one name however its words were spaced, and twins of a day have two', () => {
    const [satu, dua] = tandaBaris([line(5, '2026-11-21', 'TRSF  SITI'), line(5, '2026-11-21', 'Trsf-Siti')]);
    expect(tandaBaris([line(5, '2026-11-21', 'TRSF SITI ')])).toEqual([satu]);
    expect(dua).not.toBe(satu);
  });
  test('is suggested nothing once it was used', () => {
    const [satu] = cocokkan([{ ...line(990_000), dipakai: 'JKT1-VN-1' }], [terima('A', {})]);
    expect(satu?.saran).toMatchObject({ cocok: 'TIDAK', terima: [], alasan: [] });
  });
});
