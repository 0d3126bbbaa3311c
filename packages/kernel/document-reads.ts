/**
 * What reading documents of one kind is: its list, one of them with lines, history and books, its paper. Declared with the
 * document, served by the server kit, shown by the web kit. What is special replaces one part by one file of the domain.
 */
import { type Command, defineCommand } from './command.ts';
import type { Document } from './document.ts';
import { angka, type Fields, kode, pilihan, tanggal, teks, waktu } from './field.ts';

/** Lines of a document: the rows of one table, in the order of `urut`. */
export type DocumentLines = { label: string; table: string; fields: Fields };

export type DocumentReads = {
  /** Table of the heads: one row a document, with `tanggal`. */
  table: string;
  /** Column of the number; `no_dokumen` unless told. */
  number: string;
  /** GET path of the list below /api/v1/; one of them is at `/satu` under it, its paper at `/bukti`. */
  path: string;
  /** The screen that lists them, shows one and makes one. */
  screen: string;
  /** Every column of the head beside number, day, moment and state, in the order of the sheet. */
  head: Fields;
  /** Columns of the head that the list shows, in its order. */
  list: readonly string[];
  /** Columns of the head that a search looks into, beside the number. */
  search: readonly string[];
  /** Columns of the head with users: a cashier reads the documents that name him in one of them, and no other. */
  own: readonly string[];
  /** The list starts with the month so far, where documents are dated back; else with the open day. */
  since?: 'month';
  /** The largest figure of the sheet. */
  total?: string;
  lines: Readonly<Record<string, DocumentLines>>;
  /** An A4 sheet with the head and the lines of this name. */
  paper?: string;
};

export type ReadsInput = Pick<DocumentReads, 'table' | 'path' | 'screen' | 'head' | 'list'> &
  Partial<Omit<DocumentReads, 'table' | 'path' | 'screen' | 'head' | 'list'>>;

export const readsWith = (input: ReadsInput): DocumentReads => ({
  number: 'no_dokumen',
  search: [],
  own: [],
  lines: {},
  ...input,
});

/** A document that the kits serve and show. */
export type ReadableDocument = Document & { reads: DocumentReads };
export const isReadable = (document: Document): document is ReadableDocument => document.reads !== undefined;

/** What a list of one kind of document is asked by: its days, one of its states, a sought text, a page. */
export const isianDaftar = <const S extends string>(states: readonly S[]) => ({
  tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
  tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  status: pilihan('Status', ['SEMUA', ...states], { opsional: true }),
  q: teks('Cari', { opsional: true, max: 60 }),
  skip: angka('Skip', { opsional: true }),
  limit: angka('Limit', { opsional: true, max: 1000 }),
});

/** Words of the states that kinds share; a kind with others declares them. */
const STATES: Readonly<Record<string, string>> = {
  OPEN: 'Menunggu',
  DONE: 'Selesai',
  CLOSE: 'Selesai',
  CANC: 'Batal',
};

/** What a state is called. */
export const stateLabel = ({ stateLabels = {} }: Pick<Document, 'stateLabels'>, state: string): string =>
  stateLabels[state] ?? STATES[state] ?? state;

/** Every column of the head as it travels: number, day, moment and state first. */
export const headFields = (document: ReadableDocument): Fields => ({
  [document.reads.number]: kode('No Dokumen', { width: 20 }),
  tanggal: tanggal('Tanggal', { width: 11 }),
  waktu: waktu('Waktu', { width: 16 }),
  status: pilihan(
    'Status',
    document.states.map((state): readonly [string, string] => [state, stateLabel(document, state)]),
    { width: 9 },
  ),
  ...document.reads.head,
});

/** The calls that read documents of a kind. */
export type ReadCalls = { list: Command; one: Command; paper: Command | null };

/** Derived once per declaration, so that a call is the same object wherever it is asked for. */
const derived = new WeakMap<Document, ReadCalls>();

function derive(document: ReadableDocument): ReadCalls {
  const { path, screen, number, paper } = document.reads;
  const name = document.name.replaceAll('_', '-');
  const fields = { [number]: kode('No Dokumen', { max: 40 }) };
  const all = { label: document.label, screens: [screen], gate: document.gate };
  return {
    list: defineCommand({
      ...{ ...all, name: `${name}-daftar`, method: 'GET', path },
      fields: isianDaftar(document.states) as Fields,
    }),
    one: defineCommand({ ...all, name: `${name}-satu`, method: 'GET', path: `${path}/satu`, fields }),
    paper:
      paper === undefined
        ? null
        : defineCommand({ ...all, name: `${name}-bukti`, path: `${path}/bukti`, idempotent: false, fields }),
  };
}

/** The calls of a kind; null where a domain reads its documents itself. */
export function readCalls(document: Document): ReadCalls | null {
  if (!isReadable(document)) return null;
  const known = derived.get(document) ?? derive(document);
  derived.set(document, known);
  return known;
}
