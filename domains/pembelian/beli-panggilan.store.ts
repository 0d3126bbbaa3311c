/** The calls of the purchase screens, by the paths their declarations give, and the shapes of the answers. */

import { type Answer, call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import type { DocumentEvent } from '@mustika/web-kit/document-sheet/history.tsx';
import type { ListQuery } from '@mustika/web-kit/document-sheet/view.ts';
import { paperFetcher, slipFetcher } from '@mustika/web-kit/slip/fetch-print.ts';
import { mungkinQr } from '../penjualan/nota-qr.rule.ts';
import type { JualDitemukan } from './keranjang-beli.rule.ts';
import {
  beliByGroup,
  cetakBeli,
  daftarBeli,
  fotoBeli,
  fotoBeliUnggah,
  jualDariQr,
  jualUntukBeli,
} from './nota-beli.command.ts';
import { pembelian } from './pembelian.document.ts';
import type { AsalNota } from './rugi-nota.rule.ts';

export type HasilBeli = {
  no_dokumen: string;
  status: string;
  total: number;
  bayar: number;
  kode_barcode: string[];
};

const kirim = <T>(
  name: keyof typeof pembelian.transitions,
  badan: object,
  key: string,
  detail_authorization?: ApprovalId[],
): Promise<Answer<T>> =>
  call<T>(
    { method: 'POST', path: pembelian.transitions[name].path },
    { body: detail_authorization ? { ...badan, detail_authorization } : badan, key },
  );

export const kirimBeli = (badan: object, key: string, izin?: ApprovalId[]): Promise<Answer<HasilBeli>> =>
  kirim('simpan', badan, key, izin);

type Batal = { no_faktur_group: string; alasan: string };
export const kirimBatalBeli = (
  badan: Batal,
  key: string,
  izin?: ApprovalId[],
): Promise<Answer<{ total: number }>> => kirim('batal', badan, key, izin);

export const kirimValidasiBeli = (no_faktur_group: string, key: string): Promise<Answer<{ total: number }>> =>
  kirim('validasi', { no_faktur_group }, key);

/** Answers the key that goes into the line. */
export const unggahFotoBeli = async (image: File): Promise<string> =>
  (await uploadFile<{ foto: string }>(fotoBeliUnggah, image, { part: 'image' })).data.foto;

export const ambilFotoBeli = async (no_faktur: string): Promise<Blob> =>
  (await download(fotoBeli, { params: { no_faktur } })).blob;

/** A label may carry more than the barcode: its first eight characters count (Domain R4.1). A signed code is read whole. */
export async function cariJual(teks: string): Promise<JualDitemukan[]> {
  if (mungkinQr(teks)) return (await call<JualDitemukan[]>(jualDariQr, { body: { qr: teks } })).data;
  const kode = teks.includes('-') ? teks.slice(0, 44) : teks.slice(0, 8);
  return (await call<JualDitemukan[]>(jualUntukBeli, { params: { kode } })).data;
}

export type BeliRingkas = {
  no_faktur_group: string;
  tanggal: string;
  waktu: string;
  status: string;
  kasir: string;
  nama_customer: string | null;
  kode_member: string | null;
  jumlah_barang: number;
  berat: number;
  harga_nota: number;
  total: number;
  cetak: number;
  /** A trade-in of a sale. */
  tukar: boolean;
};

export async function daftarPembelian(query: ListQuery, signal?: AbortSignal) {
  const { data, total } = await call<BeliRingkas[]>(daftarBeli, { query, ...(signal ? { signal } : {}) });
  return { rows: data, total: total ?? data.length };
}

type Buku = Record<string, unknown>;

export type BeliLengkap = BeliRingkas & {
  nik_sim_passport: string | null;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  biaya_admin: number;
  bayar: number;
  barang: {
    no_faktur: string;
    kode_barcode: string;
    no_faktur_jual: string | null;
    kode_sales: string;
    nama_barang: string;
    kadar_cetak: string;
    kondisi_barang: string;
    berat_nota: number;
    berat: number;
    susut: number;
    harga_nota: number;
    asal_nota: AsalNota;
    kode_rugi: string | null;
    potongan: number;
    rugi_nota: number;
    foto: boolean;
    potongan_kategori: number;
    potongan_manual: number;
    harga: number;
    harga_rata: number;
  }[];
  pembayaran: { jenis: string; no_rekening: string | null; jumlah: number }[];
  riwayat: DocumentEvent[];
  transfer: { uang: Buku[]; barang: Buku[] };
};

export async function beliLengkap(no_faktur_group: string, signal?: AbortSignal): Promise<BeliLengkap> {
  const answer = await call<{ dataPembelianGrouped: BeliLengkap }>(beliByGroup, {
    body: { no_faktur_group },
    ...(signal ? { signal } : {}),
  });
  return answer.data.dataPembelianGrouped;
}

export const ambilStrukBeli = slipFetcher(cetakBeli, 'no_faktur_group');
export const ambilKertasBeli = paperFetcher(cetakBeli, 'no_faktur_group');
