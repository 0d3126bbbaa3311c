/** Protects: what is filled in for a new piece, what is refused, and that its books balance. */
import {
  type Miligram,
  type MiliPersen,
  miligram,
  miliPersen,
  type Rupiah,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { sisaKliring } from '@mustika/kernel/transfer.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bacaBarcode, barcodeSah } from '../barcode.rule.ts';
import {
  type Acuan,
  type BarisBarang,
  beratDagang,
  lengkapi,
  type ParameterOngkos,
  parameterOngkosUntuk,
  salahAcuan,
  salahHarga,
} from './barang-baru.rule.ts';
import { postTambahBarang } from './tambah-barang.posting.ts';

const ongkos = (
  kode_group: string | null,
  kode_dept: string | null,
  nilai: number,
  minimum = 0,
): ParameterOngkos => ({
  kode_group,
  kode_dept,
  tipe_ongkos: 'GRAM',
  ongkos: rupiah(nilai),
  ongkos_minimum: rupiah(minimum),
});

const acuan: Acuan = {
  grup: new Map([
    ['750', { kadar: miliPersen(75_000), harga_modal: rupiah(1_000_000), markis: false, aksesoris: false }],
    ['MRK', { kadar: miliPersen(1), harga_modal: rupiah(0), markis: true, aksesoris: false }],
  ]),
  jenis: new Set(['CC']),
  berlian: new Set(),
  gudang: new Set(['TOKO', 'BELI']),
  baki: new Map([['CC01', 'TOKO']]),
  kadar: [{ kadar: miliPersen(75_000), kadar_cetak: '18K' }],
  bandrol: new Map([['T1', rupiah(90_000)]]),
  ongkos: [
    ongkos(null, null, 1),
    ongkos(null, 'CC', 2),
    ongkos('750', null, 3),
    ongkos('750', 'CC', 35_000, 60_000),
  ],
  supplier: null,
  ukuran: true,
};

const kosong: BarisBarang = {
  kode_barcode: null,
  kode_intern: null,
  kode_group: '750',
  kode_dept: 'CC',
  kode_gudang: 'TOKO',
  kode_baki: 'CC01',
  nama_barang: 'CINCIN POLOS',
  berat_asli: miligram(3218),
  berat: null,
  kadar: null,
  kadar_cetak: null,
  tipe_ongkos: null,
  ongkos: null,
  nama_atribut: null,
  berat_atribut: null,
  harga_atribut: null,
  size: null,
  harga_modal: null,
  harga_bandrol: null,
  berat_plastik: null,
  kode_bandrol: null,
  supplier: null,
  ada_faktur_masukan: null,
  no_faktur_masukan: null,
};
const isi = (change: Partial<BarisBarang>, bulatkan = true) =>
  lengkapi({ ...kosong, ...change }, 'ABCD2345', acuan, { bulatkan });

describe('what is filled in', () => {
  it('weight rounds for trade, the scale weight stays', () => {
    expect(isi({})).toMatchObject({ berat: 3200, berat_asli: 3218 });
    expect(isi({}, false)).toMatchObject({ berat: 3218 });
    expect(isi({ berat: miligram(3210) })).toMatchObject({ berat: 3210 });
  });
  it('the price on the tag is that of its kind, unless one is written for this piece', () => {
    expect(isi({})).toMatchObject({ harga_bandrol: null, berat_plastik: 0 });
    expect(isi({ kode_bandrol: 'T1' })).toMatchObject({ harga_bandrol: 90_000 });
    expect(isi({ kode_bandrol: 'T1', harga_bandrol: rupiah(5) })).toMatchObject({ harga_bandrol: 5 });
  });
  it('a piece never rounds away', () => expect(beratDagang(null, miligram(15), true)).toBe(15));
  it('karat, its text and cost come from group and kadar', () => {
    expect(isi({})).toMatchObject({ kadar: 75_000, kadar_cetak: '18K', harga_modal: 3_200_000 });
    expect(isi({ kadar: miliPersen(91_600), harga_modal: rupiah(5) })).toMatchObject({
      kadar_cetak: '91,6%',
      harga_modal: 5,
    });
  });
  it.each([
    [{}, { tipe_ongkos: 'GRAM', ongkos: 35_000 }],
    [{ berat: miligram(1000) }, { tipe_ongkos: 'TOTAL', ongkos: 60_000 }],
    [{ ongkos: rupiah(0) }, { tipe_ongkos: 'GRAM', ongkos: 0 }],
    [
      { ongkos: rupiah(90_000), tipe_ongkos: 'TOTAL' as const },
      { tipe_ongkos: 'TOTAL', ongkos: 90_000 },
    ],
  ])('ongkos of %j', (change, expected) => expect(isi(change)).toMatchObject(expected));
  it.each([
    ['750', 'CC', 35_000],
    ['750', 'XX', 3],
    ['999', 'CC', 2],
    ['999', 'XX', 1],
  ])('ongkos row for %s %s', (kode_group, kode_dept, nilai) => {
    expect(parameterOngkosUntuk({ kode_group, kode_dept }, acuan.ongkos)?.ongkos).toBe(nilai);
  });
});

describe('what is refused', () => {
  it.each<[Partial<BarisBarang>, string[]]>([
    [{}, []],
    [{ kode_group: 'X' }, ['group tidak ada']],
    [{ kode_dept: 'X', kode_baki: 'X' }, ['jenis tidak ada', 'baki tidak ada']],
    [{ kode_gudang: 'BELI' }, ['baki ada di gudang TOKO']],
    [{ kode_gudang: 'X' }, ['gudang tidak ada']],
  ])('%j', (change, causes) =>
    expect(salahAcuan({ ...kosong, ...change }, acuan).map((one) => one.sebab)).toEqual(causes),
  );
  it('a supplier who is not on the list, where the shop keeps one', () => {
    const daftar = { ...acuan, supplier: new Set(['UBS']) };
    const sebab = (supplier: string | null, milik: Acuan): string[] =>
      salahAcuan({ ...kosong, supplier }, milik).map((one) => one.sebab);
    expect(sebab('ASING', daftar)).toEqual(['supplier tidak ada']);
    expect(sebab('UBS', daftar)).toEqual([]);
    expect(sebab(null, daftar)).toEqual([]);
    expect(sebab('ASING', acuan)).toEqual([]);
  });
  it('a markis piece without a price of its own', () => {
    const markis = { kode_group: 'MRK', harga_bandrol: null, kode_bandrol: null };
    expect(salahHarga(markis, acuan)).toHaveLength(1);
    expect(salahHarga({ ...markis, harga_bandrol: rupiah(50_000) }, acuan)).toEqual([]);
    expect(salahHarga({ ...markis, kode_bandrol: 'T1' }, acuan)).toEqual([]);
  });
  it('a tag the shop does not have', () => {
    const sebab = (kode_bandrol: string): string[] =>
      salahAcuan({ ...kosong, kode_bandrol }, acuan).map((one) => one.sebab);
    expect([sebab('T1'), sebab('ASING')]).toEqual([[], ['bandrol tidak ada']]);
  });
});

it('a scan is the first eight characters', () => {
  expect(bacaBarcode(' abcd2345-KL01\r')).toBe('ABCD2345');
  expect([barcodeSah('ABCD2345'), barcodeSah('ABCD234'), barcodeSah('abcd2345')]).toEqual([
    true,
    false,
    false,
  ]);
});

const pieces = fc.array(
  fc.record({
    harga_modal: fc.integer({ min: 0, max: 1e9 }),
    berat: fc.integer({ min: 1, max: 1e6 }),
    supplier: fc.constantFrom(null, 'PT UBS', 'LOTUS'),
  }),
  { minLength: 1, maxLength: 50 },
);

describe('the books', () => {
  it('cost and gold go in whole, one debt per supplier', () => {
    fc.assert(
      fc.property(pieces, (rows) => {
        const barang = rows.map((row, index) => ({
          ...row,
          harga_modal: row.harga_modal as Rupiah,
          berat: row.berat as Miligram,
          kadar: 75_000 as MiliPersen,
          kode_barcode: `P${index}`,
          kode_gudang: 'TOKO',
          kode_baki: 'CC01',
          golongan_modal: 'EMAS' as const,
        }));
        const transfers = postTambahBarang(barang);
        const uang = transfers.filter((t) => t.buku === 'uang');
        const gold = transfers.filter((t) => t.buku === 'barang');
        expect(sisaKliring(transfers)).toEqual({});
        expect(uang.reduce((total, t) => total + t.jumlah, 0)).toBe(
          rows.reduce((total, row) => total + row.harga_modal, 0),
        );
        expect(gold.reduce((total, t) => total + t.berat, 0)).toBe(
          rows.reduce((total, row) => total + row.berat, 0),
        );
        expect(uang.length).toBeLessThanOrEqual(3);
      }),
    );
  });
  it('says where it came from', () => {
    const one = {
      kode_barcode: 'ABCD2345',
      kode_gudang: 'TOKO',
      kode_baki: 'CC01',
      berat: miligram(1),
      kadar: miliPersen(75_000),
      harga_modal: rupiah(7),
      golongan_modal: 'EMAS' as const,
    };
    expect(postTambahBarang([{ ...one, supplier: 'PT UBS' }])).toMatchObject([
      {
        dari: { akun: 'UTANG_SUPPLIER', dimensi: 'PT UBS' },
        ke: { akun: 'PERSEDIAAN_TOKO' },
        jumlah: 7,
        jenis: 'SUPPLIER',
      },
      { dari: { luar: 'SUPPLIER' }, ke: { gudang: 'TOKO', baki: 'CC01' }, berat: 1 },
    ]);
    expect(
      postTambahBarang([
        { ...one, supplier: 'PT UBS' },
        { ...one, supplier: 'PT UBS', golongan_modal: 'AKSESORIS' },
        { ...one, supplier: 'PT UBS', golongan_modal: 'BERLIAN' },
      ]).filter((t) => t.buku === 'uang'),
    ).toMatchObject([
      { ke: { akun: 'PERSEDIAAN_TOKO' }, jumlah: 14 },
      { ke: { akun: 'PERSEDIAAN_AKSESORIS' }, jumlah: 7 },
    ]);
    expect(postTambahBarang([{ ...one, supplier: null }])[0]).toMatchObject({
      dari: { akun: 'MODAL' },
      jenis: 'AWAL',
    });
  });
});
