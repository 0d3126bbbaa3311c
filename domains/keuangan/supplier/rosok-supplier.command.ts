/** What scrap that is handed to a supplier comes to, while it is typed: its worth and its tax as the payment will have them. Ours. */
import { objek, type WireOf } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { gram, uang } from '@mustika/kernel/field.ts';
import { bayarSupplierFields } from './bayar-supplier.document.ts';

const { kode_supplier, harga_rosok, barang } = bayarSupplierFields;

export const rosokSupplier = defineCommand({
  name: 'rosok-supplier',
  label: 'Nilai Rosok',
  path: 'supplier/rosok',
  screens: ['/bayar-supplier'],
  idempotent: false,
  fields: { kode_supplier, harga_rosok, barang },
  answer: objek({
    berat_rosok: gram(''),
    murni_rosok: gram(''),
    nilai_rosok: uang(''),
    ppn_rosok: uang(''),
    pph22: uang(''),
    /** What the debt gets smaller by. */
    jumlah: uang(''),
  }),
});
export type RosokSupplier = WireOf<typeof rosokSupplier.answer>;
