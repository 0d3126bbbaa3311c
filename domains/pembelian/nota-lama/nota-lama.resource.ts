import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import { gram, kadar, kode, persen, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { tokoResource } from '../../master/toko.resource.ts';

const ada = { opsional: true } as const;

/** Kategori of what a second person agrees to. */
export const KATEGORI_NOTA_LAMA = 'nota-lama';

/**
 * Nota lama: a piece that the till of before sold, one row each, whose paper its buyer keeps and brings back years later. It is bought
 * as one of ours: priced by its nota, once over all branches (`toko_beli`, `no_beli`: by which purchase). An invented row is money to
 * whoever invents it, so that one person writes none alone; a file of them the owner agrees to. One list of the chain; its group is one
 * of the store that buys. The spec does not name it; docs/decisions/0143.
 */
export const notaLamaResource = defineResource({
  name: 'nota_lama',
  label: 'Nota Lama',
  screen: '/nota-lama',
  group: 'pembelian',
  gate: level('OWN', 'SU', 'MU'),
  scope: 'chain',
  api: crudPaths('nota-lama', 'kode_nota_lama'),
  key: 'kode_nota_lama',
  display: 'nama_barang',
  search: ['kode_nota_lama', 'no_nota', 'kode_lama', 'nama_barang'],
  // Its own call tells rows that are there by their nota and tag; the file knows no code of ours.
  imports: false,
  guarded: {
    columns: [
      ...(['toko_jual', 'no_nota', 'kode_lama', 'tgl_jual', 'kode_group', 'kode_dept'] as const),
      ...(['kadar', 'berat', 'harga', 'harga_gram', 'ongkos', 'batu'] as const),
      ...(['potongan_persen', 'potongan_gram'] as const),
    ],
    kategori: KATEGORI_NOTA_LAMA,
    description: 'old nota change',
  },
  fields: {
    kode_nota_lama: kode('Kode Nota Lama', { max: 90, width: 18 }),
    toko_jual: ref('Toko Penjual', () => tokoResource, {
      ...{ width: 8, hidden: true },
      sebutan: ['toko', 'cabang', 'kode toko', 'nama toko', 'outlet', 'branch'],
    }),
    no_nota: kode('No Nota', {
      ...{ max: 40, width: 16, hidden: true },
      sebutan: [
        'no faktur',
        'nomor nota',
        'nota',
        'faktur',
        'no invoice',
        'invoice',
        'no bukti',
        'no transaksi',
      ],
    }),
    kode_lama: kode('Kode Barang Lama', {
      ...{ ...ada, max: 40, width: 12 },
      sebutan: ['kode barang', 'barcode', 'kode', 'kode lama', 'sku', 'no barang', 'item code'],
    }),
    tgl_jual: tanggal('Tanggal Jual', {
      sebutan: ['tanggal', 'tgl', 'tgl jual', 'tgl nota', 'tanggal nota', 'date'],
    }),
    nama_barang: teks('Nama Barang', {
      ...{ dicetak: true, width: 24 },
      sebutan: ['nama', 'barang', 'deskripsi', 'keterangan barang', 'item', 'item name'],
    }),
    /** The purchase that it came back with, filled by that. */
    no_beli: kode('Nota Beli', { ...ada, readOnly: true, width: 20 }),
    dibeli_pada: waktu('Dibeli Pada', ada),
    toko_beli: kode('Dibeli Di', { ...ada, readOnly: true, hidden: true, width: 8 }),
    kode_group: ref('Group', () => groupResource, {
      ...{ width: 8 },
      sebutan: ['grup', 'group emas', 'golongan', 'gol', 'kelompok', 'kode golongan'],
    }),
    kode_dept: ref('Jenis', () => jenisResource, {
      ...{ width: 8 },
      sebutan: ['kode jenis', 'jenis barang', 'kategori', 'tipe barang', 'type'],
    }),
    kadar: kadar('Kadar', { max: 100_000, sebutan: ['karat', 'kadar emas', 'purity'] }),
    berat: gram('Berat', {
      min: 1,
      sebutan: ['brt', 'berat gr', 'berat gram', 'gram', 'berat bersih', 'weight'],
    }),
    /** What was paid for its gold, without ongkos and stones. */
    harga: uang('Harga Emas', {
      ...{ ...ada, min: 1 },
      sebutan: ['harga', 'harga jual', 'harga barang', 'nilai', 'total', 'jumlah', 'price'],
    }),
    harga_gram: uang('Harga / Gram', {
      ...{ ...ada, min: 1, max: BATAS_PER_GRAM },
      sebutan: ['harga gr', 'harga gram', 'harga per gram', 'hrg gr', 'per gram'],
    }),
    ongkos: uang('Ongkos', { initial: 0, hidden: true, sebutan: ['upah', 'ongkos rp', 'biaya ongkos'] }),
    batu: uang('Harga Batu', { initial: 0, hidden: true, sebutan: ['batu', 'harga atribut', 'atribut'] }),
    /** What was promised that it loses when it comes back; neither: the terms of the shop on that day. */
    potongan_persen: persen('Potongan (%)', {
      ...ada,
      hidden: true,
      sebutan: ['potongan', 'pot', 'susut persen'],
    }),
    potongan_gram: uang('Potongan / Gram', {
      ...{ ...ada, hidden: true, max: BATAS_PER_GRAM },
      sebutan: ['potongan gr', 'potongan gram', 'potongan per gram', 'pot gr'],
    }),
    nama_customer: teks('Nama Customer', {
      ...{ ...ada, hidden: true, max: 60 },
      sebutan: ['customer', 'pelanggan', 'nama pelanggan', 'pembeli', 'nama pembeli'],
    }),
    no_hp_customer: telepon('No HP Customer', { ...ada, hidden: true }),
    keterangan: teks('Keterangan', { ...ada, hidden: true, max: 200 }),
  },
});
