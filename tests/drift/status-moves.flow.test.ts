/** Protects: the guard of the pieces allows each kind of document what its declaration says, to the move. */
import { house } from '@mustika/domains/house.ts';
import { type StatusRow, statusRows } from '@mustika/kernel/status-moves.ts';
import { cloneDatabase, EMPTY } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { expect, inject, test } from 'vitest';

const said = (rows: readonly StatusRow[]): string[] =>
  rows
    .map(
      ({ jenis, transisi, dari, ke, timbang }) =>
        `${jenis}.${transisi} ${dari} ${ke}${timbang ? ' timbang' : ''}`,
    )
    .sort();

test('status_gerak holds the declared moves and no other', async () => {
  const pgUrl = inject('pgUrl');
  const database = await cloneDatabase(pgUrl, EMPTY);
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    const { rows } = await owner.query<StatusRow>(
      'select jenis, transisi, dari, ke, timbang from status_gerak',
    );
    expect(said(rows)).toEqual(said(house.documents.flatMap(statusRows)));
  } finally {
    await owner.end();
    await database.drop();
  }
});
