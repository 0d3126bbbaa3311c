import { angka, gram, kode, pilihan, teks, uang } from '@mustika/kernel/field.ts';
import { level } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { BAGIAN, SEBUTAN_BAGIAN } from './bagian.rule.ts';

const ada = { opsional: true } as const;

/** Who moves a shop over: its owner, and who stands in for him. */
export const PEMINDAH = level('OWN', 'SU', 'MU');

/**
 * Angka kasir lama: a total that the till of before gave out on its last evening, typed or out of its file, as often as it has lines. It is
 * no document and moves nothing; the report beside it holds each against the books. What is left empty is not compared. The spec begins
 * with a shop that trades; docs/decisions/0153.
 */
export const angkaKasirLamaResource = defineResource({
  name: 'angka_kasir_lama',
  label: 'Angka Kasir Lama',
  screen: '/angka-kasir-lama',
  group: 'utility',
  gate: PEMINDAH,
  api: crudPaths('angka-kasir-lama', 'no_baris'),
  key: 'no_baris',
  display: 'bagian',
  search: ['no_baris', 'bagian', 'rincian'],
  fields: {
    no_baris: kode('No Baris', { max: 12, width: 8, sebutan: ['no', 'nomor', 'baris', 'no urut', 'urut'] }),
    bagian: pilihan('Bagian', BAGIAN, {
      ...{ width: 20, sebutan: ['jenis', 'keterangan', 'uraian', 'pos', 'nama', 'akun'] },
      sebutanPilihan: SEBUTAN_BAGIAN,
    }),
    rincian: teks('Rincian', {
      ...{ ...ada, max: 60, width: 16 },
      sebutan: ['kode', 'detail', 'group', 'kadar', 'baki', 'laci', 'rekening', 'supplier'],
    }),
    banyak: angka('Banyak', {
      ...{ ...ada, min: 0, max: 2_000_000_000 },
      sebutan: ['qty', 'pcs', 'jumlah barang', 'unit', 'lembar', 'orang', 'poin'],
    }),
    berat: gram('Berat', { ...ada, min: 0, sebutan: ['gram', 'berat gram', 'total berat', 'gr'] }),
    jumlah: uang('Rupiah', {
      ...ada,
      sebutan: ['rp', 'jumlah', 'nilai', 'total', 'saldo', 'modal', 'nominal'],
    }),
  },
});
