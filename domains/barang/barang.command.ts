/** Calls about pieces that are no document: lookup, list, history, edit, photo, label, import. Spec 1 §3, §7. */
import { BATAS_PER_BARANG, BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, daftar, kode, pilihan, teks, uang, ya } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { barisBarang } from './tambah-barang.document.ts';

const kode_barcode = kode('Kode Barcode', { max: 60 });

/** What a sale, a move or a disposal must know about a scanned piece; one round trip. */
export const barangReadyCommand = defineCommand({
  name: 'barang-ready',
  label: 'Cari Barang Per Barcode',
  method: 'GET',
  path: 'barang/ready/kode-barcode/{kode_barcode}',
  readers: true,
  fields: { kode_barcode },
});

/** Filters are upper-cased; `kode_toko` is the tray (Spec 1 §3, Domain 17.3). */
export const barangListCommand = defineCommand({
  name: 'barang-list',
  label: 'Daftar Barang',
  method: 'GET',
  path: 'barang/list',
  readers: true,
  fields: {
    skip: angka('Skip', { opsional: true }),
    limit: angka('Limit', { opsional: true, min: 1, max: 1000 }),
    q: teks('Cari', { opsional: true, max: 60 }),
    kode_group: kode('Kode Group', { opsional: true }),
    kode_dept: kode('Jenis', { opsional: true }),
    kode_gudang: kode('Gudang', { opsional: true }),
    kode_toko: kode('Baki', { opsional: true }),
    status: kode('Status', { opsional: true }),
    /** Pieces of one intake document. */
    no_masuk: kode('No Masuk', { opsional: true, max: 40 }),
    sort: teks('Urut', { opsional: true, asTyped: true, max: 30 }),
    arah: pilihan('Arah', ['asc', 'desc'], { opsional: true }),
  },
});

/** Movements, documents and edits of a piece: who and when. */
export const barangRiwayatCommand = defineCommand({
  name: 'barang-riwayat',
  label: 'Riwayat Barang',
  method: 'GET',
  path: 'barang/riwayat/{kode_barcode}',
  screens: ['/data-barang'],
  fields: { kode_barcode },
});

/**
 * What may be edited; weight, karat, cost and place never are (Domain 2.3). A lower tag price, a price that jumps, another
 * printed karat and another word on its faktur need a second person, or the till would see nothing lowered.
 */
export const ubahFields = {
  nama_barang: barisBarang.nama_barang,
  kadar_cetak: teks('Kadar Cetak', { max: 20 }),
  tipe_ongkos: pilihan('Tipe Ongkos', [
    ['GRAM', 'Per Gram'],
    ['TOTAL', 'Total'],
  ]),
  ongkos: uang('Ongkos', { max: BATAS_PER_GRAM }),
  nama_atribut: barisBarang.nama_atribut,
  harga_atribut: uang('Harga Atribut', { max: BATAS_PER_BARANG }),
  size: barisBarang.size,
  kode_intern: barisBarang.kode_intern,
  harga_bandrol: barisBarang.harga_bandrol,
  supplier: barisBarang.supplier,
  ada_faktur_masukan: ya('Ada Faktur Masukan'),
  no_faktur_masukan: barisBarang.no_faktur_masukan,
} as const;

export const barangUbahCommand = defineCommand({
  name: 'barang-ubah',
  label: 'Ubah Barang',
  method: 'PUT',
  path: 'barang/ubah/{kode_barcode}',
  screens: ['/data-barang'],
  fields: { kode_barcode, ...ubahFields, versi: angka('Versi', { min: 1 }), detail_authorization },
  message: 'Berhasil Mengedit Data',
});

/** Multipart parts `image` and `kode_barcode` (Spec 1 §3). */
export const barangFotoUnggahCommand = defineCommand({
  name: 'barang-foto-unggah',
  label: 'Unggah Foto Barang',
  path: 'barang/foto',
  screens: ['/tambah-data-barang', '/data-barang'],
  fields: {},
  message: 'Foto Berhasil Disimpan',
});

export const barangFotoCommand = defineCommand({
  name: 'barang-foto',
  label: 'Foto Barang',
  method: 'GET',
  path: 'barang/foto/{kode_barcode}',
  readers: true,
  fields: { kode_barcode },
});

/** Tags that shops hang on pieces, by their size in mm. */
export const TATA_LABEL = ['60X12', '70X13', '50X10'] as const;
/** SVG is the preview on screen and counts as no print. */
export const FORMAT_LABEL = ['ZPL', 'TSPL', 'PDF', 'SVG'] as const;

export const barangLabelCommand = defineCommand({
  name: 'barang-label',
  label: 'Cetak Label Barang',
  path: 'barang/label',
  screens: ['/cetak-barcode', '/tambah-data-barang', '/tambah-barang-banyak', '/data-barang'],
  fields: {
    barang: daftar('Barang', { kode_barcode: kode('Kode Barcode', { min: 8, max: 8 }) }, { maxRows: 5000 }),
    format: pilihan('Format', FORMAT_LABEL),
    layout: pilihan('Ukuran Label', TATA_LABEL, { opsional: true }),
    dpi: pilihan('Resolusi', ['203', '300'], { opsional: true }),
    /** Turns the second wing, for tags that fold along their length. */
    balik: ya('Balik Sayap Kedua', { opsional: true }),
    harga: ya('Cetak Harga', { opsional: true }),
  },
});

/** Multipart: `file` (CSV or XLSX), `mode` semua or yang-benar, `pratinjau` ya writes nothing. */
export const barangImportCommand = defineCommand({
  name: 'barang-import',
  label: 'Import Barang',
  path: 'barang/import',
  screens: ['/tambah-barang-banyak'],
  fields: {},
});

/**
 * Multipart `file`: makes the groups, kinds, warehouses and trays the file names and the shop does not have; `pratinjau`
 * ya only shows them, `lewati` (`grup:750,baki:CC9`) leaves some out.
 */
export const barangImportMasterCommand = defineCommand({
  name: 'barang-import-master',
  label: 'Buat Master Dari Berkas',
  path: 'barang/import/master',
  screens: ['/tambah-barang-banyak'],
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  fields: {},
  message: 'Berhasil Menyimpan Data',
});
