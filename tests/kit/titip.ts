/** Deposits as a till sends them. */
import { expect } from 'vitest';
import type { Answer, Caller } from './app.ts';
import { type BarisJual, denganOtorisasi } from './jual.ts';

/** The body of `titipan/simpan`: a binding price, the down payment in cash, a customer with a telephone. */
export function titip(
  barang: readonly (string | BarisJual)[],
  total: number,
  uang_muka: number,
  more: Record<string, unknown> = {},
): object {
  const lines = barang.map((b) => (typeof b === 'string' ? { kode_barcode: b } : b));
  return {
    jenis_harga: 'MENGIKAT',
    nama_customer: 'IBU TITIP',
    no_hp_customer: '081234567890',
    total,
    uang_muka,
    barang: lines.map((b) => ({ kode_sales: 'S1', ...b })),
    bayar: [{ jenis: 'CASH', jumlah: uang_muka }],
    ...more,
  };
}

/** Leaves a deposit and answers its number. */
export async function dititip(kasir: Caller, body: object): Promise<string> {
  const answer: Answer = await kasir.post('titipan/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
}

/** Cancels a deposit with another person's approval; the pieces return to tray CC02. */
export const batalTitip = (
  caller: Caller,
  no_titipan: string,
  more: Record<string, unknown> = {},
  who?: object,
): Promise<Answer> =>
  denganOtorisasi(
    caller,
    'titipan/batal',
    { no_titipan, kode_baki: 'CC02', cara_kembali: 'CASH', alasan: 'customer berubah pikiran', ...more },
    who,
  );
