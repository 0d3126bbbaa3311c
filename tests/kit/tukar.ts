/** Exchanges as a till sends them: the pieces of vectors 10, 16 and 17. */
import { expect } from 'vitest';
import type { Kit } from './app.ts';
import { hargaGrup, masukkan, nota, terjual } from './jual.ts';

/** Vector 10: a nota of 3.412.500 less 3 % for MULUS, up to 500. */
export const TUKAR_BAKU = 3_310_500;
/** What the piece of vector 10 was sold for, with its ongkos. */
export const JUAL_LAMA = 3_526_500;
/** Vectors 16 and 17: what the customer wants to have. */
export const JUAL_BARU = 5_000_000;

/** The piece the customer brings back: sold here before. Answers the number of its nota. */
export async function jualLama(kit: Kit, kode_barcode: string, more: object = {}): Promise<string> {
  await hargaGrup(kit);
  await masukkan(kit, { kode_barcode, harga_atribut: 0, harga_modal: 2_000_000 });
  return terjual(kit.as('KASIR1'), nota([kode_barcode], JUAL_LAMA, { nama_customer: 'SITI', ...more }));
}

/** The piece the customer wants: its tag says 5.000.000. */
export const barangBaru = (kit: Kit, kode_barcode: string): Promise<void> =>
  masukkan(kit, {
    kode_barcode,
    harga_bandrol: JUAL_BARU,
    harga_modal: 4_000_000,
    ongkos: 0,
    harga_atribut: 0,
  });

type BarisTukar = { kode_barcode?: string } & Record<string, unknown>;

/** The body of `penjualan/simpan` with trade-ins: MULUS, as heavy as they were; the rest in cash. */
export function tukar(
  baru: readonly string[],
  lama: readonly (string | BarisTukar)[],
  nilai: number,
  more: Record<string, unknown> = {},
): object {
  const total = JUAL_BARU * baru.length;
  const lines = lama.map((b) => (typeof b === 'string' ? { kode_barcode: b } : b));
  const sisa = total - nilai;
  return nota(baru, total, {
    tukar: lines.map((b) => ({ kode_sales: 'S1', berat: 3.25, kondisi_barang: 'MULUS', ...b })),
    bayar: [{ jenis: 'TUKAR', jumlah: nilai }, ...(sisa > 0 ? [{ jenis: 'CASH', jumlah: sisa }] : [])],
    ...more,
  });
}

/** Exchanges and answers the number of the nota. */
export async function ditukar(kit: Kit, body: object): Promise<string> {
  const answer = await kit.as('KASIR1').post('penjualan/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
}
