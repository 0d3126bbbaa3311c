/** Reading deposits: one, the list, and its slip. The spec names no calls; they follow those of the sale (Spec 1 §7). */
import { defineCommand } from '@mustika/kernel/command.ts';
import { isianDaftar } from '@mustika/kernel/document-reads.ts';
import { kode } from '@mustika/kernel/field.ts';
import { isianCetak } from '@mustika/kernel/rancangan-nota.ts';

const screens = ['/lihat-titipan', '/validasi-titipan', '/transaksi-penjualan'];
const no_titipan = kode('No Titipan', { max: 40 });

/** The whole deposit: pieces, payments, balance, history, books. */
export const titipanByNota = defineCommand({
  name: 'titipan-bynota',
  label: 'Titipan',
  path: 'titipan/get/bynota',
  screens,
  idempotent: false,
  fields: { no_titipan },
});

/** Deposits, newest first, found by number, customer, telephone, member or barcode. Domain R6.6. */
export const daftarTitipan = defineCommand({
  name: 'titipan-daftar',
  label: 'Daftar Titipan',
  method: 'GET',
  path: 'titipan/get/lihat',
  screens,
  fields: isianDaftar(['OPEN', 'DONE', 'CLOSE', 'CANC']),
});

/** The slip: ESC/POS bytes (base64), picture and text, or a PDF. Every call counts as a print unless it is a preview. */
export const cetakTitipan = defineCommand({
  name: 'titipan-cetak',
  label: 'Cetak Titipan',
  path: 'titipan/cetak',
  screens,
  idempotent: false,
  fields: {
    no_titipan,
    ...isianCetak,
  },
});
