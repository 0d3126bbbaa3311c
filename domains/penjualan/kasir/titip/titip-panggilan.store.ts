/** The calls of deposits that the till makes: leaving one, reading one to pick it up. */

import type { WireOf } from '@mustika/kernel/answer.ts';
import { transitionCall } from '@mustika/kernel/document.ts';
import { callsOf } from '@mustika/kernel/document-answers.ts';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { titipan } from '../../../titipan/titipan.document.ts';
import type { Titipan } from '../../../titipan/titipan.reads.ts';
import type { JenisHarga } from '../../../titipan/titipan.rule.ts';
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

export async function bacaTitipan(no_titipan: string): Promise<TitipanDibaca> {
  return (await call(baca.one, { query: { no_titipan } })).data;
}

export type TitipanMember = Pick<Titipan, 'no_titipan' | 'saldo' | 'jumlah_barang'>;

/** Deposits that wait for a member. */
export async function titipanMember(kode_member: string, signal: AbortSignal): Promise<TitipanMember[]> {
  const query = { q: kode_member, status: 'DONE', limit: 20 };
  return (await call(baca.list, { query, signal })).data;
}
