/** What both ways of the act need: members held still, the points of a store on their way, the two rows as they are. */
import { randomUUID } from 'node:crypto';
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import { runTransition } from '@mustika/server-kit/document/document-runner.ts';
import { inStore } from '@mustika/server-kit/document/other-store.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { insideOf } from '@mustika/server-kit/http/inside.ts';
import { refuseBeyond } from '@mustika/server-kit/http/portal.ts';
import { memberErrors } from '../member.errors.ts';
import type { DataGabung } from './gabung-member.rule.ts';
import { gabungPoinDocument } from './gabung-poin.posting.ts';

/** Members are of the whole chain, and so is what is read of them here. */
export const seluruhnya = (ctx: Ctx): Scope => ({ ...ctx.scope, lintas: true });

/** One merge at a time in the chain, and no posting of points of these meanwhile (catat_baris_member_poin). */
const KUNCI = [
  "select pg_advisory_xact_lock(hashtextextended('member-gabung', 0))",
  `select pg_advisory_xact_lock(hashtextextended('member-gabung|' || k.kode, 0))
     from (select u.kode from unnest($1::text[]) u (kode)
           union select m.kode_member from member m where m.digabung_ke = any ($1::text[]) order by 1 offset 0) k`,
] as const;

export type MemberDigabung = DataGabung & {
  kode_member: string;
  aktif: boolean;
  digabung_ke: string | null;
  versi: number;
};

/** A row that somebody refers to right now is waited for: what he posts is there when we look. */
const BARIS = `select kode_member, nama_member, no_hp, alamat, tgl_lahir::text as tgl_lahir, no_kartu, aktif, digabung_ke, versi
  from member where kode_member = any ($1::text[]) order by kode_member for update`;

/** Both of them, locked until the end. Error: MEMBER_TIDAK_ADA. */
export async function kunciBerdua(
  sql: Sql,
  ke: string,
  dari: string,
): Promise<{ ke: MemberDigabung; dari: MemberDigabung }> {
  await rawQuery(sql, KUNCI[0]);
  await rawQuery(sql, KUNCI[1], [[ke, dari]]);
  const rows = await rawQuery<MemberDigabung>(sql, BARIS, [[ke, dari]]);
  const satu = (kode_member: string): MemberDigabung =>
    rows.find((row) => row.kode_member === kode_member) ??
    reject(memberErrors.MEMBER_TIDAK_ADA, { kode_member });
  return { ke: satu(ke), dari: satu(dari) };
}

/** Points of one store that go the whole way or not at all. */
export type PoinToko = { kode_toko: string; poin: number; buka: boolean; aktif: boolean };

/** Errors: TOKO_LAIN beyond what he acts for, GABUNG_TOKO_TUTUP with the stores whose day is not open. */
export function periksaToko(ctx: Ctx, toko: readonly PoinToko[]): void {
  refuseBeyond(
    ctx.session,
    toko.map((one) => one.kode_toko),
  );
  const tutup = toko.filter((one) => !one.buka).map((one) => one.kode_toko);
  if (tutup.length > 0)
    reject(
      memberErrors.GABUNG_TOKO_TUTUP,
      { toko: tutup },
      `Poin Belum Bisa Pindah, Toko Belum Buka: ${tutup.join(', ')}`,
    );
}

/** Writes the movement in the books of each store, inside the transaction that is under way. */
export async function pindahkanPoin(
  sql: Sql,
  ctx: Ctx,
  toko: readonly PoinToko[],
  { dari, ke }: { dari: string; ke: string },
): Promise<number> {
  const dalam = insideOf(sql, { ...ctx, scope: seluruhnya(ctx) });
  const kunci = ctx.key ?? randomUUID();
  for (const { kode_toko, poin } of toko) {
    const input = { dari, ke, poin };
    await runTransition({
      ...{ implementation: gabungPoinDocument, name: 'simpan', input, body: input, izin: [] },
      ctx: await inStore(dalam, kode_toko, `${kunci}-${kode_toko}`),
    });
  }
  return toko.reduce((jumlah, one) => jumlah + one.poin, 0);
}

const TULIS = `update member set nama_member = $2, no_hp = $3, alamat = $4, tgl_lahir = $5::date, no_kartu = $6, aktif = $7, digabung_ke = $8,
  versi = versi + 1, diubah_oleh = $9, diubah_pada = now() where kode_member = $1`;

type Ditulis = { kode_member: string; isi: DataGabung; aktif: boolean; digabung_ke: string | null };

/** Both rows; a card that changes hands is nobody's in between. */
export async function tulisBerdua(sql: Sql, user_id: string, rows: readonly Ditulis[]): Promise<void> {
  await rawQuery(sql, 'update member set no_kartu = null where kode_member = any ($1::text[])', [
    rows.map((row) => row.kode_member),
  ]);
  for (const { kode_member, isi, aktif, digabung_ke } of rows)
    await rawQuery(sql, TULIS, [
      ...[kode_member, isi.nama_member, isi.no_hp, isi.alamat, isi.tgl_lahir, isi.no_kartu],
      ...[aktif, digabung_ke, user_id],
    ]);
}

/** `setuju_wa` keeps numbers as they are dialled. */
export const nomorSetuju = (no_hp: string | null): string | null => no_hp?.replace(/^\+/, '') ?? null;
