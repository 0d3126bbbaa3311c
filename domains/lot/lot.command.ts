/** The list behind the picker of lots. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { lotResource } from './lot.resource.ts';

/** What every picker of lots sends, as every list call takes it. */
export const cariLot = {
  q: teks('Cari', { opsional: true, max: 60 }),
  aktif: pilihan('Aktif', ['ya', 'tidak', 'semua'], { opsional: true }),
  skip: angka('Skip', { opsional: true }),
  limit: angka('Limit', { opsional: true, min: 1, max: 1000 }),
  sort: kode('Urut', { opsional: true, asTyped: true }),
  arah: pilihan('Arah', ['asc', 'desc'], { opsional: true }),
} as const;

/** Lots of the store of which there is something, by name. */
export const lotAdaCommand = defineCommand({
  name: 'lot-get-ada',
  label: 'Daftar Lot',
  method: 'GET',
  path: 'lot/get/ada',
  list: () => lotResource,
  fields: {
    kode_lot: kode('Kode Lot', { opsional: true }),
    jenis_lot: kode('Jenis Lot', { opsional: true }),
    ...cariLot,
  },
  answer: baris(lotResource.fields),
});
