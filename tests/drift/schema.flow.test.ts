/** Protects: database/schema.sql is today's database, so that reading it is enough. */
import { readFileSync } from 'node:fs';
import { SCHEMA_FILE } from '@mustika/server-kit/schema/migration-files.ts';
import { expect, inject, test } from 'vitest';
import { todaysSchema } from '../../database/schema/today.ts';

test('schema.sql says what the migrations make; if not, run npm run schema', async () => {
  const today = (await todaysSchema(inject('pgUrl'))).split('\n');
  const written = readFileSync(SCHEMA_FILE, 'utf8').split('\n');
  const at = today.findIndex((line, index) => line !== written[index]);
  // The first difference alone: thousands of lines would hide it.
  expect(written.slice(at, at + 3)).toEqual(today.slice(at, at + 3));
  expect(written.length).toBe(today.length);
});
