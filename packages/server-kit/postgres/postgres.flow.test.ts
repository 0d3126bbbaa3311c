import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres, stopOrphan } from './postgres.ts';
import { isAlive } from './postgres-process.ts';

// Goal: whatever ended the database or its supervisor, the next start finds the data whole.
// Method: real servers in a temporary folder, ended in every rude way we know.

const PORT = 26_400; // Away from the server of the whole test run, and from the ports of outgoing connections.
let dir: string;
const running: Postgres[] = [];

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'mustika-pg-'));
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function start(options: Partial<Parameters<typeof startPostgres>[0]> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dir, port: PORT, ...options });
  running.push(postgres);
  return postgres;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a database in a process of its own, and kills that process without a farewell. */
async function leaveOrphan(): Promise<number> {
  const code = `import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
    const { pid } = await startPostgres({ dir: ${JSON.stringify(dir)}, port: ${PORT} });
    console.log(pid); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = Number(String(await new Promise((resolve) => child.stdout.once('data', resolve))));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  return pid;
}

describe('the embedded database', () => {
  test('starts durable, local only, with checksums, UTF-8 and a closed password file', async () => {
    const postgres = await start();
    const [row] = await ask(
      postgres.url,
      `select current_setting('fsync') fsync, current_setting('synchronous_commit') sync,
              current_setting('data_checksums') checksums, current_setting('server_encoding') encoding,
              current_setting('listen_addresses') listen, datlocprovider provider, datlocale locale
         from pg_database where datname = current_database()`,
    );
    const durable = { fsync: 'on', sync: 'on', checksums: 'on' };
    expect(row).toEqual({
      ...durable,
      encoding: 'UTF8',
      listen: '127.0.0.1',
      provider: 'b',
      locale: 'C.UTF-8',
    });
    expect(statSync(join(dir, 'password')).mode & 0o777).toBe(0o600);
    await expect(ask(postgres.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  });

  test('writes no row into its log when it refuses one', async () => {
    const { url } = await start();
    const rahasia = 'NIK-3171234567890001';
    const baris = 'create table if not exists orang (nik text unique, umur integer check (umur > 0))';
    await ask(url, baris);
    await ask(url, `insert into orang values ('${rahasia}', 1) on conflict do nothing`);
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const umur of [0, 1])
      await expect(client.query('insert into orang values ($1, $2)', [rahasia, umur])).rejects.toThrow();
    await client.end();
    const log = readFileSync(join(dir, 'postgres.log'), 'utf8');
    expect(log).toContain('violates check constraint');
    expect(log).toContain('duplicate key');
    expect(log).not.toContain(rahasia);
    expect(statSync(join(dir, 'postgres.log')).mode & 0o777).toBe(0o600);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });

  test('keeps its data over a stop, and takes settings', async () => {
    const first = await start();
    await ask(first.url, 'create table tetap (n int); insert into tetap values (7)');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    const second = await start({ settings: { work_mem: '9MB' } });
    expect(await ask(second.url, `select n, current_setting('work_mem') w from tetap`)).toEqual([
      { n: 7, w: '9MB' },
    ]);
  });

  test('starts again after kill -9 of the postmaster, with what was committed', async () => {
    const first = await start();
    await ask(first.url, 'create table selamat (n int); insert into selamat values (1)');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(await ask(second.url, 'select n from selamat')).toEqual([{ n: 1 }]);
  });

  test('is revived on the same port when asked to', async () => {
    const postgres = await start({ revive: true });
    const killed = postgres.pid;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => postgres.pid).not.toBe(killed);
    expect(await ask(postgres.url, 'select 1 n')).toEqual([{ n: 1 }]);
  });

  test('is revived when what kept it from starting is gone', async () => {
    const lines: string[] = [];
    const postgres = await start({ revive: true, log: (line) => lines.push(line) });
    const killed = postgres.pid;
    const [file, away] = ['postgresql.conf', 'away.conf'].map((name) => join(dir, 'pgdata', name)) as [
      string,
      string,
    ];
    renameSync(file, away);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => lines.join()).toContain('dicoba lagi dalam 1 detik');
    renameSync(away, file);
    await expect.poll(() => lines.join()).toContain('PostgreSQL berjalan kembali.');
    expect(await ask(postgres.url, 'select 1 n')).toEqual([{ n: 1 }]);
  });

  test('stops at once while it waits to revive', async () => {
    const lines: string[] = [];
    const postgres = await start({ revive: true, log: (line) => lines.push(line) });
    const [file, away] = ['postgresql.conf', 'away.conf'].map((name) => join(dir, 'pgdata', name)) as [
      string,
      string,
    ];
    renameSync(file, away);
    process.kill(postgres.pid, 'SIGKILL');
    await expect.poll(() => lines.join()).toContain('dicoba lagi dalam 2 detik');
    const asked = performance.now();
    await postgres.stop();
    renameSync(away, file);
    expect(performance.now() - asked).toBeLessThan(1500);
  });

  test('ends the orphan of a killed supervisor before it starts', async () => {
    const orphan = await leaveOrphan();
    expect(isAlive(orphan)).toBe(true);
    const lines: string[] = [];
    const postgres = await start({ log: (line) => lines.push(line) });
    expect(isAlive(orphan)).toBe(false);
    expect(lines).toContain(`Menghentikan PostgreSQL yang tertinggal (PID ${orphan}).`);
    expect(postgres.port).toBe(PORT);
  });

  test('stopOrphan ends an orphan, and says when there is none', async () => {
    const orphan = await leaveOrphan();
    expect(await stopOrphan(dir)).toBe(true);
    expect(isAlive(orphan)).toBe(false);
    expect(await stopOrphan(dir)).toBe(false);
  });

  test('never starts a second server on data whose supervisor lives', async () => {
    const first = await start();
    await expect(startPostgres({ dir, port: PORT })).rejects.toThrow(/sedang dipakai oleh proses/);
    expect(await ask(first.url, 'select 1 n')).toEqual([{ n: 1 }]);
  });

  test('two starts at the same moment give one server and one refusal', async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await ask(running[0]?.url ?? '', 'select 1 n')).toEqual([{ n: 1 }]);
  });

  test('ignores a stale postmaster.pid whose number now belongs to another program', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(join(dir, 'pgdata', 'postmaster.pid'), `${process.pid}\n${join(dir, 'pgdata')}\n`);
    expect(await ask((await start()).url, 'select 1 n')).toEqual([{ n: 1 }]);
  });

  test('goes to the next port when its own is taken', async () => {
    const guest = createServer().listen(PORT, '127.0.0.1');
    await once(guest, 'listening');
    const postgres = await start();
    expect(postgres.port).toBe(PORT + 1);
    await new Promise((resolve) => guest.close(resolve));
  });

  test('says in Indonesian why it cannot start, with the end of its log', async () => {
    const started = start({ settings: { shared_buffers: 'seratus' } });
    await expect(started).rejects.toThrow(/tidak dapat dijalankan[\s\S]*shared_buffers/);
  });
});
