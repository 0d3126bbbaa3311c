/** Members that answer what is typed at a counter: by code, name or telephone, as at the till. */
import { call } from '@mustika/web-kit/api.ts';
import { type MemberTemu, memberByHp, memberByKode, memberByNama } from '../member/member.command.ts';

/** The shortest name and the shortest part of a number that is asked about. */
export const NAMA_TERPENDEK = 2;
const NOMOR = /^[\d+\s()-]{4,}$/;

export const denganKode = (kode_member: string, signal: AbortSignal): Promise<MemberTemu[]> =>
  call(memberByKode, { params: { kode_member }, signal }).then(
    ({ data }) => [data],
    () => [],
  );

/** A number may be a telephone or a code; a name has no digits. */
export async function cariMember(teks: string, signal: AbortSignal): Promise<MemberTemu[]> {
  const coded = /\d/.test(teks) && !/\s/.test(teks) ? denganKode(teks.toUpperCase(), signal) : [];
  const others = NOMOR.test(teks)
    ? call(memberByHp, { query: { no_hp: teks }, signal })
    : call(memberByNama, { query: { nama: teks.toUpperCase() }, signal });
  const [code, named] = await Promise.all([coded, others]);
  return [...code, ...named.data.filter((m) => code[0]?.kode_member !== m.kode_member)];
}

/** The shortest telephone number. */
const HP_TERPENDEK = 8;

/** The member of a telephone number; null where nobody or more than one answers: a customer need not be one. */
export async function memberDari(no_hp: string): Promise<MemberTemu | null> {
  if (no_hp.length < HP_TERPENDEK) return null;
  const found = (await call(memberByHp, { query: { no_hp } }).catch(() => null))?.data ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}
