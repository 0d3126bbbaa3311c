/**
 * What a call answers, declared as its fields are. The types of both sides, the way to the wire and back, and the answers
 * on the page of the API come from the declaration; nobody casts a row or divides by 1000.
 */
import { fromThousandths, type Miligram, type MiliPersen, nearestThousandths } from './amount.ts';
import type { Field, Kind } from './field.ts';
import type { Rahasia } from './rahasia.ts';

/** What only an answer has: a record, a list, values by a name, what is sometimes left out, what is passed on as it is. */
export type Struct<T = unknown> = {
  kind: 'objek' | 'deret' | 'peta' | 'kadang' | 'bebas';
  opsional?: true;
  rahasia?: Rahasia;
  /** Of a record. */
  fields?: Shapes;
  /** Of a list, of named values, or of what is there. */
  of?: Shape;
  /** The inside type; there is no such value. */
  readonly inside?: T;
};

export type Shape<T = unknown> = Field<T> | Struct<T>;
export type Shapes = Readonly<Record<string, Shape>>;

/** What a shape holds inside: integers, branded by their units. */
export type Inside<A> = A extends Field<infer T> ? T : A extends Struct<infer T> ? T : never;
export type InsideOf<F extends Shapes> = { [K in keyof F]: Inside<F[K]> };

/** The same as it travels: grams and percent with at most three decimals. */
export type Wire<T> = T extends Miligram | MiliPersen
  ? number
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends readonly (infer U)[]
      ? Wire<U>[]
      : T extends object
        ? { [K in keyof T]: Wire<T[K]> }
        : T;
export type WireOf<A> = Wire<Inside<A>>;

type StructOptions = { opsional?: true; rahasia?: Rahasia };
type Maybe<T, O> = O extends { opsional: true } ? T | null : T;

/** One record. */
export const objek = <const F extends Shapes, const O extends StructOptions = object>(
  fields: F,
  options?: O,
): Struct<Maybe<InsideOf<F>, O>> => ({ kind: 'objek', fields, ...options }) as Struct<never>;

/** Rows, each with these columns. */
export const baris = <const F extends Shapes>(fields: F): Struct<readonly InsideOf<F>[]> =>
  deret(objek(fields));

/** Values of one shape. */
export const deret = <const A extends Shape, const O extends StructOptions = object>(
  of: A,
  options?: O,
): Struct<Maybe<readonly Inside<A>[], O>> => ({ kind: 'deret', of, ...options }) as Struct<never>;

/** Values of one shape by names that are data, such as the codes of stores. */
export const peta = <const A extends Shape>(of: A): Struct<Record<string, Inside<A>>> => ({
  kind: 'peta',
  of,
});

/** A column that is not there at all where it is undefined; one that is `opsional` is there and null. */
export const kadang = <const A extends Shape>(of: A): Struct<Inside<A> | undefined> => ({
  kind: 'kadang',
  of,
});

/** JSON that another part of the house describes, such as a design of a nota: it travels as it is. */
export const bebas = <T>(): Struct<T> => ({ kind: 'bebas' });

/** Decimals on the wire, thousandths inside. */
export const SCALED: ReadonlySet<string> = new Set<Kind>(['gram', 'kadar', 'persen']);
/** Whole numbers on both sides. */
export const NUMBERS: ReadonlySet<string> = new Set<Kind>(['uang', 'angka']);

/** The columns of a record, or of the rows of a list of form fields. */
export const fieldsOf = (shape: Shape): Shapes => (shape.fields as Shapes | undefined) ?? {};
/** What a list, a map or a column that may be missing holds. */
export const ofOf = (shape: Shape): Shape => (shape as Struct).of ?? bebas();

function mapped(shape: Shape, value: unknown, leaf: (scaled: number) => number): unknown {
  if (shape.kind === 'kadang') return value === undefined ? undefined : mapped(ofOf(shape), value, leaf);
  if (value === null || value === undefined) return null;
  if (SCALED.has(shape.kind)) return leaf(value as number);
  if (shape.kind === 'objek') return mappedRow(fieldsOf(shape), value as Row, leaf);
  if (shape.kind === 'daftar')
    return shape.fields ? (value as Row[]).map((row) => mappedRow(fieldsOf(shape), row, leaf)) : value;
  if (shape.kind === 'deret') return (value as unknown[]).map((one) => mapped(ofOf(shape), one, leaf));
  if (shape.kind === 'peta')
    return Object.fromEntries(
      Object.entries(value as Row).map(([name, one]) => [name, mapped(ofOf(shape), one, leaf)]),
    );
  return value;
}

type Row = Record<string, unknown>;

/** Exactly the declared columns, in their order: what a statement reads beside them stays inside. */
const mappedRow = (fields: Shapes, row: Row, leaf: (scaled: number) => number): Row =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, mapped(field, row[name], leaf)]));

/** Inside -> wire. */
export const encode = <A extends Shape>(shape: A, value: Inside<A>): WireOf<A> =>
  mapped(shape, value, fromThousandths) as WireOf<A>;

/** Wire -> inside, for who computes with what came. */
export const decode = <A extends Shape>(shape: A, value: WireOf<A>): Inside<A> =>
  mapped(shape, value, nearestThousandths) as Inside<A>;
