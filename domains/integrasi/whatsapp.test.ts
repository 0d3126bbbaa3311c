/** Protects: a text says only what its kind knows, values never become placeholders, and pauses grow up to an hour. */
import { describe, expect, test } from 'vitest';
import {
  CONTOH_ISIAN,
  ISI_AWAL,
  ISIAN_PESAN,
  isianAsing,
  isianDipakai,
  isiPesan,
  JENIS_PESAN,
  nomorSah,
  parameterTemplate,
} from './whatsapp.rule.ts';

describe.each(JENIS_PESAN)('%s', (jenis) => {
  test('our own words use only what the kind knows, and the example fills every word', () => {
    expect(isianAsing(jenis, ISI_AWAL[jenis])).toEqual([]);
    expect(ISIAN_PESAN[jenis].filter((name) => !(name in CONTOH_ISIAN))).toEqual([]);
    expect(isiPesan(ISI_AWAL[jenis], CONTOH_ISIAN)).not.toMatch(/[{}]/);
  });
});

test('a word of another kind is a stranger', () => {
  expect(isianAsing('PEMBELIAN', '{{nomor}} {{ saldo }} {{gaji}}')).toEqual(['saldo', 'gaji']);
});

test('a customer called {{total}} stays called so', () => {
  expect(isiPesan('{{nama_pelanggan}}: {{total}}', { nama_pelanggan: '{{total}}', total: '5' })).toBe(
    '{{total}}: 5',
  );
});

test('a template gets its values in order, each once, on one line, never empty', () => {
  const isi = '{{nomor}} {{barang}} {{nomor}} {{poin}}';
  expect(isianDipakai(isi)).toEqual(['nomor', 'barang', 'poin']);
  expect(parameterTemplate(isi, { nomor: 'FJ-1', barang: '1. CINCIN\n   Rp 5', poin: '' })).toEqual([
    'FJ-1',
    '1. CINCIN; Rp 5',
    '-',
  ]);
});

test.each([
  ['6281234567890', true],
  ['081234567890', false],
  ['628', false],
  ['6281234567890123', false],
])('number %s: %s', (nomor, sah) => expect(nomorSah(nomor)).toBe(sah));
