// Protects: what a form counts, starts with and takes payments for is there to be counted. A misspelt name would count as nothing
// and ask nobody for money.
import type { Struct } from '@mustika/kernel/answer.ts';
import type { Document, Transition } from '@mustika/kernel/document.ts';
import type { Counter } from '@mustika/kernel/document-counter.ts';
import { allFields, type ReadableDocument, slipPaper } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { expect, test } from 'vitest';
import { house } from '../../domains/house.ts';

const namesIn = ({ sums = [], starts = [], pays = [], paysOut = [] }: Field): string[] =>
  [...sums, ...starts, ...pays, ...paysOut].map((name) => name.replace(/^-/, ''));

/** Columns of the document that one is made on. */
const onWhich = (document: Document, counter: Counter | undefined): Fields =>
  counter?.on ? allFields((counter.on.document?.() ?? document) as ReadableDocument) : {};

/** Columns that names of these fields may stand for. */
function known(own: Fields, document: Fields): Set<string> {
  const rows = Object.entries(own).flatMap(([name, field]) =>
    Object.keys(field.fields ?? {}).map((column) => `${name}.${column}`),
  );
  return new Set([...Object.keys(own), ...Object.keys(document), ...rows]);
}

test('every name that a form counts from is a field of it, of its rows or of its document', () => {
  const acts = house.documents.flatMap((document) =>
    Object.values(document.transitions).map(({ path, fields, from, asks, counter }: Transition) => ({
      path,
      fields: fields as Fields,
      of: {
        ...(document.reads && from.length > 0 ? allFields(document as ReadableDocument) : {}),
        ...onWhich(document, counter),
        ...((asks?.call().answer as Struct | undefined)?.fields as Fields | undefined),
      },
    })),
  );
  const commands = house.commands.map(({ path, fields }) => ({ path, fields, of: {} }));
  const all = [...acts, ...commands].flatMap(({ path, fields, of }) =>
    Object.values(fields).flatMap((field) =>
      namesIn(field).map((name) => ({ path, name, in: known(fields, of) })),
    ),
  );
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter((one) => !one.in.has(one.name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('what prints its slip again has one', () => {
  const printing = house.documents.filter((document) =>
    Object.values(document.transitions).some(({ prints }) => prints),
  );
  expect(printing.length).toBeGreaterThan(1);
  expect(printing.filter((document) => !slipPaper(document as ReadableDocument))).toEqual([]);
});

test('a counter stands on fields, lines and answers that are there', () => {
  const counters = house.documents.flatMap((document) =>
    Object.values<Transition>(document.transitions).flatMap((one) =>
      one.counter ? [{ document, ...one, counter: one.counter }] : [],
    ),
  );
  expect(counters.length).toBeGreaterThan(3);
  const wrong = counters.flatMap(({ document, path, fields, asks, counter }) => {
    const { lines, on, person = [], sales, terms, settles = [], figure } = counter;
    const answer = ((asks?.call().answer as Struct | undefined)?.fields ?? {}) as Fields;
    const under = on ? ((on.document?.() ?? document) as ReadableDocument) : null;
    const asked = [lines, on?.name, on?.picks?.field, ...person, sales?.field, ...terms, ...settles];
    const counts = figure.sums.map((name) => name.replace(/^-/, ''));
    const known = { ...fields, ...answer, ...onWhich(document, counter) };
    return [
      ...asked.filter((name) => name !== undefined && !fields[name]),
      ...counts.filter((name) => !known[name]),
      ...(asks?.shows ?? []).filter((name) => !answer[name]),
      ...Object.keys(fields).filter((name) => fields[name]?.follows && !answer[name]),
      ...(on && !under?.reads.lines[on.lines] ? [on.lines] : []),
    ].map((name) => `${path}: ${name}`);
  });
  expect(wrong).toEqual([]);
});
