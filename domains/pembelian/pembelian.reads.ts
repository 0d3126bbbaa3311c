/** How a purchase is read: its list, its sheet, its validation and cancellation, its slip. Spec 1 §2.2, §7. */

import { defineReads, type OneOf } from '@mustika/kernel/document-reads.ts';
import { angka, catatan, gram, kadar, kode, persen, teks, uang, ya } from '@mustika/kernel/field.ts';
import { MEJA_MANUAL, VALIDASI_MANUAL } from '../lot/isian-lot.rule.ts';
import { pilihanCara } from '../pembayaran/cara-bayar.rule.ts';
import { pembelianErrors } from './pembelian.errors.ts';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;
const tutupAda = { ...ada, ...tutup } as const;

/** `tukar` is a trade-in: it stands on the nota of its sale, and only the sale takes it back. */
export const pembelianReads = defineReads({
  table: 'pembelian',
  number: 'no_faktur_group',
  numberLabel: 'No Nota Beli',
  path: 'pembelian',
  screen: '/lihat-pembelian',
  readers: ['/transaksi-pembelian'],
  views: [
    { screen: '/validasi-jual-beli', act: 'validasi', state: 'OPEN' },
    { screen: '/batal-pembelian', act: 'batal' },
  ],
  also: {
    '/lihat-pembelian-manual': {
      path: 'pembelian-manual',
      where: { manual: ['true'] },
      readers: [MEJA_MANUAL],
      make: { to: MEJA_MANUAL, label: 'Transaksi Pembelian' },
      views: [
        { screen: VALIDASI_MANUAL, act: 'validasi', state: 'OPEN' },
        { screen: '/batal-pembelian-manual', act: 'batal' },
      ],
    },
  },
  head: {
    tukar: ya('Jenis', { width: 8 }),
    nama_customer: teks('Penjual', { ...ada, width: 20 }),
    kode_member: kode('Member', ada),
    kasir: kode('Kasir', { width: 9 }),
    manual: ya('Manual', tutup),
    jumlah_barang: angka('Pcs', { width: 5 }),
    berat: gram('Berat', { width: 9 }),
    harga_nota: uang('Harga Nota', { width: 13 }),
    total: uang('Harga Beli', { width: 13 }),
  },
  detail: {
    nik_sim_passport: kode('No ID', { ...ada, segel: true }),
    no_hp_customer: kode('No HP', ada),
    alamat_customer: teks('Alamat', ada),
    keterangan: catatan('Keterangan', ada),
    biaya_admin: uang('Biaya Admin'),
    bayar: uang('Total', tutup),
    poin: angka('Poin', tutup),
    poin_rp: uang('Poin', tutup),
  },
  list: ['tukar', 'nama_customer', 'kasir', 'jumlah_barang', 'berat', 'harga_nota', 'total', 'cetak'],
  search: ['nama_customer', 'kode_member'],
  seek: 'Cari nota, penjual, barcode',
  make: { to: '/transaksi-pembelian', label: 'Transaksi Pembelian' },
  total: 'total',
  partOf: 'tukar',
  // A trade-in comes in with a sale.
  moves: ['penjualan'],
  lines: {
    barang: {
      label: 'Barang',
      table: 'pembelian_barang',
      fields: {
        kode_barcode: kode('Barcode'),
        nama_barang: teks('Nama Barang'),
        kondisi_barang: kode('Kondisi'),
        jumlah: angka('Jumlah', ada),
        berat_nota: gram('Berat Nota'),
        berat: gram('Berat'),
        harga_nota: uang('Harga Nota'),
        jumlah_potongan: uang('Potongan'),
        harga_rata: uang('Rata / g'),
        harga: uang('Harga Beli'),
        no_faktur: kode('No Faktur', tutup),
        no_faktur_jual: kode('Nota', tutupAda),
        kode_harga: kode('Kode Harga', tutupAda),
        kode_sales: kode('Sales', tutupAda),
        kode_group: kode('Group', tutup),
        kode_dept: kode('Jenis', tutup),
        kode_baki: kode('Baki', tutup),
        kadar: kadar('Kadar', tutup),
        kadar_cetak: kode('Kadar', tutup),
        toko_asal: kode('Toko', tutupAda),
        no_faktur_asal: kode('Nota', tutupAda),
        barcode_asal: kode('Barcode', tutupAda),
        nota_lama: kode('Nota Lama', tutupAda),
        type_kondisi: kode('Kondisi', tutup),
        persentase: persen('Potongan', tutup),
        susut: gram('Berat', tutup),
        harga_emas: uang('Harga', tutup),
        harga_nota_efektif: uang('Harga Nota', tutup),
        potongan: uang('Potongan', tutup),
        asal_nota: kode('Asal Nota', tutup),
        kode_rugi: kode('Potongan', tutupAda),
        rugi_nota: uang('Potongan', tutup),
        kode_kategori: kode('Potongan', tutupAda),
        potongan_kategori: uang('Potongan', tutup),
        potongan_manual: uang('Potongan Manual', tutup),
        pembulatan: uang('Pembulatan', tutup),
        harga_sistem: uang('Harga', tutup),
        rata_asal: uang('Harga', tutup),
        foto: ya('Foto Barang', tutup),
      },
      brief: ['kode_barcode', 'nama_barang', 'kondisi_barang', 'berat', 'harga'],
    },
    pembayaran: {
      label: 'Pembayaran',
      table: 'pembayaran',
      number: 'no_dokumen',
      where: { arah: ['KELUAR'] },
      fields: {
        jenis: pilihanCara('Cara Bayar', ['CASH', 'TRANSFER', 'TUKAR']),
        no_rekening: kode('Rekening', ada),
        jumlah: uang('Jumlah'),
      },
    },
  },
  paper: { whatsapp: ['no_hp_customer'] },
  missing: pembelianErrors.NOTA_BELI_TIDAK_ADA,
});

/** A purchase as its screens read it. */
export type Beli = OneOf<typeof pembelianReads>;
