/** The columns of a file of master rows, and its cells as the call that writes one would send them. */
import { fromThousandths } from '@mustika/kernel/amount.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { ImportFault } from '@mustika/kernel/resource-answers.ts';
import {
  digitHilang,
  parseAngka,
  parseGram,
  parsePersen,
  parseRupiahBerkas,
} from '@mustika/kernel/text/amount-text.ts';
import { bacaHari } from '@mustika/kernel/text/date-text.ts';
import { type KolomTujuan, lipatJudul, SEBUTAN_TELEPON } from '@mustika/kernel/text/peta-kolom.ts';
import type { MappedRow } from '../tabular/mapped-rows.ts';
import type { MasterRow } from './resource-query.ts';
import { type Values, wireRow } from './resource-store.ts';

const scaled = (value: number | null): number | null => (value === null ? null : fromThousandths(value));

const YA = /^(?:ya|y|true|1)$/i;
const TIDAK = /^(?:tidak|t|n|false|0)$/i;

/** A cell as the API would send it; what cannot be read stays text, so that the field's own message names it. */
export function wireOf(field: Field, cell: string): unknown {
  const text = cell.trim();
  if (text === '') return null;
  if (field.kind === 'uang') return parseRupiahBerkas(text) ?? text;
  if (field.kind === 'gram') return scaled(parseGram(text)) ?? text;
  if (field.kind === 'kadar' || field.kind === 'persen') return scaled(parsePersen(text)) ?? text;
  if (field.kind === 'angka') return parseAngka(text) ?? text;
  if (field.kind === 'tanggal') return bacaHari(text) ?? text;
  if (field.kind === 'pilihan') return choiceOf(field, text);
  if (field.kind !== 'ya') return cell;
  return YA.test(text) ? true : TIDAK.test(text) ? false : text;
}

/** A choice by its value, by the words we show for it, or by those of other programs. */
function choiceOf({ choices = [], sebutanPilihan = {} }: Field, text: string): string {
  const kata = lipatJudul(text);
  const own = choices.find(({ value, label }) => lipatJudul(value) === kata || lipatJudul(label) === kata);
  const other = Object.entries(sebutanPilihan).find(([word]) => lipatJudul(word) === kata);
  return own?.value ?? other?.[1] ?? text;
}

/** Spaces between words are one: who was typed with two is found by nobody. */
export const rapi = (cells: MappedRow['cells']): MappedRow['cells'] =>
  Object.fromEntries(Object.entries(cells).map(([nama, cell]) => [nama, cell.replace(/\s+/g, ' ').trim()]));

/** What an import writes: not what the server fills, and not what whoever imports may not know. */
export const importable = (fields: Fields, closed: ReadonlySet<string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, f]) => !f.readOnly && f.kind !== 'daftar' && f.kind !== 'rahasia' && !closed.has(name),
    ),
  );

/** What our own export has besides: known, compared, never written. */
const served = (fields: Fields, closed: ReadonlySet<string>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, f]) => f.readOnly && f.kind !== 'daftar' && f.kind !== 'rahasia' && !closed.has(name),
    ),
  );

/** What other programs call a column: as it says, else the one that a row is known by, that it is shown by, and those of every list. */
function sebutanOf(
  resource: Pick<Resource, 'key' | 'display'>,
  name: string,
  field: Field,
): readonly string[] {
  if (field.telepon) return SEBUTAN_TELEPON;
  if (field.sebutan) return field.sebutan;
  if (name === resource.key) return ['kode', 'code', 'id', 'no'];
  if (name === resource.display) return ['nama', 'name', 'keterangan', 'description'];
  if (name === 'alamat') return ['alamat lengkap', 'address'];
  return [];
}

export const kolomOf = (
  resource: Pick<Resource, 'key' | 'display' | 'fields'>,
  closed: ReadonlySet<string>,
): KolomTujuan[] =>
  Object.entries({ ...importable(resource.fields, closed), ...served(resource.fields, closed) }).map(
    ([nama, field]) => ({
      nama,
      wajib: nama === resource.key && !field.readOnly,
      milik: [nama, field.label],
      sebutan: field.readOnly ? [] : sebutanOf(resource, nama, field),
    }),
  );

const TEXTS: ReadonlySet<Field['kind']> = new Set(['kode', 'teks', 'catatan', 'ref']);

/** What a spreadsheet makes of a code like `3-5`. A longer text may be a day. */
const madeDay = ({ kind }: Field, cell: string): boolean =>
  kind === 'kode' && /^\d{4}-\d{2}-\d{2}$/.test(cell.trim());

/** Cells of a text that a spreadsheet has made another one of: digits are gone, or it is a day now. */
export const cutFaults = (fields: Fields, { cells, line }: MappedRow): ImportFault[] =>
  Object.entries(cells).flatMap(([kolom, cell]) => {
    const field = fields[kolom];
    if (!field || !TEXTS.has(field.kind)) return [];
    if (digitHilang(cell))
      return [
        { baris: line, kolom, sebab: `${field.label} Harus Teks: Digit Angka Sudah Hilang Di Spreadsheet` },
      ];
    return madeDay(field, cell)
      ? [{ baris: line, kolom, sebab: `${field.label} Harus Teks: Spreadsheet Menjadikannya Tanggal` }]
      : [];
  });

/** Cells of what the server fills, where they say something else than the row that is there. */
export function servedFaults(resource: Resource, row: MappedRow, before: MasterRow | null): ImportFault[] {
  const wire = before && wireRow(resource, before);
  return Object.entries(row.cells).flatMap(([kolom, cell]) => {
    const field = resource.fields[kolom];
    if (!wire || !field?.readOnly || cell.trim() === '') return [];
    if (String(wireOf(field, cell)) === String(wire[kolom] ?? '')) return [];
    return [{ baris: row.line, kolom, sebab: `${field.label} Tidak Dapat Diubah Lewat Berkas` }];
  });
}

/** A row by field name; a cell beyond the headings keeps its own name, so that the strict schema refuses it. */
export const valuesOfRow = (fields: Fields, { cells, lebih }: MappedRow): Values => ({
  ...Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const field = fields[name];
      return field ? [[name, wireOf(field, cell)]] : [];
    }),
  ),
  ...(lebih ? { [lebih]: true } : {}),
});
