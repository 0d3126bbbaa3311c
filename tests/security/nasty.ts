/** What nobody should be able to send: for every kind of field, values that must be refused whatever else is sent. */
import type { Field, Fields } from '@mustika/kernel/field.ts';

/** A field of a body, by its path: `['barang', 0, 'diskon']`. */
export type Spot = { path: readonly (string | number)[]; field: Field };

/** Every field of a body, those inside the first row of its lists too. */
export const spotsOf = (fields: Fields, above: readonly (string | number)[] = []): Spot[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.readOnly) return [];
    const path = [...above, name];
    return [{ path, field }, ...spotsOf(field.fields ?? {}, [...path, 0])];
  });

/** A copy of the body with one value changed. */
export function changedAt(body: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(body))
    return body.map((one, index) => (index === step ? changedAt(one, rest, value) : one));
  return { ...(body as object), [step]: changedAt((body as Record<string, unknown>)?.[step], rest, value) };
}

const deep = (levels: number): unknown => {
  let value: unknown = 'X';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

const SHAPES: readonly unknown[] = [{}, { $gt: '' }, { toString: 'x' }, deep(500), [[]], [null]];
const NOT_TEXT: readonly unknown[] = [5, true, ['A'], ...SHAPES];
const HOSTILE: readonly string[] = ['A\u0000B', 'A\u202eB', 'A\ud800B', 'A\u009bB', '\u200b', 'A\u0007'];
/** 2^53, beyond it, fractions that no unit has, texts that look like numbers, and 500 kg of gold in grams. */
const NOT_AMOUNT: readonly unknown[] = [
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  1e308,
  5e-324,
  1.00001,
  '1000',
  '1e3',
  'sepuluh',
  '0x10',
  true,
  [1],
  ...SHAPES,
];

const NOT_DATE: readonly unknown[] = [
  '2026-02-30',
  '0000-00-00',
  '21-11-2026',
  '9999-99-99',
  '2026-11-21T00:00:00Z',
  '2026-1-1',
  "2026-11-21' or '1'='1",
  20_261_121,
  ...NOT_TEXT,
];

/** Whoever leaves out what was not prescribed means what it says itself. */
const missing = ({ opsional, unsaid }: Field): unknown[] =>
  opsional ? [] : [null, '', ...(unsaid === undefined ? [undefined] : [])];

function amounts(field: Field, scale: number, low: number, high: number): unknown[] {
  const under = ((field.min ?? low) - 1) / scale;
  const over = ((field.max ?? high) + 1) / scale;
  return [...NOT_AMOUNT, under, over];
}

const texts = (field: Field, longest: number): unknown[] => [
  ...NOT_TEXT,
  ...HOSTILE,
  'X'.repeat((field.max ?? longest) + 1),
  'X'.repeat(70_000),
  ...((field.min ?? 1) > 1 ? ['X'.repeat((field.min ?? 1) - 1)] : []),
];

function byKind(field: Field): unknown[] {
  switch (field.kind) {
    case 'uang':
      return [...amounts(field, 1, 0, 1_000_000_000_000), 0.5];
    case 'angka':
      return [...amounts(field, 1, 0, 2_000_000_000), 0.5];
    case 'gram':
      return [...amounts(field, 1000, 0, 100_000_000), 500_000, 0.0001];
    case 'kadar':
      return [...amounts(field, 1000, 1, 500_000), 0];
    case 'persen':
      return [...amounts(field, 1000, 0, 100_000), 0.0001];
    case 'kode':
      return [...texts(field, 30), 'A B', 'A\tB'];
    case 'teks':
      return [...texts(field, 100), 'A\nB'];
    case 'catatan':
      return texts(field, 500);
    case 'ref':
      return [...texts(field, 60), 'TIDAK-ADA-INI'];
    case 'rahasia':
      return [...NOT_TEXT, 'X'.repeat(129)];
    case 'tanggal':
      return [...NOT_DATE];
    case 'ya':
      return ['true', 'ya', 1, 0, ...SHAPES];
    case 'pilihan':
      return [...NOT_TEXT, 'TIDAK_ADA', '__proto__', 'constructor', ' '];
    case 'daftar':
      return [
        {},
        'X',
        5,
        true,
        [null],
        [[]],
        ['X'],
        [{ tidak_ada: 1 }],
        Array.from({ length: 5001 }, () => ({})),
      ];
    case 'foto':
    case 'waktu':
      return [...NOT_TEXT];
  }
}

/** Values this field must refuse. `undefined` leaves it out. */
export const badValues = (field: Field): unknown[] => [...byKind(field), ...missing(field)];

/** English that a library says when nobody translated it. */
const ENGLISH =
  /\b(invalid|expected|received|required|must|unrecognized|string|number|boolean|object|array|body|property|failed|error|not allowed|too (big|small|long|short)|unexpected)\b/i;

/** Why an answer is no proper refusal; null when it is one. */
export function improper(answer: {
  status: number;
  code?: string;
  message?: string;
  text: string;
}): string | null {
  const { status, code, message } = answer;
  if (status < 400 || status >= 500) return `status ${status}`;
  if (!code || !/^[A-Z][A-Z0-9_]+$/.test(code)) return `code ${code}`;
  if (!message || message.length < 4 || ENGLISH.test(message)) return `message "${message}"`;
  return null;
}
