/** A declared document as the browser reads it: its view from its declaration, and what an act of it asks for. */
import type { Document, Transition } from '@mustika/kernel/document.ts';
import {
  headFields,
  type ReadableDocument,
  type StockList,
  stateLabel,
} from '@mustika/kernel/document-reads.ts';
import { type Field, type Fields, kode } from '@mustika/kernel/field.ts';
import { type ReadCalls, readCalls } from '@mustika/kernel/read-calls.ts';
import { createElement } from 'react';
import { call } from '../api.ts';
import type { CellRender, TableRow } from '../data-table.tsx';
import type { DocumentEvent } from '../document-sheet/history.tsx';
import type { DocumentView } from '../document-sheet/view.ts';
import type { FormValues } from '../form/form-values.ts';
import { istilah } from '../language/istilah.ts';
import { DocumentStatus } from './status.tsx';

/** One document as its call answers it: the head, lines by their names, history and books. */
export type OneDocument = TableRow & {
  status: string;
  tanggal: string;
  waktu: string;
  riwayat: DocumentEvent[];
  transfer: { uang: TableRow[]; barang: TableRow[]; poin: TableRow[] };
};
type Row = TableRow & { waktu: string };
export type DeclaredView = DocumentView<OneDocument, Row>;

/** How a domain says columns its own way: those of lines by their name, those of the list as `daftar`. */
export type Cells = Readonly<Record<string, Readonly<Record<string, CellRender>>>>;

/**
 * Without totals: a list holds documents that were cancelled, and the line above says what the others come to. What is hidden
 * on the sheet is shown by the list that names it.
 */
const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { total: _total, hidden: _hidden, ...field } = fields[name] ?? {};
      return fields[name] ? [[name, field]] : [];
    }),
  ) as Fields;

const made = new WeakMap<Document, DeclaredView>();

function make(document: ReadableDocument): DeclaredView {
  const { screen, number, list, brief, moves, total, first } = document.reads;
  const calls = readCalls(document) as ReadCalls;
  const fields = headFields(document);
  const status = (row: TableRow) =>
    createElement(DocumentStatus, { document, status: String(row['status']) });
  return {
    key: document.name,
    screen,
    nomor: number,
    one: async (nomor, signal) =>
      (await call<OneDocument>(calls.one, { query: { [number]: nomor }, signal })).data,
    list: async (query, signal) => {
      const { data, total: all } = await call<Row[]>(calls.list, { query, signal });
      return { rows: data, total: all ?? data.length };
    },
    fields: pick(fields, [number, 'waktu', 'status', ...list]),
    brief: {
      [number]: { ...(fields[number] as Field), width: 18 },
      jam: kode('Jam', { width: 6 }),
      ...pick(fields, brief),
    },
    ...{ amount: total, ordered: first },
    render: { status },
    moves: [document.name, ...moves],
  };
}

/** The same object every time, as the caches want it. */
export function viewOf(document: ReadableDocument): DeclaredView {
  const view = made.get(document) ?? make(document);
  made.set(document, view);
  return view;
}

/** Transitions that make one, as a person starts them. */
export const creations = ({ transitions }: Document): Transition[] =>
  (Object.values(transitions) as Transition[]).filter(({ from, internal }) => from.length === 0 && !internal);

/** The one that a document begins with on its screen, also where another call of the house takes it. */
export function firstOf({ transitions, reads }: ReadableDocument): Transition {
  const first = (Object.values(transitions) as Transition[]).filter(({ from }) => from.length === 0);
  return first.find(({ screens }) => screens.includes(reads.screen)) ?? (first[0] as Transition);
}

/** What can be done on this screen with one in this state. */
export const actsOn = ({ transitions }: Document, status: string, screen: string): Transition[] =>
  (Object.values(transitions) as Transition[]).filter(
    ({ from, internal, screens }) => from.includes(status) && !internal && screens.includes(screen),
  );

/** Those that there is something to do for with this one. */
export const actsFor = (document: Document, one: OneDocument, screen: string): Transition[] =>
  actsOn(document, one.status, screen).filter(({ where = {} }) =>
    Object.entries(where).every(([column, held]) => held.includes(String(one[column]))),
  );

/** Fields an act asks for: not the number, which is known, and what belongs to a later day only then. */
export const asked = (transition: Transition, number: string, late: boolean): string[] =>
  Object.keys(transition.fields).filter(
    (name) => name !== number && (late || !transition.late?.includes(name)),
  );

/** Why it is too late for an act, in the words of its refusal; null when it is not. The owner is never too late. */
export const tooLate = (
  { sameDay, dayOf = 'tanggal' }: Transition,
  one: OneDocument,
  user: { tgl_system: string | null; level: string } | null,
): string | null =>
  sameDay && one[dayOf] !== user?.tgl_system && user?.level !== 'OWN' ? sameDay.message : null;

/** Why an act cannot be done with one in this state; null when it can. */
export const notFrom = (
  document: Document,
  { from, to, already }: Transition,
  status: string,
): string | null => {
  if (from.includes(status)) return null;
  return status === to && already ? already : istilah(stateLabel(document, status));
};

const taken = (row: TableRow, columns: Readonly<Record<string, string>>): FormValues =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, row[column] ?? null]));

/** What a form begins with that was begun by opening this row. */
export const begunWith = (
  begins: NonNullable<StockList['begins']>,
  row: TableRow,
  rows: readonly TableRow[],
): FormValues =>
  Object.fromEntries(
    Object.entries(begins).map(([name, from]) => [
      name,
      typeof from === 'string'
        ? row[from]
        : rows.filter((one) => one[from.by] === row[from.by]).map((one) => taken(one, from.row)),
    ]),
  );
