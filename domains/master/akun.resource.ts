import { kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Akun: the chart of accounts, six digits (Domain 12.3). The specification lists accounts and has no screen that
 * writes them, so they come with the migrations and Parameter Akun chooses among them. It is no entry of the table of
 * contents, because it has no route of its own: `akuns` is a command, and pickers and the drift test find it by `ref`.
 */
export const akunResource = defineResource({
  name: 'akun',
  label: 'Akun',
  screen: '/parameter-akun',
  group: 'pengaturan',
  scope: 'chain',
  readOnly: true,
  api: crudPaths('akuns', 'nomor_akun'),
  key: 'nomor_akun',
  fields: {
    nomor_akun: kode('Nomor Akun'),
    nama_akun: teks('Nama Akun'),
    sisi: pilihan('Sisi', [
      ['D', 'DEBET'],
      ['K', 'KREDIT'],
    ]),
    laporan: pilihan('Laporan', [
      ['NERACA', 'NERACA'],
      ['LABA_RUGI', 'LABA RUGI'],
    ]),
    induk: kode('Induk', { opsional: true }),
  },
});
