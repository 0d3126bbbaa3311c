/** The calls of deposits that the till makes: leaving one, reading one to pick it up. */

import { type ReadCalls, readCalls } from '@mustika/kernel/document-reads.ts';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import { titipan } from '../../titipan/titipan.document.ts';
import type { Titipan } from '../../titipan/titipan.reads.ts';
import type { JenisHarga } from '../../titipan/titipan.rule.ts';
import type { BadanSimpan } from './badan-simpan.rule.ts';
import type { TitipanDibaca } from './titipan-keranjang.rule.ts';

/** Body of `titipan/simpan` without approvals. */
export type BadanTitip = Omit<BadanSimpan, 'no_titipan'> & { jenis_harga: JenisHarga; uang_muka: number };
export type HasilTitip = { no_dokumen: string; status: string; uang_muka: number; kembali: number };

export const kirimTitip = (
  badan: BadanTitip,
  key: string,
  detail_authorization?: ApprovalId[],
): Promise<Answer<HasilTitip>> =>
  call(
    { method: 'POST', path: titipan.transitions.simpan.path },
    { body: detail_authorization ? { ...badan, detail_authorization } : badan, key },
  );

const baca = readCalls(titipan) as ReadCalls;

export async function bacaTitipan(no_titipan: string): Promise<TitipanDibaca> {
  return (await call<TitipanDibaca>(baca.one, { query: { no_titipan } })).data;
}

export type TitipanMember = Pick<Titipan, 'no_titipan' | 'saldo' | 'jumlah_barang'>;

/** Deposits that wait for a member. */
export async function titipanMember(kode_member: string, signal: AbortSignal): Promise<TitipanMember[]> {
  const query = { q: kode_member, status: 'DONE', limit: 20 };
  return (await call<TitipanMember[]>(baca.list, { query, signal })).data;
}
