/** A connection for one piece of work, and the address of a neighbour database: tests, the bench and the writer of schema.sql. */
import type pg from 'pg';
import { changed, newClient } from './hosts.ts';

/** The same server, another database. */
export const databaseAt = (url: string, name: string): string => changed(url, { pathname: `/${name}` });

/** Connects, runs, and lets go whatever came of it. */
export async function onDatabase<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
