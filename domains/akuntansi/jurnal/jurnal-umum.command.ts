/** Accounts and attachments of general journals. */
import { baris, objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { foto, kode, teks } from '@mustika/kernel/field.ts';
import { pembacaBuku } from '../../master/akun/akses-akuntansi.rule.ts';

const screens = ['/jurnal-umum'];

/** Accounts a general journal of this store may name. */
export const akunManual = defineCommand({
  name: 'akuntansi-akun-manual',
  label: 'Akun Jurnal Umum',
  method: 'GET',
  path: 'akuntansi/akun-manual',
  screens,
  gate: pembacaBuku,
  fields: {},
  answer: baris({ nomor_akun: kode(''), nama_akun: teks('') }),
});

/** Multipart part `image`: a photo of the paper behind a journal, written anew; its key goes into the journal. */
export const unggahLampiran = defineCommand({
  name: 'akuntansi-lampiran-unggah',
  label: 'Unggah Lampiran Jurnal',
  path: 'akuntansi/lampiran',
  screens,
  gate: pembacaBuku,
  fields: {},
  answer: objek({ key: foto('') }),
  message: 'Lampiran Berhasil Diunggah',
});

/** The attachment of a journal as a picture. */
export const lampiranCommand = defineCommand({
  name: 'akuntansi-lampiran',
  label: 'Lampiran Jurnal',
  method: 'GET',
  path: 'akuntansi/lampiran/{no_dokumen}',
  screens,
  gate: pembacaBuku,
  fields: { no_dokumen: kode('No Dokumen', { max: 40 }) },
});
