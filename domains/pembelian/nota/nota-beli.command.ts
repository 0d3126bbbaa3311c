/** Buying: the sale a piece comes back from, and pictures of what is brought. What reads a purchase is `baca-beli.command.ts`. Spec 1 §7. */
import { baris, type Inside, kadang, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { foto, gram, kadar, kode, persen, tanggal, teks, uang, ya } from '@mustika/kernel/field.ts';
import { lebarFoto } from '../../barang/foto-barang.command.ts';

/** Letters of what may be scanned. */
const PANJANG_KODE = 44;

/** Where purchases are made and read. */
export const LAYAR_BELI = [
  '/lihat-pembelian',
  '/transaksi-pembelian',
  '/batal-pembelian',
  '/validasi-jual-beli',
];

/** Sold pieces that may come back. */
const terjual = baris({
  no_faktur: kode(''),
  no_faktur_group: kode(''),
  tgl_jual: tanggal(''),
  kode_barcode: kode(''),
  kode_sales: kode('', { opsional: true }),
  nama_barang: teks(''),
  kode_group: kode(''),
  kode_dept: kode(''),
  kadar: kadar(''),
  kadar_cetak: teks(''),
  berat: gram(''),
  harga_emas: uang(''),
  ongkos: uang(''),
  harga_atribut: uang(''),
  diskon: uang(''),
  total: uang(''),
  /** What its group costs today, of a piece of ours. */
  harga_group: kadang(uang('')),
  /** Of a piece of ours: it has a picture. */
  ada_foto: kadang(ya('')),
  /** Purchase price per gram of the group's own price code; null where there is none. */
  harga_hari_ini: uang('', { opsional: true }),
  nama_customer: teks('', { opsional: true }),
  no_hp_customer: kode('', { opsional: true }),
  alamat_customer: teks('', { opsional: true }),
  kode_member: kode('', { opsional: true }),
  /** The scanned code it was found by, its terms, and the branch that sold it. */
  qr: kadang(kode('')),
  syarat: kadang(teks('')),
  toko_jual: kadang(kode('')),
  /** Of a nota of the till of before: which piece, and what was promised that it loses. */
  nota_lama: kadang(kode('')),
  potongan_persen: kadang(persen('', { opsional: true })),
  potongan_gram: kadang(uang('', { opsional: true })),
});
/** One of them inside before it says how it was found, and one as it travels. */
export type JualTemu = Inside<typeof terjual>[number];
export type JualDibaca = Omit<JualTemu, keyof typeof TANPA_ASAL>;
export type JualDitemukan = WireOf<typeof terjual>[number];

/** Of a piece that was found by its own number: neither by a scanned code, nor among notas of the till of before. */
export const TANPA_ASAL = {
  ...{ qr: undefined, syarat: undefined, toko_jual: undefined },
  ...{ nota_lama: undefined, potongan_persen: undefined, potongan_gram: undefined },
};

/**
 * What was scanned: a barcode, the number of a piece on its nota, or a whole nota (Domain R4.1); a nota of the till of before, or the
 * tag that it hung there. A label may carry more than the barcode: of ours its first eight characters count.
 */
export const jualUntukBeli = defineCommand({
  name: 'pembelian-jual',
  label: 'Cari Barang Terjual',
  method: 'GET',
  path: 'pembelian/get/jual/{kode}',
  screens: ['/transaksi-pembelian', '/transaksi-penjualan'],
  fields: { kode: kode('Barcode Atau Nota', { max: PANJANG_KODE }) },
  answer: terjual,
});

/** As the call above takes what was scanned or typed; the number of a nota of another till has no blanks here. */
export const kodeJual = (teks: string): string =>
  teks.replace(/\s+/g, '').toUpperCase().slice(0, PANJANG_KODE);

/** The pieces of a scanned code, ours or of another branch, that have not come back yet. */
export const jualDariQr = defineCommand({
  name: 'pembelian-qr',
  label: 'Baca QR Nota',
  path: 'pembelian/get/qr',
  screens: ['/transaksi-pembelian', '/transaksi-penjualan'],
  idempotent: false,
  fields: { qr: kode('QR Nota', { max: 1200 }) },
  answer: terjual,
});

/**
 * Multipart part `image`: the picture of a piece that is brought in, before its purchase is saved. Answers the key that
 * goes into the line. PEMBELIAN_DENGAN_FOTO, Domain R4.10; the call is ours.
 */
export const fotoBeliUnggah = defineCommand({
  name: 'pembelian-foto-unggah',
  label: 'Unggah Foto Pembelian',
  path: 'pembelian/foto',
  screens: ['/transaksi-pembelian'],
  fields: {},
  answer: objek({ foto: foto('') }),
  message: 'Foto Berhasil Disimpan',
});

/** The picture of a bought piece by the number of its line. */
export const fotoBeli = defineCommand({
  name: 'pembelian-foto',
  label: 'Foto Pembelian',
  method: 'GET',
  path: 'pembelian/foto/{no_faktur}',
  screens: [...LAYAR_BELI, '/validasi-susut'],
  fields: { no_faktur: kode('No Faktur', { max: 44 }), lebar: lebarFoto },
});
