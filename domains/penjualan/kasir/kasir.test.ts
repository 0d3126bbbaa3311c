import { NOL_RUPIAH, type Rupiah } from '@mustika/kernel/amount.ts';
import { describe, expect, test } from 'vitest';
import type { BarangSiap } from '../../barang/cari-barang.command.ts';
import {
  type Bayaran,
  bayaranSemua,
  feeBayaran,
  gantiCara,
  isianBaru,
  nominalCepat,
  salahBayar,
  sisaBayar,
} from '../../pembayaran/isi-bayar.rule.ts';
import { type KeranjangBeli, keranjangKosong } from '../../pembelian/beli/keranjang-beli.rule.ts';
import { badanSimpan } from './badan-simpan.rule.ts';
import { bacaDiskon } from './diskon.rule.ts';
import {
  adaDiTabel,
  barisDari,
  hargaDilihat,
  hitungKeranjang,
  kembalikanBaris,
  keranjangBaru,
  lengkapiSales,
  segarkanBaris,
  tambahBaris,
  tandaiBaris,
  tandaiHarga,
  tanpaBaris,
  ubahBaris,
} from './keranjang.rule.ts';
import { jedaTanya, perluTanyaLagi } from './kirim.view.ts';
import { mungkinBarcode } from './pindai.view.ts';

const rp = (value: number) => value as Rupiah;
const aturan = { dasar: 'GRAM', pembulatan: 500, arah: 'up' } as const;

/** What of a scanned piece the till looks at. */
const cincin = {
  kode_barcode: 'A1B2C3D4',
  nama_barang: 'CINCIN SERIT',
  kode_group: '700',
  kode_baki: 'CC01',
  status: 'TERSEDIA',
  berat: 3.25,
  kadar_cetak: '70',
  tipe_ongkos: 'GRAM',
  ongkos: 35_000,
  nama_atribut: null,
  berat_atribut: 0,
  harga_atribut: 0,
  harga_bandrol: null,
  harga_group: 1_050_000,
  markis: false,
  kadar_jual: 70,
  harga_24k: null,
  dijual: true,
  berlian: false,
  no_terakhir: null,
  dipegang_oleh: null,
  keranjang: null,
  ppn: null,
} as unknown as BarangSiap;
const gelang = { ...cincin, kode_barcode: 'E5F6G7H8', nama_barang: 'GELANG RANTAI', berat: 9.23 };
const isi = [cincin, gelang].reduce(
  (k, b) => tambahBaris(k, barisDari(b, 'S01')),
  keranjangBaru('keranjang-1'),
);

describe('the cart', () => {
  test('prices a line like the server: gold, ongkos, one rounding, then the discount', () => {
    const satu = hitungKeranjang({ ...isi, baris: isi.baris.slice(0, 1) }, aturan);
    expect(satu.jumlah.total).toBe(3_526_500);
    const diskon = ubahBaris(isi, 'A1B2C3D4', { diskon: { cara: 'PERSEN', nilai: 5000 as never } });
    expect(hitungKeranjang(diskon, aturan).baris[0]).toMatchObject({ diskon: 176_325, total: 3_350_175 });
  });

  test('a barcode is in the table once, whatever is scanned', () => {
    expect(adaDiTabel(isi, 'A1B2C3D4')).toBe(true);
    expect(tambahBaris(isi, barisDari(cincin, null))).toBe(isi);
  });

  test('undo puts a removed line back where it was, with what was agreed on it', () => {
    const murah = ubahBaris(isi, 'A1B2C3D4', { ongkos: rp(100_000) });
    const tanpa = tanpaBaris(murah, ['A1B2C3D4']);
    expect(tanpa.baris).toHaveLength(1);
    expect(kembalikanBaris(tanpa, murah, ['A1B2C3D4'])).toEqual(murah);
    expect(kembalikanBaris(murah, murah, ['A1B2C3D4'])).toEqual(murah);
  });

  test('the last piece takes the customer along, and undo brings both back', () => {
    const siti = { kode_member: 'JKT1000001', nama: 'SITI', no_hp: null, poin: 120 };
    const milik = { ...isi, baris: isi.baris.slice(0, 1), pelanggan: siti, poin: 20, npwp: '1' };
    const kosong = tanpaBaris(milik, ['A1B2C3D4']);
    expect(kosong).toEqual(keranjangBaru(isi.id));
    expect(kembalikanBaris(kosong, milik, ['A1B2C3D4'])).toEqual(milik);
    // A piece that is traded in is still his.
    const tukar = { ...keranjangKosong(), baris: [{}] } as unknown as KeranjangBeli;
    expect(tanpaBaris({ ...milik, tukar }, ['A1B2C3D4']).pelanggan).toEqual(siti);
  });

  test('lines that cost something else keep the price they had until it was seen', () => {
    const naik = segarkanBaris(isi, { ...cincin, harga_group: rp(1_100_000) });
    const ditandai = tandaiHarga(isi, naik, aturan);
    expect(ditandai.baris.map((b) => b.harga_lama)).toEqual([3_526_500, undefined]);
    const lagi = segarkanBaris(ditandai, { ...cincin, harga_group: rp(1_200_000) });
    expect(tandaiHarga(ditandai, lagi, aturan).baris[0]?.harga_lama).toBe(3_526_500);
    const semula = segarkanBaris(lagi, cincin);
    expect(tandaiHarga(lagi, semula, aturan).baris[0]).not.toHaveProperty('harga_lama');
    expect(hargaDilihat(ditandai).baris[0]).not.toHaveProperty('harga_lama');
  });

  test('a new price is taken over, the agreed ongkos stays, the mark goes', () => {
    const tertanda = tandaiBaris(
      ubahBaris(isi, 'A1B2C3D4', { ongkos: rp(0) }),
      'A1B2C3D4',
      'Harga Sudah Berubah',
    );
    const baru = segarkanBaris(tertanda, { ...cincin, harga_group: rp(1_100_000) });
    expect(baru.baris[0]).toMatchObject({ ongkos: 0, masalah: null });
    expect(hitungKeranjang(baru, aturan).baris[0]?.total).toBe(3_575_000);
  });

  test('sends what was agreed and leaves the rest to the server', () => {
    const agreed = ubahBaris(ubahBaris(isi, null, { kode_sales: 'S02' }), 'E5F6G7H8', {
      diskon: { cara: 'RP', nilai: rp(50_000) },
    });
    const bayar: Bayaran[] = [
      { jenis: 'CASH', jumlah: rp(14_000_000), no_rekening: null, kartu_akhir: null },
    ];
    const pelanggan = { kode_member: 'JKT1000123', nama: 'SITI R.', no_hp: '62812', poin: 120 };
    const badan = badanSimpan({ ...agreed, pelanggan }, aturan, bayar);
    expect(badan).toEqual({
      keranjang: 'keranjang-1',
      kode_member: 'JKT1000123',
      total: hitungKeranjang(agreed, aturan).jumlah.total,
      barang: [
        { kode_barcode: 'A1B2C3D4', kode_sales: 'S02' },
        { kode_barcode: 'E5F6G7H8', kode_sales: 'S02', diskon: 50_000 },
      ],
      bayar: [{ jenis: 'CASH', jumlah: 14_000_000 }],
    });
  });

  test.each([
    ['5%', { cara: 'PERSEN', nilai: 5000 }],
    ['2,5 %', { cara: 'PERSEN', nilai: 2500 }],
    ['50.000', { cara: 'RP', nilai: 50_000 }],
    ['500000', { cara: 'RP', nilai: 500_000 }],
    ['', { cara: 'RP', nilai: 0 }],
    ['2.5', null],
    ['101%', null],
    ['abc', null],
  ] as const)('reads %j as a discount', (text, expected) => {
    expect(bacaDiskon(text)).toEqual(expected);
  });

  test('on the way to the payment only the lines without a sales get one', () => {
    const campur = tambahBaris(isi, barisDari({ ...cincin, kode_barcode: 'Z9Y8X7W6' }, null));
    const lama = [{ kode_sales: null }, { kode_sales: 'S03' }];
    const tukar = { ...keranjangKosong(), baris: lama } as unknown as KeranjangBeli;
    const penuh = lengkapiSales({ ...campur, tukar }, 'S02');
    expect(penuh.baris.map((b) => b.kode_sales)).toEqual(['S01', 'S01', 'S02']);
    expect(penuh.tukar?.baris.map((b) => b.kode_sales)).toEqual(['S02', 'S03']);
  });

  test.each([
    ['A1B2C3D4', true],
    [' a1b2c3d4 ', true],
    ['A1B2C3D4 X', false],
    ['CINCIN', false],
  ])('%j may be a barcode: %j', (text, expected) => {
    expect(mungkinBarcode(text)).toBe(expected);
  });
});

describe('the payment sheet', () => {
  const total = rp(13_482_500);
  const transfer: Bayaran = {
    jenis: 'TRANSFER',
    jumlah: rp(10_000_000),
    no_rekening: 'BCA1',
    kartu_akhir: null,
  };

  test('another method takes what is typed along, but never more than the rest unless it is cash', () => {
    const tunai: Bayaran = { jenis: 'CASH', jumlah: rp(14_000_000), no_rekening: null, kartu_akhir: null };
    expect(gantiCara(tunai, 'DEBET', total)).toEqual({ ...tunai, jenis: 'DEBET', jumlah: total });
    expect(gantiCara({ ...transfer, kartu_akhir: '1234' }, 'CREDIT', total)).toEqual({
      ...transfer,
      jenis: 'CREDIT',
      no_rekening: null,
    });
  });

  test.each([
    ['PELANGGAN', 20_000, 1_020_000],
    ['TOKO', 20_000, 1_000_000],
  ] as const)('a fee of 2%% borne by %s (vector 18)', (fee_ditanggung, fee, ditagih) => {
    const edc = {
      no_rekening: 'EDC',
      nama_rekening: 'EDC',
      bisa_debet: true,
      bisa_credit: true,
      bisa_transfer: false,
      bisa_qris: true,
      fee_persen: 2,
      fee_ditanggung,
      mdr_qris: 0.7,
      qris: null,
    };
    expect(feeBayaran({ jenis: 'DEBET', jumlah: rp(1_000_000) }, edc)).toMatchObject({ fee, ditagih });
    // What a QRIS costs is the shop's, whoever bears the fee of a card.
    expect(feeBayaran({ jenis: 'QRIS', jumlah: rp(1_000_000) }, edc)).toMatchObject({
      ...{ fee: 7000, ditagih: 1_000_000, ditanggung: 'TOKO' },
    });
  });

  test('prefills what is left and needs no press of add', () => {
    expect(sisaBayar(total, [transfer])).toBe(3_482_500);
    const isian = isianBaru('CASH', total, [transfer]);
    expect(bayaranSemua([transfer], isian)).toHaveLength(2);
    expect(salahBayar(total, bayaranSemua([transfer], isian))).toBeNull();
    expect(bayaranSemua([transfer], { ...isian, jumlah: NOL_RUPIAH })).toEqual([transfer]);
  });

  test.each([
    [13_482_500, [13_500_000, 14_000_000]],
    [1_040_000, [1_050_000, 1_100_000, 2_000_000]],
    [50_000, [100_000, 1_000_000]],
    [0, []],
  ])('offers for %i what a customer hands over', (sisa, offers) => {
    expect(nominalCepat(rp(sisa))).toEqual(offers);
  });

  test('refuses too little and too much with the amount, and a method without its account', () => {
    expect(salahBayar(total, [transfer])?.pesan).toBe('Pembayaran Masih Kurang: Rp 3.482.500');
    expect(salahBayar(rp(9_000_000), [transfer])?.pesan).toBe(
      'Pembayaran Tidak Boleh Melebihi Sisa Bayar: Rp 1.000.000',
    );
    expect(salahBayar(total, [{ ...transfer, no_rekening: null }])).toMatchObject({ kolom: 'no_rekening' });
    expect(salahBayar(total, [])?.pesan).toBe('Mohon Pilih Minimal Satu Cara Bayar');
    expect(salahBayar(total, [{ ...transfer, jenis: 'QRIS', no_referensi: 'AB' }])).toEqual({
      ...{ pesan: 'No Referensi Minimal 4 Karakter', kolom: 'no_referensi' },
    });
  });
});

describe('a sale whose answer was lost', () => {
  test('a piece that is gone is asked about once more: our own first attempt may just have sold it', () => {
    expect(perluTanyaLagi({ status: 409, code: 'BARANG_SUDAH_BERUBAH' }, true)).toBe(true);
    expect(perluTanyaLagi({ status: 409, code: 'BARANG_SUDAH_BERUBAH' }, false)).toBe(false);
    expect(perluTanyaLagi({ status: 400, code: 'BAYAR_KURANG' }, true)).toBe(false);
    expect([0, 1, 9].map(jedaTanya)).toEqual([1000, 2000, 15_000]);
  });
});
