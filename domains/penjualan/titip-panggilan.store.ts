/** The calls of deposits that the till makes: leaving one, reading one to pick it up, its slip. */

import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { ApprovalId } from '@mustika/web-kit/approval/approval.ts';
import type { Slip, SlipWidth } from '@mustika/web-kit/slip/print-slip.ts';
import { cetakTitipan, daftarTitipan, titipanByNota } from '../titipan/nota-titipan.command.ts';
import { titipan } from '../titipan/titipan.document.ts';
import type { JenisHarga } from '../titipan/titipan.rule.ts';
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

export async function bacaTitipan(no_titipan: string): Promise<TitipanDibaca> {
  return (await call<TitipanDibaca>(titipanByNota, { body: { no_titipan } })).data;
}

export type TitipanMember = { no_titipan: string; saldo: number; jumlah_barang: number };

/** Deposits that wait for a member. */
export async function titipanMember(kode_member: string, signal: AbortSignal): Promise<TitipanMember[]> {
  const query = { q: kode_member, status: 'DONE', limit: 20 };
  return (await call<TitipanMember[]>(daftarTitipan, { query, signal })).data;
}

export async function ambilStrukTitipan(
  no_titipan: string,
  cpl: SlipWidth,
  pratinjau: boolean,
): Promise<Slip> {
  const body = { no_titipan, cpl, format: 'STRUK', pratinjau: pratinjau ? 'YA' : 'TIDAK' };
  return (await call<Slip>(cetakTitipan, { body })).data;
}
