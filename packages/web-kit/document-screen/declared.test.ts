/**
 * Protects: an act that belongs to a day is not offered on another, whichever day of the document that is, nor one that has
 * nothing to do; a row begins what belongs to it.
 */
import { hutang } from '@mustika/domains/hutang/hutang.document.ts';
import { pesanan } from '@mustika/domains/pesanan/pesanan.document.ts';
import { expect, test } from 'vitest';
import { actsFor, begunWith, type OneDocument, tooLate } from './declared.ts';

const user = (level: string) => ({ tgl_system: '2026-12-08', level });
const lunas = (tgl_lunas: string) =>
  ({ status: 'CLOS', tanggal: '2026-11-21', tgl_lunas }) as unknown as OneDocument;

test('a settlement is taken back on the day of the settlement, not of the loan', () => {
  const { batalLunas } = hutang.transitions;
  expect(tooLate(batalLunas, lunas('2026-12-08'), user('SPV'))).toBeNull();
  expect(tooLate(batalLunas, lunas('2026-12-07'), user('SPV'))).toBe(batalLunas.sameDay.message);
  expect(tooLate(batalLunas, lunas('2026-12-07'), user('OWN'))).toBeNull();
});

test('a loan is cancelled on its own day', () => {
  const { batal } = hutang.transitions;
  expect(tooLate(batal, lunas('2026-12-08'), user('SPV'))).toBe(batal.sameDay.message);
  expect(tooLate(batal, { ...lunas(''), tanggal: '2026-12-08' }, user('SPV'))).toBeNull();
});

test.each([
  ['DIPAKAI', true],
  ['KEMBALI', false],
  [null, false],
])('samples of an order that are %s are asked back: %s', (contoh, offered) => {
  const one = { status: 'PESAN', contoh } as unknown as OneDocument;
  const labels = actsFor(pesanan, one, '/lihat-pesanan').map(({ label }) => label);
  expect(labels.includes('Ambil Barang Contoh')).toBe(offered);
  expect(labels).toContain('Batal Pesanan');
});

test('a row that is opened begins a document with all that came with it', () => {
  const rows = ['A1', 'A2', 'B1'].map((kode_lot, at) => ({
    kode_lot,
    no_kirim: kode_lot[0] ?? '',
    berat: at,
  }));
  const bahan = { by: 'no_kirim', row: { kode_lot: 'kode_lot', berat_bahan: 'berat' } };
  expect(begunWith({ bahan, no: 'no_kirim' }, rows[0] ?? {}, rows)).toEqual({
    ...{ no: 'A' },
    bahan: [
      { kode_lot: 'A1', berat_bahan: 0 },
      { kode_lot: 'A2', berat_bahan: 1 },
    ],
  });
});
