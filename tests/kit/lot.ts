/** Goods without a barcode as the tests need them. */
import { expect } from 'vitest';
import type { Kit } from './app.ts';
import { numberOf, SANDI_OWNER } from './jual.ts';

export type BarangLot = {
  kode_group?: string;
  kode_dept?: string;
  kode_baki?: string;
  qty?: number;
  berat?: number;
  modal_total?: number;
  ada_faktur?: boolean;
};

/** Ten rings of group 750, thirty grams together, at thirty million. */
export const barangBaru = (more: BarangLot = {}): object => ({
  ...{
    kode_group: '750',
    kode_dept: 'CC',
    kode_baki: 'CC01',
    qty: 10,
    berat: 30,
    modal_total: 30_000_000,
    ada_faktur: false,
  },
  ...more,
});

/** The module that these screens ask for. */
export const MODUL_MANUAL = 'MANUAL_ITEMS_TRANSACTION_MODULE';

/** Brings goods into a store that nobody is owed for, and answers the number of the document. */
export async function tambahLotDi(
  kit: Kit,
  portal: string,
  ...barang: readonly BarangLot[]
): Promise<string> {
  const body = { supplier: null, keterangan: null, barang: barang.map(barangBaru) };
  const answer = await kit.as('OWNER').post('tambah-barang-manual/simpan', body, { portal });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return numberOf(answer);
}

/** The same for JKT1. */
export const tambahLot = (kit: Kit, ...barang: readonly BarangLot[]): Promise<string> =>
  tambahLotDi(kit, 'JKT1', ...barang);

export type StokLot = {
  kode_lot: string;
  kode_toko: string;
  qty: number;
  berat: number;
  harga_modal: number;
};

/** What there is on these trays, in grams and rupiah. */
export async function stokLot(kit: Kit, ...baki: readonly string[]): Promise<StokLot[]> {
  const { data } = await kit.as('OWNER').post('barang-manual', {}, { portal: 'JKT1' });
  return (data as unknown as StokLot[]).filter((lot) => baki.includes(lot.kode_toko));
}

/** The lot on one tray. */
export async function lotDi(kit: Kit, baki: string): Promise<StokLot> {
  const [lot] = await stokLot(kit, baki);
  return lot ?? expect.unreachable(`nothing lies on ${baki}`);
}

export { SANDI_OWNER };
