/** The photo of a piece: taken, shown small, deleted. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, pilihan } from '@mustika/kernel/field.ts';

const kode_barcode = kode('Kode Barcode', { max: 60 });

/** Multipart parts `image` and `kode_barcode` (Spec 1 §3). */
export const barangFotoUnggahCommand = defineCommand({
  name: 'barang-foto-unggah',
  label: 'Unggah Foto Barang',
  path: 'barang/foto',
  screens: ['/tambah-data-barang', '/data-barang'],
  fields: {},
  answer: objek({ kode_barcode }),
  message: 'Foto Berhasil Disimpan',
});

/** The picture of a piece that is in the shop; its history keeps that there was one. Spec 1 §1. */
export const barangFotoHapusCommand = defineCommand({
  name: 'barang-foto-hapus',
  label: 'Hapus Foto Barang',
  method: 'DELETE',
  path: 'barang/foto/{kode_barcode}',
  screens: ['/data-barang'],
  fields: { kode_barcode },
  answer: objek({ kode_barcode }),
  message: 'Foto Berhasil Dihapus',
});

/** Pixels of a picture beside a line or on a card; whole without it. */
export const lebarFoto = pilihan('Lebar Foto', ['64', '240'], { opsional: true });

export const barangFotoCommand = defineCommand({
  name: 'barang-foto',
  label: 'Foto Barang',
  method: 'GET',
  path: 'barang/foto/{kode_barcode}',
  readers: true,
  fields: { kode_barcode, lebar: lebarFoto },
});
