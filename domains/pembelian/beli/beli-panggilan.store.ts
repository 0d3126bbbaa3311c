/** The calls of the buying counter, by the paths their declarations give. */

import { type Answer, call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { mungkinQr } from '../../penjualan/nota/nota-qr.rule.ts';
import { fotoBeli, fotoBeliUnggah, jualDariQr, jualUntukBeli } from '../nota/nota-beli.command.ts';
import { pembelian } from '../pembelian.document.ts';
import type { JualDitemukan } from './keranjang-beli.rule.ts';

export type HasilBeli = {
  no_dokumen: string;
  status: string;
  total: number;
  bayar: number;
  kode_barcode: string[];
};

const { simpan } = pembelian.transitions;

export const kirimBeli = (
  badan: object,
  key: string,
  detail_authorization?: ApprovalId[],
): Promise<Answer<HasilBeli>> =>
  call(
    { method: 'POST', path: simpan.path },
    { body: detail_authorization ? { ...badan, detail_authorization } : badan, key },
  );

/** Answers the key that goes into the line. */
export const unggahFotoBeli = async (image: File): Promise<string> =>
  (await uploadFile(fotoBeliUnggah, image, { part: 'image' })).data.foto;

export const ambilFotoBeli = async (no_faktur: string): Promise<Blob> =>
  (await download(fotoBeli, { params: { no_faktur } })).blob;

/** A label may carry more than the barcode: its first eight characters count (Domain R4.1). A signed code is read whole. */
export async function cariJual(teks: string): Promise<JualDitemukan[]> {
  if (mungkinQr(teks)) return (await call<JualDitemukan[]>(jualDariQr, { body: { qr: teks } })).data;
  const kode = teks.includes('-') ? teks.slice(0, 44) : teks.slice(0, 8);
  return (await call<JualDitemukan[]>(jualUntukBeli, { params: { kode } })).data;
}
