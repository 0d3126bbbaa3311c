/** What can be said about a field beside its kind. */
import type { Gate } from './gate.ts';
import type { Rahasia } from './rahasia.ts';

export type Total = 'sum' | 'count';

export type FieldOptions = {
  /** Text when the value is missing; default `{label} Tidak Boleh Kosong`. */
  kosong?: string;
  /** The value may be left out (stored and sent as null). */
  opsional?: boolean;
  /** What a new form starts with. `'today'` is the store's open day, `'month'` the first of its month. */
  initial?: string | number | boolean;
  /** What a caller means who leaves it out, because the call was prescribed before there was such a field. */
  unsaid?: string | number | boolean;
  /** What head office starts with while it has picked no branch: its own store trades nothing. */
  initialPusat?: string;
  /** Server fills it; shown but never sent. */
  readOnly?: boolean;
  /**
   * Counted by the form, shown and sent, not typed: from fields of the form, columns of the document an act is done to, or
   * `barang.ongkos`, the sum of its rows. A minus before a name takes away.
   */
  sums?: readonly string[];
  /** What the form of an act starts with, counted the same way of its document. */
  starts?: readonly string[];
  /**
   * Rows that the form of an act begins with: these lines of its document, one each, with what fields of a row take of them. None is added
   * or taken out; what is read only in a row is shown and not sent, what is hidden is sent and not shown.
   */
  begins?: { lines: string; row: Readonly<Record<string, string>> };
  /** Where nothing is typed it is sent as what the form asks answers under its name. */
  follows?: true;
  /** A weight that is put on the scale: its line is taken with a key and kept with the document (`scale/evidence.ts`). */
  ditimbang?: boolean;
  /** What of these (counted as `sums`) is paid out by transfer; its account is the field `no_rekening` beside it. */
  paysOut?: readonly string[];
  /** Another choice empties these fields, which were typed for the one before. */
  clears?: readonly string[];
  /** A member is searched for here; empty fields of these names take his columns. */
  member?: Readonly<Record<string, string>>;
  /** Shown once a refusal has called it missing by name (`detail.kurang`). */
  bilaDiminta?: true;
  min?: number;
  max?: number;
  /** Typed text is upper-cased unless told otherwise (Spec 2 §5). */
  asTyped?: boolean;
  /** It stands on paper, which has the letters of most languages, not of all; see tercetak.ts. */
  dicetak?: true;
  /** A code of digits only, such as an account number. */
  digits?: true;
  /** A ref or choice filter that offers ALL. */
  all?: boolean;
  /** Rows that a ref offers: those whose column has one of these values. */
  hanya?: Readonly<Record<string, readonly string[]>>;
  /** Fields beside a ref that are still empty take these columns of the row that was chosen. */
  fills?: Readonly<Record<string, string>>;
  /** A ref of a document whose own rules ask for it: the runner does not ask again. */
  asksItself?: true;
  /** A ref of a document that settles, counts or looks for what is there already: a row out of use is right, too. */
  alsoInactive?: true;
  /** Letters of the name a ref shows beside its key; all of them unless told (Spec 2 §2.4). */
  hurufNama?: number;
  /** What other programs call its column in a file, the commonest first. */
  sebutan?: readonly string[];
  /** Words of other programs for its choices. */
  sebutanPilihan?: Readonly<Record<string, string>>;
  /** Column total in tables and reports. */
  total?: Total;
  /** Hidden from the list table until the user chooses the column. */
  hidden?: boolean;
  /** Written beside the input in the place of the kind's own unit: carats have three decimals as grams do. */
  satuan?: string;
  /** POST path of the call that stores a picture, part `image`, and answers its key as `key`. */
  unggah?: string;
  /** A picture may be drawn, too: where a ring is broken is shown faster than said. */
  sketsa?: true;
  /** Column width in characters, for tables, PDF and XLSX. */
  width?: number;
  /** On paper it stands below itself in lines of so many characters, and none of it is lost. */
  slices?: number;
  /** Its values are words of ours (a state, a kind of document), or what an approval is for, said in the language of the screen. */
  kata?: true | 'otorisasi';
  /** Where its value leads on a sheet: a screen, the parameter that takes it, and those that take the document's day. */
  leads?: { to: string; param: string; hari?: readonly string[] };
  /** Left out for everybody the gate does not open for. */
  gate?: Gate;
  /** A secret of the shop: its name is closed in the whole house for who may not know it (`rahasia.ts`). */
  rahasia?: Rahasia;
  /**
   * A number of identity: sealed before it enters the database, masked for who may not see it whole. In a report also what lies open
   * there and is masked alike: the telephone of a member.
   */
  segel?: true;
  /** Who reads a sealed number whole; nobody unless told. */
  utuh?: Rahasia;
};
