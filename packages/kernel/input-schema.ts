/**
 * What reads the input of a field: wire -> inside, once and strictly, in the same words in the browser and on the server. Apart from
 * the fields themselves because it needs a library of 18 kB, and a till is open and listens before anybody types into a form.
 */
import { z } from 'zod';
import type { Miligram, MiliPersen, Rupiah } from './amount.ts';
import { parseTanggal, type Tanggal } from './date.ts';
import type { Field, Fields, Kind, Row } from './field.ts';
import { BATAS_UANG, bounded, FORBIDDEN_NOTE, text, thousandths } from './field-checks.ts';
import { hpLengkap, nomorHp } from './phone.ts';
import { bacaQris, SALAH_QRIS } from './text/qris.ts';

/** Blanks alone where something is asked for are nothing, and told so in its words for nothing; in a password every one counts. */
const isBlank = (kind: Kind, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && (kind === 'rahasia' ? value : value.trim()) === '');

const code = (field: Field): z.ZodType =>
  text(field.label, field, 30)
    .refine((v) => !/\s/.test(v), `${field.label} Tidak Boleh Berspasi`)
    .refine((v) => !field.digits || /^[0-9]+$/.test(v), `${field.label} Harus Berupa Angka`);

/** What each kind takes once something was given. */
const KINDS: Readonly<Record<Exclude<Kind, 'daftar'>, (field: Field) => z.ZodType>> = {
  kode: code,
  teks: (field) => text(field.label, field, 100),
  catatan: (field) => text(field.label, field, 500, FORBIDDEN_NOTE),
  uang: (field) =>
    z
      .int(`${field.label} Harus Berupa Rupiah Bulat`)
      .superRefine(bounded(field.label, field, BATAS_UANG, (n) => n.toLocaleString('id-ID')))
      .transform((value) => value as Rupiah),
  gram: (field) => thousandths<Miligram>(field.label, field),
  kadar: (field) => thousandths<MiliPersen>(field.label, { min: 1, max: 500_000, ...field }),
  persen: (field) => thousandths<MiliPersen>(field.label, { max: 100_000, ...field }),
  angka: (field) =>
    z
      .int(`${field.label} Harus Berupa Angka Bulat`)
      .superRefine(bounded(field.label, field, 2_000_000_000, String)),
  tanggal: (field) =>
    z
      .string(`${field.label} Harus Berupa Tanggal`)
      .refine((value) => parseTanggal(value) !== null, `${field.label} Harus Berupa Tanggal yyyy-MM-dd`)
      .transform((value) => value as Tanggal),
  waktu: () => z.string(),
  ya: (field) => z.boolean(`${field.label} Harus Ya Atau Tidak`),
  pilihan: (field) =>
    z.enum(
      (field.choices ?? []).map(({ value }) => value),
      `${field.label} Tidak Dikenal`,
    ),
  ref: (field) => text(field.label, field, 60),
  foto: () => z.string().max(200),
  rahasia: (field) =>
    z.string(`${field.label} Harus Berupa Teks`).max(128, `${field.label} Maksimal 128 Karakter`),
};

function rows(field: Field): z.ZodType {
  const max = field.maxRows ?? 200;
  const schema = z
    .array(objectOf(field.fields ?? {}), `${field.label} Harus Berupa Daftar`)
    .min(field.opsional ? 0 : 1, field.kosong ?? `${field.label} Tidak Boleh Kosong`)
    .max(max, `${field.label} Paling Banyak ${max} Baris`);
  return field.opsional ? z.preprocess((value) => value ?? [], schema) : schema;
}

function value(field: Field, kind: Exclude<Kind, 'daftar'>): z.ZodType {
  const schema = KINDS[kind](field);
  if (field.opsional)
    return z.preprocess((given) => (given === '' || given === undefined ? null : given), schema.nullable());
  const kosong = field.kosong ?? `${field.label} Tidak Boleh Kosong`;
  return z.preprocess((said, context) => {
    const given = said === undefined ? field.unsaid : said;
    if (!isBlank(kind, given)) return given;
    context.addIssue({ code: 'custom', message: kosong });
    return z.NEVER;
  }, schema);
}

const telephone = (field: Field, schema: z.ZodType): z.ZodType =>
  z
    .preprocess((given) => (typeof given === 'string' ? given.replace(/\s/g, '') : given), schema)
    .refine((given) => given === null || hpLengkap(String(given)), `${field.label} Minimal 10 Angka`)
    .transform((given) => (given === null ? null : nomorHp(String(given))));

/** A code that money can be paid by: the sentence says why it is none. */
const sticker = (schema: z.ZodType): z.ZodType =>
  schema.superRefine((given, context) => {
    const qris = given === null ? null : bacaQris(String(given));
    if (typeof qris === 'string') context.addIssue({ code: 'custom', message: SALAH_QRIS[qris] });
  });

function schemaOf(field: Field): z.ZodType {
  if (field.kind === 'daftar') return rows(field);
  const schema = value(field, field.kind);
  if (field.qris) return sticker(schema);
  return field.telepon ? telephone(field, schema) : schema;
}

/** Most fields are only shown or answered: a schema is made when the first input of its field is read. */
const made = new WeakMap<Field, z.ZodType>();

/** What reads an input of this field. */
export function inputSchema<T>(field: Field<T>): z.ZodType<T, unknown> {
  const schema = made.get(field) ?? schemaOf(field);
  made.set(field, schema);
  return schema as z.ZodType<T, unknown>;
}

/**
 * A strict object of the writable fields: unknown names are refused, not dropped. Made when it is first asked: of a thousand calls a
 * shop uses a few dozen. `readAs` reads a field otherwise than a form would.
 */
export const objectOf = <F extends Fields>(
  fields: F,
  readAs: (field: Field) => z.ZodType = inputSchema,
): z.ZodType<Row<F>, unknown> =>
  z.lazy(() => {
    const shape = Object.fromEntries(
      Object.entries(fields)
        .filter(([, field]) => !field.readOnly)
        .map(([name, field]) => [name, readAs(field)]),
    );
    return z.strictObject(shape, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `Field Tidak Dikenal: ${(issue as { keys: string[] }).keys.join(', ').slice(0, 100)}`
          : 'Data Yang Dikirim Tidak Valid',
    });
  }) as unknown as z.ZodType<Row<F>, unknown>;
