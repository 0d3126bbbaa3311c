/** The calls of the buying counter, by the paths their declarations give. */

import type { WireOf } from '@mustika/kernel/answer.ts';
import { transitionCall } from '@mustika/kernel/document.ts';
import { type Answer, call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import type { JualDitemukan } from '../nota/nota-beli.command.ts';
import { fotoBeli, fotoBeliUnggah, jualDariQr, jualUntukBeli, kodeJual } from '../nota/nota-beli.command.ts';
import { mungkinQr } from '../nota/nota-qr.rule.ts';
import { pembelian } from '../pembelian.document.ts';

const simpan = transitionCall(pembelian.transitions.simpan);
export type HasilBeli = WireOf<typeof simpan.answer>;

export const kirimBeli = (
  badan: object,
  key: string,
  detail_authorization?: ApprovalId[],
): Promise<Answer<HasilBeli>> =>
  call(simpan, { body: detail_authorization ? { ...badan, detail_authorization } : badan, key });

/** Answers the key that goes into the line. */
export const unggahFotoBeli = async (image: File): Promise<string> =>
  (await uploadFile(fotoBeliUnggah, image, { part: 'image' })).data.foto;

export const ambilFotoBeli = async (no_faktur: string): Promise<Blob> =>
  (await download(fotoBeli, { params: { no_faktur } })).blob;

/** A signed code is read whole; notas of other tills may have been written with blanks, and are known without them. */
export async function cariJual(teks: string): Promise<JualDitemukan[]> {
  if (mungkinQr(teks)) return (await call(jualDariQr, { body: { qr: teks } })).data;
  return (await call(jualUntukBeli, { params: { kode: kodeJual(teks) }, scan: true })).data;
}
