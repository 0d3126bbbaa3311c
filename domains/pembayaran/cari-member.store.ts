/** Members that answer what is typed at a counter: by code, name or telephone, as at the till. */
import { call } from '@mustika/web-kit/api.ts';
import { type MemberTemu, memberByHp, memberByKode, memberCari } from '../member/member.command.ts';

/** The shortest name and the shortest part of a number that is asked about. */
export const NAMA_TERPENDEK = 2;

export const denganKode = (kode_member: string, signal: AbortSignal): Promise<MemberTemu[]> =>
  call(memberByKode, { params: { kode_member }, signal }).then(
    ({ data }) => [data],
    () => [],
  );

/** The one search of persons: by code, card, telephone or words of a name. */
export const cariMember = async (q: string, signal: AbortSignal): Promise<MemberTemu[]> =>
  (await call(memberCari, { query: { q }, signal })).data;

/** The shortest telephone number. */
const HP_TERPENDEK = 8;

/** The member of a telephone number; null where nobody or more than one answers: a customer need not be one. */
export async function memberDari(no_hp: string): Promise<MemberTemu | null> {
  if (no_hp.length < HP_TERPENDEK) return null;
  const found = (await call(memberByHp, { query: { no_hp } }).catch(() => null))?.data ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}
