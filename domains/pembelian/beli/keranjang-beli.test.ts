/** Protects: the counter shows what the server will say, and sends what it shows. */

import { type Miligram, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { aturanBeli, type Kondisi } from '../hitung-pembelian.rule.ts';
import type { JualDitemukan } from '../nota/nota-beli.command.ts';
import {
  type AcuanLayar,
  barisDariJual,
  barisTanpaNota,
  dilayani,
  hapusBaris,
  hitungKeranjang,
  type KeranjangBeli,
  keranjangKosong,
  tambahBaris,
  ubahBaris,
} from './keranjang-beli.rule.ts';
import { badanBeli, salahKeranjang } from './kirim-beli.rule.ts';

const MULUS: Kondisi = {
  kondisi_barang: 'MULUS',
  type_kondisi: 'PERSENTASE',
  persentase: 3000 as never,
  potongan: rupiah(0),
};
const ACUAN: AcuanLayar = {
  kondisi: [MULUS],
  harga: [{ kode_harga: '750', harga_per_gram: rupiah(900_000) }],
  harga_24k: rupiah(1_300_000),
  rugi: [],
  potongan: [],
  hari: '2026-11-21',
  aturan: aturanBeli({ settings: {}, flags: new Set() }),
  flags: new Set(),
};
const JUAL: JualDitemukan = {
  no_faktur: 'JKT1-FJ-261121-0001-1',
  no_faktur_group: 'JKT1-FJ-261121-0001',
  tgl_jual: '2026-11-21' as Tanggal,
  kode_barcode: 'BELI0001',
  kode_sales: 'S1',
  nama_barang: 'CINCIN UJI COBA',
  kode_group: '750',
  kode_dept: 'CC',
  kadar: 75,
  kadar_cetak: '17K',
  berat: 3.25,
  harga_emas: rupiah(3_412_500),
  ongkos: rupiah(113_750),
  harga_atribut: rupiah(150_000),
  diskon: rupiah(0),
  total: rupiah(3_676_500),
  harga_hari_ini: null,
  nama_customer: 'SITI',
  no_hp_customer: null,
  alamat_customer: 'JL MAWAR',
  kode_member: null,
  ...{
    harga_group: undefined,
    ada_foto: undefined,
    qr: undefined,
    syarat: undefined,
    toko_jual: undefined,
    nota_lama: undefined,
    potongan_persen: undefined,
    potongan_gram: undefined,
  },
};
const TANPA = {
  nama_barang: 'GELANG LEBURAN',
  kode_group: '750',
  kode_dept: 'CC',
  kadar: 68,
  kode_harga: null,
};
const satu = (): KeranjangBeli => tambahBaris(keranjangKosong(), [barisDariJual(JUAL, 'MULUS', null)]);

test('a scanned piece is priced, and brings its seller along', () => {
  const k = satu();
  expect(k.penjual).toMatchObject({ nama_customer: 'SITI', alamat_customer: 'JL MAWAR' });
  expect(hitungKeranjang(k, ACUAN)).toMatchObject({
    berat: 3250,
    harga_nota: 3_562_500,
    total: 3_456_000,
    bayar: 3_456_000,
  });
});

test('the seller who was typed stays, and the second piece does not bring another one', () => {
  const typed = { ...keranjangKosong(), penjual: { ...keranjangKosong().penjual, nama_customer: 'BUDI' } };
  expect(tambahBaris(typed, [barisDariJual(JUAL, 'MULUS', null)]).penjual.nama_customer).toBe('BUDI');
  const dua = tambahBaris(satu(), [barisDariJual({ ...JUAL, nama_customer: 'TONO' }, 'MULUS', null)]);
  expect(dua.penjual.nama_customer).toBe('SITI');
});

test('whoever serves the first of several pieces without a seller serves them all, and nobody else his', () => {
  const tanpa = { ...JUAL, kode_sales: null };
  const dua = ['LAMA1', 'LAMA2'].map((nota_lama) => barisDariJual({ ...tanpa, nota_lama }, 'MULUS', null));
  const k = tambahBaris(keranjangKosong(), [...dua, barisDariJual(JUAL, 'MULUS', null)]);
  expect(dilayani(k, 'S2').baris.map(({ kode_sales }) => kode_sales)).toEqual(['S2', 'S2', 'S1']);
});

test('goods without a nota are priced by karat or by code, and by nothing while the base is unknown', () => {
  const typed = (tanpa: object, acuan: AcuanLayar = ACUAN) =>
    hitungKeranjang(
      tambahBaris(keranjangKosong(), [
        barisTanpaNota('x', { ...TANPA, ...tanpa }, 4120 as Miligram, 'MULUS', 'S1'),
      ]),
      { ...acuan, kondisi: [{ ...MULUS, persentase: 0 as never }] },
    ).baris[0]?.harga ?? null;
  expect(typed({})).toBe(3_642_500);
  expect(typed({ kode_harga: '750' })).toBe(3_708_000);
  expect(typed({ kode_harga: 'XXX' })).toBeNull();
  expect(typed({}, { ...ACUAN, harga_24k: null })).toBeNull();
  const kadarSaja = new Set(['PARAMETER_HARGA_EMAS_PEMBELIAN']);
  expect(typed({ kode_harga: '750' }, { ...ACUAN, flags: kadarSaja })).toBe(3_642_500);
});

test('what is sent is what was shown: grams, cash for what transfer does not pay', () => {
  const k: KeranjangBeli = {
    ...ubahBaris(satu(), 'BELI0001', { harga: rupiah(3_400_000), masalah: 'X' }),
    transfer: rupiah(3_000_000),
    no_rekening: '7310',
  };
  expect(badanBeli(k, hitungKeranjang(k, ACUAN))).toEqual({
    nama_customer: 'SITI',
    nik_sim_passport: null,
    no_hp_customer: null,
    alamat_customer: 'JL MAWAR',
    kode_member: null,
    keterangan: null,
    biaya_admin: null,
    total: 3_400_000,
    barang: [
      {
        kode_barcode: 'BELI0001',
        asal_nota: 'NOTA',
        foto: null,
        kode_sales: 'S1',
        kondisi_barang: 'MULUS',
        berat: 3.25,
        potongan_manual: null,
        harga: 3_400_000,
      },
    ],
    bayar: [
      { jenis: 'CASH', no_rekening: null, jumlah: 400_000 },
      { jenis: 'TRANSFER', no_rekening: '7310', jumlah: 3_000_000 },
    ],
  });
  expect(hapusBaris(k, 'BELI0001').baris).toEqual([]);
});

describe('what must be put right first', () => {
  const baris = (ubahan: object) => ubahBaris(satu(), 'BELI0001', ubahan);
  const tanpa = tambahBaris(satu(), [barisTanpaNota('x', TANPA, 1000 as Miligram, 'MULUS', 'S1')]);
  test.each([
    ['nothing on the counter', keranjangKosong(), undefined],
    ['no sales', baris({ kode_sales: null }), 'kode_sales'],
    ['no condition', baris({ kondisi_barang: null }), 'kondisi_barang'],
    ['no weight', baris({ berat: 0 }), 'berat'],
    ['a price of nothing', baris({ harga: 0 }), 'harga'],
    ['goods without a nota and without an identity', tanpa, 'nik_sim_passport'],
    ['a fee above the total', { ...satu(), biaya_admin: 9_000_000 as Rupiah }, 'biaya_admin'],
    ['more transfer than the total', { ...satu(), transfer: 9_000_000 as Rupiah }, 'transfer'],
    ['a transfer from nowhere', { ...satu(), transfer: 1000 as Rupiah }, 'no_rekening'],
  ])('%s', (_name, k, kolom) => {
    const salah = salahKeranjang(k, hitungKeranjang(k, ACUAN), { batas: 10_000_000 });
    expect(salah?.pesan).toBeTruthy();
    expect(salah?.kolom).toBe(kolom);
  });

  test('a piece without a picture, where the store wants one', () => {
    const salah = salahKeranjang(satu(), hitungKeranjang(satu(), ACUAN), {
      batas: 10_000_000,
      wajibFoto: true,
    });
    expect(salah).toMatchObject({ pesan: 'Foto Barang Harus Diisi', kunci: 'BELI0001', kolom: 'foto' });
  });

  test('nothing', () =>
    expect(salahKeranjang(satu(), hitungKeranjang(satu(), ACUAN), { batas: 10_000_000 })).toBeNull());
});
