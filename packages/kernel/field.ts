/**
 * Field kinds: what a value is on the wire, inside, in the form, in the table and on paper.
 * On the wire money is whole rupiah, weights are grams and rates percent with at most 3 decimals; inside all are
 * integers (rupiah, milligram, milli-percent). The conversion exists once, here, as zod codecs.
 */
import { z } from 'zod';
import type { Miligram, MiliPersen, Rupiah } from './amount.ts';
import type { Scanned } from './command.ts';
import { parseTanggal, type Tanggal } from './date.ts';
import { BATAS_UANG, bounded, FORBIDDEN_NOTE, text, thousandths } from './field-checks.ts';
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
  /** Wire -> inside. */
  schema: z.ZodType<T, unknown>;
  choices?: readonly { value: string; label: string }[];
  ref?: () => Resource;
  /** Rows of a `daftar` field. */
  fields?: Fields;
  scan?: Scanned;
  /** Rows are payments, of what these come to (as `sums` counts). */
  pays?: readonly string[];
};

export type Fields = Record<string, Field>;
export type Value<F> = F extends Field<infer T> ? T : never;
/** The inside shape of a record of fields. */
export type Row<F extends Fields> = { [K in keyof F]: Value<F[K]> };

type Make<T, O extends FieldOptions> = Field<O extends { opsional: true } ? T | null : T>;

/** Blanks alone where something is asked for are nothing, and told so in its words for nothing; in a password every one counts. */
const isBlank = (kind: Kind, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && (kind === 'rahasia' ? value : value.trim()) === '');

function make<T, O extends FieldOptions>(
  kind: Kind,
  label: string,
  schema: () => z.ZodType<T, unknown>,
  options: O | undefined,
  extra: Partial<Field> = {},
): Make<T, O> {
  const kosong = options?.kosong ?? `${label} Tidak Boleh Kosong`;
  const fill = () =>
    options?.opsional
      ? z.preprocess((value) => (value === '' || value === undefined ? null : value), schema().nullable())
      : z.preprocess((value, context) => {
          if (isBlank(kind, value)) {
            context.addIssue({ code: 'custom', message: kosong });
            return z.NEVER;
          }
          return value;
        }, schema());
  const gate = options?.rahasia ? { gate: RAHASIA[options.rahasia] } : {};
  return withSchema({ kind, label, ...gate, ...options, ...extra }, fill) as unknown as Make<T, O>;
}

/** Most fields are only shown or answered: what reads an input is made when the first one is read. */
function withSchema<F extends object>(field: F, make: () => z.ZodType): F & { schema: z.ZodType } {
  let made: z.ZodType | undefined;
  const get = (): z.ZodType => {
    made ??= make();
    return made;
  };
  return Object.defineProperty(field, 'schema', { get, enumerable: true, configurable: true }) as never;
}

/** The field with something else about it, its schema unmade. */
export const fieldWith = (field: Field, more: Partial<FieldOptions> & { label?: string }): Field =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(field),
      ...Object.getOwnPropertyDescriptors(more),
    },
  ) as Field;

/** A short identifier; shown in monospace, upper-case, no spaces. */
export const kode = <const O extends FieldOptions>(label: string, options?: O) =>
  make(
    'kode',
    label,
    () =>
      text(label, options, 30)
        .refine((v) => !/\s/.test(v), `${label} Tidak Boleh Berspasi`)
        .refine((v) => !options?.digits || /^[0-9]+$/.test(v), `${label} Harus Berupa Angka`),
    options,
  );

export const teks = <const O extends FieldOptions>(label: string, options?: O) =>
  make('teks', label, () => text(label, options, 100), options);

/** A longer text with line breaks. */
export const catatan = <const O extends FieldOptions>(label: string, options?: O) =>
  make('catatan', label, () => text(label, options, 500, FORBIDDEN_NOTE), options);

/** Whole rupiah, at least 0 unless `min` says otherwise. */
export const uang = <const O extends FieldOptions>(label: string, options?: O) =>
  make(
    'uang',
    label,
    () =>
      z
        .int(`${label} Harus Berupa Rupiah Bulat`)
        .superRefine(bounded(label, options, BATAS_UANG, (n) => n.toLocaleString('id-ID')))
        .transform((value) => value as Rupiah),
    options,
  );

/** A weight: grams on the wire, milligrams inside. `min` and `max` are milligrams. */
export const gram = <const O extends FieldOptions>(label: string, options?: O) =>
  make('gram', label, () => thousandths<Miligram>(label, options), options);

/** A karat as a percentage: milli-percent inside. At most 500 for items, 100 for debt and purchase (Spec 1 §5). */
export const kadar = <const O extends FieldOptions>(label: string, options?: O) =>
  make('kadar', label, () => thousandths<MiliPersen>(label, { min: 1, max: 500_000, ...options }), options);

/** A rate of at most 100 % unless `max` (milli-percent) says otherwise. */
export const persen = <const O extends FieldOptions>(label: string, options?: O) =>
  make('persen', label, () => thousandths<MiliPersen>(label, { max: 100_000, ...options }), options);

/** A whole count. */
export const angka = <const O extends FieldOptions>(label: string, options?: O) =>
  make(
    'angka',
    label,
    () =>
      z.int(`${label} Harus Berupa Angka Bulat`).superRefine(bounded(label, options, 2_000_000_000, String)),
    options,
  );

export const tanggal = <const O extends FieldOptions>(label: string, options?: O) =>
  make(
    'tanggal',
    label,
    () =>
      z
        .string(`${label} Harus Berupa Tanggal`)
        .refine((value) => parseTanggal(value) !== null, `${label} Harus Berupa Tanggal yyyy-MM-dd`)
        .transform((value) => value as Tanggal),
    options,
  );

/** When something was recorded; filled by the server only. */
export const waktu = <const O extends FieldOptions>(label: string, options?: O) =>
  make('waktu', label, () => z.string(), { readOnly: true, ...options } as unknown as O);

export const ya = <const O extends FieldOptions>(label: string, options?: O) =>
  make('ya', label, () => z.boolean(`${label} Harus Ya Atau Tidak`), options);

/** One of a closed list; give labels as `[value, label]` when they differ from the value. */
export function pilihan<const V extends string, const O extends FieldOptions>(
  label: string,
  values: readonly (V | readonly [V, string])[],
  options?: O,
) {
  const choices = values.map((v) =>
    typeof v === 'string' ? { value: v, label: v } : { value: v[0], label: v[1] },
  );
  const schema = () =>
    z.enum(
      choices.map((c) => c.value) as unknown as [V, ...V[]],
      `${label} Tidak Dikenal`,
    ) as unknown as z.ZodType<V, unknown>;
  return make('pilihan', label, schema, options, { choices });
}

/** The key of a row of another resource. The thunk breaks import cycles. */
export const ref = <const O extends FieldOptions>(label: string, resource: () => Resource, options?: O) =>
  make('ref', label, () => text(label, options, 60), options, { ref: resource });

/** A stored file's key, given by the upload call. */
export const foto = <const O extends FieldOptions>(label: string, options?: O) =>
  make('foto', label, () => z.string().max(200), { asTyped: true, ...options } as unknown as O);

/** A password: verified exactly as typed, never upper-cased, trimmed, stored or shown. */
export const rahasia = <const O extends FieldOptions>(label: string, options?: O) =>
  make(
    'rahasia',
    label,
    () => z.string(`${label} Harus Berupa Teks`).max(128, `${label} Maksimal 128 Karakter`),
    {
      asTyped: true,
      ...options,
    } as unknown as O,
  );

/** Rows inside a record: the lines of a document. */
export function daftar<F extends Fields>(
  label: string,
  fields: F,
  options?: FieldOptions & { maxRows?: number; scan?: Scanned; pays?: readonly string[] },
): Field<Row<F>[]> {
  const max = options?.maxRows ?? 200;
  const fill = () => {
    const schema = z
      .array(objectOf(fields), `${label} Harus Berupa Daftar`)
      .min(options?.opsional ? 0 : 1, options?.kosong ?? `${label} Tidak Boleh Kosong`)
      .max(max, `${label} Paling Banyak ${max} Baris`);
    return options?.opsional ? z.preprocess((value) => value ?? [], schema) : schema;
  };
  return withSchema({ kind: 'daftar', label, ...options, fields }, fill) as unknown as Field<Row<F>[]>;
}

/**
 * A strict object of the writable fields: unknown names are refused, not dropped. Made when it is first asked: of a thousand calls a
 * shop uses a few dozen.
 */
export const objectOf = <F extends Fields>(fields: F): z.ZodType<Row<F>, unknown> =>
  z.lazy(() => {
    const shape = Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => !field.readOnly)
        .map(([name, field]) => [name, field.schema]),
    );
    return z.strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `Field Tidak Dikenal: ${(issue as { keys: string[] }).keys.join(', ').slice(0, 100)}`
          : 'Data Yang Dikirim Tidak Valid',
    });
  }) as unknown as z.ZodType<Row<F>, unknown>;
