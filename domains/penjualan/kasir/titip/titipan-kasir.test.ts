/** Protects: the till counts a deposit as the server will, and sends exactly that. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { describe, expect, test } from 'vitest';
import type { BarangSiap } from '../../../barang/cari-barang.command.ts';
import { badanSimpan } from '../badan-simpan.rule.ts';
import { barisDari, hitungKeranjang, keranjangBaru, tanpaBaris } from '../keranjang.rule.ts';
import { salahTitip } from './titip.view.ts';
import {
  badanTitipan,
  hitungTitipan,
  milikTitipan,
  type TitipanDibaca,
  tetapTitipan,
  titipanAktif,
  titipanDari,
} from './titipan-keranjang.rule.ts';

const rp = (value: number) => value as Rupiah;
const aturan = { dasar: 'GRAM', pembulatan: 500, arah: 'up' } as const;
/** What of a scanned piece the till looks at. */
const cincin = {
  kode_barcode: 'TTKS0001',
  nama_barang: 'CINCIN TITIPAN',
  kode_group: '750',
  kode_baki: 'TITIP',
  status: 'DITITIP',
  berat: 3.25,
  kadar_cetak: '18K',
  tipe_ongkos: 'GRAM',
  ongkos: 35_000,
  nama_atribut: null,
  berat_atribut: 0,
  harga_atribut: 150_000,
  harga_bandrol: null,
  // Gold went up since the deposit was left.
  harga_group: 1_500_000,
  markis: false,
  kadar_jual: 75,
  harga_24k: null,
  dijual: false,
  berlian: false,
  no_terakhir: null,
  dipegang_oleh: null,
  keranjang: null,
  ppn: null,
} as unknown as BarangSiap;
const dibaca: TitipanDibaca = {
  no_titipan: 'JKT1-TT-261121-0001',
  status: 'DONE',
  jenis_harga: 'MENGIKAT',
  saldo: 1_000_000,
  no_faktur_tunggu: null,
  kode_member: null,
  nama_customer: 'IBU SARI',
  no_hp_customer: '6281',
  barang: [
    {
      kode_barcode: 'TTKS0001',
      kode_sales: 'S1',
      keadaan: 'DITITIP',
      harga_sistem: 3_676_500,
      ongkos_sistem: 113_750,
      harga_per_gram: 1_050_000,
      harga_emas: 3_412_500,
      ongkos: 113_750,
      harga_atribut: 150_000,
      diskon: 0,
      pembulatan: 250,
      total: 3_676_500,
    },
    { kode_barcode: 'TTKS0002', kode_sales: 'S1', keadaan: 'DIAMBIL' },
  ],
};

const meja = (jenis_harga: 'MENGIKAT' | 'TIDAK_MENGIKAT') => {
  const titipan = titipanDari({ ...dibaca, jenis_harga });
  const baris = { ...barisDari(cincin, 'S1'), ...tetapTitipan({ titipan }, 'TTKS0001') };
  return { ...keranjangBaru('keranjang-uji'), baris: [baris], titipan };
};

describe('a deposit on the counter', () => {
  test('a bound price stays, a price of the day follows', () => {
    expect(hitungKeranjang(meja('MENGIKAT'), aturan).jumlah.total).toBe(3_676_500);
    expect(hitungKeranjang(meja('TIDAK_MENGIKAT'), aturan).jumlah.total).toBe(5_139_000);
  });

  test('only what still waits is its own', () => {
    const keranjang = meja('MENGIKAT');
    expect(milikTitipan(keranjang, 'TTKS0001')).toBeDefined();
    expect(milikTitipan(keranjang, 'TTKS0002')).toBeUndefined();
  });

  test('it pays first, the body names it, and money pays the rest', () => {
    const keranjang = meja('MENGIKAT');
    expect(hitungTitipan(keranjang, rp(3_676_500))).toMatchObject({
      jumlah: 1_000_000,
      kembali: 0,
      tagihan: 2_676_500,
    });
    const cash = { jenis: 'CASH', jumlah: rp(2_676_500), no_rekening: null, kartu_akhir: null } as const;
    const badan = badanSimpan(keranjang, aturan, [cash], {
      sisi: [badanTitipan(keranjang, rp(3_676_500))],
    });
    expect(badan).toMatchObject({
      no_titipan: 'JKT1-TT-261121-0001',
      total: 3_676_500,
      bayar: [
        { jenis: 'TITIPAN', jumlah: 1_000_000 },
        { jenis: 'CASH', jumlah: 2_676_500 },
      ],
    });
  });

  test('after a trade-in it pays what is left, and what is too much goes back', () => {
    expect(hitungTitipan(meja('MENGIKAT'), rp(400_000))).toMatchObject({
      jumlah: 1_000_000,
      kembali: 600_000,
      tagihan: 0,
    });
  });

  test('without its pieces it is gone from the cart', () => {
    const kosong = tanpaBaris(meja('MENGIKAT'), ['TTKS0001']);
    expect(titipanAktif(kosong)).toBeNull();
    expect(badanTitipan(kosong, rp(1))).toEqual({ isi: {}, bayar: [] });
  });
});

describe('what is asked before a deposit is paid', () => {
  const isi = {
    jenis_harga: 'MENGIKAT',
    kode_member: null,
    nama: 'IBU',
    no_hp: '08',
    uang_muka: rp(1),
    lama: 14,
  } as const;
  test.each([
    [isi, null],
    [{ ...isi, uang_muka: rp(0) }, 'Uang Titipan Tidak Boleh Kosong'],
    [{ ...isi, uang_muka: rp(101) }, 'Uang Titipan Tidak Boleh Melebihi Total Harga'],
    [{ ...isi, no_hp: ' ' }, 'Nama Dan No HP Customer Atau Member Harus Diisi'],
    [{ ...isi, nama: '', no_hp: '', kode_member: 'JKT1000001' }, null],
  ])('%j', (isian, salah) => expect(salahTitip(isian, rp(100))).toBe(salah));
});
