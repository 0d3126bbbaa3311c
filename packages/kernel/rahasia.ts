/**
 * What a role may not know, and who may. A field that says `rahasia` is closed for everybody else in every way there is to
 * learn of it: its value, an order by it, a filter on it, a refusal that names it, a file, a message of the socket.
 * Specification: none; a cost that a counter can read is a discount that a counter can guess.
 */
import { all, type Gate, type GateSubject, level, orang, passes } from './gate.ts';

/** Of a person alone: a key of the API knows none of these, whoever answers for it. */
const atasan = all(orang, level('OWN', 'SU', 'MU', 'SPV'));

export const RAHASIA = {
  /** What a piece or a gram cost the shop, and all that lets it be worked out. */
  modal: atasan,
  /** What the books say lies in a drawer: whoever counts it does so blind (Domain R8.8). */
  saldo: atasan,
  /** Whole numbers of identity (NIK, NPWP, passport); everybody else reads their last four characters. */
  identitas: atasan,
} as const satisfies Record<string, Gate>;
export type Rahasia = keyof typeof RAHASIA;

export const tahu = (rahasia: Rahasia, subject: GateSubject | null): boolean =>
  passes(RAHASIA[rahasia], subject);

type Gated = { readonly gate?: Gate | undefined };

/** The fields this person may know. */
export const openFields = <F extends Gated>(
  fields: Readonly<Record<string, F>>,
  subject: GateSubject | null,
): Record<string, F> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, field]) => !field.gate || passes(field.gate, subject)),
  );

type Declared = { readonly rahasia?: Rahasia | undefined; readonly fields?: unknown };

/** Names of the secret fields, with what they are a secret of; fields inside lists too. */
export const secretNames = (fields: object): [string, Rahasia][] =>
  Object.entries(fields as Record<string, Declared>).flatMap(([name, field]) => [
    ...(field.rahasia ? [[name, field.rahasia] as [string, Rahasia]] : []),
    ...(field.fields ? secretNames(field.fields) : []),
  ]);

/** The names whose values this person may not know, of those the house declares. */
export const closedNames = (
  declared: ReadonlyMap<string, Rahasia>,
  subject: GateSubject | null,
): ReadonlySet<string> =>
  new Set([...declared].filter(([, rahasia]) => !tahu(rahasia, subject)).map(([name]) => name));

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (value === null || typeof value !== 'object') return false;
  const shape = Object.getPrototypeOf(value) as unknown;
  return shape === Object.prototype || shape === null;
};

/** A line that is about one column by name, as price steps and histories have it. */
const about = (value: unknown, closed: ReadonlySet<string>): boolean =>
  isRecord(value) && typeof value['kolom'] === 'string' && closed.has(value['kolom']);

/**
 * The answer without what must not be known: such a value is null, and a line about such a column is gone. It is the last
 * door, for answers that no declaration describes; orders and filters are refused before anything is read.
 */
export function withoutSecrets(value: unknown, closed: ReadonlySet<string>): unknown {
  if (closed.size === 0) return value;
  if (Array.isArray(value))
    return value.filter((one) => !about(one, closed)).map((one) => withoutSecrets(one, closed));
  if (!isRecord(value)) return value;
  const out: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value))
    out[name] = closed.has(name) ? null : withoutSecrets(inner, closed);
  return out;
}
