import { angka, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Keterangan Nota: the sentences a nota ends with, in the order they are printed, such as for how long a piece is
 * bought back (Domain R4.9). One living sentence per kind of nota and place. The list call is prescribed (`keterangan-nota`,
 * Spec 1 §7); the columns are ours.
 */
export const keteranganNotaResource = defineResource({
  name: 'keterangan_nota',
  label: 'Parameter Keterangan Nota',
  screen: '/master-parameter-keterangan-nota',
  api: crudPaths('keterangan-nota', 'kode_keterangan'),
  key: 'kode_keterangan',
  fields: {
    kode_keterangan: kode('Kode Keterangan', { max: 20 }),
    isi: teks('Isi', { dicetak: true, asTyped: true, max: 200, width: 40 }),
    jenis_nota: pilihan('Jenis Nota', [
      'PENJUALAN',
      'PEMBELIAN',
      // No document of ours prints one yet; tests/census/lists.test.ts asks for the words as long as that is so.
      'PESANAN',
      'TITIPAN',
      'SERVICE',
      'HUTANG',
      'CICILAN',
    ]),
    urutan: angka('Urutan', { initial: 1, min: 1, max: 99 }),
  },
});
