/** Pre-orders as a till sends them. */
import { expect } from 'vitest';
import type { Answer, Caller } from './app.ts';
import { denganOtorisasi, numberOf } from './jual.ts';

export type BarisPo = {
  nama_barang?: string;
  kode_group?: string;
  qty?: number;
  berat?: number;
  kode_intern?: string;
  harga_per_gram?: number;
  harga_total?: number;
  ongkos?: number | null;
};

/** Two rings of three grams and a quarter of group 750, each with its work for 150.000: 2 x 3.562.500. */
export const barisPo = (more: BarisPo = {}): object => ({
  ...{ nama_barang: 'CINCIN MODEL ANGGREK', kode_group: '750', kode_dept: 'CC', berat: 3.25, qty: 2 },
  ...(more.harga_total === undefined ? { ongkos: 150_000 } : {}),
  ...more,
});
/** What one of them is thought to cost while a gram costs what `hargaGrup` says. */
export const HARGA_PO = 3_562_500;

/** The body of `pre-order/simpan`: such lines, paid ahead in cash, of a customer with a telephone. */
export const po = (
  uang_muka: number,
  barang: readonly BarisPo[] = [{}],
  more: Record<string, unknown> = {},
): object => ({
  ...{ nama_customer: 'IBU MENUNGGU', no_hp_customer: '081234500099', tgl_janji: '2026-12-21', uang_muka },
  ...{ jenis_harga: 'MENGIKAT', barang: barang.map(barisPo) },
  bayar: uang_muka > 0 ? [{ jenis: 'CASH', jumlah: uang_muka }] : [],
  ...more,
});

/** Takes a pre-order and answers its number. */
export async function diPo(kasir: Caller, body: object = po(2_000_000)): Promise<string> {
  const answer: Answer = await kasir.post('pre-order/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return numberOf(answer);
}

/** What pieces of that design are called; they have no stone. */
export const MODEL_PO = { nama_barang: 'CINCIN MODEL ANGGREK', harga_atribut: 0 } as const;

type Closing = string | { kode_barcode: string; baris: string };
/** Closes a batch: pieces by their codes, or with the line each is given to by hand. */
export const ditutup = (caller: Caller, barang: readonly Closing[], more: object = {}): Promise<Answer> =>
  caller.post('closing-barang-po/simpan', {
    barang: barang.map((b) => (typeof b === 'string' ? { kode_barcode: b, baris: null } : b)),
    ...more,
  });

/** Pays more ahead, in cash. */
export const poDitambah = (kasir: Caller, no_po: string, jumlah: number): Promise<Answer> =>
  kasir.post('pre-order/tambah', { no_po, jumlah, bayar: [{ jenis: 'CASH', jumlah }] });

/** Cancels it with another person's word, in cash; what is held returns to tray CC02. */
export const poBatal = (caller: Caller, no_po: string, more: object = {}): Promise<Answer> =>
  denganOtorisasi(caller, 'pre-order/batal', {
    ...{ no_po, kode_baki: 'CC02', cara_kembali: 'CASH', alasan: 'customer berubah pikiran' },
    ...more,
  });

/** Takes a batch back with another person's word. */
export const closingBatal = (caller: Caller, no_dokumen: string): Promise<Answer> =>
  denganOtorisasi(caller, 'closing-barang-po/batal', { no_dokumen, alasan: 'salah barang datang' });
