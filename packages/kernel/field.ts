/**
 * Field kinds: what a value is on the wire, inside, in the form, in the table and on paper.
 * On the wire money is whole rupiah, weights are grams and rates percent with at most 3 decimals; inside all are
 * integers (rupiah, milligram, milli-percent). A field is data: what reads an input is made of it in `input-schema.ts`, so
 * that a page which shows fields and reads none is sent no library for it.
 */
import type { Miligram, MiliPersen, Rupiah } from './amount.ts';
import type { Command, Scanned } from './command.ts';
import type { Tanggal } from './date.ts';
import type { FieldOptions } from './field-options.ts';
import { RAHASIA } from './rahasia.ts';
import type { Resource } from './resource.ts';

export type Kind =
  | 'kode'
  | 'teks'
  | 'catatan'
  | 'uang'
  | 'gram'
  | 'kadar'
  | 'persen'
  | 'angka'
  | 'tanggal'
  | 'waktu'
  | 'ya'
  | 'pilihan'
  | 'ref'
  | 'foto'
  | 'rahasia'
  | 'daftar';

export type Field<T = unknown> = FieldOptions & {
  kind: Kind;
  label: string;
  choices?: readonly { value: string; label: string }[];
  ref?: () => Resource;
  /** Rows of a `daftar` field. */
  fields?: Fields;
  /** How many of them at most; 200 unless told. */
  maxRows?: number;
  scan?: Scanned;
  /** Rows may come from a file: the call that reads it, part `bagian` the name of this field. */
  berkas?: () => Command;
  /** Rows are payments, of what these come to (as `sums` counts). */
  pays?: readonly string[];
  /** A number somebody can be reached at; see phone.ts. */
  telepon?: true;
  /** The text of a QRIS sticker; see text/qris.ts. */
  qris?: true;
  /** The inside type; there is no such value. */
  readonly inside?: T;
};

export type Fields = Record<string, Field>;
export type Value<F> = F extends Field<infer T> ? T : never;
/** The inside shape of a record of fields. */
export type Row<F extends Fields> = { [K in keyof F]: Value<F[K]> };

type Make<T, O extends FieldOptions> = Field<O extends { opsional: true } ? T | null : T>;

function make<T, O extends FieldOptions>(
  kind: Kind,
  label: string,
  options: O | undefined,
  extra: Partial<Field> = {},
): Make<T, O> {
  const gate = options?.rahasia ? { gate: RAHASIA[options.rahasia] } : {};
  return { kind, label, ...gate, ...options, ...extra } as Make<T, O>;
}

/** The field with something else about it. */
export const fieldWith = (field: Field, more: Partial<FieldOptions> & { label?: string }): Field => ({
  ...field,
  ...more,
});

/** A short identifier; shown in monospace, upper-case, no spaces. */
export const kode = <const O extends FieldOptions>(label: string, options?: O) =>
  make<string, O>('kode', label, options);

export const teks = <const O extends FieldOptions>(label: string, options?: O) =>
  make<string, O>('teks', label, options);

/** A longer text with line breaks. */
export const catatan = <const O extends FieldOptions>(label: string, options?: O) =>
  make<string, O>('catatan', label, options);

/** Whole rupiah, at least 0 unless `min` says otherwise. */
export const uang = <const O extends FieldOptions>(label: string, options?: O) =>
  make<Rupiah, O>('uang', label, options);

/** A weight: grams on the wire, milligrams inside. `min` and `max` are milligrams. */
export const gram = <const O extends FieldOptions>(label: string, options?: O) =>
  make<Miligram, O>('gram', label, options);

/** A karat as a percentage: milli-percent inside. At most 500 for items, 100 for debt and purchase (Spec 1 §5). */
export const kadar = <const O extends FieldOptions>(label: string, options?: O) =>
  make<MiliPersen, O>('kadar', label, options);

/** A rate of at most 100 % unless `max` (milli-percent) says otherwise. */
export const persen = <const O extends FieldOptions>(label: string, options?: O) =>
  make<MiliPersen, O>('persen', label, options);

/** A whole count. */
export const angka = <const O extends FieldOptions>(label: string, options?: O) =>
  make<number, O>('angka', label, options);

export const tanggal = <const O extends FieldOptions>(label: string, options?: O) =>
  make<Tanggal, O>('tanggal', label, options);

/** When something was recorded; filled by the server only. */
export const waktu = <const O extends FieldOptions>(label: string, options?: O) =>
  make<string, O>('waktu', label, { readOnly: true, ...options } as unknown as O);

export const ya = <const O extends FieldOptions>(label: string, options?: O) =>
  make<boolean, O>('ya', label, options);

/** One of a closed list; give labels as `[value, label]` when they differ from the value. */
export function pilihan<const V extends string, const O extends FieldOptions>(
  label: string,
  values: readonly (V | readonly [V, string])[],
  options?: O,
) {
  const choices = values.map((v) =>
    typeof v === 'string' ? { value: v, label: v } : { value: v[0], label: v[1] },
  );
  return make<V, O>('pilihan', label, options, { choices });
}

/** The key of a row of another resource. The thunk breaks import cycles. */
export const ref = <const O extends FieldOptions>(label: string, resource: () => Resource, options?: O) =>
  make<string, O>('ref', label, options, { ref: resource });

/** A stored file's key, given by the upload call. */
export const foto = <const O extends FieldOptions>(label: string, options?: O) =>
  make<string, O>('foto', label, { asTyped: true, ...options } as unknown as O);

/** A password: verified exactly as typed, never upper-cased, trimmed, stored or shown. */
export const rahasia = <const O extends FieldOptions>(label: string, options?: O) =>
  make<string, O>('rahasia', label, { asTyped: true, ...options } as unknown as O);

/** Rows inside a record: the lines of a document. */
export const daftar = <F extends Fields>(
  label: string,
  fields: F,
  options?: FieldOptions & Pick<Field, 'maxRows' | 'scan' | 'berkas' | 'pays'>,
): Field<Row<F>[]> => ({ kind: 'daftar', label, ...options, fields });
