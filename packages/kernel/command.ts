/** A command: one call with checked fields. Reads that are no list and no report are commands with GET. */
import type { Shape } from './answer.ts';
import type { Fields } from './field.ts';
import { type Gate, login } from './gate.ts';
import type { Method, Resource } from './resource.ts';

/** Whom a call shows, and the column that names one. */
export type PersonRead = { jenis: 'MEMBER' | 'PENGGUNA'; kunci: string };

export type Command<F extends Fields = Fields, A extends Shape = Shape> = {
  noun: 'command';
  name: string;
  label: string;
  method: Method;
  /** Below /api/v1/, parameters in braces. */
  path: string;
  /** Screens whose users may call it; empty means that `gate` alone decides. */
  screens: readonly string[];
  gate: Gate;
  /** Opens for whom the list of this table opens: a read of the same rows for every screen that picks from them. */
  list?: () => Resource;
  /** Opens for the screens that name it among what they read, beside its own. */
  readers?: true;
  fields: F;
  /** Its `data`; absent where it answers a file, or nothing but its message. */
  answer?: A;
  /** It shows persons: the read is entered, with the persons by this column of the answer, and limited. */
  orang?: PersonRead;
  /** Success text. */
  message?: string;
  /** Said when it failed by a fault of ours. */
  failed?: string;
  /** A write asks for an Idempotency-Key and answers twins with the stored answer. */
  idempotent: boolean;
  /** The body is somebody else's format, read as bytes and believed by its signature; the handler reads it. */
  raw?: boolean;
};

type CommandInput<F extends Fields, A extends Shape> = Pick<
  Command<F, A>,
  'name' | 'label' | 'path' | 'fields'
> &
  Partial<Omit<Command<F, A>, 'noun'>>;

/** A command that says what it answers. */
export type Answered<F extends Fields, A extends Shape> = Command<F, A> & { answer: A };

export function defineCommand<const F extends Fields, const A extends Shape>(
  input: CommandInput<F, A> & { answer: A },
): Answered<F, A>;
export function defineCommand<const F extends Fields>(input: CommandInput<F, Shape>): Command<F>;
export function defineCommand<F extends Fields>(input: CommandInput<F, Shape>): Command<F> {
  return {
    noun: 'command',
    method: 'POST',
    screens: [],
    gate: login,
    idempotent: (input.method ?? 'POST') !== 'GET',
    ...input,
  };
}

/**
 * Rows of a `daftar` that are scanned: the call that knows one by its code (the row's first field, and the parameter of the
 * call's path), what of its answer stands beside the code, and why one is not taken. Further fields of the row are typed; the
 * one that `counts` goes up by one when its code is scanned again.
 */
export type Scanned = {
  call: () => Command;
  shows: Fields;
  refuses?: (found: Readonly<Record<string, unknown>>) => string | null;
  counts?: string;
};
