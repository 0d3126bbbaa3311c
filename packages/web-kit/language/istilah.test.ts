/** Protects what a user of another language reads: terms, sentences with values, and codes that stay codes. */
import { afterEach, expect, test } from 'vitest';
import { istilah, kalimat, pakaiKamus, ucapan } from './istilah.ts';

const KAMUS = {
  'Nama Barang': 'Item name',
  TOKO: 'SHOP',
  '{{1}} Tidak Boleh Kosong': '{{1}} must not be empty',
  '{{1}} Minimal {{2}} Karakter': '{{1}} needs at least {{2}} characters',
  '{{1}} Minimal {{2}}': '{{1}} must be at least {{2}}',
};

afterEach(() => pakaiKamus(null));

test('Indonesian is what is written', () => {
  expect([istilah('Nama Barang'), kalimat('Nama Barang Tidak Boleh Kosong'), ucapan('Nama Barang')]).toEqual([
    'Nama Barang',
    'Nama Barang Tidak Boleh Kosong',
    'Nama Barang',
  ]);
});

test('a sentence carries its values, and a value that is a term is said too', () => {
  pakaiKamus(KAMUS);
  expect(kalimat('Nama Barang Tidak Boleh Kosong')).toBe('Item name must not be empty');
  expect(kalimat('Catatan Tidak Boleh Kosong')).toBe('Catatan must not be empty');
  // The narrower sentence is asked first.
  expect(kalimat('Nama Barang Minimal 6 Karakter')).toBe('Item name needs at least 6 characters');
  expect(kalimat('Nama Barang Minimal 6')).toBe('Item name must be at least 6');
});

test('a text without translation stays, and so does what a user typed', () => {
  pakaiKamus(KAMUS);
  expect(kalimat('CINCIN POLOS')).toBe('CINCIN POLOS');
  // A choice is asked for by name; a storeroom that happens to be called TOKO keeps its code.
  expect([istilah('TOKO'), ucapan('TOKO'), ucapan('Nama Barang')]).toEqual(['SHOP', 'TOKO', 'Item name']);
});

test('another language forgets what the last one said', () => {
  pakaiKamus(KAMUS);
  expect(kalimat('Nama Barang Tidak Boleh Kosong')).toBe('Item name must not be empty');
  pakaiKamus({ 'Nama Barang': 'Nome articolo', '{{1}} Tidak Boleh Kosong': '{{1}} è obbligatorio' });
  expect(kalimat('Nama Barang Tidak Boleh Kosong')).toBe('Nome articolo è obbligatorio');
});
