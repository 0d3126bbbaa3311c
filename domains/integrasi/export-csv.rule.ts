/** What can be taken out of the shop as CSV: a closed list of tables, each with its columns and, where it has days, its day. */
import { EXPORT_CICILAN_HUTANG } from './export-hutang.rule.ts';
import { type DataExport, kolom } from './kolom-export.rule.ts';

/** What a nota of sale and purchase starts with, a line of either, and a row of any book. */
const NOTA = [
  'no_faktur_group:kode',
  'tanggal:tanggal',
  'kode_member:kode',
  'nama_customer:teks',
  'kasir:kode',
  'jumlah_barang:angka',
  'berat:gram',
] as const;
const BARIS = [
  'no_faktur_group:kode',
  'no_faktur:kode',
  'tanggal:tanggal',
  'kode_barcode:kode',
  'nama_barang:teks',
] as const;
const BUKU = ['no_dokumen:kode', 'peristiwa:angka', 'tanggal:tanggal'] as const;

/** The tables. No passwords, no keys, no identity numbers, nobody's telephone: those leave by their own screens. */
export const DATA_EXPORT = {
  BARANG: {
    label: 'Barang',
    tabel: 'barang',
    urut: 'kode_barcode',
    kolom: kolom(
      'kode_barcode:kode',
      'nama_barang:teks',
      'kode_group:kode',
      'kode_dept:kode',
      'kode_gudang:kode',
      'kode_baki:kode',
      'status:kode',
      'berat:gram',
      'kadar:kadar',
      'ongkos:uang',
      'harga_atribut:uang',
      'harga_modal:uang',
      'harga_bandrol:uang',
      'tanggal_masuk:tanggal',
    ),
  },
  PENJUALAN: {
    label: 'Nota Penjualan',
    tabel: 'penjualan',
    hari: 'tanggal',
    urut: 'tanggal, no_faktur_group',
    kolom: kolom(
      ...NOTA,
      'subtotal:uang',
      'diskon:uang',
      'pembulatan:uang',
      'total:uang',
      'bayar:uang',
      'kembali:uang',
    ),
  },
  PENJUALAN_BARANG: {
    label: 'Barang Terjual',
    tabel: 'penjualan_barang',
    hari: 'tanggal',
    urut: 'tanggal, no_faktur',
    kolom: kolom(
      ...BARIS,
      'kode_sales:kode',
      'kode_group:kode',
      'kode_dept:kode',
      'jumlah:angka',
      'berat:gram',
      'kadar:kadar',
      'harga_per_gram:uang',
      'harga_emas:uang',
      'ongkos:uang',
      'harga_atribut:uang',
      'diskon:uang',
      'total:uang',
      'harga_modal:uang',
    ),
  },
  PEMBELIAN: {
    label: 'Nota Pembelian',
    tabel: 'pembelian',
    hari: 'tanggal',
    urut: 'tanggal, no_faktur_group',
    kolom: kolom(...NOTA, 'harga_nota:uang', 'total:uang', 'biaya_admin:uang', 'bayar:uang'),
  },
  PEMBELIAN_BARANG: {
    label: 'Barang Dibeli',
    tabel: 'pembelian_barang',
    hari: 'tanggal',
    urut: 'tanggal, no_faktur',
    kolom: kolom(
      ...BARIS,
      'kode_group:kode',
      'kondisi_barang:kode',
      'jumlah:angka',
      'berat_nota:gram',
      'berat:gram',
      'susut:gram',
      'kadar:kadar',
      'harga_nota:uang',
      'potongan:uang',
      'harga:uang',
    ),
  },
  TITIPAN: {
    label: 'Titipan',
    tabel: 'titipan',
    hari: 'tanggal',
    urut: 'tanggal, no_titipan',
    kolom: kolom(
      'no_titipan:kode',
      'tanggal:tanggal',
      'kode_member:kode',
      'nama_customer:teks',
      'kasir:kode',
      'berat:gram',
      'total:uang',
      'uang_muka:uang',
      'saldo:uang',
    ),
  },
  ...EXPORT_CICILAN_HUTANG,
  BUKU_UANG: {
    label: 'Buku Uang',
    tabel: 'buku_uang',
    hari: 'tanggal',
    urut: 'tanggal, no_dokumen, peristiwa, urut',
    kolom: kolom(
      ...BUKU,
      'kategori:kode',
      'jenis:kode',
      'dari_akun:kode',
      'dari_dimensi:kode',
      'dari_nomor:kode',
      'ke_akun:kode',
      'ke_dimensi:kode',
      'ke_nomor:kode',
      'jumlah:uang',
      'keterangan:teks',
    ),
  },
  BUKU_BARANG: {
    label: 'Buku Barang',
    tabel: 'buku_barang',
    hari: 'tanggal',
    urut: 'tanggal, no_dokumen, peristiwa, urut',
    kolom: kolom(
      ...BUKU,
      'kode_barcode:kode',
      'dari_tempat:kode',
      'ke_tempat:kode',
      'qty:angka',
      'berat:gram',
      'kadar:kadar',
    ),
  },
} as const satisfies Record<string, DataExport>;

export type NamaExport = keyof typeof DATA_EXPORT;
/** Names of the tables, as they travel. */
export const NAMA_EXPORT = Object.keys(DATA_EXPORT) as [NamaExport, ...NamaExport[]];

/** Rows somebody waits for; more are worked off in the background. */
export const BATAS_LANGSUNG = 50_000;

/** What can become of an export in the background; see the migration. */
export const STATUS_EXPORT = ['ANTRI', 'JALAN', 'SELESAI', 'LEWAT', 'GAGAL'] as const;
export type StatusExport = (typeof STATUS_EXPORT)[number];

/** Rows of one file; beyond them the period is to be shortened. */
export const BATAS_EXPORT = 1_000_000;
