/** What there is to be washed, mended or melted, and of bars. */
import { baris } from '@mustika/kernel/answer.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { kadar, kode, pilihan, teks } from '@mustika/kernel/field.ts';
import { berat, harga_modal, jumlah_barang, murni } from '../sepuhan.rule.ts';
import { JENIS_STOCK, STOCK_CUCI } from './stock-cuci.rule.ts';

/** A lot in the shop. */
export const kolomStockCuci = {
  kode_lot: kode('Lot', { total: 'count', width: 10 }),
  jenis_lot: pilihan('Jenis', JENIS_STOCK, { width: 14 }),
  nama_lot: teks('Nama', { width: 28 }),
  kadar: kadar('Kadar', { width: 8 }),
  kode_baki: kode('Baki', { width: 10 }),
  qty: jumlah_barang,
  berat,
  murni,
  harga_modal,
} as const;

export const stockCuciCommand = defineCommand({
  name: 'stock-cuci-manual-stock',
  label: 'Stock Cuci Manual',
  path: 'stock-cuci-manual/stock',
  idempotent: false,
  screens: ['/stock-cuci-manual'],
  gate: STOCK_CUCI,
  fields: {},
  answer: baris(kolomStockCuci),
});
