import { kode, persen, teks, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Marketplace: where pieces are sold online. A piece costs there what is left after the fee: ceil500((price + biaya_tetap) /
 * (1 - fee)), Domain R3.12. One list for the chain. The list call is prescribed (`marketplace`, Spec 1 §7).
 */
export const marketplaceResource = defineResource({
  name: 'marketplace',
  label: 'Master Marketplace',
  screen: '/master-marketplace',
  scope: 'chain',
  api: crudPaths('marketplace', 'kode_marketplace'),
  key: 'kode_marketplace',
  fields: {
    kode_marketplace: kode('Kode Marketplace', { max: 20 }),
    nama_marketplace: teks('Nama Marketplace'),
    fee_persen: persen('Fee (%)', { initial: 0, max: 90_000 }),
    biaya_tetap: uang('Biaya Tetap', { initial: 0 }),
  },
});
