/** Whose points they are and how many he has in this store; a member who is out of use is none. */
import { statement } from '@mustika/server-kit/database.ts';

const SALDO = `select m.nama_member, coalesce(p.poin::int, 0) as saldo from member m
  left join member_poin p on p.kode_toko = $1 and p.kode_member = m.kode_member
 where m.kode_member = $2 and m.aktif`;

export const bacaSaldoPoin = (kode_toko: string, kode_member: string) =>
  statement<{ nama_member: string; saldo: number }>('poin_member', SALDO, kode_toko, kode_member);

/** His name, which a document does not store. */
export const NAMA_MEMBER = '(select m.nama_member from member m where m.kode_member = h.kode_member)';
