/** Orders as a till sends them. */
import { expect } from 'vitest';
import type { Answer, Caller, Kit } from './app.ts';
import { denganOtorisasi, numberOf } from './jual.ts';

export type BarisPesanan = {
  nama_barang?: string;
  berat?: number;
  harga_per_gram?: number;
  ongkos?: number | null;
  foto?: string;
  kode_contoh?: string;
  nama_contoh?: string;
  berat_contoh?: number;
};

/** A ring of three grams and a quarter of group 750, with its work for 150.000: 3.412.500 + 150.000, rounded to 3.562.500. */
export const barangPesanan = (more: BarisPesanan = {}): object => ({
  ...{ nama_barang: 'CINCIN KAWIN UKIR', kode_group: '750', kode_dept: 'CC', berat: 3.25, ongkos: 150_000 },
  ...more,
});
/** What it is thought to cost while a gram costs what `hargaGrup` says. */
export const HARGA_PESANAN = 3_562_500;

/** The body of `pesanan/simpan`: such pieces, paid ahead in cash, of a customer with a telephone. */
export const pesan = (
  uang_muka: number,
  barang: readonly BarisPesanan[] = [{}],
  more: Record<string, unknown> = {},
): object => ({
  ...{ nama_customer: 'IBU PESAN', no_hp_customer: '081234500088', tgl_janji: '2026-12-05', uang_muka },
  ...{ jenis_harga: 'MENGIKAT', barang: barang.map(barangPesanan) },
  bayar: uang_muka > 0 ? [{ jenis: 'CASH', jumlah: uang_muka }] : [],
  ...more,
});

/** Takes an order and answers its number. */
export async function dipesan(kasir: Caller, body: object = pesan(1_000_000)): Promise<string> {
  const answer: Answer = await kasir.post('pesanan/simpan', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return numberOf(answer);
}

/** Says which pieces were made for its lines, in their order. */
export const dijadikan = (
  kasir: Caller,
  no_pesanan: string,
  ...barcode: readonly string[]
): Promise<Answer> =>
  kasir.post('pesanan/selesai', {
    no_pesanan,
    barang: barcode.map((kode_barcode, at) => ({ urut: at + 1, kode_barcode })),
  });

/** Pays more ahead, in cash. */
export const ditambah = (kasir: Caller, no_pesanan: string, jumlah: number): Promise<Answer> =>
  kasir.post('pesanan/tambah', { no_pesanan, jumlah, bayar: [{ jenis: 'CASH', jumlah }] });

/** Cancels it with another person's word, in cash; what is held returns to tray CC02. */
export const pesananBatal = (caller: Caller, no_pesanan: string, more: object = {}): Promise<Answer> =>
  denganOtorisasi(caller, 'pesanan/batal', {
    ...{ no_pesanan, kode_baki: 'CC02', cara_kembali: 'CASH', alasan: 'customer berubah pikiran' },
    ...more,
  });

/** Lets go of its samples into tray CC01. */
export const contohKembali = (caller: Caller, no_pesanan: string): Promise<Answer> =>
  caller.post('pesanan/contoh', { no_pesanan, kode_baki: 'CC01' });

/** State and what the shop holds of its money: `DONE 1000000`. */
export async function keadaanPesanan(kit: Kit, no_pesanan: string): Promise<string> {
  const { rows } = await kit.owner.query(
    `select d.status, t.saldo::bigint::float8 as saldo from titipan t
       join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_titipan where t.no_titipan = $1`,
    [no_pesanan],
  );
  return `${rows[0].status} ${rows[0].saldo}`;
}
