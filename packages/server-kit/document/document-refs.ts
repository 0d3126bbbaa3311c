/**
 * What a document names of the masters: whether it is there, and in use. Read in the batch that a transition sends anyway, and asked
 * after the document's own rules, which may have a better word for it.
 */
import { AppError, umum } from '@mustika/kernel/errors.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import { type Scope, type Statement, statement } from '../database.ts';

type Named = { resource: Resource; path: string; label: string; key: string; inactive: boolean };
type Found = { sumber: string; kunci: string; aktif: boolean };

/** A store without the module of a master keeps no list: what is written there is taken, as its forms do. */
const keepsList = ({ gate }: Resource, flags: Flags): boolean => gate.is !== 'flag' || flags.has(gate.flag);

/** Every row that the input names, with the path of its field. */
export function namedRefs(fields: Fields, input: unknown, flags: Flags, above = ''): Named[] {
  const values = (input ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const path = `${above}${name}`;
    if (field.fields && Array.isArray(value))
      return value.flatMap((row, at) => namedRefs(field.fields as Fields, row, flags, `${path}.${at}.`));
    const resource = field.asksItself ? undefined : field.ref?.();
    // A picker without a table, such as the people of a store, has rules of its own.
    if (!resource || resource.readOnly || typeof value !== 'string' || !keepsList(resource, flags)) return [];
    return [{ resource, path, label: field.label, key: value, inactive: field.alsoInactive ?? false }];
  });
}

const part = ({ name, key, scope }: Resource, at: number): string =>
  `select '${name}' as sumber, r.${key} as kunci, r.aktif from ${name} r
    where ${scope === 'toko' ? 'r.kode_toko = $1 and ' : ''}r.${key} = any ($${at + 2}::text[])`;

/** The rows of the masters that are named; null where none is. */
export function refsStatement(named: readonly Named[], { kode_toko }: Scope): Statement<Found> | null {
  const keys = new Map<Resource, Set<string>>();
  for (const { resource, key } of named) keys.set(resource, (keys.get(resource) ?? new Set()).add(key));
  const asked = [...keys].sort(([a], [b]) => (a.name < b.name ? -1 : 1));
  if (asked.length === 0) return null;
  const text = asked.map(([resource], at) => part(resource, at)).join('\nunion all ');
  // A parameter must be used, also where only the chain's tables are asked.
  const whole = text.includes('$1') ? text : `${text} and $1::text is not null`;
  // Without a name: which tables are asked differs with what was typed, and a connection keeps only so many plans.
  return statement<Found>('', whole, kode_toko, ...asked.map(([, set]) => [...set]));
}

/** Errors: ACUAN_TIDAK_ADA, ACUAN_TIDAK_AKTIF, each at the field that names it. */
export function checkRefs(named: readonly Named[], found: readonly Found[]): void {
  const known = new Map(found.map(({ sumber, kunci, aktif }) => [`${sumber} ${kunci}`, aktif]));
  const wrong = named.filter(({ resource, key, inactive }) => {
    const active = known.get(`${resource.name} ${key}`);
    return active === undefined || !(active || inactive);
  });
  const [first] = wrong;
  if (!first) return;
  const isThere = ({ resource, key }: Named): boolean => known.has(`${resource.name} ${key}`);
  const saying = (one: Named): string =>
    isThere(one) ? `${one.label} Tidak Aktif` : `${one.label} Tidak Ditemukan`;
  throw new AppError(
    isThere(first) ? umum.ACUAN_TIDAK_AKTIF : umum.ACUAN_TIDAK_ADA,
    wrong.map((one) => ({ path: one.path, message: saying(one) })),
    saying(first),
  );
}
