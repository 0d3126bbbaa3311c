/** Bought goods that are sorted, as the tests need them: a piece and a lot in gudang BELI. */

import type { Kit } from './app.ts';
import { BELI_BAKU, beli, dibeli, jualDulu } from './beli.ts';
import { atur, numberOf } from './jual.ts';
import { BARIS_BELI, beliManual, nilaiBeliManual } from './jual-manual.ts';
import { MODUL_MANUAL } from './lot.ts';
import { isiLaci } from './uang.ts';

/** Whoever buys does it alone, and as often as tests ask for it: what he may let out in a day is not what they are about. */
const BELI_BEBAS = {
  BATAS_KELUAR_HARIAN_KASIR: '1000000000',
  BATAS_GRAM_TANPA_NOTA_KASIR: '1000000',
};

/** The usual piece, bought back. */
export async function pieceBeli(kit: Kit, kode_barcode: string): Promise<string> {
  await atur(kit, { SEPUHAN_MODULE: 'true', ...BELI_BEBAS });
  await jualDulu(kit, kode_barcode);
  await isiLaci(kit, UANG_BELI, PEMBELI);
  await dibeli(kit.as(PEMBELI), beli([kode_barcode], BELI_BAKU));
  return kode_barcode;
}

/** Buys for these tests, out of a drawer that others do not count on. */
const PEMBELI = 'KASIR2';
const UANG_BELI = 5_000_000;
/** Whoever sells by weight is somebody else each time: the ceiling of a person is not what these tests are about. */
let penjual = 0;

/** Two pieces of five grams of 75 % that were bought by weight; answers the code of their lot. */
export async function lotBeli(kit: Kit): Promise<string> {
  await atur(kit, { SEPUHAN_MODULE: 'true', [MODUL_MANUAL]: 'true', ...BELI_BEBAS });
  penjual += 1;
  const nik_sim_passport = `317101234568${String(penjual).padStart(4, '0')}`;
  const body = beliManual(await nilaiBeliManual(kit, BARIS_BELI), { nik_sim_passport });
  await isiLaci(kit, UANG_BELI, PEMBELI);
  const nomor = numberOf(await kit.as(PEMBELI).post('pembelian-manual/simpan', body));
  const { rows } = await kit.owner.query(
    'select kode_barcode from pembelian_barang where no_faktur_group = $1',
    [nomor],
  );
  return rows[0].kode_barcode;
}

export const sortir = (barang: object[], lot: object[] = [], keping: object[] = []): object => ({
  barang: barang.map((b) => ({ ke_baki: null, ongkos: null, ...b })),
  lot: lot.map((b) => ({ ke_baki: null, ...b })),
  keping: keping.map((b) => ({ nama_barang: null, ongkos: null, ...b })),
});
