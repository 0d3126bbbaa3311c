import { kode, pilihan, ref, teks, ya } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { kategoriResource } from './kategori.resource.ts';

/**
 * Jenis (kode_dept, in the trade also kode_jenis): the kind of piece, such as cincin or kalung. Domain 2.1, Spec 2 §3.
 * A kind marked berlian can be sold only while BERLIAN_MODULE is on (Spec 1 §6).
 * What the goods are for the PPN is a matter of the kind, never of the karat: a ring of 24K is jewellery, a bar is not.
 */
export const jenisResource = defineResource({
  name: 'jenis',
  label: 'Master Jenis',
  screen: '/master-jenis',
  scope: 'chain',
  api: crudPaths('jenis', 'kode_dept', 'jenis/get/all'),
  key: 'kode_dept',
  display: 'nama_dept',
  // Whoever makes a kind untaxed sells without the PPN of the store.
  guarded: { columns: ['golongan_ppn'], kategori: 'pajak', description: 'tax class change' },
  fields: {
    kode_dept: kode('Kode Jenis'),
    nama_dept: teks('Nama Jenis'),
    kode_kategori: ref('Kategori', () => kategoriResource, { opsional: true }),
    berlian: ya('Berlian', { initial: false }),
    /** Empty is gold, or no gold where the group holds accessories. Domain 13.1; docs/decisions/0027. */
    golongan_ppn: pilihan(
      'Golongan PPN',
      [
        ['EMAS', 'Emas'],
        ['NON_EMAS', 'Bukan emas'],
        ['LAIN', 'Barang lain'],
        ['BEBAS', 'Tidak dipungut'],
      ],
      { opsional: true },
    ),
  },
});
