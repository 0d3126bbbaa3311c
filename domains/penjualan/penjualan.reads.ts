/** How a sale is read: its list, its sheet, its validation and cancellation, its nota. Spec 1 §2.2, §7. */

import { defineReads, type OneOf } from '@mustika/kernel/document-reads.ts';
import {
  angka,
  catatan,
  gram,
  kadar,
  kode,
  persen,
  pilihan,
  tanggal,
  teks,
  uang,
  waktu,
  ya,
} from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { penjualanErrors } from '../jual/penjualan.errors.ts';
import { MEJA_MANUAL, VALIDASI_MANUAL } from '../lot/isian-lot.rule.ts';
import { CARA_BAYAR, CARA_SISI, pilihanCara } from '../pembayaran/cara-bayar.rule.ts';

const ada = { opsional: true } as const;
const tutup = { hidden: true } as const;
const tutupAda = { ...ada, ...tutup } as const;
/** Said where a store sells without the network. */
const luring = { ...ada, gate: flag('JUAL_TANPA_JARINGAN_MODULE') } as const;

const barang = {
  kode_barcode: kode('Barcode'),
  nama_barang: teks('Nama Barang'),
  kadar_cetak: kode('Kadar'),
  berat: gram('Berat'),
  /** How many of an article by quantity; nothing of a piece. */
  jumlah: angka('Jumlah', ada),
  harga_per_gram: uang('Harga / g'),
  ongkos: uang('Ongkos'),
  harga_atribut: uang('Atribut'),
  diskon: uang('Diskon'),
  ppn_transaksi_rp: uang('PPN'),
  kode_sales: kode('Sales', ada),
  status_tukar: ya('Status'),
  total: uang('Total'),
  ada_foto: ya('Foto', tutup),
  no_faktur: kode('No Faktur', tutup),
  finishing: teks('Finishing', tutupAda),
  size: kode('Ukuran', tutupAda),
  batu: teks('Batu', tutupAda),
  kode_group: kode('Group', tutup),
  kode_dept: kode('Jenis', tutup),
  kode_baki: kode('Baki', tutup),
  kadar: kadar('Kadar', tutup),
  harga_sistem: uang('Harga', tutup),
  harga_emas: uang('Harga', tutup),
  pembulatan: uang('Pembulatan', tutup),
  kelas_ppn: kode('PPN', tutupAda),
  ppn_transaksi_value: persen('PPN', tutupAda),
  kode_faktur: kode('PPN', tutupAda),
  dpp: uang('DPP', tutupAda),
  aksesoris: ya('Aksesoris', tutup),
};

/** A sale; `buy_back` is how many of its pieces came back since. */
export const penjualanReads = defineReads({
  table: 'penjualan',
  number: 'no_faktur_group',
  numberLabel: 'No Nota',
  path: 'penjualan',
  screen: '/lihat-penjualan',
  readers: ['/transaksi-penjualan'],
  views: [
    { screen: '/validasi-penjualan', act: 'validasi', state: 'OPEN' },
    { screen: '/validasi-jual-beli', act: 'validasi', state: 'OPEN' },
    { screen: '/batal-penjualan', act: 'batal' },
  ],
  also: {
    '/lihat-penjualan-manual': {
      path: 'penjualan-manual',
      where: { manual: ['true'] },
      readers: [MEJA_MANUAL],
      make: { to: MEJA_MANUAL, label: 'Buat penjualan' },
      views: [
        { screen: VALIDASI_MANUAL, act: 'validasi', state: 'OPEN' },
        { screen: '/batal-penjualan-manual', act: 'batal' },
      ],
    },
  },
  head: {
    nama_customer: teks('Pelanggan', { ...ada, width: 20 }),
    kode_member: kode('Member', { ...ada, width: 11 }),
    kasir: kode('Kasir', { width: 9 }),
    manual: ya('Manual', tutup),
    jumlah_barang: angka('Pcs', { width: 5 }),
    berat: gram('Berat', { width: 9 }),
    total: uang('Total', { width: 13 }),
    buy_back: angka('Dibeli Kembali', { width: 9 }),
    /** The number it was sold under while nothing was answered. */
    no_luring: kode('No Sementara', { ...luring, width: 11 }),
  },
  detail: {
    no_hp_customer: kode('No HP', ada),
    no_hp_member: kode('No HP', tutupAda),
    alamat_customer: teks('Alamat', ada),
    npwp_customer: kode('NPWP / NIK', { ...ada, segel: true, utuh: 'identitas' }),
    no_bebas_pph22: kode('No Surat Bebas PPh 22', ada),
    pembeli: kode('Pembeli', tutup),
    keterangan: catatan('Keterangan', ada),
    kode_marketplace: kode('Marketplace', ada),
    subtotal: uang('Subtotal'),
    pembulatan: uang('Pembulatan'),
    diskon: uang('Diskon'),
    ppn_cara: pilihan(
      'PPN',
      [
        ['INKLUSIF', 'Termasuk PPN'],
        ['EKSKLUSIF', 'Ditambah PPN'],
      ],
      ada,
    ),
    dpp: uang('DPP', ada),
    ppn_transaksi_rp: uang('PPN'),
    pph22: uang('PPh 22'),
    bayar: uang('Total', tutup),
    kembali: uang('Kembali'),
    poin: angka('Poin'),
    poin_saldo: angka('Poin', tutupAda),
    poin_rp: uang('Poin', tutup),
    waktu_luring: waktu('Dijual Tanpa Jaringan', luring),
    selisih_luring: uang('Beda Harga Saat Masuk', luring),
    pengundang: kode('Pengundang', ada),
    poin_pengundang: angka('Poin Pengundang', tutup),
    poin_pengundang_rp: uang('Poin Pengundang', tutup),
    syarat_beli: teks('Keterangan', tutupAda),
  },
  list: [
    'nama_customer',
    'kode_member',
    'kasir',
    'jumlah_barang',
    'berat',
    'total',
    'buy_back',
    'no_luring',
    'cetak',
  ],
  search: ['nama_customer', 'kode_member'],
  seek: 'No nota, barcode, nama, atau kode member',
  make: { to: '/transaksi-penjualan', label: 'Buat penjualan' },
  total: 'total',
  lines: {
    barang: {
      label: 'Barang',
      table: 'penjualan_barang',
      fields: barang,
      brief: [
        'kode_barcode',
        'nama_barang',
        'kadar_cetak',
        'berat',
        'jumlah',
        'diskon',
        'kode_sales',
        'total',
      ],
    },
    tukar: {
      label: 'Barang Tukar',
      table: 'pembelian_barang',
      fields: {
        kode_barcode: kode('Barcode'),
        nama_barang: teks('Nama Barang'),
        kadar_cetak: kode('Kadar'),
        kondisi_barang: kode('Kondisi'),
        /** Of goods without a barcode. */
        jumlah: angka('Jumlah', ada),
        berat: gram('Berat'),
        harga: uang('Harga'),
        no_faktur: kode('No Faktur', tutup),
        no_faktur_jual: kode('Nota', tutupAda),
        kadar: kadar('Kadar', tutup),
      },
    },
    kupon: {
      label: 'Kupon',
      table: 'kupon',
      store: 'toko',
      fields: {
        kode: kode('Kode Kupon'),
        nama_kupon: teks('Nama Kupon'),
        keadaan: kode('Status'),
        toko_pakai: kode('Dipakai', ada),
        urut: angka('No', tutup),
        nilai_kupon: uang('Kupon', tutup),
        undian: ya('Kupon', tutup),
        berlaku_sampai: tanggal('Kupon', tutup),
        no_pakai: kode('Kupon', tutupAda),
        cara: kode('Kupon', tutupAda),
        waktu_pakai: waktu('Kupon', tutupAda),
        oleh: kode('Kupon', tutupAda),
      },
      brief: [],
    },
    pembayaran: {
      label: 'Pembayaran',
      table: 'pembayaran',
      number: 'no_dokumen',
      where: { arah: ['MASUK'] },
      fields: {
        jenis: pilihanCara('Cara Bayar', [...CARA_BAYAR, ...CARA_SISI]),
        no_rekening: kode('Rekening', ada),
        kartu_akhir: kode('Kartu', ada),
        no_referensi: kode('Referensi', ada),
        fee: uang('Fee'),
        fee_ditanggung: kode('Fee', tutup),
        jumlah: uang('Jumlah'),
      },
    },
  },
  paper: { whatsapp: ['no_hp_customer', 'no_hp_member'] },
  missing: penjualanErrors.NOTA_TIDAK_ADA,
});

/** A sale as its screens read it. */
export type Nota = OneOf<typeof penjualanReads>;
