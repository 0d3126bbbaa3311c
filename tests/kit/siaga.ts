/**
 * PostgreSQL servers that follow each other, from the programs that npm brings: no pg_basebackup comes with them, so a standby is
 * made by the low-level backup of the manual (26.3.3), a copy of the folder between pg_backup_start and pg_backup_stop.
 */
import {
  appendFileSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { type Postgres, startPostgres } from '@mustika/server-kit/postgres/postgres.ts';
import { isAlive, sendSignal } from '@mustika/server-kit/postgres/postgres-process.ts';

export type Node = { name: string; dir: string; postgres: Postgres };

/** What a server needs to lead and to follow; `cluster_name` is how a primary knows who follows it. */
const settingsOf = (name: string, more: Record<string, string>): Record<string, string> => ({
  cluster_name: name,
  wal_keep_size: '1GB',
  // A follower that was away asks again soon.
  wal_retrieve_retry_interval: '200ms',
  shared_buffers: '64MB',
  ...more,
});

export type NodeInput = { name: string; dir: string; port: number; settings?: Record<string, string> };

/** A server in a folder that may hold one already. */
export async function openNode({ name, dir, port, settings = {} }: NodeInput): Promise<Node> {
  return { name, dir, postgres: await startPostgres({ dir, port, settings: settingsOf(name, settings) }) };
}

/** Files of the folder that are the primary's own. */
const NOT_COPIED =
  /^(pg_wal\/.|pg_replslot\/.|postmaster\.|pg_stat_tmp\/.|pg_internal\.init|postgresql\.auto\.conf\.tmp)/;

function copyTree(from: string, to: string, under = ''): void {
  for (const entry of readdirSync(join(from, under), { withFileTypes: true })) {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    if (NOT_COPIED.test(path)) continue;
    try {
      if (entry.isDirectory()) {
        mkdirSync(join(to, path), { mode: 0o700 });
        copyTree(from, to, path);
      } else cpSync(join(from, path), join(to, path));
    } catch (error) {
      // Dropped while we copied: the log of the backup says what became of it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

function ownTree(path: string, uid: number, gid: number): void {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    chownSync(join(path, entry), uid, gid);
}

const conninfo = (primary: Node, name: string): string => {
  const { username, password, hostname, port } = new URL(primary.postgres.url);
  return `host=${hostname} port=${port} user=${username} password=${password} application_name=${name}`;
};

/** A copy of the primary that follows it. Whatever lies in the folder goes. */
export async function openStandby(primary: Node, input: NodeInput): Promise<Node> {
  const { dir, name } = input;
  const [from, to] = [join(primary.dir, 'pgdata'), join(dir, 'pgdata')];
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const label = await onDatabase(primary.postgres.url, async (client) => {
    await client.query('select pg_backup_start($1, fast => true)', [name]);
    copyTree(from, to);
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    return rows[0]?.labelfile ?? '';
  });
  writeFileSync(join(to, 'backup_label'), label);
  writeFileSync(join(to, 'standby.signal'), '');
  // After what the primary was told by ALTER SYSTEM, which holds here too.
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo(primary, name)}'\n`);
  cpSync(join(primary.dir, 'password'), join(dir, 'password'));
  const { uid, gid } = statSync(primary.dir);
  ownTree(dir, uid, gid);
  return openNode(input);
}

/** From now on, and in whatever is copied from it. */
export const setNode = ({ postgres }: Node, setting: string, value: string): Promise<unknown> =>
  onDatabase(postgres.url, async (client) => {
    await client.query(`alter system set ${setting} = '${value}'`);
    await client.query('select pg_reload_conf()');
  });

/** From now on this standby follows another primary. */
export const followNode = (standby: Node, primary: Node): Promise<unknown> =>
  setNode(standby, 'primary_conninfo', conninfo(primary, standby.name));

/** The standby that has received most. */
export async function furthestOf(standbys: readonly Node[]): Promise<Node> {
  const asked = standbys.map(async (node) =>
    onDatabase(node.postgres.url, async (client) => {
      const { rows } = await client.query<{ lsn: string }>(
        "select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::text as lsn",
      );
      return { node, lsn: BigInt(rows[0]?.lsn ?? 0) };
    }),
  );
  return (await Promise.all(asked)).reduce((best, one) => (one.lsn > best.lsn ? one : best)).node;
}

export const promoteNode = (standby: Node): Promise<unknown> =>
  onDatabase(standby.postgres.url, (client) => client.query('select pg_promote()'));

/** To the postmaster and all its processes: SIGSTOP is a machine that hangs, without a word and with its connections open. */
export function signalNode({ postgres: { pid } }: Node, signal: NodeJS.Signals): void {
  for (const one of [pid, ...childrenOf(pid)]) sendSignal(one, signal);
}

/** kill -9 of the postmaster and all its processes, as when the machine loses its power; resolves when they are gone. */
export async function killNode({ dir, postgres }: Node): Promise<void> {
  const { pid } = postgres;
  // Held first: it would notice that its processes die, and say farewell to those who wait for an answer.
  sendSignal(pid, 'SIGSTOP');
  for (const one of [...childrenOf(pid), pid]) sendSignal(one, 'SIGKILL');
  while (isAlive(pid)) await sleep(10);
  // Nobody looks after it any more.
  await postgres.stop();
  rmSync(join(dir, 'pgdata', 'postmaster.pid'), { force: true });
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentIn(one) === pid);

function parentIn(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null; // Ended meanwhile.
  }
}
