/** What one supplier is owed now, delivery by delivery, the oldest first: what the form of a payment shows while it is typed. Ours. */
import { baris, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { angka, kode, ref, tanggal, uang } from '@mustika/kernel/field.ts';
import { supplierResource } from '../../master/supplier.resource.ts';

export const utangSupplier = defineCommand({
  name: 'utang-supplier',
  label: 'Utang Supplier',
  method: 'GET',
  path: 'supplier/utang/{kode_supplier}',
  screens: ['/bayar-supplier'],
  fields: { kode_supplier: ref('Supplier', () => supplierResource) },
  answer: objek({
    utang: uang(''),
    faktur: baris({
      no_dokumen: kode(''),
      // The invoice of an opening balance; 0 of all else.
      urut_utang: angka(''),
      no_faktur_supplier: kode('', { opsional: true }),
      tanggal: tanggal(''),
      jatuh_tempo: tanggal('', { opsional: true }),
      umur: angka(''),
      sisa: uang(''),
    }),
  }),
});
export type UtangSupplier = WireOf<typeof utangSupplier.answer>;
