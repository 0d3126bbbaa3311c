/**
 * The life of a document: how the tests bring it into the world and take it through its states. It stands beside the
 * document, as `LIFE` of `x.life.ts`, and is found by that name; no list is kept.
 */
import type { Document } from '@mustika/kernel/document.ts';
import type { Kit } from './app.ts';

/** Runs a document through its transitions over HTTP and answers its number. */
export type Run = (kit: Kit) => Promise<string>;

/** What is sent to create a document. */
export type Creation = {
  body: object;
  /** The transition that creates it, where there are several. */
  by?: string;
  /** Whose till, `KASIR1` unless told; its store is picked where head office acts. */
  user?: string;
  portal?: string;
  /** Who cancels, where the money goes back out of his own drawer; a supervisor unless told. */
  cancelledBy?: string;
  /** Bodies of the steps that ask for more than the number. */
  steps?: Readonly<Record<string, object>>;
  /** What must have come to pass before a step: days that went by, a letter that was sent. */
  before?: Readonly<Record<string, (kit: Kit, nomor: string) => Promise<unknown>>>;
};

/** A way in which a document comes into the world. */
export type Variant = {
  name: string;
  /** The transition that creates it, where several lead to different states. */
  by?: string;
  /** Steps that one of this kind cannot take: nothing of it is left to pay. */
  never?: readonly string[];
  /** Makes what the document needs, with codes of pieces that begin with `mark` (four letters), and says what is sent. */
  prepare: (kit: Kit, mark: string) => Promise<Creation>;
};

type Told = {
  /**
   * Together they go through every transition. Other tests live them too, for a shop that has one of everything. Left out,
   * each variant is lived: the first is taken back, the others go through every declared step.
   */
  lives?: readonly Run[];
  /** Each is cancelled from every state it reaches; a document that is never cancelled needs none. */
  variants?: readonly Variant[];
  /** Modules that a store needs on for the document to exist at all. */
  modules?: readonly string[];
  /** Cancellations that take back only what happened last, with the steps they take back; the others find none of these. */
  undoes?: Readonly<Record<string, readonly string[]>>;
  /** It posts and is not taken back: how it is put right instead. */
  final?: string;
  /** It is not the same once other things have happened: why the late cancellations leave it out. */
  onlyNow?: string;
  /** Steps that nobody can take on the day it is made, and why; what follows them is proven in its own file. */
  needsTime?: Readonly<Record<string, string>>;
  /** Where a report about it has rows, when that is not the branch the lives are lived in. */
  reportsIn?: Readonly<Record<string, string>>;
};

export type Life = Told & { document: string };

/** Says how the tests make a document live. */
export const defineLife = ({ name }: Document, told: Told): Life => ({ document: name, ...told });
