/** Deliveries of suppliers as the tests need them. */
import type { Answer, Kit } from './app.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from './jual.ts';

export type JenisKiriman = {
  kode_group?: string;
  kode_dept?: string;
  jumlah?: number;
  berat_faktur?: number;
  berat?: number;
  harga_faktur?: number;
};

/** Two rings of three grams of group 750 at a million a gram. */
const BAKU = {
  kode_group: '750',
  kode_dept: 'CC',
  jumlah: 2,
  berat_faktur: 6,
  berat: 6,
  harga_faktur: 1_000_000,
};

/** The body of a receipt; each of its kinds is the usual one unless told otherwise. */
export const kiriman = (
  no_faktur_supplier: string,
  baris: readonly JenisKiriman[] = [{}],
  more: object = {},
): object => ({
  ...{ kode_supplier: 'HWT', no_faktur_supplier, tgl_faktur: '2026-11-20' },
  ...more,
  baris: baris.map((b) => ({ ...BAKU, ...b })),
});

/** HWT is on the list, whether the store keeps one or not. */
export const kenalHwt = (kit: Kit): Promise<unknown> =>
  kit.owner.query(
    "insert into supplier_barang (kode_toko, kode_supplier, nama_supplier) values ('JKT1', 'HWT', 'PT HWT') on conflict do nothing",
  );

const TERIMA = 'penerimaan-barang/simpan';

/** Receives it as the invoice says. */
export async function terimaKirimanBarang(kit: Kit, body: object): Promise<string> {
  await kenalHwt(kit);
  return numberOf(await kit.as('SPV1').post(TERIMA, body));
}

/** Receives it although the scale says something else, signed by the owner. */
export async function terimaSelisih(kit: Kit, body: object): Promise<string> {
  await kenalHwt(kit);
  return numberOf(await denganOtorisasi(kit.as('SPV1'), TERIMA, body, SANDI_OWNER));
}

/** A ring of this weight that gets its tag from a receipt. */
export const berlabel = (kode_barcode: string, berat_asli: number, more: object = {}): object => ({
  ...{ kode_group: '750', kode_dept: 'CC', kode_gudang: 'TOKO', kode_baki: 'CC01' },
  ...{ nama_barang: 'CINCIN KIRIMAN', kode_barcode, berat_asli },
  ...more,
});

export const beriLabel = (kit: Kit, no_penerimaan: string, ...baris: readonly object[]): Promise<Answer> =>
  kit.as('SPV1').post('barang/simpan', { no_penerimaan, baris });
