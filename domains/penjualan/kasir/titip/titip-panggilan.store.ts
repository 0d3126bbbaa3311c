/** The calls of deposits that the till makes: leaving one, reading one to pick it up. */

import type { WireOf } from '@mustika/kernel/answer.ts';
import { transitionCall } from '@mustika/kernel/document.ts';
import { callsOf } from '@mustika/kernel/document-answers.ts';
import { AKHIR_TAUTAN } from '@mustika/kernel/public-page.ts';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { pesanan } from '../../../pesanan/pesanan.document.ts';
import { preOrder } from '../../../pre-order/pre-order.document.ts';
import { titipan } from '../../../titipan/titipan.document.ts';
import type { Titipan } from '../../../titipan/titipan.reads.ts';
import { type JenisHarga, jenisTitip } from '../../../titipan/titipan.rule.ts';
import type { BadanSimpan } from '../badan-simpan.rule.ts';
import { modulToko } from '../kasir.store.ts';
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
const bacaPo = callsOf(preOrder);

/** A deposit, an order with the pieces that were made for it, or a pre-order with those that have come. */
export async function bacaTitipan(no_titipan: string): Promise<TitipanDibaca> {
  const jenis = jenisTitip(no_titipan);
  if (jenis === 'TITIPAN') return (await call(baca.one, { query: { no_titipan } })).data;
  if (jenis === 'PRE_ORDER') {
    const { data } = await call(bacaPo.one, { query: { no_po: no_titipan } });
    return { ...data, no_titipan, nama_customer: data.nama_customer ?? '', barang: data.ditahan };
  }
  const { data } = await call(bacaPesanan.one, { query: { no_pesanan: no_titipan } });
  return { ...data, no_titipan, nama_customer: data.nama_customer ?? '', barang: data.ditahan };
}

/** What a scanner read ends in the words of a link. */
const TAUTAN = new RegExp(AKHIR_TAUTAN);

/** The order or pre-order whose slip leads its customer to his page; null where it is no such code, or nobody's. */
export async function nomorDariTautan(code: string): Promise<string | null> {
  const [tautan] = TAUTAN.exec(code.trim().toUpperCase()) ?? [];
  if (!tautan) return null;
  const query = { q: tautan, status: 'SEMUA', limit: 1 };
  const { data } = await call(bacaPesanan.list, { query });
  if (data[0] || !modulToko().has('PRE_ORDER_MODULE')) return data[0]?.no_pesanan ?? null;
  return (await call(bacaPo.list, { query })).data[0]?.no_po ?? null;
}

export type TitipanMember = Pick<Titipan, 'no_titipan' | 'saldo' | 'jumlah_barang'>;

/** What waits for a member: pre-orders that have come, orders that are made for him, and deposits. */
export async function titipanMember(kode_member: string, signal: AbortSignal): Promise<TitipanMember[]> {
  const query = { q: kode_member, status: 'DONE', limit: 20 };
  const [po, pesan, titip] = await Promise.all([
    modulToko().has('PRE_ORDER_MODULE') ? call(bacaPo.list, { query, signal }) : { data: [] },
    call(bacaPesanan.list, { query, signal }),
    call(baca.list, { query, signal }),
  ]);
  return [
    ...po.data.map((p) => ({ ...p, no_titipan: p.no_po })),
    ...pesan.data.map((p) => ({ ...p, no_titipan: p.no_pesanan })),
    ...titip.data,
  ];
}
