/**
 * What reading documents of one kind is: its list, one of them with lines, history and books, its paper. Declared with the
 * document, served by the server kit, shown by the web kit. What is special replaces one part by one file of the domain.
 */
import type { InsideOf, Wire } from './answer.ts';
import type { Command } from './command.ts';
import type { Tanggal } from './date.ts';
import type { Document } from './document.ts';
import type { DocumentBoard } from './document-board.ts';
import type { ErrorEntry } from './errors.ts';
import { angka, type Field, type Fields, fieldWith, kode, pilihan, tanggal, teks, waktu } from './field.ts';

/**
 * Lines of a document: the rows of one table. `by` is their order where it is not `urut`, `number` the column of the document's
 * number where it is not called as in the head; `brief` are the columns beside an act of the document, where there is less room.
 */
export type DocumentLines = {
  label: string;
  table: string;
  fields: Fields;
  /** Its column of the store, where that is not `kode_toko`. */
  store?: string;
  /** Only rows whose column has one of these values. */
  where?: Readonly<Record<string, readonly string[]>>;
  by?: readonly string[];
  number?: string;
  brief?: readonly string[];
  /** Its `tanggal` is that of the event that wrote it; the table has no such column. */
  ofEvent?: true;
};

/**
 * A screen for one act of a kind, the list of those in question beside an open one. An act that asks for nothing is done to
 * several at once. The same screen may be named by several kinds: it lists them together.
 */
export type ActView = {
  screen: string;
  /** Name of the transition. */
  act: string;
  /** The state it lists; left out, those of the open day in every state. */
  state?: string;
};

/**
 * Rows that a call answers, by this column of theirs; asked without a filter, searched and sorted where they are shown. `leads`: the screen
 * that tells more of one, which takes its key as this parameter beside what never changes. `begins`: opening a row begins a document with
 * it: a field of the form takes a column of the row; a list takes all rows that have the same in the column `by`.
 */
export type StockList = {
  call: () => Command;
  fields: Fields;
  key: string;
  leads?: { to: string; param: string; fixed?: Readonly<Record<string, string>> };
  begins?: Readonly<Record<string, string | { by: string; row: Readonly<Record<string, string>> }>>;
};

/** A slip in the design of its store, sent by WhatsApp to the first of these columns that has a number. */
export type SlipPaper = { whatsapp: readonly string[] };

/** An A4 sheet of one line with these columns of the head: a voucher of money that moves without goods. */
export type VoucherPaper = { head: readonly string[] };

export type DocumentReads = {
  /** Table of the heads: one row a document; `dokumen` itself where a kind has none. */
  table: string;
  /** Column of the number; `no_dokumen` unless told, and what it is called. */
  number: string;
  numberLabel: string;
  /** GET path of the list below /api/v1/; one of them is at `/satu` under it, its paper at `/bukti`, its slip at `/cetak`. */
  path: string;
  /** The screen that lists them, shows one and makes one. */
  screen: string;
  /** Other screens that read them by these calls. */
  readers: readonly string[];
  /** Screens for one act each. */
  views: readonly ActView[];
  /** Further screens that list the kind, each with a path of its own and what is different there. */
  also: Readonly<Record<string, AlsoList>>;
  /** What the calls are named by on a further screen; the kind on its first. */
  name?: string;
  /** Only documents whose column has one of these values. */
  where: Readonly<Record<string, readonly string[]>>;
  /** Columns with stores that read a document; only the one that made it unless told. Its head says `kode_toko` then. */
  stores: readonly string[];
  /** The screen opens with what waits to become one, under this word and shown by its entry; the list stands beside it. */
  waits?: string;
  /** What stands there without an entry of its own: rows of a call, such as the stock that the kind changes. */
  stock?: StockList;
  /** Every column of the head beside number, day, moment and state, in the order of the sheet; hidden ones are not shown. */
  head: Fields;
  /** Columns of the head that only one document answers, no list: shown after the others. */
  detail: Fields;
  /** Columns of the head that the list shows, in its order. */
  list: readonly string[];
  /** Columns of the head in the narrow list beside an open document. */
  brief: readonly string[];
  /** Columns of the head that a search looks into, beside the number, and what the search says it looks for. */
  search: readonly string[];
  seek?: string;
  /** A column of the head whose largest values stand first in the list, before the newest. */
  first?: string;
  /** The state the list starts with, of whatever day; without one it starts with the open day. */
  start?: string;
  /** A counter finds them in whatever state, not only in the one its list starts with. */
  seeks?: 'every';
  /** Where one is made that its own screen does not make. */
  make?: { to: string; label: string };
  /** What the button says that makes one here; the label of the kind unless told. */
  button?: string;
  /** One that was made here opens: its sheet has what comes next, such as the paper that goes with the goods. */
  opens?: true;
  /** Columns of the head with users: a cashier reads the documents that name him in one of them, and no other. */
  own: readonly string[];
  /** The list starts with the month so far, where documents are dated back; else with the open day. */
  since?: 'month';
  /** The largest figure of the sheet. */
  total?: string;
  /** Columns whose sums stand above the list; the largest figure unless told. */
  sums?: readonly string[];
  /** Its list has a board beside it. */
  board?: DocumentBoard;
  /** A yes-or-no column of the head: such a row is part of another kind's document, which has the paper and the acts. */
  partOf?: string;
  /** Other kinds of document that change these. */
  moves: readonly string[];
  lines: Readonly<Record<string, DocumentLines>>;
  /** An A4 sheet with the head and the lines of this name, a voucher, or a slip. */
  paper?: string | VoucherPaper | SlipPaper;
  /** Who signs below the rows of that sheet: the column of the head with the name, null for who agreed, '' for a hand alone. */
  signed?: Readonly<Record<string, string | null>>;
  /** Said of a number that nobody has. */
  missing?: ErrorEntry;
};

type ByKind = 'table' | 'number' | 'head' | 'detail' | 'lines' | 'screen' | 'also';
/**
 * `names`: what columns of the head and of the lines are called there, where they hold something else than elsewhere; `without`: lines
 * that none of those documents has.
 */
export type AlsoList = Pick<DocumentReads, 'path'> &
  Partial<Omit<DocumentReads, 'path' | ByKind>> & {
    names?: Readonly<Record<string, string>>;
    without?: readonly string[];
  };

type Required = 'table' | 'path' | 'screen' | 'head' | 'list';
export type ReadsInput = Pick<DocumentReads, Required> & Partial<Omit<DocumentReads, Required>>;

/** Reads that are declared beside the document: what they answer is a type, `HeadOf` and `LinesOf` inside, `OneOf` outside. */
export const defineReads = <const R extends ReadsInput>(reads: R): R => reads;

export const readsWith = (input: ReadsInput): DocumentReads => ({
  number: 'no_dokumen',
  numberLabel: 'No Dokumen',
  readers: [],
  views: [],
  also: {},
  where: {},
  stores: ['kode_toko'],
  detail: {},
  brief: ['status', ...(input.total ? [input.total] : [])],
  search: [],
  own: [],
  moves: [],
  lines: {},
  ...input,
});

type FieldsOf<R extends ReadsInput> = R['head'] &
  (R extends { detail: infer D extends Fields } ? D : unknown);
type NumberOf<R extends ReadsInput> = R extends { number: infer N extends string } ? N : 'no_dokumen';
export type Every<R extends ReadsInput> = Record<NumberOf<R>, string> & {
  tanggal: Tanggal;
  waktu: string;
  status: string;
  /** Prints so far, of one with a slip. */
  cetak: number;
};
type Lines<R extends ReadsInput> = R extends { lines: infer L extends Record<string, DocumentLines> }
  ? L
  : never;
type Columns = Record<string, Field>;
export type RowOf<F> = F extends Columns ? InsideOf<F> : never;
/** The head of one document as it is inside. */
export type HeadOf<R extends ReadsInput> = RowOf<FieldsOf<R>> & Every<R>;
/** Its lines by name, as they are inside. */
export type LinesOf<R extends ReadsInput> = {
  -readonly [L in keyof Lines<R>]: RowOf<Lines<R>[L]['fields']>[];
};
/** A row of the list as it travels. */
export type ListedOf<R extends ReadsInput> = Wire<RowOf<R['head']>> & Every<R>;
/** One document as it travels, without history and books. */
export type OneOf<R extends ReadsInput> = Wire<RowOf<FieldsOf<R>>> & Every<R> & Wire<LinesOf<R>>;

/** A document that the kits serve and show. */
export type ReadableDocument = Document & { reads: DocumentReads };
export const isReadable = (document: Document): document is ReadableDocument => document.reads !== undefined;

const listed = new WeakMap<Document, readonly ReadableDocument[]>();

const named = (fields: Fields, names: Readonly<Record<string, string>>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      names[name] === undefined ? field : fieldWith(field, { label: names[name] }),
    ]),
  );

/** What a list of its own has in place of what the first one has. */
function readsOn(
  reads: DocumentReads,
  screen: string,
  { names = {}, without = [], ...more }: AlsoList,
): DocumentReads {
  const lines = Object.entries(reads.lines)
    .filter(([name]) => !without.includes(name))
    .map(([name, line]) => [name, { ...line, fields: named(line.fields, names) }]);
  const { board: _board, ...same } = reads;
  return {
    ...same,
    head: named(reads.head, names),
    lines: Object.fromEntries(lines),
    // Its acts have screens of their own there, or none, and so has its board.
    ...{ name: screen.slice(1), views: [], ...more, screen, also: {} },
  };
}

/** A kind as each screen that lists it has it, the same objects every time; none where a domain reads its documents itself. */
export function listsOf(document: Document): readonly ReadableDocument[] {
  if (!isReadable(document)) return [];
  const { reads } = document;
  const lists = listed.get(document) ?? [
    document,
    ...Object.entries(reads.also).map(([screen, more]) => ({
      ...document,
      reads: readsOn(reads, screen, more),
    })),
  ];
  listed.set(document, lists);
  return lists;
}

/** What a list of one kind of document is asked by: its days, one of its states, a sought text, a page. */
export const isianDaftar = <const S extends string>(states: readonly S[]) => ({
  tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
  tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  status: pilihan('Status', ['SEMUA', ...states], { opsional: true }),
  // As long as the address that a slip's code leads to.
  q: teks('Cari', { opsional: true, max: 200 }),
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

/** Its paper is a slip, and prints of it are counted. */
export const slipPaper = ({ reads: { paper } }: ReadableDocument): SlipPaper | null =>
  typeof paper === 'object' && 'whatsapp' in paper ? paper : null;

/** As wide as its longest word: a state that is cut off says nothing. */
function statusField(document: ReadableDocument) {
  const states = document.states.map((state) => [state, stateLabel(document, state)] as const);
  return pilihan('Status', states, { width: Math.max(9, ...states.map(([, label]) => label.length + 1)) });
}

/** Every column of the head as a list answers it: number, day, moment and state first. */
export const headFields = (document: ReadableDocument): Fields => ({
  [document.reads.number]: kode(document.reads.numberLabel, { width: 20 }),
  tanggal: tanggal('Tanggal', { width: 11 }),
  waktu: waktu('Waktu', { width: 16 }),
  status: statusField(document),
  ...document.reads.head,
  ...(slipPaper(document) ? { cetak: angka('Cetak', { width: 6 }) } : {}),
});

/** Every column of the head as one document answers it. */
export const allFields = (document: ReadableDocument): Fields => ({
  ...headFields(document),
  ...document.reads.detail,
  ...(slipPaper(document) ? tokoFields : {}),
});

/** The shop as its paper names it, beside its name and address. */
const tokoFields = {
  telp: teks('Telepon Toko', { opsional: true, hidden: true }),
  npwp: teks('NPWP Toko', { opsional: true, hidden: true }),
};
