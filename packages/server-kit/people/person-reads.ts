/**
 * Reads of persons: every one is entered with who it showed, and nobody gets to read the whole list. The limits are far
 * above a day at the till (about 300 customers, looked for letter by letter) and far below a list worth stealing.
 */
import { randomUUID } from 'node:crypto';
import type { Shape, Struct } from '@mustika/kernel/answer.ts';
import type { Command, PersonRead } from '@mustika/kernel/command.ts';
import { defineErrors, reject } from '@mustika/kernel/errors.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { rawQuery } from '../database.ts';
import type { Ctx, Deps } from '../http/http.ts';
import { counterpartDigests } from '../secrets/identity.ts';

/** Text ours: the spec knows no limit. */
export const orangErrors = defineErrors({
  TERLALU_BANYAK_ORANG: [429, 'Terlalu Banyak Data Orang Yang Dibaca, Silahkan Coba Lagi Nanti'],
});

/** Calls of one user in a minute and in a day, and different persons in a day. */
export const BATAS_BACA = { per_menit: 60, per_hari: 3000, orang_per_hari: 2000 } as const;

const MULAI = 'select mulai_baca_orang($1::uuid, $2, $3, $4::timestamptz, $5, $6, $7) as batas';
const ISI =
  'insert into baca_orang_isi (kode_toko, id, orang) select $1, $2::uuid, o from unnest($3::text[]) o';

/** What a call told; null where its handler sent a file by itself. */
export type Told = { data: unknown; message?: string; total?: number } | null;

/** Persons of an answer. */
function personsIn({ kunci }: PersonRead, data: unknown): string[] {
  const rows = (Array.isArray(data) ? data : [data]) as (Record<string, unknown> | null)[];
  const found = rows.map((row) => row?.[kunci]).filter((one): one is string => typeof one === 'string');
  return [...new Set(found)];
}

type Batas = { per_menit: number | null; per_hari: number | null; orang_per_hari: number | null };
type Read = { name: string; jenis: PersonRead['jenis'] | 'PELANGGAN'; batas?: Batas };

/**
 * Enters a look, with `persons` where it is known whom it will show. Errors: TERLALU_BANYAK_ORANG; `alasan` MENIT, HARI or ORANG says
 * which limit it was.
 */
async function enter(
  { deps, scope }: Ctx,
  { name, jenis, batas: { per_menit, per_hari, orang_per_hari } = BATAS_BACA }: Read,
  persons: readonly string[],
): Promise<string> {
  const [id, saat] = [randomUUID(), deps.clock.now().toString()];
  const batas = await deps.db.tx(scope, async (sql) => {
    const [row] = await rawQuery<{ batas: string | null }>(sql, MULAI, [
      ...[id, name, jenis, saat],
      ...[per_menit, per_hari, orang_per_hari],
    ]);
    if (!row?.batas && persons.length > 0) await rawQuery(sql, ISI, [scope.kode_toko, id, persons]);
    return row?.batas;
  });
  if (batas) reject(orangErrors.TERLALU_BANYAK_ORANG, { alasan: batas });
  return id;
}

/** A call that shows persons: entered before anything is read, and then with those of its answer. */
export async function readPersons(
  ctx: Ctx,
  { name, orang, answer }: Pick<Command, 'name' | 'orang' | 'answer'>,
  input: Record<string, unknown>,
  run: () => Promise<Told>,
): Promise<Told> {
  const read = orang as PersonRead;
  // A file is sent before anybody looks at it again: whom it is about was asked for, and is entered first.
  const asked = answer ? [] : personsIn(read, input);
  const id = await enter(ctx, { name, jenis: read.jenis }, asked);
  const told = await run();
  const persons = told ? personsIn(read, told.data).filter((one) => !asked.includes(one)) : [];
  const { deps, scope } = ctx;
  if (persons.length > 0)
    await deps.db.tx(scope, (sql) => rawQuery(sql, ISI, [scope.kode_toko, id, persons]));
  return told;
}

/** How rows of documents name a person: as a member, by telephone, by name. */
const TELEPON = ['no_hp_customer', 'telp', 'no_hp'] as const;
const NAMA = ['nama_customer', 'nama_pemilik', 'nama_member'] as const;
const MENYEBUT: readonly string[] = ['kode_member', 'no_hp_customer', ...NAMA];

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The rows of an answer of this shape that name persons, wherever in it they stand; null where none does. */
export function rowsOfPersons(shape: Shape | undefined): ((data: unknown) => Rows) | null {
  if (!shape) return null;
  const { kind, of, fields } = shape as Struct;
  if (kind === 'deret' && of) {
    const columns = Object.keys((of as Struct).fields ?? {});
    return columns.some((name) => MENYEBUT.includes(name)) ? (data) => (data ?? []) as Rows : null;
  }
  if (kind !== 'objek') return null;
  const parts = Object.entries(fields ?? {}).flatMap(([name, part]) => {
    const rows = rowsOfPersons(part);
    return rows ? [(data: unknown) => rows((data as Record<string, unknown> | null)?.[name])] : [];
  });
  return parts.length === 0 ? null : (data) => parts.flatMap((part) => part(data));
}

function personOf({ deps }: Ctx, row: Rows[number]): string | undefined {
  const first = (columns: readonly string[]): string | null =>
    (columns.map((name) => row[name]).find((one) => typeof one === 'string' && one !== '') as
      | string
      | undefined) ?? null;
  const kode_member = first(['kode_member']);
  if (kode_member) return kode_member;
  // Whoever is no member is entered by a digest: this table only grows, and is no list of customers itself.
  return counterpartDigests(deps.secrets, { telp: first(TELEPON), nama: first(NAMA) })[0];
}

/** Whom this process entered today for a user: shown again, nobody is entered twice. Lost at a restart, it costs rows. */
const dikenal = new WeakMap<Deps, Map<string, { hari: string; siapa: Set<string> }>>();

function known({ deps, session }: Ctx): Set<string> {
  const hari = deps.clock.now().toString().slice(0, 10);
  const users = dikenal.get(deps) ?? new Map();
  dikenal.set(deps, users);
  const found = users.get(session.user_id);
  if (found?.hari === hari) return found.siapa;
  const siapa = new Set<string>();
  users.set(session.user_id, { hari, siapa });
  return siapa;
}

/** An owner reads what is his: entered as everybody, and not stopped. */
const TANPA_BATAS: Batas = { per_menit: null, per_hari: null, orang_per_hari: null };

/**
 * A list whose rows name persons: whoever was not shown to this user today is entered before he is shown. Errors: TERLALU_BANYAK_ORANG.
 */
export async function enterListed(ctx: Ctx, name: string, rows: Rows): Promise<void> {
  const siapa = known(ctx);
  const baru = new Set(rows.flatMap((row) => personOf(ctx, row) ?? []).filter((one) => !siapa.has(one)));
  if (baru.size === 0) return;
  const batas = ctx.session.level === 'OWN' ? TANPA_BATAS : BATAS_BACA;
  await enter(ctx, { name, jenis: 'PELANGGAN', batas }, [...baru]);
  for (const one of baru) siapa.add(one);
}

/** Whom a list shows that was asked for nobody in particular. */
const SEMUA_ORANG = '*';

/** A report, on screen or as a file: entered with whom its filter names, or with everybody. One that shows no persons is not. */
export async function enterReport(
  ctx: Ctx,
  { name, orang }: Pick<Report, 'name' | 'orang'>,
  filters: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (orang) await enter(ctx, { name, jenis: orang.jenis }, [String(filters[orang.kunci] || SEMUA_ORANG)]);
}
