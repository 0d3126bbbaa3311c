/** Which field of a document stands where in the frame of its counter. Pure. */
import type { Counter } from '@mustika/kernel/document-counter.ts';
import type { Fields } from '@mustika/kernel/field.ts';

export type Places = {
  person: readonly string[];
  terms: readonly string[];
  /** Behind "Isian lain". */
  fold: readonly string[];
  /** Asked with the money. */
  sheet: readonly string[];
};

/** `wanted` are fields that a refusal asked for; `made` says that it is made on a document, which knows whose it is. */
export function placesOf(fields: Fields, counter: Counter, wanted: readonly string[], made: boolean): Places {
  const { person = [], sales, lines, on, terms, settles = [] } = counter;
  const above = new Set([...person, sales?.field, lines, on?.name, on?.picks?.field]);
  const all = Object.entries(fields);
  const asked = all
    .filter(
      ([name, { bilaDiminta }]) => bilaDiminta && wanted.includes(name) && (made || !person.includes(name)),
    )
    .map(([name]) => name);
  const pays = all.filter(([, field]) => field.pays).map(([name]) => name);
  // The account stands with what is transferred.
  const account = all.some(([, { paysOut }]) => paysOut) ? ['no_rekening'] : [];
  const named = new Set([...above, ...terms, ...settles, ...pays, ...account]);
  return {
    person: made ? [] : person,
    terms,
    fold: all
      .filter(
        ([name, { sums, follows, bilaDiminta, readOnly }]) =>
          !named.has(name) && !(sums || follows || bilaDiminta || readOnly),
      )
      .map(([name]) => name),
    sheet: [...asked, ...settles, ...pays],
  };
}
