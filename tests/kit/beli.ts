/** Purchases as a till sends them. */
import { expect } from 'vitest';
import type { Answer, Caller, Kit } from './app.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from './jual.ts';

/** What the nota of the usual piece is worth: its gold and its stone, without the ongkos. Domain R4.2. */
export const NOTA_BAKU = 3_562_500;
/** MULUS takes 3 %: 3.455.625, up to 500. */
export const BELI_BAKU = 3_456_000;

export type BarisUji = { kode_barcode?: string; berat?: number; kondisi_barang?: string } & Record<
  string,
  unknown
>;

/** The body of `pembelian/simpan`: MULUS, as heavy as it was sold, paid in cash. */
export function beli(
  barang: readonly (string | BarisUji)[],
  total: number,
  more: Record<string, unknown> = {},
): object {
  const lines = barang.map((b) => (typeof b === 'string' ? { kode_barcode: b } : b));
  return {
    total,
    barang: lines.map((b) => ({ kode_sales: 'S1', berat: 3.25, kondisi_barang: 'MULUS', ...b })),
    bayar: [{ jenis: 'CASH', jumlah: total }],
    ...more,
  };
}

/** Takes the usual piece in and sells it to somebody; answers the number of the nota. */
export async function jualDulu(kit: Kit, kode_barcode: string, more: object = {}): Promise<string> {
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode });
  return terjual(kit.as('KASIR1'), nota([kode_barcode], HARGA_BAKU, { nama_customer: 'SITI', ...more }));
}

/** Buys and answers the number of the purchase. */
export async function dibeli(kasir: Caller, body: object): Promise<string> {
  const answer: Answer = await kasir.post('pembelian/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
}
