/** Protects: what a till may sell without the network, at which price and up to which limits, and what its paper says. */
import { type Miligram, type MiliPersen, type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { describe, expect, test } from 'vitest';
import { type Baris, hitungKeranjang, keranjangBaru } from '../kasir/keranjang.rule.ts';
import { barisKertas, gambarKertas } from './cetak-luring.view.ts';
import {
  barisLuring,
  keranjangDaring,
  keranjangLuring,
  salahJual,
  stokPaket,
} from './keranjang-luring.view.ts';
import { nomorLuring, type PaketDibaca, salahIsi, salahMilik } from './luring.rule.ts';
import type { BarangPaket } from './paket-luring.rule.ts';

const NOL = 0 as Rupiah;
const barang = (kode_barcode: string, total: number): BarangPaket => ({
  ...{ kode_barcode, nama_barang: 'CINCIN UJI', kode_group: '750', kadar_cetak: '750', kode_baki: 'CC01' },
  acuan: {
    ...{ berat: 3250 as Miligram, tipe_ongkos: 'GRAM', ongkos: NOL, harga_atribut: NOL, harga_bandrol: null },
    ...{
      harga_group: rupiah(1_000_000),
      markis: false,
      harga_24k: null,
      kadar_jual: 75_000 as MiliPersen,
      ppn: null,
    },
  },
  harga: {
    ...{ harga_sistem: rupiah(total), ongkos_sistem: NOL, harga_per_gram: rupiah(1_000_000), ongkos: NOL },
    ...{ harga_emas: rupiah(total), harga_atribut: NOL, diskon: NOL, pembulatan: NOL },
    ...{ total: rupiah(total), ppn_cara: null, ppn_transaksi_rp: NOL },
  } as BarangPaket['harga'],
});
const isi = { barang: [barang('AAAAAAA1', 3_000_000), barang('AAAAAAA2', 4_000_000)] };
const aturan = { dasar: 'GRAM', pembulatan: 500, arah: 'up' } as const;

describe('a cart without the network', () => {
  const stok = stokPaket(isi, new Set(['AAAAAAA2']));
  const lama = {
    ...keranjangBaru('keranjang'),
    baris: [
      { ...barisLuring(barang('AAAAAAA1', 9), 'S1'), harga_per_gram: rupiah(900_000) },
      barisLuring(barang('AAAAAAA2', 9), 'S1'),
    ],
    pelanggan: { kode_member: 'M1', nama: 'IBU SRI', no_hp: null, poin: 7 },
  };
  const k = keranjangLuring(lama, stok);

  test('has the prices of the package whatever was bargained, and marks what is not in it any more', () => {
    expect(hitungKeranjang(k, aturan).baris[0]?.total).toBe(3_000_000);
    expect(k.baris.map((b) => b.masalah)).toEqual([null, 'Barang Tidak Ada Di Paket Tanpa Jaringan']);
    expect(k.pelanggan).toMatchObject({ kode_member: null, nama: 'IBU SRI' });
  });

  test('is an ordinary cart again once the line is back', () => {
    const lagi = keranjangDaring(k);
    expect(lagi.baris.map((b) => [b.tetap, b.masalah])).toEqual([
      [undefined, null],
      [undefined, null],
    ]);
  });

  test('gives back what was bargained, who buys and how he pays, of every line that is still there', () => {
    const tawar = { ...barisLuring(barang('AAAAAAA2', 9), 'S2'), harga_per_gram: rupiah(800_000) };
    const { tetap: _tetap, ...dulu } = tawar;
    const bayar = [{ jenis: 'TRANSFER', jumlah: rupiah(1) }] as never;
    const awal = { ...lama, baris: [dulu, ...lama.baris.slice(0, 1)], bayar };
    // Twice: the sheet is opened again. Meanwhile a line went, one came, and its sales is another.
    const putus = keranjangLuring(keranjangLuring(awal, stok), stok);
    const kini = {
      ...putus,
      baris: [{ ...(putus.baris[0] as Baris), kode_sales: 'S3' }, barisLuring(barang('AAAAAAA3', 5), null)],
    };
    const lagi = keranjangDaring(kini);
    expect(lagi.baris.map((b) => [b.kode_barcode, b.harga_per_gram, b.kode_sales, b.tetap])).toEqual([
      ['AAAAAAA2', 800_000, 'S3', undefined],
      ['AAAAAAA3', null, null, undefined],
    ]);
    expect(lagi.pelanggan).toEqual(lama.pelanggan);
    expect(lagi.bayar).toEqual(bayar);
    expect(lagi).not.toHaveProperty('semula');
  });

  test('keeps whom the cashier named and what he counted meanwhile', () => {
    const lain = { kode_member: null, nama: 'PAK BUDI', no_hp: null, poin: null };
    const tunai = [{ jenis: 'CASH', jumlah: rupiah(5) }] as never;
    const lagi = keranjangDaring({ ...k, pelanggan: lain, bayar: tunai });
    expect(lagi).toMatchObject({ pelanggan: lain, bayar: tunai });
  });

  const satu = { ...k, baris: k.baris.slice(0, 1) };
  const tunai = [{ jenis: 'CASH', jumlah: rupiah(3_000_000) }] as never;
  const batas = {
    paket: { batas_nota: rupiah(5_000_000), batas_total: rupiah(6_000_000) },
    ...{ terjual: 0, berlaku: true, nomor: 1 },
  };
  test.each([
    ['what was taken along, for cash', satu, tunai, {}, null],
    ['by transfer', satu, [{ jenis: 'TRANSFER', jumlah: rupiah(1) }], {}, 'Tanpa Jaringan Hanya Jual Tunai'],
    ['with points', { ...satu, poin: 1 }, tunai, {}, 'Tanpa Jaringan Hanya Jual Tunai'],
    ['after its hours', satu, tunai, { berlaku: false }, 'Penjualan Di Luar Waktu Paketnya'],
    ['when its numbers are used up', satu, tunai, { nomor: 0 }, 'Penjualan Di Luar Waktu Paketnya'],
    [
      'more than all may come to',
      satu,
      tunai,
      { terjual: 3_000_001 },
      'Penjualan Melebihi Batas Tanpa Jaringan',
    ],
    ['a piece that is not in it', k, tunai, {}, 'AAAAAAA2: Barang Tidak Ada Di Paket Tanpa Jaringan'],
  ])('%s', (_what, cart, bayar, lain, salah) => {
    expect(salahJual(cart, bayar as never, rupiah(3_000_000), { ...batas, ...lain })).toBe(salah);
  });
  test('more than one nota may come to', () => {
    expect(salahJual(satu, tunai, rupiah(5_000_001), batas)).toBe('Nota Melebihi Batas Tanpa Jaringan');
  });
});

describe('a nota as the server judges it', () => {
  const paket: PaketDibaca = {
    ...{ urut: 12, banyak_nomor: 200, di_sini: true, user_id: 'KASIR1', dibuat: 1000, sampai: 5000 },
    ...{ batas_nota: rupiah(10), batas_total: rupiah(15), terpakai: rupiah(5), harga: { AAAAAAA1: {} } },
  };
  const nota = {
    ...{ paket: 'p', no_luring: nomorLuring(12, 3), detik: 2000, total: 10, tunai: 10, tanda: 'X' },
    barang: [{ kode_barcode: 'AAAAAAA1', kode_sales: null }],
  };
  test.each([
    [{}, {}, undefined],
    [{}, { di_sini: false }, 'PAKET_LURING_KASIR_LAIN'],
    [{}, { user_id: 'KASIR2' }, 'PAKET_LURING_KASIR_LAIN'],
    [{ tanda: 'Y' }, {}, 'NOTA_LURING_PALSU'],
    [{ no_luring: nomorLuring(13, 3) }, {}, 'NOTA_LURING_PALSU'],
    [{ no_luring: nomorLuring(12, 201) }, {}, 'NOTA_LURING_PALSU'],
    [{ no_luring: nomorLuring(12, 0) }, {}, 'NOTA_LURING_PALSU'],
  ])('%j of %j', (ubah, lain, kode) => {
    const salah = salahMilik({ ...nota, ...ubah }, { ...paket, ...lain }, 'KASIR1', 'X');
    expect(salah?.entry.code).toBe(kode);
  });
  test.each([
    [{}, {}, undefined],
    [{ detik: 699 }, {}, 'PAKET_LURING_LEWAT'],
    [{ detik: 5301 }, {}, 'PAKET_LURING_LEWAT'],
    [{ total: 11 }, {}, 'LURING_MELEBIHI_NOTA'],
    [{}, { terpakai: rupiah(6) }, 'LURING_MELEBIHI_TOTAL'],
    [{}, { harga: {} }, 'BARANG_BUKAN_PAKET'],
  ])('%j within %j', (ubah, lain, kode) => {
    expect(salahIsi({ ...nota, ...ubah }, { ...paket, ...lain })?.entry.code).toBe(kode);
  });
});

test('the paper says what it is, in lines that fit, and nothing of a name becomes a picture', () => {
  const kertas = {
    ...{
      toko: { nama: 'TOKO MAS <MUSTIKA>', alamat: 'JL. PASAR BARU NO 12 JAKARTA PUSAT' },
      no_luring: 'TJ0012-003',
    },
    ...{ waktu: '21 Nov 2026 10.00', kasir: 'KASIR1', nama_customer: null, tanda: 'ABCDEFGHIJKLMNOP' },
    barang: [
      {
        kode_barcode: 'AAAAAAA1',
        nama_barang: 'CINCIN UJI COBA',
        kadar_cetak: '750',
        berat: 3250,
        total: 3_000_000,
      },
    ],
    ...{ total: rupiah(3_000_000), tunai: rupiah(3_100_000) },
  };
  const lines = barisKertas(kertas);
  expect(lines.filter((line) => line.length > 32)).toEqual([]);
  expect(lines.join('\n')).toContain('NOTA SEMENTARA - TANPA JARINGAN');
  expect(lines.map((line) => line.trim())).toContain('ABCD EFGH IJKL MNOP');
  expect(lines).toContain(`KEMBALI${'100.000'.padStart(25)}`);
  expect(gambarKertas(kertas)).not.toContain('<MUSTIKA>');
});
