/** Goods without a barcode sold and bought over the counter, as its screen sends them. */
import { expect } from 'vitest';
import type { Kit } from './app.ts';
import { atur, HARGA_750, hargaGrup } from './jual.ts';
import { lotDi, MODUL_MANUAL, tambahLot } from './lot.ts';

/** Three grams at the price of the group. */
export const TIGA_GRAM = 3 * HARGA_750;

/** One piece of three grams, paid in cash, unless `isi` and `more` say otherwise. */
export const jualManual = (kode_lot: string, more: object = {}, isi: object = {}): object => ({
  kode_sales: 'S1',
  barang: [{ kode_lot, qty: 1, berat: 3, ...isi }],
  total: TIGA_GRAM,
  bayar: [{ jenis: 'CASH', jumlah: TIGA_GRAM }],
  ...more,
});

/** Two pieces of five grams together, tested at 75 %. */
export const BARIS_BELI = {
  ...{ kode_group: '750', kode_dept: 'CC', kadar: 75, kondisi_barang: 'MULUS', qty: 2, berat: 5 },
};
/** One piece of a gram of them, worth less than any nota here. */
export const SEGRAM = { ...BARIS_BELI, qty: 1, berat: 1 };

/** Whoever brings gold without a nota says who he is. */
export const PENJUAL = { nama_customer: 'SITI', nik_sim_passport: '3171012345678901' };

/** What the shop gives for them. */
export async function nilaiBeliManual(kit: Kit, ...barang: object[]): Promise<number> {
  const answer = await kit.as('KASIR1').post('pembelian-manual/hitung', { barang });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.total;
}

export const beliManual = (total: number, more: object = {}): object => ({
  ...{ ...PENJUAL, kode_sales: 'S1', barang: [BARIS_BELI], total },
  ...more,
});

/** A gram traded in for three, the rest in cash. */
export const tukarManual = (kode_lot: string, nilai_tukar: number): object =>
  jualManual(kode_lot, {
    ...{ ...PENJUAL, tukar: [SEGRAM], nilai_tukar },
    bayar: [{ jenis: 'CASH', jumlah: TIGA_GRAM - nilai_tukar }],
  });

/** Puts a lot on its tray in a shop that sells such goods, and answers its code. */
export async function lotDijual(kit: Kit, kode_baki = 'CC01'): Promise<string> {
  await atur(kit, { [MODUL_MANUAL]: 'true' });
  await hargaGrup(kit);
  await tambahLot(kit, { kode_baki });
  return (await lotDi(kit, kode_baki)).kode_lot;
}
