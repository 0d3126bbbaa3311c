import { pilihan, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { JENIS_USAHA } from '../pajak/ppn.rule.ts';

/**
 * Supplier: whom the shop buys new pieces from; a piece names it and the debt stands under its code (Domain 12.4). Spec 1 §2.2;
 * the list call is prescribed (`supplier-barang`, Spec 1 §7). What he is and whether he has a letter decides about the tax of scrap
 * that is handed to him (docs/decisions/0063), so a second person agrees to it.
 */
export const supplierResource = defineResource({
  name: 'supplier_barang',
  label: 'Master Supplier',
  screen: '/master-supplier',
  gate: flag('SUPPLIER_BARANG_MODULE'),
  api: crudPaths('supplier-barang', 'kode_supplier'),
  key: 'kode_supplier',
  guarded: {
    columns: ['jenis_supplier', 'no_bebas_pph22'],
    kategori: 'pajak',
    description: 'supplier tax change',
  },
  fields: {
    // Older pieces name their supplier in words with blanks, and the debts in the books stand under them.
    kode_supplier: teks('Kode Supplier', { max: 60 }),
    nama_supplier: teks('Nama Supplier'),
    alamat_supplier: teks('Alamat', { opsional: true, max: 160 }),
    no_telp: telepon('Telepon', { opsional: true }),
    npwp: teks('NPWP', { opsional: true, max: 30 }),
    jenis_supplier: pilihan('Jenis Usaha', JENIS_USAHA, { opsional: true }),
    /** Of the SKB, or of the letter of PP 55/2022: no PPh 22 is collected from him. */
    no_bebas_pph22: teks('No Surat Bebas PPh 22', { opsional: true, min: 3, max: 60 }),
  },
});
