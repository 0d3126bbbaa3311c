/** A piece as lists, scans and labels show it, and the price it wears now. Domain 2.1, R3.7. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import {
  angka,
  gram,
  kadar,
  kode,
  pilihan,
  ref,
  tanggal,
  teks,
  uang,
  waktu,
  ya,
} from '@mustika/kernel/field.ts';
import type { Jejak } from '@mustika/kernel/jejak.ts';
import { bakiResource } from '../master/baki.resource.ts';
import { bandrolResource } from '../master/bandrol.resource.ts';
import { groupResource } from '../master/group.resource.ts';
import { gudangResource } from '../master/gudang.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import {
  type AturanHarga,
  type HargaBarang,
  hargaBarang,
  hargaGram,
  type TipeOngkos,
} from './harga-barang.rule.ts';

/** States a piece of this domain has; other documents bring more (status_barang). Domain 2.3. */
export const STATUS_BARANG = [
  'TERSEDIA',
  'BERJUMLAH',
  'DITAHAN',
  'DITITIP',
  'TERJUAL',
  'TUNGGU_BELI',
  'DIBELI',
  'DISORTIR',
  'ROSOK',
  'DISERAHKAN',
  'HILANG',
  'DIKIRIM',
  'TERKIRIM',
  'BATAL',
] as const;

/** Columns of the list, in the order of the table, as wide as the screen of a till has room for up to the price. `kode_toko` is the tray (Domain 17.3). */
export const kolomBarang = {
  kode_barcode: kode('Barcode', { width: 10 }),
  nama_barang: teks('Nama Barang', { width: 25 }),
  kode_group: ref('Group', () => groupResource, { width: 7 }),
  kode_dept: ref('Jenis', () => jenisResource, { width: 6 }),
  kode_gudang: ref('Gudang', () => gudangResource, { width: 8, hidden: true }),
  kode_toko: ref('Baki', () => bakiResource, { width: 7 }),
  status: pilihan('Status', STATUS_BARANG, { width: 9 }),
  berat: gram('Berat', { total: 'sum', width: 8 }),
  kadar: kadar('Kadar', { width: 6 }),
  ongkos_rp: uang('Ongkos', { width: 9 }),
  harga_jual: uang('Harga Jual', { width: 12 }),
  /** How many there are for sale of an article by quantity; of a piece nothing. */
  stok: angka('Stock', { opsional: true, hidden: true, width: 7 }),
  kadar_cetak: teks('Kadar Cetak', { width: 7, hidden: true }),
  berat_asli: gram('Berat Asli', { hidden: true, width: 9 }),
  tipe_ongkos: kode('Tipe Ongkos', { hidden: true, width: 8 }),
  ongkos: uang('Ongkos Dasar', { hidden: true, width: 10 }),
  nama_atribut: teks('Atribut', { opsional: true, hidden: true, width: 14 }),
  berat_atribut: gram('Berat Atribut', { hidden: true, width: 9 }),
  harga_atribut: uang('Harga Atribut', { hidden: true, width: 11 }),
  berat_plastik: gram('Berat Plastik', { hidden: true, width: 9 }),
  kode_bandrol: ref('Kode Bandrol', () => bandrolResource, { opsional: true, hidden: true, width: 10 }),
  size: teks('Size', { opsional: true, hidden: true, width: 6 }),
  kode_intern: teks('Kode Intern', { opsional: true, hidden: true, width: 12 }),
  harga_bandrol: uang('Harga Bandrol', { opsional: true, hidden: true, width: 12 }),
  harga_modal: uang('Harga Modal', { opsional: true, hidden: true, width: 12, rahasia: 'modal' }),
  supplier: teks('Supplier', { opsional: true, hidden: true, width: 16 }),
  ada_faktur_masukan: ya('Faktur Masukan', { hidden: true, width: 8 }),
  no_faktur_masukan: kode('No Faktur Masukan', { opsional: true, hidden: true, width: 18 }),
  no_masuk: kode('No Masuk', { hidden: true, width: 18 }),
  tanggal_masuk: tanggal('Tanggal Masuk', { width: 11 }),
  cetak_label: angka('Label Dicetak', { hidden: true, width: 8 }),
  diubah_oleh: kode('Diubah Oleh', { hidden: true, width: 10 }),
  diubah_pada: waktu('Diubah Pada', { hidden: true, width: 16 }),
} as const;

/** The same and what travels beside the columns of the table. */
export const kolomKartu = {
  ...kolomBarang,
  tipe_ongkos: pilihan('', ['GRAM', 'TOTAL']),
  kode_baki: kode(''),
  golongan_modal: kode('', { opsional: true }),
  harga_per_gram: uang(''),
  harga_emas: uang(''),
  pembulatan: uang(''),
  ada_foto: ya(''),
  no_terakhir: kode(''),
  versi: angka(''),
} as const;
/** A row of `barang/list`. */
export const kartuBarang = objek(kolomKartu);
export type KartuBarang = WireOf<typeof kartuBarang>;

/** What the price of a row needs, as the queries select it. */
export type BarisHarga = {
  berat: Miligram;
  tipe_ongkos: TipeOngkos;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  harga_bandrol: Rupiah | null;
  /** Of the group; `harga_24k` is null when the store keeps no gold price. */
  harga_group: Rupiah;
  kadar_jual: MiliPersen;
  harga_24k: Rupiah | null;
  markis: boolean;
};

/** The price a piece wears now: the group's price of the day, or its own fixed price; `jejak` is told how. */
export const hargaKini = (row: BarisHarga, aturan: AturanHarga, jejak?: Jejak): HargaBarang =>
  hargaBarang({ ...row, ...aturan, harga_gram: hargaGram(aturan.dasar, row) }, jejak);
