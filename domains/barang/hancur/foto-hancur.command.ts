/** The picture of pieces that are destroyed: stored before there is a number, shown by that of the document. Domain R8.3. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { foto, kode } from '@mustika/kernel/field.ts';
import { lebarFoto } from '../foto-barang.command.ts';

export const FOTO_HANCUR = 'hancur-barang/foto';

/** Multipart part `image`; its key goes into the document. */
export const fotoHancurUnggah = defineCommand({
  name: 'hancur-barang-foto-unggah',
  label: 'Unggah Foto Hancur Barang',
  path: FOTO_HANCUR,
  screens: ['/hancur-data-barang'],
  fields: {},
  answer: objek({ key: foto('') }),
  message: 'Foto Berhasil Disimpan',
});

export const fotoHancur = defineCommand({
  name: 'hancur-barang-foto',
  label: 'Foto Hancur Barang',
  method: 'GET',
  path: 'hancur-barang/foto/{no_dokumen}',
  screens: ['/hancur-data-barang'],
  fields: { no_dokumen: kode('No Dokumen', { max: 40 }), lebar: lebarFoto },
});
