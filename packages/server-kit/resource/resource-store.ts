/**
 * Writing master rows: create, change by compare-and-set, deactivate and re-activate, each sealed into the audit chain
 * with the row before and after. Nothing is deleted: documents may name a row for ever. Domain 2, Spec 1 §8 (DELETED).
 */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { Change } from '@mustika/kernel/resource-answers.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import { sql as raw } from 'kysely';
import { type AuditFn, type Database, rawQuery, type Scope, type Sql } from '../database.ts';
import { isTwin, missingReference, refusalOfRow, violatedRule } from './resource-errors.ts';
import { type Agreed, guardColumns } from './resource-guarded.ts';
import { once } from './resource-once.ts';
import { columnsOf, type MasterRow } from './resource-query.ts';

/** Values as columns hold them. */
export type Values = Record<string, unknown>;
export type WireRow = Record<string, unknown>;
/** Where and by whom: the database, the scope, the Idempotency-Key of the call, and who else agreed to it. */
export type WriteCtx = { db: Database; scope: Scope; key: string | null; agreed: Agreed };

/** Objek of an import's audit entries; their `sesudah` and `sebelum` hold rows by key. */
export const OBJEK_IMPOR = '@impor';

export const wireRow = (resource: Resource, row: Values): WireRow => encodeRow(resource.fields, row);

/** The row's place in the table: key, and the store where stores keep their own rows. */
const place = (resource: Resource, scope: Scope, key: unknown): Values => ({
  ...(resource.scope === 'toko' ? { kode_toko: scope.kode_toko } : {}),
  [resource.key]: key,
});

const match = (values: Values) => (eb: { and(values: Values): never }) => eb.and(values);

async function lockRow(sql: Sql, resource: Resource, scope: Scope, key: string): Promise<MasterRow> {
  const row = await sql
    .selectFrom(resource.name)
    .select(columnsOf(resource))
    .where(match(place(resource, scope, key)) as never)
    .forUpdate()
    .executeTakeFirst();
  return (row as MasterRow | undefined) ?? reject(umum.TIDAK_DITEMUKAN);
}

/** Reference fields whose value names no living row: column -> the values that are missing. */
export async function missingRefs(
  sql: Sql,
  resource: Pick<Resource, 'fields'>,
  scope: Scope,
  rows: readonly Values[],
): Promise<Map<string, Set<string>>> {
  const missing = new Map<string, Set<string>>();
  for (const [name, field] of Object.entries(resource.fields)) {
    const target = field.ref?.();
    const wanted = new Set(rows.map((row) => row[name]).filter((value) => typeof value === 'string'));
    if (!target || wanted.size === 0) continue;
    let query = sql
      .selectFrom(target.name)
      .select(target.key)
      .where(target.key, 'in', [...wanted])
      .where('aktif', '=', true);
    if (target.scope === 'toko') query = query.where('kode_toko', '=', scope.kode_toko);
    for (const found of await query.execute()) wanted.delete(found[target.key]);
    if (wanted.size > 0) missing.set(name, wanted as Set<string>);
  }
  return missing;
}

async function checkRefs(sql: Sql, resource: Resource, scope: Scope, row: Values): Promise<void> {
  const missing = await missingRefs(sql, resource, scope, [row]);
  if (missing.size > 0) throw missingReference(resource, [...missing.keys()]);
}

export async function explain(ctx: WriteCtx, resource: Resource, error: unknown): Promise<never> {
  const violated = (error as { constraint?: string }).constraint !== undefined;
  const rule = violated
    ? await ctx.db.read(ctx.scope, (sql) => violatedRule(sql, error))
    : { columns: [], text: null };
  throw refusalOfRow(resource, error, rule);
}

/** A twin of a deactivated row is refused with DELETED, so that the screen can offer Aktifkan. */
async function explainTwin(ctx: WriteCtx, resource: Resource, key: unknown, error: unknown): Promise<never> {
  if (!isTwin(resource, error)) return explain(ctx, resource, error);
  const rows = await ctx.db.read(ctx.scope, (sql) =>
    sql
      .selectFrom(resource.name)
      .select('aktif')
      .where(match(place(resource, ctx.scope, key)) as never)
      .execute(),
  );
  const label = resource.fields[resource.key]?.label ?? resource.key;
  if (rows[0] && !rows[0].aktif) reject(umum.DELETED, { [resource.key]: key });
  return reject(
    umum.SUDAH_ADA,
    [{ path: resource.key, message: `${label} Sudah Ada` }],
    `${label} ${String(key)} Sudah Ada`,
  );
}

/**
 * Errors: DELETED (twin is deactivated), SUDAH_ADA, ACUAN_TIDAK_ADA, INPUT_TIDAK_VALID, KUNCI_DIPAKAI_LAIN; of guarded columns
 * OTORISASI_DIPERLUKAN, asked once the database has nothing against the row.
 */
export async function createRow(ctx: WriteCtx, resource: Resource, values: Values): Promise<WireRow> {
  const key = values[resource.key];
  try {
    return await ctx.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { tambah: resource.name, values }, async () => {
        await checkRefs(sql, resource, ctx.scope, values);
        const row = await sql
          .insertInto(resource.name)
          .values({ ...values, ...place(resource, ctx.scope, key) })
          .returning(columnsOf(resource))
          .executeTakeFirstOrThrow();
        await guardColumns(sql, ctx.scope, resource, { before: null, values }, ctx.agreed);
        const sesudah = wireRow(resource, row as Values);
        audit({ aksi: `${resource.name}.tambah`, objek: String(key), isi: { sesudah } });
        return sesudah;
      }),
    );
  } catch (error) {
    return explainTwin(ctx, resource, key, error);
  }
}

/** Asks whether a row may become this, in the transaction of the change and before it; refuses by throwing. */
export type AskFirst = (sql: Sql, before: MasterRow) => Promise<void>;
type Step = { aksi: 'ubah' | 'nonaktif' | 'aktif'; values: Values; versi?: number | undefined };

/** The row, locked, as whoever changes it has seen it. Errors: TIDAK_DITEMUKAN, SUDAH_BERUBAH. */
export async function lockSeen(
  sql: Sql,
  resource: Resource,
  scope: Scope,
  key: string,
  versi: number | undefined,
): Promise<MasterRow> {
  const before = await lockRow(sql, resource, scope, key);
  if (versi !== undefined && versi !== before.versi) reject(umum.SUDAH_BERUBAH, { versi: before.versi });
  return before;
}

async function changeRow(
  [sql, audit]: [Sql, AuditFn],
  resource: Resource,
  { scope, agreed }: WriteCtx,
  key: string,
  change: Step,
  ask?: AskFirst,
): Promise<WireRow> {
  const before = await lockSeen(sql, resource, scope, key, change.versi);
  if (change.aksi === 'ubah' && !before.aktif) reject(umum.DELETED, { [resource.key]: key });
  await ask?.(sql, before);
  const changed = Object.fromEntries(
    Object.entries(change.values).filter(([name, value]) => before[name] !== value),
  );
  if (Object.keys(changed).length === 0) return wireRow(resource, before);
  await checkRefs(sql, resource, scope, changed);
  const row = await sql
    .updateTable(resource.name)
    .set({ ...changed, versi: before.versi + 1, diubah_oleh: scope.user_id, diubah_pada: raw`now()` })
    .where(match(place(resource, scope, key)) as never)
    .returning(columnsOf(resource))
    .executeTakeFirstOrThrow();
  await guardColumns(sql, scope, resource, { before, values: changed }, agreed);
  const [sebelum, sesudah] = [wireRow(resource, before), wireRow(resource, row as Values)];
  audit({ aksi: `${resource.name}.${change.aksi}`, objek: key, isi: { sebelum, sesudah } });
  return sesudah;
}

async function write(
  ctx: WriteCtx,
  resource: Resource,
  key: string,
  change: Step,
  ask?: AskFirst,
): Promise<WireRow> {
  try {
    return await ctx.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { tabel: resource.name, key, change }, () =>
        changeRow([sql, audit], resource, ctx, key, change, ask),
      ),
    );
  } catch (error) {
    return explain(ctx, resource, error);
  }
}

/**
 * Changes the given columns only. `versi` is compared when the caller sends one: the prescribed update calls
 * (Spec 2 §7) carry no version, so without it the last writer wins.
 * Errors: TIDAK_DITEMUKAN, SUDAH_BERUBAH, DELETED, ACUAN_TIDAK_ADA, SUDAH_ADA, INPUT_TIDAK_VALID; of guarded columns
 * OTORISASI_DIPERLUKAN.
 */
export const updateRow = (
  ctx: WriteCtx,
  resource: Resource,
  key: string,
  values: Values,
  versi?: number,
  ask?: AskFirst,
): Promise<WireRow> => write(ctx, resource, key, { aksi: 'ubah', values, versi }, ask);

/** DELETE deactivates: pickers stop offering the row, old documents still show it. */
export const deactivateRow = (ctx: WriteCtx, resource: Resource, key: string): Promise<WireRow> =>
  write(ctx, resource, key, { aksi: 'nonaktif', values: { aktif: false } });

export const activateRow = (ctx: WriteCtx, resource: Resource, key: string): Promise<WireRow> =>
  write(ctx, resource, key, { aksi: 'aktif', values: { aktif: true } });

const HISTORY = `
  select waktu, user_id, split_part(aksi, '.', 2) as aksi,
         case when objek = $1 then isi -> 'sebelum' else isi -> 'sebelum' -> $1 end as sebelum,
         case when objek = $1 then isi -> 'sesudah' else isi -> 'sesudah' -> $1 end as sesudah
    from audit
   where isi ? 'sesudah' and aksi = any ($2) and ($3 = '' or kode_toko = $3)
     and (objek = $1 or (objek = $4 and isi -> 'sesudah' ? $1))
   order by waktu desc limit 500`;

/** Who changed the row, newest first. A chain row is written from several stores, so all their chains are read. */
export function historyOf(db: Database, scope: Scope, resource: Resource, key: string): Promise<Change[]> {
  const chain = resource.scope === 'chain';
  const actions = ['tambah', 'ubah', 'nonaktif', 'aktif', 'impor'].map((aksi) => `${resource.name}.${aksi}`);
  return db.read({ ...scope, lintas: chain }, (sql) =>
    rawQuery<Change>(sql, HISTORY, [key, actions, chain ? '' : scope.kode_toko, OBJEK_IMPOR]),
  );
}
