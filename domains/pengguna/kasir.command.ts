/** The list behind the 'Valid By' picker. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { kasirResource } from './kasir.resource.ts';

/** Cashiers of the store by user_id, those who left included when asked; the parameters are those of every list call. */
export const kasirCommand = defineCommand({
  name: 'users-get-kasir',
  label: 'Daftar Kasir',
  method: 'GET',
  path: 'users/get/kasir',
  list: () => kasirResource,
  fields: {
    user_id: kode('User ID', { opsional: true }),
    q: teks('Cari', { opsional: true, max: 60 }),
    aktif: pilihan('Aktif', ['ya', 'tidak', 'semua'], { opsional: true }),
    skip: angka('Skip', { opsional: true }),
    limit: angka('Limit', { opsional: true, min: 1, max: 1000 }),
    sort: kode('Urut', { opsional: true, asTyped: true }),
    arah: pilihan('Arah', ['asc', 'desc'], { opsional: true }),
  },
  answer: baris(kasirResource.fields),
});
