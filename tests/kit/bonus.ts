/** Bonus of salespeople in a test: a shop that gives one, a piece that earned one, a payment. */
import type { Kit } from './app.ts';
import { atur, HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from './jual.ts';

/** Who sells in the notas of the tests, and what a piece of theirs earns him: 3.250 g at Rp 1.000. */
export const SALES = 'S1';
export const BONUS_BAKU = 3_250;

export const berbonus = (kit: Kit): Promise<unknown> => atur(kit, { BONUS_SALES_TRANSACTION_MODULE: 'true' });

/** Sells a piece of Rp 3.676.500; answers the number of the nota. */
export async function jualBerbonus(kit: Kit, kode_barcode: string): Promise<string> {
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode });
  return terjual(kit.as('KASIR1'), nota([kode_barcode], HARGA_BAKU));
}

export const bayarBonus = (jumlah: number, more: object = {}): object => ({
  ...{ kode_sales: SALES, jumlah, transfer: null, no_rekening: null, keterangan: null },
  ...more,
});
