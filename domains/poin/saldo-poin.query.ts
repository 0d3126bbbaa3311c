/** Whose points they are and how many he has in this store; a member who is out of use is none, one who was merged is who he is now. */
import { statement } from '@mustika/server-kit/database.ts';

const SALDO = `select m.kode_member, m.nama_member, coalesce(p.poin::int, 0) as saldo from member a
  join member m on m.kode_member = coalesce(a.digabung_ke, a.kode_member) and m.aktif
  left join member_poin p on p.kode_toko = $1 and p.kode_member = m.kode_member
 where a.kode_member = $2`;

export const bacaSaldoPoin = (kode_toko: string, kode_member: string) =>
  statement<{ kode_member: string; nama_member: string; saldo: number }>(
    'poin_member',
    SALDO,
    kode_toko,
    kode_member,
  );

/** His name, which a document does not store. */
export const NAMA_MEMBER = '(select m.nama_member from member m where m.kode_member = h.kode_member)';
