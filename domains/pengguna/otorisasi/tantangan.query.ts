/** What has to come back signed or seen: kept here, good for one act of one person, once, for two minutes. */
import { randomUUID } from 'node:crypto';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { sha256 } from '@mustika/server-kit/people/session-store.ts';
import { newChallenge } from '@mustika/server-kit/secrets/passkey.ts';

const BERLAKU_MENIT = 2;

/** `op_hash` null: no act, something of his own is being made. `approver` null: whoever answers says who he is. */
export type UntukApa = {
  kode_toko: string;
  cara: 'PASSKEY' | 'SIDIK_JARI';
  requester: string;
  approver: string | null;
  op_hash: string | null;
};

/** A finger is scanned at one till, by the agent that is paired with it; `jari` of one that is being made known. */
export type DiKasir = { perangkat_hash: Buffer; agen: string; jari: string | null };

const TULIS = `insert into otorisasi_tantangan (kode_toko, id, cara, tantangan, requester, approver, op_hash, dibuat, berakhir,
    perangkat_hash, agen, jari)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const scopeOf = (ctx: Ctx, kode_toko: string) => ({
  kode_toko,
  user_id: ctx.session.user_id,
  lintas: false,
});

export async function tantang(
  ctx: Ctx,
  untuk: UntukApa,
  { id = randomUUID(), disini = null }: { id?: string; disini?: DiKasir | null } = {},
): Promise<string> {
  const { deps } = ctx;
  const { kode_toko, cara, requester, approver, op_hash } = untuk;
  const tantangan = newChallenge(untuk);
  const now = deps.clock.now();
  const values = [kode_toko, id, cara, tantangan, requester, approver, op_hash, now.toString()];
  const sampai = now.add({ minutes: BERLAKU_MENIT }).toString();
  await deps.db.tx(scopeOf(ctx, kode_toko), (sql) =>
    rawQuery(sql, TULIS, [...values, sampai, disini?.perangkat_hash, disini?.agen, disini?.jari]),
  );
  return tantangan;
}

const PAKAI = `update otorisasi_tantangan set dipakai = $7::timestamptz
  where kode_toko = $1 and tantangan = $2 and cara = $3 and requester = $4 and op_hash is not distinct from $5
    and (approver is null or approver = $6) and dipakai is null and berakhir > $7::timestamptz and dibuat <= $7::timestamptz
    and (cara <> 'SIDIK_JARI' or hasil = 'COCOK' and perangkat_hash = $8)
  returning id`;

/**
 * Takes it, whatever comes of it: a second answer finds it used. Errors: OTORISASI_TIDAK_BERLAKU for one that was used, ran out, or
 * was for another act, another asker or another approver; and for a finger that no
 * reader of this till has seen.
 */
export async function pakaiTantangan(
  ctx: Ctx,
  { kode_toko, cara, requester, approver, op_hash }: UntukApa,
  tantangan: string,
): Promise<void> {
  const { deps } = ctx;
  const values = [kode_toko, tantangan, cara, requester, op_hash, approver, deps.clock.now().toString()];
  // What a reader saw is believed at its own till, and only there.
  const disini = sha256(ctx.device);
  const rows = await deps.db.tx(scopeOf(ctx, kode_toko), (sql) => rawQuery(sql, PAKAI, [...values, disini]));
  if (rows.length === 0) reject(umum.OTORISASI_TIDAK_BERLAKU);
}
