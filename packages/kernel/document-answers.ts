/** What the declared reads of a document answer, for calls and screens of a domain that ask for them by their types. */
import { type InsideOf, objek, type Struct } from './answer.ts';
import type { Answered } from './command.ts';
import type { Document, Readable } from './document.ts';
import type { Every, HeadOf, LinesOf, ReadsInput, RowOf } from './document-reads.ts';
import type { jejakDokumen } from './document-trail.ts';
import { type Fields, kode } from './field.ts';
import { type ReadCalls, readCalls } from './read-calls.ts';

type Trail = InsideOf<typeof jejakDokumen>;
/** One document as it is answered, inside: the store it was read in, its head, its lines by name, its trail. */
export type OneInside<R extends ReadsInput> = { kode_toko: string } & HeadOf<R> & LinesOf<R> & Trail;

type ListInside<R extends ReadsInput> = RowOf<R['head']> & Every<R>;
type CallsOf<R extends ReadsInput> = {
  list: Answered<Fields, Struct<readonly ListInside<R>[]>>;
  one: Answered<Fields, Struct<Omit<OneInside<R>, 'kode_toko'>>>;
};

/** The list and the one of a kind as a screen of another domain asks for them, with what they answer. */
export const callsOf = <R extends ReadsInput>(document: Document & Readable<R>): CallsOf<R> =>
  readCalls(document) as ReadCalls & CallsOf<R>;

/** What a call of a domain answers that answers one document beside something else. */
export const oneAnswer = <R extends ReadsInput>(document: Document & Readable<R>): Struct<OneInside<R>> =>
  objek({
    kode_toko: kode(''),
    ...((readCalls(document) as ReadCalls).one.answer as Struct).fields,
  }) as Struct<never>;
