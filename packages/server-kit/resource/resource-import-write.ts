/** The writing half of an import: lots of rows, one audit entry per lot, faults of constraints found row by row. */
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportFault } from '@mustika/kernel/resource-answers.ts';
import { sql as raw } from 'kysely';
import { type AuditFn, rawQuery, type Scope, type Sql } from '../database.ts';
import { refusalOfRow, violatedRule } from './resource-errors.ts';
import type { GoodRow } from './resource-import.ts';
import { columnsOf } from './resource-query.ts';
import { OBJEK_IMPOR, type Values, type WireRow, wireRow } from './resource-store.ts';

const LOT = 500;

const changed = (row: GoodRow): boolean =>
  row.before === null || Object.entries(row.values).some(([name, value]) => row.before?.[name] !== value);

/** One statement for the lot: a key that is there is overwritten and its version raised. */
async function upsert(
  sql: Sql,
  resource: Resource,
  scope: Scope,
  lot: readonly GoodRow[],
): Promise<Values[]> {
  const own = resource.scope === 'toko' ? { kode_toko: scope.kode_toko } : {};
  const names = Object.keys(lot[0]?.values ?? {}).filter((name) => name !== resource.key);
  return sql
    .insertInto(resource.name)
    .values(lot.map((row) => ({ ...row.values, ...own })))
    .onConflict((conflict) =>
      conflict.columns([...Object.keys(own), resource.key]).doUpdateSet((eb) => ({
        ...Object.fromEntries(names.map((name) => [name, eb.ref(`excluded.${name}`)])),
        versi: raw`${raw.ref(`${resource.name}.versi`)} + 1`,
        diubah_oleh: scope.user_id,
        diubah_pada: raw`now()`,
      })),
    )
    .returning(columnsOf(resource))
    .execute();
}

type Written = { rows: Values[]; faults: ImportFault[] };

/** Halves a refused lot until the row at fault stands alone: a bad row costs about log2(500) statements. */
async function attempt(
  sql: Sql,
  resource: Resource,
  scope: Scope,
  lot: readonly GoodRow[],
): Promise<Written> {
  await rawQuery(sql, 'savepoint impor');
  try {
    const rows = await upsert(sql, resource, scope, lot);
    await rawQuery(sql, 'release savepoint impor');
    return { rows, faults: [] };
  } catch (error) {
    await rawQuery(sql, 'rollback to savepoint impor');
    const rule = await violatedRule(sql, error);
    const refusal = refusalOfRow(resource, error, rule);
    if (refusal === error) throw error;
    if (lot.length === 1)
      return {
        rows: [],
        faults: [
          { baris: lot[0]?.baris ?? 0, kolom: rule.columns[0] ?? '', sebab: (refusal as Error).message },
        ],
      };
  }
  const half = Math.ceil(lot.length / 2);
  const [first, second] = [
    await attempt(sql, resource, scope, lot.slice(0, half)),
    await attempt(sql, resource, scope, lot.slice(half)),
  ];
  return { rows: [...first.rows, ...second.rows], faults: [...first.faults, ...second.faults] };
}

/** Rows that change nothing are left alone, so importing an export twice leaves no trace. */
export async function writeImport(
  sql: Sql,
  audit: AuditFn,
  resource: Resource,
  scope: Scope,
  good: readonly GoodRow[],
): Promise<{ saved: number; faults: ImportFault[] }> {
  const rows = good.filter(changed);
  const result = { saved: good.length - rows.length, faults: [] as ImportFault[] };
  for (let at = 0; at < rows.length; at += LOT) {
    const lot = rows.slice(at, at + LOT);
    const written = await attempt(sql, resource, scope, lot);
    const befores = new Map(
      lot.flatMap((row) => (row.before ? [[row.values[resource.key], row.before] as const] : [])),
    );
    const [sebelum, sesudah]: Record<string, WireRow>[] = [{}, {}];
    for (const row of written.rows) {
      const key = String(row[resource.key]);
      const before = befores.get(row[resource.key]);
      if (sebelum && before) sebelum[key] = wireRow(resource, before);
      if (sesudah) sesudah[key] = wireRow(resource, row);
    }
    if (written.rows.length > 0)
      audit({ aksi: `${resource.name}.impor`, objek: OBJEK_IMPOR, isi: { sebelum, sesudah } });
    result.saved += written.rows.length;
    result.faults.push(...written.faults);
  }
  return result;
}
