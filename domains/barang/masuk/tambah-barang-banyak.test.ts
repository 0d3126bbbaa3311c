/** Protects: every broken cell of the sample file is found with its cause, and nothing else is called broken. */
import { readFileSync } from 'node:fs';
import type { MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Acuan } from './barang-baru.rule.ts';
import { type BarisBerkas, periksaBerkas } from './tambah-barang-banyak.rule.ts';

const read = (name: string): string => readFileSync(new URL(`contoh/${name}`, import.meta.url), 'utf8');

const rowsOf = (name: string): BarisBerkas[] =>
  parse<Record<string, string>>(read(name), { columns: true, skip_empty_lines: true }).map((sel, index) => ({
    baris: index + 2,
    sel,
  }));

const contoh = rowsOf('barang-contoh.csv');

/** The masters the sample of good rows needs. */
const acuan: Acuan = {
  grup: new Map(
    contoh.map(({ sel }) => [
      sel.kode_group!,
      { kadar: 70_000 as MiliPersen, harga_modal: 900_000 as Rupiah, markis: false, aksesoris: false },
    ]),
  ),
  jenis: new Set(contoh.map(({ sel }) => sel.kode_dept!)),
  berlian: new Set(),
  gudang: new Set(['TOKO']),
  baki: new Map(contoh.map(({ sel }) => [sel.kode_baki!, sel.kode_gudang!])),
  kadar: [],
  ongkos: [],
  bandrol: new Map([['KECIL', null]]),
  supplier: null,
  ukuran: true,
};

it('all 1,200 sample rows are good', () => {
  const hasil = periksaBerkas(contoh, acuan);
  expect(hasil).toHaveLength(1200);
  expect(hasil.flatMap((row) => row.salah)).toEqual([]);
});

it('the broken file says exactly what its expectation says', () => {
  const expected = read('barang-rusak.harapan.tsv').trim().split('\n').slice(1);
  const found = periksaBerkas(rowsOf('barang-rusak.csv'), acuan).flatMap(({ baris, salah }) =>
    salah.map(({ kolom, sebab }) => `${baris}\t${kolom}\t${sebab}`),
  );
  expect(expected).toHaveLength(60);
  expect(found).toEqual(expected.map((line) => line.trimEnd()));
});

const good = contoh[0]!.sel;
const causesOf = (change: Record<string, string>) =>
  periksaBerkas([{ baris: 2, sel: { ...good, ...change } }], acuan)[0]!;

describe('cells', () => {
  it.each([
    ['berat', '0,950', null],
    ['berat', '1.234.5', 'bukan angka'],
    ['berat', '1.234,5', 'berat tidak boleh melebihi berat asli'],
    ['berat', 'NaN', 'bukan angka'],
    ['berat', '100.001kg', 'bukan angka'],
    ['berat', '100000.001', 'berat melewati batas'],
    ['berat', '99999999999999999999', 'berat melewati batas'],
    ['berat_asli', '0', 'berat asli nol'],
    ['harga_modal', 'Rp. 1.337.500,-', null],
    ['harga_modal', '1337500.00', null],
    ['harga_modal', '1337500.5', 'harga modal harus rupiah bulat'],
    ['harga_modal', '-1', 'harga modal negatif'],
    ['harga_modal', '=1+1', 'rumus lembar kerja'],
    ['ongkos', '1e5', 'bukan angka'],
    ['ongkos', 'Infinity', 'angka tak hingga'],
    ['berat', '1.011', 'berat tidak boleh melebihi berat asli'],
    ['supplier', '@SUM(A1)', 'rumus lembar kerja'],
    ['nama_barang', 'CINCIN\u0007BEL', 'karakter kendali'],
    ['nama_barang', 'X'.repeat(101), 'nama barang lebih dari 100 karakter'],
    ['ada_faktur_masukan', 'X', 'harus Y atau T'],
    ['kode_barcode', 'ABC', 'barcode harus 8 huruf atau angka'],
    ['kode_gudang', 'LAIN', 'gudang tidak ada'],
  ])('%s %j: %s', (kolom, text, sebab) => {
    expect(causesOf({ [kolom]: text }).salah).toEqual(sebab === null ? [] : [{ kolom, sebab }]);
  });

  it('a barcode counts once, in the file and for ever', () => {
    const row = (baris: number) => ({ baris, sel: { ...good, kode_barcode: 'ab12cd34' } });
    const causes = periksaBerkas([row(2), row(3)], acuan, new Set(['AB12CD34'])).map(
      (one) => one.salah[0]?.sebab,
    );
    expect(causes).toEqual(['barcode sudah ada', 'barcode ganda di berkas']);
  });
});
