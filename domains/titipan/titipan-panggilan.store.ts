/** The calls of the deposit screens, by the paths their declarations give, and the shapes of the answers. */

import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { DocumentEvent } from '@mustika/web-kit/document-sheet/history.tsx';
import type { ListQuery } from '@mustika/web-kit/document-sheet/view.ts';
import { paperFetcher, slipFetcher } from '@mustika/web-kit/slip/fetch-print.ts';
import { cetakTitipan, daftarTitipan, titipanByNota } from './nota-titipan.command.ts';
import { titipan } from './titipan.document.ts';
import type { JenisHarga } from './titipan.rule.ts';

export type TitipanRingkas = {
  no_titipan: string;
  tanggal: string;
  waktu: string;
  status: string;
  jenis_harga: JenisHarga;
  kasir: string;
  nama_customer: string;
  no_hp_customer: string | null;
  kode_member: string | null;
  jumlah_barang: number;
  berat: number;
  total: number;
  uang_muka: number;
  saldo: number;
  no_faktur_tunggu: string | null;
  cetak: number;
};

export async function cariTitipan(query: ListQuery, signal?: AbortSignal) {
  const { data, total } = await call<TitipanRingkas[]>(daftarTitipan, {
    query,
    ...(signal ? { signal } : {}),
  });
  return { rows: data, total: total ?? data.length };
}

type Buku = Record<string, unknown>;

export type TitipanLembar = TitipanRingkas & {
  alamat_customer: string | null;
  keterangan: string | null;
  /** What may still be paid on it. */
  sisa: number;
  barang: {
    urut: number;
    kode_barcode: string;
    nama_barang: string;
    kadar_cetak: string;
    berat: number;
    kode_gudang: string;
    kode_baki: string;
    total: number;
    keadaan: string;
    no_faktur_jual: string | null;
  }[];
  pembayaran: {
    tanggal: string;
    peristiwa: number;
    arah: 'MASUK' | 'KELUAR';
    jenis: string;
    no_rekening: string | null;
    jumlah: number;
    kartu_akhir: string | null;
  }[];
  gerak: { urut: number; tanggal: string; jenis: string; jumlah: number; no_dokumen: string }[];
  riwayat: DocumentEvent[];
  transfer: { uang: Buku[]; barang: Buku[] };
};

export async function titipanLengkap(no_titipan: string, signal?: AbortSignal): Promise<TitipanLembar> {
  const body = { no_titipan };
  return (await call<TitipanLembar>(titipanByNota, { body, ...(signal ? { signal } : {}) })).data;
}

export const kirimValidasiTitipan = (no_titipan: string, key: string): Promise<Answer<unknown>> =>
  call({ method: 'POST', path: titipan.transitions.validasi.path }, { body: { no_titipan }, key });

export const ambilStrukTitipan = slipFetcher(cetakTitipan, 'no_titipan');
export const ambilKertasTitipan = paperFetcher(cetakTitipan, 'no_titipan');
