/**
 * Rows of a file into a master table. Every row is checked by the same schema as the form and every fault is named by
 * row and column. A key that exists changes that row in the columns the file has, a new key adds one; a deactivated key is
 * a fault, because an import must not bring back what somebody switched off. `pratinjau` writes nothing.
 */
import { formatPersen, type MiliPersen } from '@mustika/kernel/amount.ts';
import { AppError, umum } from '@mustika/kernel/errors.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { inputSchema, objectOf } from '@mustika/kernel/input-schema.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportFault, ImportResult } from '@mustika/kernel/resource-answers.ts';
import type { Scope, Sql } from '../database.ts';
import { type ImportMode, type ImportRead, MAX_FAULTS } from '../tabular/import-file.ts';
import type { MappedRow } from '../tabular/mapped-rows.ts';
import { guardedColumns } from './resource-guarded.ts';
import { cutFaults, importable, servedFaults, valuesOfRow, wireOf } from './resource-import-columns.ts';
import { writeImport } from './resource-import-write.ts';
import { farthest, jumps, type Morning, morningPrices, priceChanges } from './resource-price.ts';
import { columnsOf, type MasterRow } from './resource-query.ts';
import { missingRefs, type Values, type WriteCtx, wireRow } from './resource-store.ts';

export type GoodRow = { baris: number; values: Values; before: MasterRow | null };
/**
 * `batas`: how far a dated price may move without a second person, in milli-percent. `tertutup`: columns that whoever imports
 * may not know; a file has none of them, and rows that exist keep theirs.
 */
export type ImportOptions = {
  mode: ImportMode;
  pratinjau: boolean;
  batas: MiliPersen;
  tertutup?: ReadonlySet<string>;
};

type Checked = { good: Omit<GoodRow, 'before'>[]; faults: ImportFault[] };

/** The keys of the file as the column holds them; what is no key is named when its row is checked. */
function keysOf(resource: Resource, rows: readonly MappedRow[]): unknown[] {
  const field = resource.fields[resource.key] as Field;
  const parsed = rows.map(({ cells }) =>
    inputSchema(field).safeParse(wireOf(field, cells[resource.key] ?? '')),
  );
  return [...new Set(parsed.flatMap((key) => (key.success ? [key.data] : [])))];
}

type Known = { fields: Fields; given: ReadonlySet<string>; before: ReadonlyMap<unknown, MasterRow> };

/**
 * Reads every row by the form's schema. A column the file lacks keeps what the row has, so that a list of prices changes
 * nothing but prices; in a new row it takes the form's initial value.
 */
function checkRows(
  resource: Resource,
  rows: readonly MappedRow[],
  { fields, given, before }: Known,
): Checked {
  const lacking = Object.keys(fields).filter((name) => !given.has(name));
  const initial = Object.fromEntries(
    Object.entries(fields).flatMap(([name, f]) =>
      f.initial !== undefined && !given.has(name) ? [[name, f.initial]] : [],
    ),
  );
  const kept = ([key, row]: [unknown, MasterRow]): [unknown, Values] => {
    const wire = wireRow(resource, row);
    return [key, Object.fromEntries(lacking.map((name) => [name, wire[name]]))];
  };
  const stored = new Map(lacking.length > 0 ? [...before].map(kept) : []);
  const schema = objectOf(fields);
  const keyField = fields[resource.key] as Field;
  const keyOf = (cell: unknown): unknown => inputSchema(keyField).safeParse(cell).data;
  const seen = new Map<unknown, number>();
  const checked: Checked = { good: [], faults: [] };
  for (const row of rows) {
    const baris = row.line;
    const cells = valuesOfRow(fields, row);
    const key = keyOf(cells[resource.key]);
    const result = schema.safeParse({ ...initial, ...stored.get(key), ...cells });
    const refused = row.jumlah
      ? [{ baris, kolom: resource.key, sebab: 'Baris Jumlah, Bukan Data' }]
      : [...cutFaults(fields, row), ...servedFaults(resource, row, before.get(key) ?? null)];
    if (refused.length > 0) {
      checked.faults.push(...refused);
      continue;
    }
    if (!result.success) {
      checked.faults.push(
        ...result.error.issues.map((issue) => ({ baris, kolom: issue.path.join('.'), sebab: issue.message })),
      );
      continue;
    }
    const first = seen.get(key);
    if (first !== undefined)
      checked.faults.push({ baris, kolom: resource.key, sebab: `Sama Dengan Baris ${first}` });
    else {
      seen.set(key, baris);
      checked.good.push({ baris, values: result.data as Values });
    }
  }
  return checked;
}

async function existing(
  sql: Sql,
  resource: Resource,
  scope: Scope,
  keys: unknown[],
): Promise<Map<unknown, MasterRow>> {
  if (keys.length === 0) return new Map();
  let query = sql
    .selectFrom(resource.name)
    .select(columnsOf(resource))
    .where(resource.key, 'in', keys)
    .orderBy(resource.key)
    .forUpdate();
  if (resource.scope === 'toko') query = query.where('kode_toko', '=', scope.kode_toko);
  return new Map((await query.execute()).map((row) => [row[resource.key], row as MasterRow]));
}

/** A jump is one person's decision and another's signature, row by row: a file has room for neither. */
const jumpFaults = (
  resource: Resource,
  { baris, values, before }: GoodRow,
  batas: MiliPersen,
  awal: ReturnType<Morning>,
): ImportFault[] =>
  before === null
    ? []
    : jumps(priceChanges(resource, before, values, awal), batas).map((one) => ({
        ...{ baris, kolom: one.kolom },
        sebab: `Harga Berubah ${formatPersen(farthest(one) as MiliPersen)} %, Ubah Lewat Form Dengan Otorisasi`,
      }));

/** What a second person must agree to is changed where he can be asked. */
const guardedFaults = (resource: Resource, { baris, values, before }: GoodRow): ImportFault[] =>
  guardedColumns(resource, before, values).map((kolom) => ({
    ...{ baris, kolom },
    sebab: `${resource.fields[kolom]?.label ?? kolom} Diubah Lewat Form Dengan Otorisasi`,
  }));

/** References must live, a deactivated twin is no row to overwrite, and prices do not jump. */
async function checkAgainst(
  sql: Sql,
  resource: Resource,
  scope: Scope,
  { before, ...checked }: Checked & Pick<Known, 'before'>,
  batas: MiliPersen,
): Promise<{ good: GoodRow[]; faults: ImportFault[] }> {
  const missing = await missingRefs(
    sql,
    resource,
    scope,
    checked.good.map((row) => row.values),
  );
  const kode = [...before.keys()].map(String);
  const awal =
    resource.dated.length === 0
      ? null
      : await morningPrices(sql, resource.name, { toko: [scope.kode_toko], kode }, { mulai: null, batas });
  const faults = [...checked.faults];
  const good: GoodRow[] = [];
  for (const row of checked.good) {
    const wrong = [...missing].filter(([name, values]) => values.has(row.values[name] as string));
    const twin = before.get(row.values[resource.key]) ?? null;
    for (const [name] of wrong)
      faults.push({
        baris: row.baris,
        kolom: name,
        sebab: `${resource.fields[name]?.label} ${String(row.values[name])} Tidak Ditemukan`,
      });
    if (twin && !twin.aktif)
      faults.push({ baris: row.baris, kolom: resource.key, sebab: umum.DELETED.message });
    else if (wrong.length === 0) {
      const key = String(row.values[resource.key]);
      const jumped = awal
        ? jumpFaults(resource, { ...row, before: twin }, batas, awal(scope.kode_toko, key))
        : [];
      const guarded = guardedFaults(resource, { ...row, before: twin });
      faults.push(...jumped, ...guarded);
      if (jumped.length + guarded.length === 0) good.push({ ...row, before: twin });
    }
  }
  return { good, faults: faults.toSorted((a, b) => a.baris - b.baris) };
}

/** Checks the table and, unless it is a preview, writes what the mode allows in one transaction. */
export async function importTable(
  ctx: WriteCtx,
  resource: Resource,
  table: Pick<ImportRead, 'kolom' | 'rows'>,
  options: ImportOptions,
): Promise<ImportResult> {
  const fields = importable(resource.fields, options.tertutup ?? new Set());
  const given = new Set([...Object.keys(table.kolom.dari), ...Object.keys(table.kolom.tetap)]);
  const keys = keysOf(resource, table.rows);
  return ctx.db.tx(ctx.scope, async (sql, audit) => {
    const before = await existing(sql, resource, ctx.scope, keys);
    const checked = { ...checkRows(resource, table.rows, { fields, given, before }), before };
    const { good, faults } = await checkAgainst(sql, resource, ctx.scope, checked, options.batas);
    const write = !options.pratinjau && (options.mode === 'yang-benar' || faults.length === 0);
    const written = write
      ? await writeImport(sql, audit, resource, ctx.scope, good)
      : { saved: 0, faults: [] };
    const ubah = good.filter((row) => row.before !== null).length;
    // A constraint found a fault that the schema cannot know: with mode semua nothing may stay.
    if (written.faults.length > 0 && options.mode === 'semua')
      throw new AppError(umum.INPUT_TIDAK_VALID, written.faults, written.faults[0]?.sebab);
    return {
      baris: table.rows.length,
      benar: good.length - written.faults.length,
      tambah: good.length - ubah,
      ubah,
      tersimpan: written.saved,
      salah: [...faults, ...written.faults].slice(0, MAX_FAULTS),
      kolom: table.kolom,
    };
  });
}
