/** A second person's approval of one act. Spec 1 §2, §5, §6, §7; bound as reliability.md I20 demands. */
import { objek } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, rahasia, teks } from '@mustika/kernel/field.ts';

/**
 * The till sends what the refused call told it: the sealed question (`segel`), and which of its things this password is for. Nothing
 * is agreed to that the server did not ask, and nothing that was asked more than ten minutes ago. `alasan` is why, in the words of
 * whoever asks; it is kept with the approval. `no_faktur_group` is a hidden field of the form and only goes into the log.
 */
export const otorisasiCommand = defineCommand({
  name: 'otorisasi',
  label: 'Otorisasi',
  path: 'authorization',
  idempotent: false,
  fields: {
    user_id: kode('Username', { kosong: 'Harus Diisi' }),
    password: rahasia('Password', { kosong: 'Harus Diisi' }),
    /** Of the approver's app or a recovery code, when he has the second step; once for all entries of one act. */
    kode: kode('Kode', { opsional: true, max: 24 }),
    kategori: teks('Kategori', { asTyped: true, max: 60 }),
    description: teks('Description', { asTyped: true, max: 200 }),
    segel: teks('Segel', { asTyped: true, max: 60_000 }),
    keterangan: teks('Keterangan', { opsional: true, asTyped: true, max: 300 }),
    no_faktur_group: teks('No Faktur', { opsional: true }),
    alasan: teks('Alasan', { opsional: true, asTyped: true, max: 300 }),
  },
  answer: objek({ _id: kode('') }),
  message: 'Otorisasi Berhasil',
  failed: 'Terjadi Kesalahan Saat Mengirim Data',
});
