import { kode, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Supplier Berlian: whom the shop buys stones from. The list call is prescribed (`supplier-berlian`, Spec 1 §7).
 */
export const supplierBerlianResource = defineResource({
  name: 'supplier_berlian',
  label: 'Master Supplier Berlian',
  screen: '/master-supplier-berlian',
  gate: flag('BERLIAN_MODULE'),
  api: crudPaths('supplier-berlian', 'kode_supplier_berlian'),
  key: 'kode_supplier_berlian',
  fields: {
    kode_supplier_berlian: kode('Kode Supplier'),
    nama_supplier: teks('Nama Supplier'),
    alamat_supplier: teks('Alamat', { opsional: true, max: 160 }),
    no_telp: telepon('Telepon', { opsional: true }),
    npwp: teks('NPWP', { opsional: true, max: 30 }),
  },
});
