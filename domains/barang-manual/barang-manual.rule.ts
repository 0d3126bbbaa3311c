/** Barang manual: goods of the shop that are kept by group, kind and tray in grams and pieces, without a barcode on each. Spec 1 §2.2. */
import { reject } from '@mustika/kernel/errors.ts';
import { angka, gram, kadar, kode, teks, uang } from '@mustika/kernel/field.ts';
import { MANUAL } from '../lot/isian-lot.rule.ts';
import { lotErrors } from '../lot/lot.errors.ts';
import type { LotTersimpan } from '../lot/lot.rule.ts';
import { manualErrors } from './barang-manual.errors.ts';

/** Cash category and journals of their stock. */
export const KATEGORI = 'BARANG MANUAL';
/** The same of what is destroyed. */
export const TRX_HANCUR = 'HANCUR BARANG MANUAL';
/** The lots that these lines name, in their order; goods without a barcode are of one kind, and no other document takes them. */
export const lotDisebut = (
  baris: readonly { kode_lot: string }[],
  ada: readonly LotTersimpan[],
): LotTersimpan[] =>
  baris.map(({ kode_lot }) => {
    const lot = ada.find((one) => one.kode_lot === kode_lot) ?? reject(lotErrors.LOT_TIDAK_ADA, { kode_lot });
    return lot.jenis_lot === MANUAL ? lot : reject(manualErrors.BUKAN_BARANG_MANUAL, { kode_lot });
  });

const sum = { total: 'sum' } as const;
/** What heads and answers say of all lots together. */
export const jumlahFields = {
  jumlah_barang: angka('Pcs', { ...sum, width: 6 }),
  berat: gram('Berat', { ...sum, width: 10 }),
} as const;
/** What they cost, in whole rupiah. */
export const harga_modal = uang('Harga Modal', { ...sum, width: 14, rahasia: 'modal' });
/** Whatever else is to be said. */
export const keterangan = teks('Keterangan', { opsional: true, max: 200, width: 24 });

/** The lots that lines name. */
export const kodeLot = (baris: readonly { kode_lot: string }[]): string[] => baris.map((b) => b.kode_lot);

/** Lines of a document: what it did to lots (view `baris_lot`). */
export const barisLot = {
  label: 'Barang',
  table: 'baris_lot',
  where: { jenis_lot: [MANUAL] },
  fields: {
    kode_lot: kode('Kode Lot', { total: 'count', width: 10 }),
    nama_lot: teks('Nama', { width: 28 }),
    kode_group: kode('Group', { opsional: true, width: 8 }),
    kode_dept: kode('Jenis', { opsional: true, width: 8 }),
    kadar: kadar('Kadar', { width: 7 }),
    kode_baki: kode('Baki', { width: 9 }),
    qty: angka('Pcs', { total: 'sum', width: 6 }),
    berat: gram('Berat', { ditimbang: true, total: 'sum', width: 10 }),
    harga_modal,
  },
} as const;
