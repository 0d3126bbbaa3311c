/** Calls about pieces that are no document: history, edit, label, import. Spec 1 §3, §7. */
import { BATAS_PER_BARANG, BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { baris, bebas, deret, objek, peta, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import {
  angka,
  daftar,
  gram,
  kadar,
  kode,
  pilihan,
  tanggal,
  teks,
  uang,
  waktu,
  ya,
} from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { kolomBerkas } from '@mustika/kernel/text/peta-kolom.ts';
import { kartuBarang, kolomBarang } from './kartu-barang.rule.ts';
import { barisBarang } from './masuk/tambah-barang.document.ts';
import { kolomSiap } from './masuk/tambah-barang-banyak.rule.ts';

const kode_barcode = kode('Kode Barcode', { max: 60 });

/**
 * Movements, documents and edits of a piece, who and when: in every store it was in for those who read them all, in their own store
 * for the others, who learn which store it came from or went to, and when. docs/decisions/0060.
 */
export const barangRiwayatCommand = defineCommand({
  name: 'barang-riwayat',
  label: 'Riwayat Barang',
  method: 'GET',
  path: 'barang/riwayat/{kode_barcode}',
  screens: ['/data-barang'],
  fields: { kode_barcode },
  answer: objek({
    barang: kartuBarang,
    gerak: baris({
      toko: kode(''),
      waktu: waktu(''),
      tanggal: tanggal(''),
      jenis: kode(''),
      no_dokumen: kode(''),
      transisi: kode(''),
      dari: kode(''),
      ke: kode(''),
      berat: gram(''),
      user_id: kode(''),
      alasan: teks('', { opsional: true }),
      disetujui: deret(kode(''), { opsional: true }),
    }),
    /** From store to store, the last first. */
    perjalanan: baris({
      no_kirim: kode(''),
      dari: kode(''),
      nama_dari: teks(''),
      dikirim: tanggal(''),
      ke: kode(''),
      nama_ke: teks(''),
      diterima: tanggal('', { opsional: true }),
      keadaan: kode(''),
    }),
    /** What it was under another code (ASAL), and what sorting made of it (JADI): a piece with a new code, or part of a lot. */
    sortir: baris({
      arah: pilihan('', ['ASAL', 'JADI']),
      kode: kode(''),
      nama: teks(''),
      tanggal: tanggal(''),
      no_dokumen: kode(''),
    }),
    ubahan: baris({
      toko: kode(''),
      waktu: waktu(''),
      user_id: kode(''),
      aksi: kode(''),
      sebelum: bebas<Record<string, unknown> | null>(),
      sesudah: bebas<Record<string, unknown>>(),
    }),
  }),
});
export type RiwayatBarang = WireOf<typeof barangRiwayatCommand.answer>;

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
  berat_plastik: barisBarang.berat_plastik,
  kode_bandrol: barisBarang.kode_bandrol,
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
  answer: objek({ versi: angka('') }),
  message: 'Berhasil Mengedit Data',
});

/** HALAMAN is printed by the browser from pictures and counts; SVG is the preview on screen and counts as no print. */
export const FORMAT_LABEL = ['HALAMAN', 'ZPL', 'TSPL', 'PDF', 'SVG'] as const;
/** More pictures than that are no work for a browser's page: a file is. */
export const TERBANYAK_HALAMAN = 300;

export const barangLabelCommand = defineCommand({
  name: 'barang-label',
  label: 'Cetak Label Barang',
  path: 'barang/label',
  screens: ['/cetak-barcode', '/tambah-data-barang', '/tambah-barang-banyak', '/data-barang'],
  fields: {
    barang: daftar('Barang', { kode_barcode: kode('Kode Barcode', { min: 8, max: 8 }) }, { maxRows: 5000 }),
    format: pilihan('Format', FORMAT_LABEL),
    /** Of Master Label, or one of the three that are sold everywhere. */
    layout: kode('Ukuran Label', { opsional: true, max: 12 }),
    dpi: pilihan('Resolusi', ['203', '300'], { opsional: true }),
    /** Turns the second wing, for tags that fold along their length. */
    balik: ya('Balik Sayap Kedua', { opsional: true }),
    harga: ya('Cetak Harga', { opsional: true }),
    /** A ruler in the place of each tag: it shows whether roll and printer agree, and counts as no print. */
    penggaris: ya('Penggaris', { opsional: true }),
  },
  /** Of HALAMAN and of the preview; the others are files. */
  answer: baris({ svg: teks(''), lebar: angka(''), tinggi: angka('') }),
});

/**
 * Multipart: `file` (CSV or XLSX), `mode` semua or yang-benar, `pratinjau` ya writes nothing. `peta` says which heading is which column
 * (JSON: `dari`, `tetap`, `sumber`); `petakan` ya answers what the headings may mean instead of refusing them. `yakin` ya says that what is
 * far from its group is right.
 */
export const barangImportCommand = defineCommand({
  name: 'barang-import',
  label: 'Import Barang',
  path: 'barang/import',
  screens: ['/tambah-barang-banyak'],
  fields: {},
  answer: objek({
    baris: angka(''),
    benar: angka(''),
    /** Look as if they were in stock already. */
    kembar: angka(''),
    tersimpan: angka(''),
    salah: baris({ baris: angka(''), kolom: kode(''), isi: teks(''), sebab: teks('') }),
    /** Of rows that are ready: what nobody takes in before somebody says that it is right. */
    jauh: baris({ baris: angka(''), kolom: kode(''), isi: teks(''), sebab: teks('') }),
    /** Of the rows that are ready: weight, cost, and the first of them as they would be stored. */
    berat: gram(''),
    harga_modal: kolomBarang.harga_modal,
    contoh: baris(kolomSiap),
    kolom: kolomBerkas,
    /** The document of those that were stored. */
    no_dokumen: kode('', { opsional: true }),
    peristiwa: angka('', { opsional: true }),
    status: kode('', { opsional: true }),
    jumlah: angka('', { opsional: true }),
    kode_barcode: deret(kode(''), { opsional: true }),
  }),
});
export type HasilImpor = WireOf<typeof barangImportCommand.answer>;

/**
 * Multipart `file`: makes the groups, kinds, warehouses and trays the file names and the shop does not have; `pratinjau`
 * ya only shows them, `lewati` (`grup:750,baki:CC9`) leaves some out. New groups are priced by what 24K sells for: the store's
 * own price, else `harga_24k`, without which none is made.
 */
export const barangImportMasterCommand = defineCommand({
  name: 'barang-import-master',
  label: 'Buat Master Dari Berkas',
  path: 'barang/import/master',
  screens: ['/tambah-barang-banyak'],
  gate: level('OWN', 'SU', 'MU', 'SPV'),
  fields: {},
  answer: objek({
    grup: baris({
      kode_group: kode(''),
      nama_group: teks(''),
      kadar: kadar(''),
      harga: uang('', { opsional: true }),
    }),
    jenis: baris({ kode_dept: kode(''), nama_dept: teks('') }),
    gudang: baris({ kode_gudang: kode('') }),
    baki: baris({ kode_baki: kode(''), kode_gudang: kode('') }),
    nonaktif: baris({ tabel: kode(''), kode: kode('') }),
    /** Rows that name each, by `tabel:kode`. */
    pemakaian: peta(angka('')),
    /** What 24K sells for in this store; null where nobody has said it. */
    harga_24k: uang('', { opsional: true }),
    /** The store has no piece yet: whatever a file names is new, and one row alone is no slip of the hand. */
    pertama: ya(''),
  }),
  message: 'Berhasil Menyimpan Data',
});
export type MasterImpor = WireOf<typeof barangImportMasterCommand.answer>;
