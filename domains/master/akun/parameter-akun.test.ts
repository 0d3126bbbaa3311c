import { expect, test } from 'vitest';
import { akunBerubah, berspasi, type DetailAkun, denganKata, gantiAkun } from './parameter-akun.store.ts';

const row = (_id: string, nomor_akun: string): DetailAkun => ({
  golongan: 'KAS',
  _id,
  kode_akun: _id.split('.')[0] as string,
  jenis_akun: 'DEBET',
  nomor_akun,
});
const detail = [row('KAS.DEBET', '110100'), row('HPP.DEBET', '510100')];

// Protects: one cell changes one account, and choosing the stored account again is no change.
test('the local copy of a journal', () => {
  const other = gantiAkun(detail, 'HPP.DEBET', '510200');
  expect(other.map((one) => one.nomor_akun)).toEqual(['110100', '510200']);
  expect(akunBerubah(detail, other)).toEqual(['HPP.DEBET']);
  expect(akunBerubah(detail, gantiAkun(other, 'HPP.DEBET', '510100'))).toEqual([]);
  expect(detail[1]?.nomor_akun).toBe('510100');
});

test('underscores are shown as spaces', () => {
  expect(berspasi('BATAL_PENJUALAN')).toBe('BATAL PENJUALAN');
});

// Protects: Spec 2 §8: the server's text, or the prescribed one where it has none.
test('what a failure says', () => {
  const told = (code: string): unknown => {
    try {
      return denganKata('Data Gagal Diedit')({ status: 500, code, message: 'teks server' });
    } catch (error) {
      return (error as { message: string }).message;
    }
  };
  expect(told('KESALAHAN_SERVER')).toBe('Data Gagal Diedit');
  expect(told('PERAN_TIDAK_ADA')).toBe('teks server');
});
