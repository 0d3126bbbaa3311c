/** Reading purchases: the sale a piece comes back from, one nota and one piece of it as prescribed. Spec 1 §7. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { foto, kode } from '@mustika/kernel/field.ts';

const screens = ['/lihat-pembelian', '/transaksi-pembelian', '/batal-pembelian', '/validasi-jual-beli'];

/** What was scanned: a barcode, the number of a piece on its nota, or a whole nota. Domain R4.1. */
export const jualUntukBeli = defineCommand({
  name: 'pembelian-jual',
  label: 'Cari Barang Terjual',
  method: 'GET',
  path: 'pembelian/get/jual/{kode}',
  screens: ['/transaksi-pembelian', '/transaksi-penjualan'],
  fields: { kode: kode('Barcode Atau Nota', { max: 44 }) },
});

/** The pieces of a scanned code, ours or of another branch, that have not come back yet. */
export const jualDariQr = defineCommand({
  name: 'pembelian-qr',
  label: 'Baca QR Nota',
  path: 'pembelian/get/qr',
  screens: ['/transaksi-pembelian', '/transaksi-penjualan'],
  idempotent: false,
  fields: { qr: kode('QR Nota', { max: 1200 }) },
});

/** The whole purchase by its group number: dataPembelianGrouped. */
export const beliByGroup = defineCommand({
  name: 'pembelian-bynota',
  label: 'Nota Pembelian',
  path: 'pembelian/get/bynota',
  screens,
  idempotent: false,
  fields: { no_faktur_group: kode('No Nota', { max: 40 }) },
});

/** One piece by the number printed beside it; template_wa is the text for the messaging service. */
export const beliSingle = defineCommand({
  name: 'pembelian-bynota-single',
  label: 'Faktur Pembelian',
  path: 'pembelian/get/bynota/single',
  screens,
  idempotent: false,
  fields: { no_faktur: kode('No Faktur', { max: 44 }) },
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
  screens: [...screens, '/validasi-susut'],
  fields: { no_faktur: kode('No Faktur', { max: 44 }) },
});
