/**
 * Prices as versions in time: changed now or set for a moment to come, shown before they are saved, taken back while they
 * wait. What counts is in the row itself; see `jadwal_harga`. Features 2, idea 5; Spec 2 §2.8 for the plain change.
 */
import { randomUUID } from 'node:crypto';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { PricePreview, PriceVersion } from '@mustika/kernel/resource-answers.ts';
import { rawQuery, type Scope, type Sql } from '../database.ts';
import { once } from './resource-once.ts';
import {
  farthest,
  guardJumps,
  jumpLimit,
  jumps,
  type Morning,
  morningPrices,
  type PriceGuard,
  priceChanges,
} from './resource-price.ts';
import type { MasterRow } from './resource-query.ts';
import {
  explain,
  lockSeen,
  updateRow,
  type Values,
  type WireRow,
  type WriteCtx,
  wireRow,
} from './resource-store.ts';

/** A price set further ahead is a slip of the finger. */
const PALING_JAUH_HARI = 366;

const wrong = (path: string, message: string): never =>
  reject(umum.INPUT_TIDAK_VALID, [{ path, message }], message);

/** An instant with its offset; it must lie ahead, and not too far. */
export function instantAhead(text: string, saat: string): string {
  let mulai: Temporal.Instant;
  try {
    mulai = Temporal.Instant.from(text);
  } catch {
    return wrong('berlaku_mulai', 'Berlaku Mulai Harus Berupa Tanggal Dan Jam'); // Not an instant: the caller's mistake.
  }
  const now = Temporal.Instant.from(saat);
  if (Temporal.Instant.compare(mulai, now) <= 0) wrong('berlaku_mulai', 'Waktu Berlaku Sudah Lewat');
  if (Temporal.Instant.compare(mulai, now.add({ hours: PALING_JAUH_HARI * 24 })) > 0)
    wrong('berlaku_mulai', 'Waktu Berlaku Terlalu Jauh');
  return mulai.toString();
}

const PLANNED = `select id, nilai, berlaku_mulai from jadwal_harga
  where kode_toko = $1 and tabel = $2 and kode = $3 and status = 'MENUNGGU' and berlaku_mulai < $4::timestamptz
  order by berlaku_mulai`;

/** The row as it will be at that moment, by what is set already. */
async function rowAt(
  sql: Sql,
  scope: Scope,
  resource: Resource,
  row: MasterRow,
  mulai: string | null,
): Promise<Values> {
  if (mulai === null) return row;
  const key = String(row[resource.key]);
  const planned = await rawQuery<{ nilai: Values }>(sql, PLANNED, [
    ...[scope.kode_toko, resource.name, key],
    mulai,
  ]);
  return Object.assign({}, row, ...planned.map(({ nilai }) => nilai));
}

export type DatedUpdate = { key: string; values: Values; versi: number | undefined; mulai: string | null };
export type DatedAnswer = { data: WireRow; message?: string };

/** The price of the morning of one row's columns. */
const morningOf = async (
  sql: Sql,
  { kode_toko }: Scope,
  { name }: Resource,
  key: string,
  { mulai, guard }: { mulai: string | null; guard: Omit<PriceGuard, 'izin'> },
): Promise<ReturnType<Morning>> => {
  const when = { mulai, batas: jumpLimit(guard.store) };
  return (await morningPrices(sql, name, { toko: [kode_toko], kode: [key] }, when))(kode_toko, key);
};

/** The change now: as any other, but a jump asks for a second person first. */
async function changeNow(
  ctx: WriteCtx,
  resource: Resource,
  { key, values, versi }: DatedUpdate,
  guard: PriceGuard,
): Promise<DatedAnswer> {
  const objek = `${resource.name}:${key}`;
  const data = await updateRow(ctx, resource, key, values, versi, async (sql, before) =>
    guardJumps(sql, ctx.scope, guard, {
      ...{ objek, judul: key, mulai: null },
      changes: priceChanges(
        resource,
        before,
        values,
        await morningOf(sql, ctx.scope, resource, key, { mulai: null, guard }),
      ),
    }),
  );
  return { data };
}

/** Sets the prices for a moment to come; the row stays as it is until then. */
async function plan(
  ctx: WriteCtx,
  resource: Resource,
  { key, values, versi, mulai: asked }: DatedUpdate & { mulai: string },
  guard: PriceGuard,
): Promise<DatedAnswer> {
  const other = Object.keys(values).find((name) => !resource.dated.includes(name) && name !== resource.key);
  if (other) wrong(other, 'Hanya Harga Yang Dapat Dijadwalkan');
  const mulai = instantAhead(asked, guard.saat);
  const objek = `${resource.name}:${key}`;
  const run =
    (sql: Sql, audit: Parameters<Parameters<WriteCtx['db']['tx']>[1]>[1]) =>
    async (): Promise<DatedAnswer> => {
      const before = await lockSeen(sql, resource, ctx.scope, key, versi);
      if (!before.aktif) reject(umum.DELETED, { [resource.key]: key });
      const then = await rowAt(sql, ctx.scope, resource, before, mulai);
      const awal = await morningOf(sql, ctx.scope, resource, key, { mulai, guard });
      const changes = priceChanges(resource, then, values, awal);
      if (changes.length === 0) wrong('berlaku_mulai', 'Tidak Ada Harga Yang Berubah');
      await guardJumps(sql, ctx.scope, guard, { objek, judul: key, mulai, changes });
      const nilai = Object.fromEntries(changes.map(({ kolom, baru }) => [kolom, baru]));
      const id = randomUUID();
      await rawQuery(
        sql,
        'select jadwalkan_harga($1::uuid, $2, $3, $4::timestamptz, $5::jsonb, $6::timestamptz)',
        [...[id, resource.name, key, mulai], ...[JSON.stringify(nilai), guard.saat]],
      );
      const isi = { jadwal: id, berlaku_mulai: mulai, nilai };
      audit({ aksi: `${resource.name}.jadwal`, objek: key, isi });
      const message = `Harga Dijadwalkan Mulai ${formatWaktu(mulai, guard.store.zona)}`;
      return { data: wireRow(resource, before), message };
    };
  try {
    return await ctx.db.tx(ctx.scope, (sql, audit) =>
      once(sql, ctx.key, { tabel: resource.name, key, values, versi, mulai }, run(sql, audit)),
    );
  } catch (error) {
    return explain(ctx, resource, error);
  }
}

/**
 * A change of a dated row. Errors: those of `updateRow`, OTORISASI_DIPERLUKAN for a jump, SUDAH_ADA when that moment has a
 * price, INPUT_TIDAK_VALID for a moment that is past or for another field than a price.
 */
export const updateDated = (
  ctx: WriteCtx,
  resource: Resource,
  update: DatedUpdate,
  guard: PriceGuard,
): Promise<DatedAnswer> =>
  update.mulai === null
    ? changeNow(ctx, resource, update, guard)
    : plan(ctx, resource, update as DatedUpdate & { mulai: string }, guard);

const inPercent = (size: number | null): number | null => (size === null ? null : size / 1000);

/** Old and new of every price, whether it needs a second person, and what is set already. */
export async function previewOf(
  ctx: WriteCtx,
  resource: Resource,
  { key, values, mulai: asked }: Omit<DatedUpdate, 'versi'>,
  guard: Omit<PriceGuard, 'izin'>,
): Promise<Omit<PricePreview, 'dampak'> & { changed: ReadonlyMap<string, number> }> {
  const mulai = asked === null ? null : instantAhead(asked, guard.saat);
  const changes = await ctx.db.read(ctx.scope, async (sql) => {
    const found = (await sql
      .selectFrom(resource.name)
      .selectAll()
      .where('kode_toko', '=', ctx.scope.kode_toko)
      .where(resource.key, '=', key)
      .executeTakeFirst()) as MasterRow | undefined;
    const row = found ? await rowAt(sql, ctx.scope, resource, found, mulai) : reject(umum.TIDAK_DITEMUKAN);
    return priceChanges(
      resource,
      row,
      values,
      await morningOf(sql, ctx.scope, resource, key, { mulai, guard }),
    );
  });
  const batas = jumpLimit(guard.store);
  return {
    harga: changes.map((one) => ({
      ...one,
      persen: inPercent(one.persen),
      sehari: inPercent(farthest(one)),
    })),
    batas: batas / 1000,
    perlu_otorisasi: jumps(changes, batas).length > 0,
    changed: new Map(changes.map(({ kolom, baru }) => [kolom, baru])),
  };
}

/** What was changed by hand within one second is one version: the last of each price, and who set it. */
const VERSIONS = `select * from (
  select j.id, j.status, j.berlaku_mulai as waktu, coalesce(case j.status when 'BATAL' then j.selesai_oleh end, j.dibuat_oleh) as oleh,
         j.nilai, j.sebab
    from jadwal_harga j where j.kode_toko = $1 and j.tabel = $2 and j.kode = $3 and j.status <> 'BERLAKU'
  union all
  select p.jadwal, 'BERLAKU', max(p.waktu), (array_agg(p.user_id order by p.waktu desc))[1],
         jsonb_object_agg(p.kolom, p.harga_baru order by p.waktu), null
    from perubahan_harga p where p.kode_toko = $1 and p.tabel = $2 and p.kode = $3
   group by p.jadwal, case when p.jadwal is null then date_trunc('second', p.waktu) end
  ) v order by (v.status = 'MENUNGGU') desc, v.waktu desc limit 200`;

/** Every version of a row's prices, the furthest ahead first. */
export const versionsOf = (ctx: WriteCtx, resource: Resource, key: string): Promise<PriceVersion[]> =>
  ctx.db.read(ctx.scope, async (sql) => {
    const rows = await rawQuery<PriceVersion>(sql, VERSIONS, [ctx.scope.kode_toko, resource.name, key]);
    return rows;
  });

/** Takes a waiting version back. Errors: TIDAK_DITEMUKAN when there is none that still waits. */
export const unplan = (
  ctx: WriteCtx,
  resource: Resource,
  key: string,
  { id, saat }: { id: string; saat: string },
): Promise<{ id: string }> =>
  ctx.db.tx(ctx.scope, (sql, audit) =>
    once(sql, ctx.key, { tabel: resource.name, key, batal: id }, async () => {
      const [row] = await rawQuery<{ batal: boolean }>(
        sql,
        'select batal_jadwal_harga($1, $2, $3::uuid, $4::timestamptz) as batal',
        [resource.name, key, id, saat],
      );
      if (!row?.batal) reject(umum.TIDAK_DITEMUKAN);
      audit({ aksi: `${resource.name}.batal_jadwal`, objek: key, isi: { jadwal: id } });
      return { id };
    }),
  );
