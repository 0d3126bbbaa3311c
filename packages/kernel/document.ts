/** A document: states, the transitions between them, and who must approve. What a transition posts is server code. */

import { type InsideOf, objek, type Shapes, type Struct } from './answer.ts';
import type { Asks, Counter } from './document-counter.ts';
import { type DocumentReads, type ReadsInput, readsWith } from './document-reads.ts';
import type { ErrorEntry } from './errors.ts';
import { angka, type Fields, kode, teks } from './field.ts';
import type { Flag } from './flags.ts';
import { type Gate, login } from './gate.ts';
import type { Jurnal } from './jurnal.ts';
import { belumDiucapkan, type Ucapan } from './lepas/lepas.ts';
import { checkPublicPage, type PublicPage } from './public-page.ts';
import type { PieceMoves } from './status-moves.ts';

export type Transition<S extends string = string, F extends Fields = Fields, A extends Shapes = Shapes> = {
  /** States it may start from; empty for the transition that creates the document. */
  from: readonly S[];
  to: S;
  /** Columns of the head that tell whether there is anything for it to do; where they hold something else nobody is offered it. */
  where?: Readonly<Record<string, readonly string[]>>;
  /** It leaves the document in the state it is in, whichever of `from` that is; `to` names one of them. */
  stays?: true;
  /** POST path below /api/v1/. */
  path: string;
  /** A step that another call of the house takes, such as the sender's half of a reception: it has no call of its own. */
  internal?: true;
  label: string;
  fields: F;
  /** What it answers beside the number, the event and the state of the document. */
  answer?: A;
  /** Screens whose users may do it. */
  screens: readonly string[];
  gate?: Gate;
  /** Kategori of the approval that is always needed; conditional ones are asked by the implementation. */
  otorisasi?: string;
  /** Fields that are asked only when the document's own business day is over. */
  late?: readonly string[];
  /** Refused with this entry after the document's own business day, except for the owner (Domain 17.4). */
  sameDay?: ErrorEntry;
  /** Column of the head whose day counts for `sameDay` instead; its own rules refuse then. */
  dayOf?: string;
  /** Refusal for the number of another kind of document, by that kind; a number nobody has is simply not found. */
  otherKind?: Readonly<Record<string, ErrorEntry>>;
  /** Said of a document that is in the state it leads to already. */
  already?: string;
  /** What it does, said before it is done. */
  effect?: string;
  /** Writes the exact reverse of everything the document has posted. */
  reverses?: boolean;
  /** Its slip is printed again after it, with what was paid. */
  prints?: true;
  /** What its form asks while it is typed. */
  asks?: Asks;
  /** It is made at a counter: the screens it names are made of this. */
  counter?: Counter;
  message: string;
  /** Said when it failed by a fault of ours, where the specification has words for it. */
  failed?: string;
};

export type Transitions<S extends string = string> = Readonly<Record<string, Transition<S>>>;

export type Document<S extends string = string, X extends Transitions<S> = Transitions<S>> = {
  noun: 'document';
  name: string;
  label: string;
  /** Two letters in the number `KODE-FJ-yymmdd-0001`. Domain 2.2. */
  series: string;
  gate: Gate;
  states: readonly S[];
  /** States in which shop and customer still owe each other something that settings may reach. */
  open?: readonly NoInfer<S>[];
  /** What its states are called, where that is not Menunggu, Selesai, Batal. */
  stateLabels?: Readonly<Partial<Record<S, string>>>;
  transitions: X;
  /** The transition that follows saving at once when the store does not validate later. */
  validates?: keyof NoInfer<X> & string;
  /**
   * The screen that shows one, and the search parameters that take its number or its day. Without `to` it is the screen
   * of the transition that made it.
   */
  shows?: { to?: string; nomor?: string; hari?: readonly string[] };
  /** How it is read: served and shown by the kits. Absent where a domain does that itself. */
  reads?: DocumentReads;
  /** What its events post, by role; the runner refuses a transfer between other roles. */
  journals: readonly Jurnal[];
  /** The moves of a piece's status that its transitions make; the database refuses every other. docs/decisions/0036. */
  pieces?: PieceMoves<keyof NoInfer<X> & string>;
  /** What its customer follows it by without a login; nobody has a link to it where it is absent. */
  publicPage?: PublicPage;
  /**
   * What leaves the house by it and its books do not say, by the transitions that say it: a document whose journals show such a thing and that
   * is silent does not load, and a transition that does not keep its word fails. docs/decisions/0107.
   */
  lepas?: Ucapan<keyof NoInfer<X> & string>;
  /** Why the ceilings of what one person may let out alone do not measure it: which approval does. docs/decisions/0068. */
  tanpaBatas?: string;
  /** A task queued in the same transaction when the document is posted in a store whose module is on. */
  tells?: { flag: Flag; task: string };
  /** Store setting: on means a validasi-* screen posts later. */
  validateLater?: Flag;
};

type DocumentInput<S extends string, X extends Transitions<S>> = Omit<
  Document<S, X>,
  'noun' | 'gate' | 'journals' | 'reads'
> & { gate?: Gate; journals?: readonly Jurnal[] };

/** A document whose reads are declared; `declared` is only a type, what `HeadOf` and `LinesOf` are asked about. */
export type Readable<R extends ReadsInput> = { reads: DocumentReads; readonly declared?: R };

export function defineDocument<
  const S extends string,
  const X extends Transitions<NoInfer<S>>,
  const R extends ReadsInput,
>(input: DocumentInput<S, X> & { reads: R }): Document<S, X> & Readable<R>;
export function defineDocument<const S extends string, const X extends Transitions<NoInfer<S>>>(
  input: DocumentInput<S, X>,
): Document<S, X>;
export function defineDocument<const S extends string, const X extends Transitions<NoInfer<S>>>(
  input: DocumentInput<S, X> & { reads?: ReadsInput },
): Document<S, X> {
  checkReachable(input.states, Object.values(input.transitions), input.name);
  checkPieces(input.pieces ?? {}, input.transitions, input.name);
  checkCounters(input.reads, Object.values(input.transitions), input.name);
  checkWhere(input.reads, Object.values(input.transitions), input.name);
  checkLepas(input.journals ?? [], input.lepas ?? {}, input.name);
  const { reads: given, ...rest } = input;
  const reads = given && readsWith(given);
  if (input.publicPage)
    checkPublicPage(
      input.publicPage,
      { states: input.states, head: { ...reads?.head, ...reads?.detail }, lines: reads?.lines ?? {} },
      input.name,
    );
  return { noun: 'document', gate: login, journals: [], ...rest, ...(reads ? { reads } : {}) };
}

/** What taking a document back asks: which one, and why. */
export const batalFields = {
  no_dokumen: kode('No Dokumen', { max: 40 }),
  alasan: teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' }),
} as const;

const TAKEN_BACK = { from: ['DONE'], to: 'CANC', fields: batalFields, reverses: true } as const;
type TakenBack = Pick<Transition, 'path' | 'label' | 'screens' | 'message'> & Partial<Transition>;

/** The transition that takes a posted document back; a kind says what is different of it. */
export const takenBack = <const T extends TakenBack>(own: T): Omit<typeof TAKEN_BACK, keyof T> & T => ({
  ...TAKEN_BACK,
  ...own,
});

/** What every transition answers about its document. */
const DIBUAT = { no_dokumen: kode(''), peristiwa: angka(''), status: kode('') } as const;

/** What a transition answers. */
export const transitionAnswer = <A extends Shapes>({
  answer,
}: {
  answer?: A | undefined;
}): Struct<InsideOf<A> & InsideOf<typeof DIBUAT>> => objek({ ...answer, ...DIBUAT }) as Struct<never>;

/** The call of a transition, with what it answers. */
export const transitionCall = <A extends Shapes>(transition: {
  path: string;
  fields: Fields;
  answer?: A | undefined;
}) => ({
  method: 'POST' as const,
  path: transition.path,
  fields: transition.fields,
  answer: transitionAnswer(transition),
});

/** A state nobody can reach, or a transition from an unknown state, is our own mistake: found when the module loads. */
function checkReachable(states: readonly string[], transitions: readonly Transition[], name: string): void {
  const reached = new Set(transitions.filter((t) => t.from.length === 0).map((t) => t.to));
  for (let grown = true; grown; ) {
    const before = reached.size;
    for (const t of transitions) if (t.from.some((state) => reached.has(state))) reached.add(t.to);
    grown = reached.size > before;
  }
  const named = new Set(transitions.flatMap((t) => [...t.from, t.to]));
  const unknown = [...named].filter((state) => !states.includes(state));
  const unreachable = states.filter((state) => !reached.has(state));
  if (unknown.length || unreachable.length)
    throw new Error(`document ${name}: unknown states [${unknown}], unreachable states [${unreachable}]`);
}

/** A counter has a screen of its own, and its strip says what it takes. */
function checkCounters(
  reads: ReadsInput | undefined,
  transitions: readonly Transition[],
  name: string,
): void {
  for (const { counter } of transitions) {
    if (!counter) continue;
    const { screen, seek = reads?.seek } = counter;
    if (screen === reads?.screen && reads.waits === undefined)
      throw new Error(`document ${name}: its list stands in the way of the counter on ${screen}`);
    if (!seek) throw new Error(`document ${name}: the strip of ${screen} does not say what it takes`);
  }
}

/** An act is offered by columns that are read. */
function checkWhere(reads: ReadsInput | undefined, transitions: readonly Transition[], name: string): void {
  const unread = transitions.flatMap(({ where = {} }) =>
    Object.keys(where).filter((column) => !reads?.head[column]),
  );
  if (unread.length) throw new Error(`document ${name}: acts are offered by [${unread}], which nobody reads`);
}

/** Whoever takes gold over, bargains or takes money ahead says what that lets out: the ceilings cannot read it from the books. */
function checkLepas(journals: readonly Jurnal[], lepas: Ucapan, name: string): void {
  const silent = belumDiucapkan(journals, lepas);
  if (silent.length)
    throw new Error(
      `document ${name}: its journals let out [${silent}], and \`lepas\` does not say by which transitions`,
    );
}

/** A reversal takes back what was done, so there is nothing to say about it. */
function checkPieces(
  pieces: PieceMoves,
  transitions: Readonly<Record<string, Transition>>,
  name: string,
): void {
  const told = Object.keys(pieces).filter((transition) => transitions[transition]?.reverses);
  if (told.length)
    throw new Error(`document ${name}: the moves of [${told}] follow from the other transitions`);
}
