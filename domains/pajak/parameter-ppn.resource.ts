import { kode, persen, pilihan, tanggal, teks } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { KELAS_PPN } from './ppn.rule.ts';

/**
 * Parameter PPN: what share of the price is PPN, by class of the piece and from a day on. A change of the law is a new
 * row; a row under which something was sold can no longer be changed or switched off (TARIF_PPN_DIPAKAI), so the past
 * stays what it was. One list for the chain, because the law is one; a rate needs a second person. `kode_faktur` is the transaction code of the faktur
 * pajak. The spec names no such screen; rates from Domain 13.1, 13.4, 13.6.
 */
export const parameterPpnResource = defineResource({
  name: 'parameter_ppn',
  label: 'Parameter PPN',
  screen: '/master-parameter-ppn',
  scope: 'chain',
  api: crudPaths('parameter-ppn', 'kode_tarif'),
  key: 'kode_tarif',
  display: 'kelas_ppn',
  guarded: {
    columns: ['kelas_ppn', 'mulai_berlaku', 'tarif'],
    kategori: 'pajak',
    description: 'tax rate change',
  },
  search: ['kode_tarif', 'dasar_hukum'],
  fields: {
    kode_tarif: kode('Kode Tarif'),
    kelas_ppn: pilihan('Kelas', KELAS_PPN, { width: 24 }),
    mulai_berlaku: tanggal('Mulai Berlaku'),
    tarif: persen('Tarif (%)'),
    kode_faktur: pilihan('Kode Faktur', ['01', '04', '05', '07', '08'], { width: 8 }),
    dasar_hukum: teks('Dasar Hukum', { max: 80 }),
  },
});
