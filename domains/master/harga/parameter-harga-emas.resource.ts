import { BATAS_PER_GRAM } from '@mustika/kernel/amount.ts';
import type { Target } from '@mustika/kernel/drill.ts';
import { kadar, kode, teks, uang } from '@mustika/kernel/field.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/** The row that PERSENTASE pricing reads. */
export const HARGA_DASAR = 'EMAS24K';

/**
 * Parameter Harga Emas: gold prices per gram by quality. EMAS24K is the base of PERSENTASE pricing, where a piece
 * costs harga_jual x kadar_jual x berat. Every change is kept (laporan-perubahan-harga-emas). Domain R3.1, R3.7.
 */
export const parameterHargaEmasResource = defineResource({
  name: 'parameter_harga_emas',
  label: 'Parameter Harga Emas',
  screen: '/master-parameter-harga-emas',
  api: crudPaths('parameter-harga-emas', 'kode_harga'),
  key: 'kode_harga',
  dated: ['harga_jual', 'harga_beli'],
  fields: {
    kode_harga: kode('Kode Harga'),
    nama_harga: teks('Nama Harga'),
    kadar: kadar('Kadar (%)'),
    harga_jual: uang('Harga Jual / Gram', { min: 1, max: BATAS_PER_GRAM }),
    harga_beli: uang('Harga Beli / Gram', { max: BATAS_PER_GRAM }),
  },
});

/** What the row of 24K is called. */
export const HARGA_24K = { kode_harga: HARGA_DASAR, nama_harga: 'EMAS 24K', kadar: 100 };
/** Where a store's first price of 24K is typed. */
export const HARGA_24K_BARU: Target = {
  to: parameterHargaEmasResource.screen,
  search: { tambah: JSON.stringify(HARGA_24K) },
};
