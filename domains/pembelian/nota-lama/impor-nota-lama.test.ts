/** Protects: what a row of a file of old notas means, and that no order of files makes two of one piece. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { pembacaLama } from './baris-nota-lama.rule.ts';
import { pilahLama } from './impor-nota-lama.rule.ts';
import type { IsiLama, LamaAda } from './nota-lama.rule.ts';
import { janjiLama, jualLama } from './nota-lama.rule.ts';

const baca = pembacaLama({
  kode_toko: 'JKT1',
  toko: [
    { kode_toko: 'JKT1', nama_toko: 'TOKO SATU', tipe: 'CABANG' },
    { kode_toko: 'BDG1', nama_toko: 'TOKO DUA', tipe: 'CABANG' },
  ],
  master: [
    { kolom: 'kode_group', kode: '700', nama: 'EMAS 700' },
    { kolom: 'kode_dept', kode: 'CC', nama: 'CINCIN' },
  ],
  grup: [
    { kode_group: '700', kadar: 70_000 as MiliPersen },
    { kode_group: '750', kadar: 75_000 as MiliPersen },
    { kode_group: '750B', kadar: 75_000 as MiliPersen },
  ],
  kadar: [{ nama_kadar: 'KADAR 70', kadar_cetak: '16K', kadar: 70_000 as MiliPersen }],
});

test.each([
  [
    'a name of a group is its code, and gives the fineness',
    { kode_group: 'EMAS 700' },
    { kode_group: '700', kadar: '70' },
  ],
  ['a karat is what the shop calls so', { kadar: '16K' }, { kode_group: '700', kadar: '70' }],
  ['a fineness that one group has is that group', { kadar: '70' }, { kode_group: '700', kadar: '70' }],
  ['one that two have is none', { kadar: '75' }, { kadar: '75' }],
  ['the kind is told by the name', { nama_barang: 'CINCIN POLOS' }, { kode_dept: 'CC' }],
  ['numbers are known without blanks', { no_nota: ' a 12 /3 ' }, { no_nota: 'A12/3' }],
  ['a branch by its name, and ours where none is said', { toko_jual: 'Toko Dua' }, { toko_jual: 'BDG1' }],
  ['ours', {}, { toko_jual: 'JKT1' }],
])('%s', (_apa, sel, hasil) => {
  expect(baca([{ baris: 1, sel: { no_nota: 'A1', ...sel } }])).toMatchObject([hasil]);
});

test('a fineness of two groups names neither', () =>
  expect(baca([{ baris: 1, sel: { kadar: '75' } }])[0]).not.toHaveProperty('kode_group'));

const isi = (more: Partial<IsiLama> = {}): IsiLama => ({
  ...{
    toko_jual: 'JKT1',
    no_nota: 'A1',
    kode_lama: null,
    tgl_jual: '2024-01-02' as Tanggal,
    nama_barang: 'CINCIN',
  },
  ...{ kode_group: '700', kode_dept: 'CC', kadar: 70_000 as MiliPersen, berat: 3000 as Miligram },
  ...{ harga: 3_000_000 as Rupiah, harga_gram: null, ongkos: 0 as Rupiah, batu: 0 as Rupiah },
  ...{
    potongan_persen: null,
    potongan_gram: null,
    nama_customer: null,
    no_hp_customer: null,
    keterangan: null,
  },
  ...more,
});
const ada = (kode_nota_lama: string, more: Partial<LamaAda> = {}): LamaAda => ({
  ...{ ...isi(more), kode_nota_lama, no_beli: null, aktif: true },
  ...more,
});
const SEMUA = new Set(Object.keys(isi()));
const pilah = (rows: Partial<IsiLama>[], there: LamaAda[] = [], diisi: ReadonlySet<string> = SEMUA) =>
  pilahLama(
    rows.map((row, at) => ({ baris: at + 2, isi: isi(row), kode: null })),
    there,
    diisi,
  );

describe('rows of a nota', () => {
  test('are counted, twins too', () => {
    expect(pilah([{}, {}, { kode_lama: 'T1' }]).baru.map((one) => one.kode_nota_lama)).toEqual([
      ...['JKT1:A1/1', 'JKT1:A1/2', 'JKT1:A1/3'],
    ]);
  });
  test('meet those that are there by tag, else by what they are, each once', () => {
    const there = [ada('JKT1:A1/1'), ada('JKT1:A1/2'), ada('JKT1:A1/3', { kode_lama: 'T1' })];
    expect(pilah([{ kode_lama: 'T1' }, {}, {}], there)).toMatchObject({
      baru: [],
      ubah: [],
      sama: 3,
      salah: [],
    });
    expect(pilah([{}, {}, {}], there)).toMatchObject({ sama: 3, baru: [] });
    expect(pilah([{}, {}, {}, {}], there).baru).toMatchObject([{ kode_nota_lama: 'JKT1:A1/4' }]);
  });
  test('change one that has not come back, in the columns of the file', () => {
    const there = [ada('JKT1:A1/1', { kode_lama: 'T1', keterangan: 'lama' })];
    const { ubah } = pilah(
      [{ kode_lama: 'T1', berat: 2900 as Miligram }],
      there,
      new Set(['kode_lama', 'berat']),
    );
    expect(ubah.map((one) => one.sesudah)).toMatchObject([{ berat: 2900, keterangan: 'lama' }]);
    const kembali = [ada('JKT1:A1/1', { kode_lama: 'T1', no_beli: 'FB-1' })];
    expect(pilah([{ kode_lama: 'T1', berat: 2900 as Miligram }], kembali).salah).toMatchObject([
      { kolom: 'berat' },
    ]);
    expect(pilah([{ kode_lama: 'T1' }], kembali)).toMatchObject({ sama: 1, salah: [] });
  });
  test('one tag twice, one that is switched off and one of another branch are refused', () => {
    expect(pilah([{ kode_lama: 'T1' }, { kode_lama: 'T1' }]).salah).toMatchObject([
      { baris: 3, sebab: 'Sama Dengan Baris 2' },
    ]);
    expect(pilah([{}], [ada('JKT1:A1/1', { aktif: false })]).salah).toMatchObject([{ kolom: 'no_nota' }]);
    expect(pilah([{}], [ada('BDG1:A1/1', { toko_jual: 'BDG1' })]).salah).toMatchObject([
      { sebab: 'Sudah Ada Di Toko BDG1' },
    ]);
  });
});

test('gold is what was paid for it, else its rupiah per gram', () => {
  expect(jualLama(isi()).harga_emas).toBe(3_000_000);
  expect(jualLama(isi({ harga: null, harga_gram: 900_000 as Rupiah })).harga_emas).toBe(2_700_000);
});

test('terms that came over: percent, rupiah per gram, none at all', () => {
  expect(janjiLama(isi({ potongan_persen: 0 as MiliPersen }))).toMatchObject({
    type_potongan: 'PERSENTASE',
    persentase: 0,
  });
  expect(janjiLama(isi({ potongan_gram: 50_000 as Rupiah }))).toMatchObject({
    type_potongan: 'RP',
    potongan: 50_000,
  });
  expect(janjiLama(isi())).toBeNull();
});
