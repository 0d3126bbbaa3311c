/** The picture of a piece that a craftsman made: taken before it has a code, shown by its card from then on. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { foto } from '@mustika/kernel/field.ts';
import { SEPUHAN_SENDIRI } from '../../lot/punya-lot.rule.ts';

export const FOTO_JADI = 'terima-barang-jadi/foto';

/** Multipart part `image`; its key goes into the row of the piece. */
export const fotoJadiUnggah = defineCommand({
  name: 'barang-jadi-foto-unggah',
  label: 'Unggah Foto Barang Jadi',
  path: FOTO_JADI,
  screens: ['/terima-barang-jadi'],
  gate: SEPUHAN_SENDIRI,
  fields: {},
  answer: objek({ key: foto('') }),
  message: 'Foto Berhasil Disimpan',
});
