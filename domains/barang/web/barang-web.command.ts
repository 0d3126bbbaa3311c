/**
 * Offering pieces on the shop's own web site. Spec 1 §2.2 names kirim-barang-external and update-barang-external and shows no
 * more: the paths below and their fields are ours.
 */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import {
  angka,
  daftar,
  gram,
  kode,
  pilihan,
  rahasia,
  ref,
  teks,
  uang,
  waktu,
  ya,
} from '@mustika/kernel/field.ts';
import { all, flag, level } from '@mustika/kernel/gate.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { barangDipindai } from '../gerak-barang.rule.ts';
import { kolomBarang, STATUS_BARANG } from '../kartu-barang.rule.ts';
import { STATUS_WEB } from './barang-web.rule.ts';

/** The two screens of the specification. */
export const KIRIM_EXTERNAL = '/kirim-barang-external';
export const UPDATE_EXTERNAL = '/update-barang-external';
const keduanya = [KIRIM_EXTERNAL, UPDATE_EXTERNAL];
const MODUL = flag('BARANG_WEB_EXTERNAL_MODULE');
/** Where the catalogue goes and with whose key is not everybody's business. Reliability 4.6. */
const pengatur = all(MODUL, level('OWN', 'SU', 'MU'));
const ada = { opsional: true } as const;

/** The way to the site as the screen may know it: whether there is a key, never what it is. */
const keadaan = objek({
  aktif: ya(''),
  alamat: teks(''),
  kunci_ada: ya(''),
  versi: angka(''),
  /** How often the site itself did not answer since it last did, why, and until when it is left in peace. */
  gagal: angka(''),
  galat: teks('', ada),
  coba_lagi: waktu('', ada),
  terakhir: waktu('', ada),
  /** Pieces: shown there, on their way, refused, and no longer shown. */
  tayang: angka(''),
  menunggu: angka(''),
  ditolak: angka(''),
  ditarik: angka(''),
});
export type KeadaanWeb = WireOf<typeof keadaan>;

export const keadaanWeb = defineCommand({
  name: 'barang-external-keadaan',
  label: 'Keadaan Web Toko',
  method: 'GET',
  path: 'barang-external/keadaan',
  screens: keduanya,
  fields: {},
  answer: keadaan,
});

/** The key is written and never read: left empty it stays what it was. */
export const simpanWeb = defineCommand({
  name: 'barang-external-setting',
  label: 'Simpan Alamat Web Toko',
  method: 'PUT',
  path: 'barang-external/setting',
  screens: [UPDATE_EXTERNAL],
  gate: pengatur,
  fields: {
    aktif: ya('Kirim Ke Web'),
    alamat: teks('Alamat Web', { asTyped: true, max: 300 }),
    kunci: rahasia('Kunci Tanda Tangan', { opsional: true }),
    versi: angka('Versi', { min: 0 }),
  },
  answer: keadaan,
  message: 'Alamat Web Berhasil Disimpan',
});

/** A signed call without a piece, with the stored key. */
export const ujiWeb = defineCommand({
  name: 'barang-external-uji',
  label: 'Uji Sambungan Web Toko',
  path: 'barang-external/uji',
  screens: [UPDATE_EXTERNAL],
  gate: pengatur,
  fields: {},
  idempotent: false,
  answer: objek({ status: angka('') }),
  message: 'Sambungan Web Berhasil',
});

const ditawarkan = objek({ ditawarkan: angka(''), sudah: angka('') });

/** Pieces that are offered from now on; offered twice is offered once. */
export const tawarkanWeb = defineCommand({
  name: 'barang-external-kirim',
  label: 'Kirim Barang External',
  path: 'barang-external/kirim',
  screens: keduanya,
  fields: { barang: barangDipindai },
  answer: ditawarkan,
  message: 'Barang Berhasil Ditawarkan Di Web',
});

/** All that lies on a tray. */
export const tawarkanBakiWeb = defineCommand({
  name: 'barang-external-kirim-baki',
  label: 'Kirim Satu Baki External',
  path: 'barang-external/kirim-baki',
  screens: [KIRIM_EXTERNAL],
  fields: { kode_baki: ref('Baki', () => bakiResource) },
  answer: ditawarkan,
  message: 'Barang Berhasil Ditawarkan Di Web',
});

const barang = daftar(
  'Barang',
  { kode_barcode: kode('Kode Barcode', { max: 8 }) },
  { maxRows: 2000, kosong: 'Barang Tidak Boleh Kosong' },
);
const jumlah = objek({ jumlah: angka('') });

/** Says it all once more, picture among it, whatever the site is thought to have. */
export const ulangWeb = defineCommand({
  name: 'barang-external-ulang',
  label: 'Kirim Ulang Barang External',
  path: 'barang-external/kirim-ulang',
  screens: [UPDATE_EXTERNAL],
  fields: { barang },
  answer: jumlah,
  message: 'Barang Masuk Antrian Kirim',
});

/** Not offered any more; the piece itself stays where it is. */
export const tarikWeb = defineCommand({
  name: 'barang-external-tarik',
  label: 'Tarik Barang Dari Web',
  path: 'barang-external/tarik',
  screens: [UPDATE_EXTERNAL],
  fields: { barang },
  answer: jumlah,
  message: 'Barang Ditarik Dari Web',
});

/** Columns of what is on the site or on its way. */
export const kolomWeb = {
  kode_barcode: kolomBarang.kode_barcode,
  nama_barang: kolomBarang.nama_barang,
  status: pilihan('Di Web', STATUS_WEB, { width: 11 }),
  status_barang: pilihan('Status Barang', STATUS_BARANG, { width: 11 }),
  harga_jual: uang('Harga Hari Ini', { width: 13 }),
  harga_web: uang('Harga Di Web', { opsional: true, width: 13 }),
  keterangan: teks('Keterangan', { opsional: true, width: 26 }),
  berat: gram('Berat', { width: 9 }),
  kadar_cetak: teks('Kadar Cetak', { width: 7 }),
  kode_group: kolomBarang.kode_group,
  kode_dept: kolomBarang.kode_dept,
  dikirim: waktu('Terakhir Diterima', { opsional: true, width: 16 }),
  tawar: ya('Ditawarkan', { hidden: true, width: 8 }),
  percobaan: angka('Percobaan', { hidden: true, width: 8 }),
  coba_lagi: waktu('Dicoba Lagi', { opsional: true, hidden: true, width: 16 }),
  oleh: kode('Oleh', { hidden: true, width: 9 }),
} as const;

export const daftarWeb = defineCommand({
  name: 'barang-external-list',
  label: 'Barang Di Web',
  method: 'GET',
  path: 'barang-external/list',
  screens: [UPDATE_EXTERNAL],
  fields: {
    q: teks('Cari', { opsional: true, max: 40 }),
    status: pilihan('Di Web', STATUS_WEB, ada),
    skip: angka('Lewati', ada),
    limit: angka('Jumlah', { opsional: true, max: 500 }),
  },
  answer: baris(kolomWeb),
});
export type BarisWeb = WireOf<typeof daftarWeb.answer>[number];
