import { kode, teks } from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/** Sales: who served the customer; named on every sale and purchase and paid bonus by. Domain 2.1. */
export const salesResource = defineResource({
  name: 'sales',
  label: 'Master Sales',
  screen: '/master-sales',
  api: crudPaths('sales', 'kode_sales', 'sales/get/all'),
  key: 'kode_sales',
  fields: {
    kode_sales: kode('Kode Sales'),
    nama_sales: teks('Nama Sales', { dicetak: true }),
    no_hp: telepon('No HP', { opsional: true }),
  },
});

/** A code for whoever is known by his name alone: SITI AMINAH is SITI. */
export const kodeSales = (nama: string): string =>
  (nama.toUpperCase().match(/[A-Z0-9]+/)?.[0] ?? 'SALES').slice(0, 12);
