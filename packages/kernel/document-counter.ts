/**
 * How a document is made at a counter: what its form asks the server while it is typed, and which of its fields stands where in the
 * frame that all counters share. The kit shows the rest by the kinds of the fields. docs/decisions/0082.
 */
import type { Command } from './command.ts';
import type { Document, Transition } from './document.ts';
import type { Fields } from './field.ts';
import type { Gate, GateSubject } from './gate.ts';

/** Wire values by field name; of a document those of its head, and its lines by name. */
export type FormData = Readonly<Record<string, unknown>>;

/** What a form asks as often as something changes: shown beside it, counted on, and sent where a field `follows`. */
export type Asks = {
  call: () => Command;
  /** What it is asked with; null while too little is typed. `of` is the document it is done to. */
  with: (values: FormData, of: FormData) => FormData | null;
  /** What of the answer is shown, lists as small tables. */
  shows: readonly string[];
  /** What is wrong, or will be asked about; said in red. */
  warns?: (values: FormData, answer: FormData) => string | null;
};

/** The one big figure: what it is called, what it comes to, and what it is called where that is below nothing. */
export type Figure = { label: string; sums: readonly string[]; minus?: string };

/** A document that another one is made on: its lines stand in the place of the rows. */
export type MadeOn = {
  /** Left out: one of the same kind. */
  document?: () => Document;
  /** The field that takes its number, also the parameter of the address. */
  name: string;
  /** Which of its lines are shown, of them only rows whose column has one of these values. */
  lines: string;
  where?: Readonly<Record<string, readonly string[]>>;
  /** The state it must be in to be begun with from its own acts; where its list starts, unless told. */
  from?: string;
  /** The list field of rows that are picked among them, by this column of theirs. */
  picks?: { field: string; by: string };
  /** What the form starts with because of it. */
  values?: (one: FormData) => FormData;
};

/** Pieces that a strip finds by words as well as by their codes: the list that answers `q`, and what is said of a hit. */
export type CounterWords = {
  call: () => Command;
  query: Readonly<Record<string, string | number>>;
  /** The column that is scanned otherwise, and the one that names it. */
  code: string;
  title: string;
  /** Said below the name, and opposite it. */
  note: Fields;
  right: Fields;
  /** The call that answers its picture by the code, and the column that says whether there is one. */
  picture: { call: () => Command; there: string };
};

export type Counter = {
  /** The screen that is made of it. */
  screen: string;
  /** What the big button says, and the sheet it opens. */
  act: string;
  /** What the strip takes; what a search of the document takes, unless told. */
  seek?: string;
  /** Its rows, scanned by the strip or typed. Without them it is made on a document alone. */
  lines?: string;
  /** What a scanned code answers where the rows are typed: this field of the next one. */
  takes?: string;
  /** Pieces that words find; each is laid down as if its code had been scanned. */
  words?: CounterWords;
  /** What the row that such a code named knows of the person: columns of it, for fields that are still empty. */
  tells?: Readonly<Record<string, string>>;
  on?: MadeOn;
  /** Who it is for, the search of members first; and who sold, where the shop asks for it. */
  person?: readonly string[];
  sales?: { field: string; gate?: Gate };
  /** Below the rows. A field that is named nowhere stands behind "Isian lain". */
  terms: readonly string[];
  /** Fields of rows and terms that Enter passes by, with an answer already or seldom said: Tab stops there, and a refusal leads there. */
  passes?: readonly string[];
  /** Asked with the money, beside payments and what a refusal asks for. */
  settles?: readonly string[];
  figure: Figure;
  /** What keeps it from being paid, by field. */
  check?: (values: FormData, subject: GateSubject | null) => Record<string, string>;
};

/** The transitions of a kind that a counter is made of. */
export const countersOf = ({
  transitions,
}: Pick<Document, 'transitions'>): (Transition & { counter: Counter })[] =>
  Object.values<Transition>(transitions).filter(
    (one): one is Transition & { counter: Counter } => one.counter !== undefined,
  );
