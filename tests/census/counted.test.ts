// Protects: what a form counts, starts with and takes payments for is there to be counted. A misspelt name would count as nothing
// and ask nobody for money.
import { allFields, type ReadableDocument, slipPaper } from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { expect, test } from 'vitest';
import { house } from '../../domains/house.ts';

const namesIn = ({ sums = [], starts = [], pays = [] }: Field): string[] =>
  [...sums, ...starts, ...pays].map((name) => name.replace(/^-/, ''));

/** Columns that names of these fields may stand for. */
function known(own: Fields, document: Fields): Set<string> {
  const rows = Object.entries(own).flatMap(([name, field]) =>
    Object.keys(field.fields ?? {}).map((column) => `${name}.${column}`),
  );
  return new Set([...Object.keys(own), ...Object.keys(document), ...rows]);
}

test('every name that a form counts from is a field of it, of its rows or of its document', () => {
  const acts = house.documents.flatMap((document) =>
    Object.values(document.transitions).map(({ path, fields, from }) => ({
      path,
      fields: fields as Fields,
      of: document.reads && from.length > 0 ? allFields(document as ReadableDocument) : {},
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
