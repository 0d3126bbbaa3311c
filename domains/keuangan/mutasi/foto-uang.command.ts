/** The receipt of money that moved, as a picture: stored before there is a number, shown by that of the movement. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { foto, kode } from '@mustika/kernel/field.ts';
import { lebarFoto } from '../../barang/foto-barang.command.ts';

export const FOTO_UANG = 'cash/foto';
const screens = ['/uang-kas', '/uang-bank', '/mutasi-uang-bank', '/mutasi-uang-cash'];

/** Multipart part `image`; its key goes into the movement. */
export const fotoUangUnggah = defineCommand({
  name: 'mutasi-uang-foto-unggah',
  label: 'Unggah Foto Bukti',
  path: FOTO_UANG,
  screens,
  fields: {},
  answer: objek({ key: foto('') }),
  message: 'Foto Berhasil Disimpan',
});

export const fotoUang = defineCommand({
  name: 'mutasi-uang-foto',
  label: 'Foto Bukti',
  method: 'GET',
  path: 'cash/foto/{no_dokumen}',
  screens,
  fields: { no_dokumen: kode('No Dokumen', { max: 40 }), lebar: lebarFoto },
});
