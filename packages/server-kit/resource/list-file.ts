/**
 * The multipart call that reads a file into rows of a list of a form: checked cell by cell by the fields of the list, what names
 * something by its name found, the sums below the table compared. Nothing is written but what was said of its columns.
 * docs/decisions/0141.
 */
import { formatAngka, formatGram, type Miligram, sum, toThousandths } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { objectOf } from '@mustika/kernel/input-schema.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportFault } from '@mustika/kernel/resource-answers.ts';
import { type IsiBerkas, kolomIsi } from '@mustika/kernel/text/isi-berkas.ts';
import { kataTunggal } from '@mustika/kernel/text/kata-tunggal.ts';
import { lipatJudul } from '@mustika/kernel/text/peta-kolom.ts';
import type { FastifyRequest } from 'fastify';
import type { Scope, Sql } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import { BELUM_DIBACA, MAX_FAULTS, readImport, readUpload, tolakKurang } from '../tabular/import-file.ts';
import type { MappedRow } from '../tabular/mapped-rows.ts';
import { cutFaults, rapi, valuesOfRow, wireOf } from './resource-import-columns.ts';
import type { Values } from './resource-store.ts';

/** A cell that is a word of the shop, such as a karat by the name it has in its list, as it would be sent; undefined where it is none. */
export type CellWords = (field: Field, cell: string) => unknown;

type ListFile = {
  /** The lists, by the name of their field. */
  lists: Fields;
  /** What is kept of the columns of earlier files is kept by this name and that of the list. */
  tujuan: string;
  words?: CellWords;
};

type Checked = { row: MappedRow; values: Values };

/** Living rows by their keys, and by a name that one alone has. */
async function keysByName(sql: Sql, target: Resource, scope: Scope): Promise<Map<string, string>> {
  let query = sql.selectFrom(target.name).select([target.key, target.display]).where('aktif', '=', true);
  if (target.scope === 'toko') query = query.where('kode_toko', '=', scope.kode_toko);
  const rows = await query.execute();
  const keyed = (word: string) =>
    rows.map((row): [string, string] => [lipatJudul(String(row[word])), String(row[target.key])]);
  return new Map([...kataTunggal(keyed(target.display)), ...keyed(target.key)]);
}

/** Rows that references of the list may name, by the name of the field. A list that is only read has no rows of its own. */
type Named = ReadonlyMap<string, ReadonlyMap<string, string>>;

const namedIn = ({ deps, scope }: Ctx, fields: Fields): Promise<Named> =>
  deps.db.read(scope, async (sql) => {
    const found = new Map<string, ReadonlyMap<string, string>>();
    for (const [name, field] of Object.entries(fields)) {
      const target = field.ref?.();
      if (target && !target.readOnly) found.set(name, await keysByName(sql, target, scope));
    }
    return found;
  });

/** Every row by the form's own schema. A column that the file lacks is as in a new row. */
function checkRows(fields: Fields, rows: readonly MappedRow[], named: Named, words: CellWords) {
  const meant = (name: string, field: Field, cell: string): unknown =>
    named.get(name)?.get(lipatJudul(cell)) ?? words(field, cell);
  /** References that name nobody. */
  const strange = (values: Values): string[] =>
    [...named].flatMap(([name, rowsOf]) => {
      const key = values[name];
      return typeof key !== 'string' || rowsOf.get(lipatJudul(key)) === key ? [] : [name];
    });
  const start = Object.fromEntries(
    Object.entries(fields).map(([name, { initial }]) => [name, initial ?? null]),
  );
  const schema = objectOf(fields);
  const good: Checked[] = [];
  const faults: ImportFault[] = [];
  for (const row of rows) {
    const cells = rapi(row.cells);
    const said = Object.entries(cells).flatMap(([name, cell]) => {
      const field = fields[name];
      const value = field && cell !== '' ? meant(name, field, cell) : undefined;
      return value === undefined ? [] : [[name, value] as const];
    });
    const filled = Object.fromEntries(
      Object.entries(valuesOfRow(fields, { ...row, cells })).filter(([, value]) => value !== null),
    );
    const read = schema.safeParse({ ...start, ...filled, ...Object.fromEntries(said) });
    const cut = cutFaults(fields, { ...row, cells });
    const baris = row.line;
    if (cut.length > 0) {
      faults.push(...cut);
      continue;
    }
    if (!read.success) {
      faults.push(
        ...read.error.issues.map((one) => ({ baris, kolom: one.path.join('.'), sebab: one.message })),
      );
      continue;
    }
    const values = read.data as Values;
    const gone = strange(values);
    if (gone.length === 0) good.push({ row, values });
    faults.push(
      ...gone.map((kolom) => ({
        ...{ baris, kolom },
        sebab: `${fields[kolom]?.label} ${String(values[kolom])} Tidak Ditemukan`,
      })),
    );
  }
  return { good, faults };
}

const summed = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, { total }]) => total === 'sum');

const shown = ({ kind }: Field, value: number): string =>
  kind === 'gram' ? formatGram(value as Miligram) : formatAngka(value);

const insideOf = (field: Field, cell: string): number | null => {
  const wire = wireOf(field, cell);
  if (typeof wire !== 'number') return null;
  return field.kind === 'gram' ? toThousandths(wire) : wire;
};

/** What the columns of sums come to, beside the last line of sums of the file. */
function sums(fields: Fields, rows: readonly MappedRow[], good: readonly Checked[]): IsiBerkas['jumlah'] {
  const last = rows.findLast(({ jumlah }) => jumlah);
  return summed(fields).map(([kolom, field]) => {
    const dibaca = sum(good.map(({ values }) => (values[kolom] ?? 0) as Miligram));
    const cell = last?.cells[kolom] ?? '';
    const said = insideOf(field, cell);
    return { kolom, dibaca: shown(field, dibaca), berkas: said === null ? null : shown(field, said) };
  });
}

/** Where everything was read and the file counts otherwise. */
const sumFaults = (
  fields: Fields,
  rows: readonly MappedRow[],
  jumlah: IsiBerkas['jumlah'],
): ImportFault[] => {
  const baris = rows.findLast((row) => row.jumlah)?.line ?? 0;
  return jumlah.flatMap(({ kolom, dibaca, berkas }) =>
    berkas === null || berkas === dibaca
      ? []
      : [
          {
            baris,
            kolom,
            sebab: `${fields[kolom]?.label} Di Berkas Berjumlah ${berkas}, Yang Dibaca ${dibaca}`,
          },
        ],
  );
};

/** Rows of a file, or what has to be said of its columns first. Errors: INPUT_TIDAK_VALID, TERLALU_BESAR, what cannot be read. */
export async function readListFile(
  { lists, tujuan, words = () => undefined }: ListFile,
  ctx: Ctx,
  request: FastifyRequest,
): Promise<IsiBerkas> {
  const sent = await readUpload(request);
  const bagian = sent.texts['bagian'] ?? '';
  const list = Object.hasOwn(lists, bagian) ? lists[bagian] : undefined;
  if (!list?.fields)
    return reject(umum.INPUT_TIDAK_VALID, [{ path: 'bagian', message: 'Bagian Tidak Dikenal' }]);
  const { fields, maxRows = 200 } = list;
  const { kolom, rows, tanya, ingat } = await readImport(
    {
      ...{ db: ctx.deps.db, scope: ctx.scope, request, tujuan: `${tujuan}.${bagian}` },
      ...{ kolom: kolomIsi(fields), most: maxRows + 1, tooMany: `Paling Banyak ${maxRows} Baris` },
      tolak: tolakKurang(fields),
    },
    sent,
  );
  if (tanya) return { ...BELUM_DIBACA, kolom, jumlah: [], isi: {} };
  const data = rows.filter(({ jumlah }) => !jumlah);
  const { good, faults } = checkRows(fields, data, await namedIn(ctx, fields), words);
  const jumlah = sums(fields, rows, good);
  const salah = faults.length > 0 ? faults : sumFaults(fields, rows, jumlah);
  const taken = sent.pratinjau || (sent.mode === 'semua' && salah.length > 0) ? [] : good;
  if (taken.length > 0) await ingat();
  return {
    ...{ baris: data.length, benar: good.length, tambah: good.length, ubah: 0, tersimpan: taken.length },
    ...{ salah: salah.slice(0, MAX_FAULTS), kolom, jumlah },
    isi: { [bagian]: taken.map(({ values }) => values) },
  };
}
