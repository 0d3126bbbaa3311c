/** What is asked of goods without a barcode, whichever document asks it. Spec 1 §2.2 Manual items. */
import { angka, gram, ref } from '@mustika/kernel/field.ts';
import { lotResource } from './lot.resource.ts';

/** The kind of their lots. */
export const MANUAL = 'MANUAL';

/** The counter where they are sold and bought. */
export const MEJA_MANUAL = '/transaksi-jual-beli-manual';
/** Where such notas wait for a second look. */
export const VALIDASI_MANUAL = '/validasi-jual-beli-manual';

/** What is asked of each lot: how many pieces of it, and how heavy they are together. */
export const banyak = {
  qty: angka('Pcs', { min: 1, max: 100_000, total: 'sum', width: 6 }),
  berat: gram('Berat', { ditimbang: true, min: 1, max: 100_000_000, total: 'sum', width: 10 }),
} as const;

/** A lot that lies on a tray. */
export const kode_lot = ref('Barang', () => lotResource, {
  asksItself: true,
  hanya: { jenis_lot: [MANUAL] },
  width: 36,
});

/** How much of a lot that not everybody counts: pieces where somebody does. */
export const banyakLot = {
  qty: angka('Pcs', { initial: 0, max: 100_000, total: 'sum', width: 6 }),
  berat: gram('Berat', { ditimbang: true, min: 1, max: 100_000_000, total: 'sum', width: 10 }),
} as const;

/** Whoever chooses a lot means all of it until he types something else. */
export const isiSemua = { qty: 'qty', berat: 'berat' } as const;
