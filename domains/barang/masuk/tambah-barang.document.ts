/**
 * Taking pieces into stock: one piece from the form, up to 5,000 from a file. One document whatever its size, because a
 * file that is half in stock is worse than a file that is refused. Life: DONE -> CANC, same day, while untouched.
 * Spec 1 §2.2 Items, §5; Domain 2.1, 2.2 (the spec names no number for it; series TB is ours), R8.7 (batal barcode).
 */
import { BATAS_PER_BARANG, BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { deret } from '@mustika/kernel/answer.ts';
import { defineDocument } from '@mustika/kernel/document.ts';
import {
  angka,
  catatan,
  daftar,
  gram,
  kadar,
  kode,
  pilihan,
  type Row,
  ref,
  teks,
  uang,
  ya,
} from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { BARU } from '@mustika/kernel/status-moves.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { bandrolResource } from '../../master/bandrol.resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { supplierResource } from '../../master/supplier.resource.ts';
import { barangErrors } from '../barang.errors.ts';
import { batu } from '../batu/batu-barang.command.ts';

/** Lines one document may hold; a file with more is cut by the shop, not by us. */
export const BATAS_BARIS = 5000;

/** The smallest and largest weight of a piece, in milligrams: above zero, at most 100 kg. */
const BERAT = { min: 1, max: 100_000_000 } as const;

/** One piece. What may stay empty is filled in by `lengkapi`. */
export const barisBarang = {
  kode_group: ref('Kode Group', () => groupResource, { kosong: 'Kode Group Harus Diisi !!!' }),
  kode_dept: ref('Jenis', () => jenisResource),
  kode_gudang: ref('Gudang', () => gudangResource),
  kode_baki: ref('Baki', () => bakiResource),
  nama_barang: teks('Nama Barang', { dicetak: true, min: 6 }),
  berat_asli: gram('Berat Asli', { ...BERAT, ditimbang: true }),
  berat: gram('Berat', { ...BERAT, opsional: true }),
  kadar: kadar('Kadar', { opsional: true }),
  kadar_cetak: teks('Kadar Cetak', { opsional: true, max: 20 }),
  tipe_ongkos: pilihan(
    'Tipe Ongkos',
    [
      ['GRAM', 'Per Gram'],
      ['TOTAL', 'Total'],
    ],
    { opsional: true },
  ),
  ongkos: uang('Ongkos', { opsional: true, max: BATAS_PER_GRAM }),
  nama_atribut: teks('Atribut', { dicetak: true, opsional: true, max: 50 }),
  berat_atribut: gram('Berat Atribut', { opsional: true, max: BERAT.max }),
  harga_atribut: uang('Harga Atribut', { opsional: true, max: BATAS_PER_BARANG }),
  /** What hangs on it when its tray is weighed, with the weight of its tag. Domain R8.1. */
  berat_plastik: gram('Berat Plastik', { opsional: true, max: 100_000 }),
  kode_bandrol: ref('Kode Bandrol', () => bandrolResource, { opsional: true }),
  size: teks('Size', { opsional: true, max: 20 }),
  kode_intern: teks('Kode Intern', { opsional: true, max: 30 }),
  harga_modal: uang('Harga Modal', { opsional: true, max: BATAS_PER_BARANG, rahasia: 'modal' }),
  harga_bandrol: uang('Harga Bandrol', { opsional: true, min: 1, max: BATAS_PER_BARANG }),
  supplier: ref('Supplier', () => supplierResource, { opsional: true }),
  /** With a faktur pajak of its acquisition a piece is taxed at the lower rate when sold. Domain 13.2. */
  ada_faktur_masukan: ya('Ada Faktur Masukan', { opsional: true }),
  no_faktur_masukan: kode('No Faktur Masukan', { opsional: true, max: 30 }),
  /** What it is set with; its weight is part of `berat_atribut`. Domain R10.1. */
  batu,
  /** For stock that already wears tags; empty means that the server gives one. */
  kode_barcode: kode('Barcode', { opsional: true, min: 8, max: 8 }),
} as const;

export type BarisMasuk = Row<typeof barisBarang>;

/**
 * Intake of pieces: taken in at once (`simpan`), or taken back whole on the same day by a second person (`batal`).
 * Spec 1 §2.2 Items; the life is ours, on Domain R8.7.
 */
export const tambahBarangDocument = defineDocument({
  name: 'tambah_barang',
  label: 'Tambah Barang',
  series: 'TB',
  shows: { nomor: 'no_dokumen' },
  states: ['DONE', 'CANC'],
  // What it took in are its pieces: it has no table of its own.
  reads: {
    table: 'dokumen',
    path: 'barang/masuk',
    screen: '/tambah-data-barang',
    readers: ['/tambah-barang-banyak', '/data-barang'],
    head: {
      user_id: kode('Oleh', { width: 10 }),
      jumlah: angka('Pcs', { width: 6 }),
      berat: gram('Berat', { width: 10 }),
      harga_modal: uang('Harga Modal', { width: 13, rahasia: 'modal' }),
      no_penerimaan: kode('No Penerimaan', {
        width: 20,
        leads: { to: '/penerimaan-barang', param: 'no_dokumen' },
      }),
    },
    list: ['user_id', 'jumlah', 'berat', 'harga_modal'],
    search: ['user_id'],
    lines: {
      barang: {
        label: 'Barang',
        table: 'barang',
        number: 'no_masuk',
        by: ['kode_barcode'],
        fields: {
          kode_barcode: kode('Barcode', {
            total: 'count',
            width: 9,
            leads: { to: '/data-barang', param: 'q' },
          }),
          nama_barang: teks('Nama Barang', { width: 22 }),
          berat: gram('Berat', { total: 'sum', width: 9 }),
          kode_group: kode('Group', { width: 7 }),
          kode_baki: kode('Baki', { width: 7 }),
          status: teks('Status', { width: 10, kata: true }),
          supplier: ref('Supplier', () => supplierResource, { width: 10 }),
          harga_modal: uang('Harga Modal', { total: 'sum', width: 12, rahasia: 'modal' }),
        },
      },
    },
  },
  journals: [
    ...jurnal('TAMBAH_BARANG', 'AWAL', ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'], ['MODAL']),
    ...jurnal('TAMBAH_BARANG', 'SUPPLIER', ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'], ['UTANG_SUPPLIER']),
    ...jurnal(
      'TAMBAH_BARANG',
      'PENERIMAAN',
      ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS'],
      ['PERSEDIAAN_TERIMA'],
    ),
  ],
  pieces: { simpan: [[BARU, 'TERSEDIA']] },
  transitions: {
    simpan: {
      from: [],
      to: 'DONE',
      path: 'barang/simpan',
      label: 'Simpan Barang',
      fields: {
        // The delivery these pieces get their tags from: it says their supplier and what they cost. docs/decisions/0046.
        no_penerimaan: kode('No Penerimaan', { opsional: true, max: 40 }),
        baris: daftar('Barang', barisBarang, { maxRows: BATAS_BARIS }),
        /** What is far from its group was looked at and is right; see JAUH_DARI_GROUP. */
        yakin: ya('Angka Yang Jauh Dari Group Sudah Diperiksa', { opsional: true }),
      },
      answer: { jumlah: angka(''), berat: gram(''), kode_barcode: deret(kode('')) },
      // A file comes in through its own call (barang/import), which is the act of /tambah-barang-banyak.
      screens: ['/tambah-data-barang'],
      message: 'Berhasil Menyimpan Data',
    },
    batal: {
      from: ['DONE'],
      to: 'CANC',
      path: 'barang/batal',
      label: 'Batal Tambah Barang',
      fields: {
        no_dokumen: kode('No Tambah Barang', { max: 40 }),
        alasan: catatan('Alasan', { min: 5 }),
      },
      answer: { jumlah: angka('') },
      screens: ['/tambah-data-barang', '/tambah-barang-banyak', '/data-barang'],
      otorisasi: 'barang',
      sameDay: barangErrors.BUKAN_HARI_INI,
      reverses: true,
      effect: 'Semua barang pada dokumen ini keluar dari stok dan jurnalnya dibalik. Perlu otorisasi.',
      message: 'Tambah Barang Berhasil Dibatalkan',
    },
  },
});
