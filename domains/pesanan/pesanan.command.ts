/** Calls beside the acts of an order: what it comes to, pieces on the trays, pictures of what is wanted. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { daftar, foto, kode, tanggal, uang } from '@mustika/kernel/field.ts';
import { lebarFoto } from '../barang/foto-barang.command.ts';
import { cariLot } from '../lot/lot.command.ts';
import { barangSiapResource } from './barang-siap.resource.ts';
import { isianHarga } from './pesanan.rule.ts';

const MEJA = '/transaksi-pesanan';

/** What these pieces are thought to come to, while it is typed; asked as often as something changes. */
export const hitungPesanan = defineCommand({
  name: 'pesanan-hitung',
  label: 'Hitung Pesanan',
  path: 'pesanan/hitung',
  screens: [MEJA],
  idempotent: false,
  fields: {
    barang: daftar('Barang', isianHarga, { opsional: true, maxRows: 30 }),
    tgl_janji: tanggal('Tanggal Janji', { opsional: true }),
  },
  answer: objek({
    barang: baris({ harga_per_gram: uang('Harga / Gram'), ongkos: uang('Ongkos'), total: uang('Perkiraan') }),
    ppn_transaksi_rp: uang('PPN'),
    total: uang('Total'),
    /** Less needs a second person where the price is bound. */
    uang_muka_min: uang('Uang Muka Minimal'),
    tgl_janji: tanggal('Tanggal Janji'),
  }),
});
export type HitungPesanan = WireOf<typeof hitungPesanan.answer>;

/** Free pieces on the trays of the store, the newest first. */
export const barangSiap = defineCommand({
  name: 'pesanan-barang-siap',
  label: 'Barang Di Baki',
  method: 'GET',
  path: 'pesanan/barang-siap',
  list: () => barangSiapResource,
  fields: { kode_barcode: kode('Barcode', { opsional: true }), ...cariLot },
  answer: baris(barangSiapResource.fields),
});

export const fotoPesananUnggah = defineCommand({
  name: 'pesanan-foto-unggah',
  label: 'Unggah Foto Pesanan',
  path: 'pesanan/foto',
  screens: [MEJA],
  fields: {},
  answer: objek({ key: foto('') }),
  message: 'Foto Berhasil Disimpan',
});

/** The picture or sketch of a line by the number of its order. */
export const fotoPesanan = defineCommand({
  name: 'pesanan-foto',
  label: 'Foto Pesanan',
  method: 'GET',
  path: 'pesanan/foto/{no_pesanan}/{urut}',
  screens: [MEJA, '/lihat-pesanan', '/validasi-pesanan'],
  fields: { no_pesanan: kode('No Pesanan', { max: 40 }), urut: kode('Baris', { max: 3 }), lebar: lebarFoto },
});
