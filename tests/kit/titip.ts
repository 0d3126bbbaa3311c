/** Deposits as a till sends them. */
import { expect } from 'vitest';
import type { Answer, Caller, Kit } from './app.ts';
import { type BarisJual, denganOtorisasi, jual, nota } from './jual.ts';

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

/** What a piece and a deposit have come to. */
export const dilihat = (kit: () => Kit) => ({
  /** `TERSEDIA TOKO/CC01`. */
  barang: async (kode: string): Promise<string> => {
    const { rows } = await kit().owner.query(
      'select status, kode_gudang, kode_baki from barang where kode_barcode = $1',
      [kode],
    );
    return `${rows[0].status} ${rows[0].kode_gudang}/${rows[0].kode_baki}`;
  },
  /** State and what the shop still owes for it: `DONE 1000000`. */
  keadaan: async (no_titipan: string): Promise<string> => {
    const { rows } = await kit().owner.query(
      `select d.status, t.saldo::bigint::float8 as saldo from titipan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan
        where t.no_titipan = $1`,
      [no_titipan],
    );
    return `${rows[0].status} ${rows[0].saldo}`;
  },
});

/** Picks up a deposit, or what was made for an order: its money as payment, cash for what it does not cover. */
export const ambilTitip = (
  kasir: Caller,
  no_titipan: string,
  codes: string[],
  total: number,
  dariTitipan: number,
  more: object = {},
): Promise<Answer> =>
  jual(
    kasir,
    nota(codes, total, {
      no_titipan,
      bayar: [
        { jenis: 'TITIPAN', jumlah: dariTitipan },
        ...(total > dariTitipan ? [{ jenis: 'CASH', jumlah: total - dariTitipan }] : []),
      ],
      ...more,
    }),
  );
