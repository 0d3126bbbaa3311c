/** The calls of deposits that the till makes: leaving one, reading one to pick it up. */

import type { WireOf } from '@mustika/kernel/answer.ts';
import { transitionCall } from '@mustika/kernel/document.ts';
import { callsOf } from '@mustika/kernel/document-answers.ts';
import { AKHIR_TAUTAN } from '@mustika/kernel/public-page.ts';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { pesanan } from '../../../pesanan/pesanan.document.ts';
import { titipan } from '../../../titipan/titipan.document.ts';
import type { Titipan } from '../../../titipan/titipan.reads.ts';
import { type JenisHarga, jenisTitip } from '../../../titipan/titipan.rule.ts';
import type { BadanSimpan } from '../badan-simpan.rule.ts';
import type { TitipanDibaca } from './titipan-keranjang.rule.ts';

/** Body of `titipan/simpan` without approvals. */
export type BadanTitip = Omit<BadanSimpan, 'no_titipan'> & { jenis_harga: JenisHarga; uang_muka: number };
const simpan = transitionCall(titipan.transitions.simpan);
export type HasilTitip = WireOf<typeof simpan.answer>;

export const kirimTitip = (
  badan: BadanTitip,
  key: string,
  detail_authorization?: ApprovalId[],
): Promise<Answer<HasilTitip>> =>
  call(simpan, { body: detail_authorization ? { ...badan, detail_authorization } : badan, key });

const baca = callsOf(titipan);

const bacaPesanan = callsOf(pesanan);

/** A deposit, or an order with the pieces that were made for it. */
export async function bacaTitipan(no_titipan: string): Promise<TitipanDibaca> {
  if (jenisTitip(no_titipan) === 'TITIPAN') return (await call(baca.one, { query: { no_titipan } })).data;
  const { data } = await call(bacaPesanan.one, { query: { no_pesanan: no_titipan } });
  return { ...data, no_titipan, nama_customer: data.nama_customer ?? '', barang: data.ditahan };
}

/** What a scanner read ends in the words of a link. */
const TAUTAN = new RegExp(AKHIR_TAUTAN);

/** The order whose slip leads its customer to his page; null where it is no such code, or nobody's. */
export async function nomorDariTautan(code: string): Promise<string | null> {
  const [tautan] = TAUTAN.exec(code.trim().toUpperCase()) ?? [];
  if (!tautan) return null;
  const { data } = await call(bacaPesanan.list, { query: { q: tautan, status: 'SEMUA', limit: 1 } });
  return data[0]?.no_pesanan ?? null;
}

export type TitipanMember = Pick<Titipan, 'no_titipan' | 'saldo' | 'jumlah_barang'>;

/** What waits for a member: orders that are made for him, and deposits. */
export async function titipanMember(kode_member: string, signal: AbortSignal): Promise<TitipanMember[]> {
  const query = { q: kode_member, status: 'DONE', limit: 20 };
  const [pesan, titip] = await Promise.all([
    call(bacaPesanan.list, { query, signal }),
    call(baca.list, { query, signal }),
  ]);
  return [...pesan.data.map((p) => ({ ...p, no_titipan: p.no_pesanan })), ...titip.data];
}
