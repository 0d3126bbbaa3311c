/** Calls of the handbook. Everybody who is logged in may ask; he is answered the pages of screens that he may open. */
import { baris, bebas } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode, teks } from '@mustika/kernel/field.ts';
import type { Halaman } from '@mustika/kernel/text/halaman.ts';

/** The contents, or what a search finds: a page a row. */
export const daftarPanduanCommand = defineCommand({
  name: 'panduan',
  label: 'Daftar Panduan',
  method: 'GET',
  path: 'panduan',
  fields: { q: teks('Cari', { opsional: true, max: 100 }) },
  answer: baris({
    halaman: kode('', { asTyped: true }),
    judul: teks(''),
    grup: kode('', { asTyped: true }),
    kelompok: teks(''),
    ringkas: teks(''),
  }),
});

/** One page, by the path of its screen without the slash or by the name of the lesson. */
export const halamanPanduanCommand = defineCommand({
  name: 'panduan-halaman',
  label: 'Halaman Panduan',
  method: 'GET',
  path: 'panduan/halaman',
  fields: { halaman: teks('Halaman Panduan', { asTyped: true, max: 80 }) },
  answer: bebas<Halaman>(),
});

/** The whole handbook as a file, or one group of its contents. */
export const panduanPdfCommand = defineCommand({
  name: 'panduan-pdf',
  label: 'Panduan Sebagai PDF',
  method: 'GET',
  path: 'panduan/pdf',
  fields: { grup: teks('Kelompok', { asTyped: true, opsional: true, max: 30 }) },
});
