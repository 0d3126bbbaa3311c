/**
 * What was entered or changed of a member: the values stand in `perubahan_member`, where they can go with him, and the audit seals a salted
 * digest of them, so that nobody changes them meanwhile. docs/decisions/0167.
 */
import { randomUUID } from 'node:crypto';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';

export type Perubahan = {
  kode_member: string;
  aksi: 'tambah' | 'ubah' | 'gabung' | 'pisah';
  /** Null where he is new. */
  sebelum: object | null;
  sesudah: object;
  /** What the audit says beside it: of nobody's person. */
  jejak?: object;
};

const CATAT = `with baru as (insert into perubahan_member (kode_toko, id, kode_member, aksi, user_id, garam, sebelum, sesudah)
    select $1, p.id, p.kode_member, p.aksi, $2, p.garam, nullif(p.sebelum, 'null'), p.sesudah
      from jsonb_to_recordset($3::jsonb) as p (id uuid, kode_member text, aksi text, garam text, sebelum jsonb, sesudah jsonb)
    returning id, garam, sebelum, sesudah)
  select id, encode(sha256(convert_to(garam || coalesce(sebelum::text, '') || sesudah::text, 'UTF8')), 'hex') as sidik from baru`;

/** In the transaction of the change. The audit says which columns it was about and not what is in them. */
export async function catatPerubahan(
  sql: Sql,
  audit: AuditFn,
  { kode_toko, user_id }: { kode_toko: string; user_id: string },
  perubahan: readonly Perubahan[],
): Promise<void> {
  const rows = perubahan.map(({ jejak: _, ...one }) => ({ ...one, id: randomUUID(), garam: randomUUID() }));
  const sealed = await rawQuery<{ id: string; sidik: string }>(sql, CATAT, [
    ...[kode_toko, user_id, JSON.stringify(rows)],
  ]);
  const sidik = new Map(sealed.map((row) => [row.id, row.sidik]));
  for (const [at, { id, kode_member, aksi, sesudah }] of rows.entries())
    audit({
      aksi: `member.${aksi}`,
      objek: kode_member,
      isi: { ...perubahan[at]?.jejak, kolom: Object.keys(sesudah), perubahan: id, sidik: sidik.get(id) },
    });
}

/**
 * Everything that was changed of $1, the newest first, over all stores; what the audit itself has of before these rows were kept is told as
 * long as he has not gone.
 */
export const RIWAYAT = `select waktu, user_id, aksi, sebelum, sesudah from (
    select p.waktu, p.user_id, p.aksi, p.sebelum, p.sesudah from perubahan_member p where p.kode_member = $1 and p.garam is not null
    union all
    select a.waktu, a.user_id, split_part(a.aksi, '.', 2), a.isi -> 'sebelum', a.isi -> 'sesudah' from audit a
     where a.objek = $1 and a.aksi in ('member.tambah', 'member.ubah') and a.isi ? 'sesudah'
       and exists (select from member m where m.kode_member = $1 and m.dianonimkan is null)) r
  order by waktu desc limit 100`;
