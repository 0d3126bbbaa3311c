/** A connection for one piece of work, and the address of a neighbour database: tests, the bench and the writer of schema.sql. */
import pg from 'pg';

/** The same server, another database. */
export const databaseAt = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).toString();

/** Connects, runs, and lets go whatever came of it. */
export async function onDatabase<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
