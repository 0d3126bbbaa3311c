/** A second person's approval of a write that is no document: bound to exactly this act, used once, in its transaction. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, type Scope, type Sql } from '../database.ts';
import { digest, opHash } from './approval-ask.ts';

export type Act = {
  kategori: string;
  description: string;
  /** What it was for, kept with the approval. */
  objek: string;
  /** Everything that makes it this act and no other. */
  isi: object;
  /** What the approver reads. */
  rincian: { label: string; nilai: string }[];
  /** Only the owner may agree. */
  oleh?: 'OWN';
};

const GIVEN = `select id, approver from otorisasi where kode_toko = $1 and id = any ($2::uuid[]) and dipakai is null and requester = $3
    and op_hash = $4 and kategori = $5 and description = $6 and berakhir > $7::timestamptz limit 1`;

/** Answers who agreed. Errors: OTORISASI_DIPERLUKAN with what to ask for, OTORISASI_TIDAK_BERLAKU when it was used meanwhile. */
export async function requireSecondPerson(
  sql: Sql,
  { kode_toko, user_id }: Scope,
  act: Act,
  { izin, saat }: { izin: readonly string[]; saat: string },
): Promise<string> {
  const { kategori, description, objek, isi, rincian, oleh } = act;
  const perlu = [{ kategori, description, rincian, perlu_keterangan: false, ...(oleh ? { oleh } : {}) }];
  const op_hash = opHash(digest({ kategori, description, kode_toko, user_id, objek, isi }), perlu);
  const [given] = await rawQuery<{ id: string; approver: string }>(sql, GIVEN, [
    ...[kode_toko, izin, user_id, op_hash],
    ...[kategori, description, saat],
  ]);
  if (!given) return reject(umum.OTORISASI_DIPERLUKAN, { op_hash, perlu }, description);
  await rawQuery(sql, 'select pakai_otorisasi_master($1::jsonb, $2, $3::timestamptz, $4)', [
    ...[JSON.stringify([given.id]), op_hash],
    ...[saat, objek],
  ]);
  return given.approver;
}
