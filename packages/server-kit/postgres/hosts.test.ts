/** Protects: an address of several servers is read as libpq reads it, and one of one server is left as it is. */
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { changed, firstOf, newClient, serversOf } from './hosts.ts';
import { loginUrl } from './login-role.ts';
import { databaseAt } from './one-connection.ts';

const BOTH = 'postgresql://mustika:p%40ss@a.toko:5432,[::1]:5433/emas?sslmode=disable';

test('one address a server, with the login, the database and the settings of all', () => {
  expect(serversOf(BOTH)).toEqual([
    'postgresql://mustika:p%40ss@a.toko:5432/emas?sslmode=disable',
    'postgresql://mustika:p%40ss@[::1]:5433/emas?sslmode=disable',
  ]);
  expect(serversOf('postgres://db/emas')).toEqual(['postgres://db/emas']);
  expect(firstOf(BOTH).hostname).toBe('a.toko');
});

test('another login and another database leave the servers alone', () => {
  expect(changed(BOTH, { username: 'x', password: 'y' })).toBe(
    'postgresql://x:y@a.toko:5432,[::1]:5433/emas?sslmode=disable',
  );
  expect(databaseAt(BOTH, 'lain')).toBe(
    'postgresql://mustika:p%40ss@a.toko:5432,[::1]:5433/lain?sslmode=disable',
  );
  expect(serversOf(loginUrl(BOTH)).map((url) => new URL(url).password)).toEqual(
    Array.from({ length: 2 }, () => new URL(loginUrl('postgresql://mustika:p%40ss@a.toko/emas')).password),
  );
});

test('an address of one server makes a client of node-postgres and nothing else', () => {
  const client = newClient({ connectionString: 'postgresql://a:b@127.0.0.1:1/c' });
  expect(client.connect).toBe(pg.Client.prototype.connect);
});

test('a wrong address of any of them is refused before anything starts', () => {
  expect(readConfig({ DATABASE_URL: BOTH }).databaseUrl).toBe(BOTH);
  for (const url of ['postgresql://a:5432,b:tiga/emas', 'mysql://a,b/emas'])
    expect(() => readConfig({ DATABASE_URL: url }), url).toThrow(/postgresql:\/\//);
});
