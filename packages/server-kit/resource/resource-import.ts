/**
 * Rows of a file into a master table. Every row is checked by the same schema as the form and every fault is named by
 * row and column. A key that exists changes that row in the columns the file has, a new key adds one; a deactivated key is
 * a fault, because an import must not bring back what somebody switched off. `pratinjau` writes nothing.
 */
import { formatPersen, fromThousandths, type MiliPersen } from '@mustika/kernel/amount.ts';
import { AppError, reject, umum } from '@mustika/kernel/errors.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { inputSchema, objectOf } from '@mustika/kernel/input-schema.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportFault, ImportResult } from '@mustika/kernel/resource-answers.ts';
import { digitHilang, parseGram, parsePersen, parseRupiahBerkas } from '@mustika/kernel/text/amount-text.ts';
import type { Scope, Sql } from '../database.ts';
import type { Table, TableRow } from '../tabular/table.ts';
import { guardedColumns } from './resource-guarded.ts';
import { writeImport } from './resource-import-write.ts';
import { farthest, jumps, type Morning, morningPrices, priceChanges } from './resource-price.ts';
import { columnsOf, type MasterRow } from './resource-query.ts';
import { missingRefs, type Values, type WriteCtx, wireRow } from './resource-store.ts';

export type ImportMode = 'semua' | 'yang-benar';
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

const MAX_ROWS = 10_000;
/** Faults beyond this many help nobody; `benar` still counts them all. */
const MAX_FAULTS = 1000;

const scaled = (value: number | null): number | null => (value === null ? null : fromThousandths(value));

/** A cell as the API would send it; what cannot be read stays text, so that the field's own message names it. */
function wireOf(field: Field, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return null;
  if (field.kind === 'uang') return parseRupiahBerkas(text) ?? text;
  if (field.kind === 'gram') return scaled(parseGram(text)) ?? text;
  if (field.kind === 'kadar' || field.kind === 'persen') return scaled(parsePersen(text)) ?? text;
  if (field.kind === 'angka') return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (field.kind !== 'ya') return cell;
  return /^(ya|true|1)$/i.test(text) ? true : /^(tidak|false|0)$/i.test(text) ? false : text;
}

/** Header text -> field name, by column name or label; anything else in the header is refused. */
function headerOf(table: Table, fields: Fields): Map<string, string> {
  const known = new Map(
    Object.entries(fields).flatMap(
      ([name, f]) =>
        [
          [f.label.toLowerCase(), name],
          [name, name],
        ] as const,
    ),
  );
  const names = table.header.map((column) => {
    const sebab = `Kolom Tidak Dikenal: ${column.slice(0, 60)}`;
    return (
      known.get(column.toLowerCase()) ??
      reject(umum.INPUT_TIDAK_VALID, [{ path: column, message: sebab }], sebab)
    );
  });
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    reject(umum.INPUT_TIDAK_VALID, [{ path: twice, message: 'Kolom Ganda' }], `Kolom Ganda: ${twice}`);
  return new Map(table.header.map((column, index) => [column, names[index] as string]));
}

/** The cells by field name; a cell beyond the header keeps its own name, so that the strict schema refuses it. */
const rowOf = (fields: Fields, header: Map<string, string>, row: TableRow): Values =>
  Object.fromEntries(
    Object.entries(row.cells).map(([column, cell]) => {
      const name = header.get(column);
      return name ? [name, wireOf(fields[name] as Field, cell)] : [column, cell];
    }),
  );

const importable = (fields: Fields, closed: ReadonlySet<string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, f]) => !f.readOnly && f.kind !== 'daftar' && f.kind !== 'rahasia' && !closed.has(name),
    ),
  );

const TEXTS: ReadonlySet<Field['kind']> = new Set(['kode', 'teks', 'catatan', 'ref']);

/** Cells of a text from which a spreadsheet has dropped digits: the text would be another one. */
const cutFaults = (fields: Fields, cells: Values, baris: number): ImportFault[] =>
  Object.entries(cells).flatMap(([kolom, cell]) =>
    typeof cell === 'string' && fields[kolom] && TEXTS.has(fields[kolom].kind) && digitHilang(cell)
      ? [
          {
            baris,
            kolom,
            sebab: `${fields[kolom].label} Harus Teks: Digit Angka Sudah Hilang Di Spreadsheet`,
          },
        ]
      : [],
  );

type Checked = { good: Omit<GoodRow, 'before'>[]; faults: ImportFault[] };

/** The keys of the file as the column holds them; what is no key is named when its row is checked. */
function keysOf(resource: Resource, header: Map<string, string>, rows: readonly TableRow[]): unknown[] {
  const field = resource.fields[resource.key] as Field;
  const column = [...header].find(([, name]) => name === resource.key)?.[0] ?? '';
  const parsed = rows.map((row) => inputSchema(field).safeParse(wireOf(field, row.cells[column] ?? '')));
  return [...new Set(parsed.flatMap((key) => (key.success ? [key.data] : [])))];
}

type Known = { fields: Fields; header: Map<string, string>; before: ReadonlyMap<unknown, MasterRow> };

/**
 * Reads every row by the form's schema. A column the file lacks keeps what the row has, so that a list of prices changes
 * nothing but prices; in a new row it takes the form's initial value.
 */
function checkRows(resource: Resource, table: Table, { fields, header, before }: Known): Checked {
  const given = new Set(header.values());
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
  for (const row of table.rows) {
    const baris = row.line;
    const cells = rowOf(fields, header, row);
    const own = stored.size > 0 ? stored.get(keyOf(cells[resource.key])) : undefined;
    const result = schema.safeParse({ ...initial, ...own, ...cells });
    const cut = cutFaults(fields, cells, baris);
    if (cut.length > 0) {
      checked.faults.push(...cut);
      continue;
    }
    if (!result.success) {
      checked.faults.push(
        ...result.error.issues.map((issue) => ({ baris, kolom: issue.path.join('.'), sebab: issue.message })),
      );
      continue;
    }
    const key = (result.data as Values)[resource.key];
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
  table: Table,
  options: ImportOptions,
): Promise<ImportResult> {
  if (table.rows.length > MAX_ROWS)
    reject(umum.TERLALU_BESAR, { maksimal: MAX_ROWS }, `Paling Banyak ${MAX_ROWS} Baris`);
  const fields = importable(resource.fields, options.tertutup ?? new Set());
  const header = headerOf(table, fields);
  const keys = keysOf(resource, header, table.rows);
  return ctx.db.tx(ctx.scope, async (sql, audit) => {
    const before = await existing(sql, resource, ctx.scope, keys);
    const checked = { ...checkRows(resource, table, { fields, header, before }), before };
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
    };
  });
}
