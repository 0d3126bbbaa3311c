/**
 * The only way to PostgreSQL: scoped reads, write transactions, one-round-trip batches and the call of catat().
 * Every statement runs as a least-privilege role with the store set for the transaction, so that row security holds.
 */
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { type LivePool, waitAtMost } from './postgres/connection.ts';
import { FOLLOWERS, type Follower, soon } from './postgres/followers.ts';
import { createListener } from './postgres/listener.ts';
import { loginUrl } from './postgres/login-role.ts';
import { exchange, type Reads, type Rows, type RowsOf, type Statement } from './postgres/pipeline.ts';
import { openPool, type PoolState, silenceOf, stateOf, types } from './postgres/pool.ts';
import type { Hold } from './secrets/audit-hold.ts';

export {
  one,
  type Reads,
  type Rows,
  type RowsOf,
  type Statement,
  statement,
  steadyStatement,
} from './postgres/pipeline.ts';

/**
 * Whose rows a transaction sees and writes. `lintas`: may read across stores (head office), all of them or those of a
 * list. Writes are for `kode_toko` alone, whatever it says.
 */
export type Scope = { kode_toko: string; user_id: string; lintas: boolean | readonly string[] };

/** The stores somebody reads beside the one he acts for: none, all, or his own and those of his list. */
export const lintasOf = ({
  pusat,
  lingkup,
  toko_asal,
}: {
  pusat: boolean;
  lingkup: readonly string[] | null;
  toko_asal: string;
}): Scope['lintas'] => pusat && (lingkup === null || [toko_asal, ...lingkup]);

export type AuditEntry = { aksi: string; objek: string; isi: Record<string, unknown> };
export type AuditFn = (entry: AuditEntry) => void;

// Tables are declared in SQL and checked by the drift test; Kysely is asked for structure, not for column types.
// biome-ignore lint/suspicious/noExplicitAny: see above.
export type Sql = Kysely<any>;

export type Database = {
  read<T>(scope: Scope, run: (sql: Sql) => Promise<T>): Promise<T>;
  tx<T>(scope: Scope, run: (sql: Sql, audit: AuditFn) => Promise<T>): Promise<T>;
  /** Long reads on their own pool: one snapshot, statements of 60 s at most, or of `seconds`. */
  report<T>(scope: Scope, run: (sql: Sql) => Promise<T>, seconds?: number): Promise<T>;
  /** All reads of a posting in one snapshot and one round trip. */
  batch<S extends Reads>(scope: Scope, reads: S): Promise<RowsOf<S>>;
  /** The rows of one statement. */
  rows<R>(scope: Scope, statement: Statement<R>): Promise<R[]>;
  /** One autocommitted statement in one round trip: catat() and friends. */
  call<R = Rows[number]>(statement: Statement<R>): Promise<R[]>;
  /** Refuses what `call` would refuse; what it does is undone at once, in the same trip. */
  trial(statement: Statement): Promise<void>;
  /** LISTEN on a channel for as long as the database is open, once for each. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>;
  ping(): Promise<void>;
  followers(): Promise<Follower[]>;
  connections(): PoolState[];
  close(): Promise<void>;
};

/** `url`: the owner's address, from which the login of the pools follows, unless `login` names another. */
export type DatabaseOptions = {
  url: string;
  login?: string | null;
  poolSize: number;
  onError?: (error: Error) => void;
  /** How long a statement, or the listener, waits on a silent connection; for tests, in milliseconds. */
  silentMs?: number;
  /** What a timeline is held against before anybody writes on it. */
  hold?: Hold | null;
};

/** A Kysely that speaks on one given connection, so that begin and commit stay in our hands. */
function kyselyOn(client: pg.PoolClient): Sql {
  const front = { query: client.query.bind(client), release: () => {} };
  const pool = { connect: async () => front, end: async () => {} };
  return new Kysely({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) });
}

const SCOPE =
  "set_config('app.kode_toko', $1, true), set_config('app.user_id', $2, true), set_config('app.lintas', $3, true)";
/** As row security reads it: on, off, or the codes of the stores. */
const lintasText = (lintas: Scope['lintas']): string =>
  typeof lintas === 'boolean' ? (lintas ? 'on' : 'off') : lintas.length === 0 ? 'off' : lintas.join(',');
const scopeValues = (scope: Scope): string[] => [scope.kode_toko, scope.user_id, lintasText(scope.lintas)];
export const scopeStatement = (scope: Scope): Statement => ({
  name: 'scope',
  text: `select ${SCOPE}`,
  values: scopeValues(scope),
});
/** For a batch of one statement, whose transaction is the exchange itself. */
const readOnlyScope = (scope: Scope): Statement => ({
  name: 'scope_baca',
  text: `select ${SCOPE}, set_config('transaction_read_only', 'on', true)`,
  values: scopeValues(scope),
});

const BEGIN: Record<'baca' | 'tulis' | 'potret', Statement> = {
  baca: { name: 'mulai_baca', text: 'begin read only', values: [] },
  tulis: { name: 'mulai_tulis', text: 'begin', values: [] },
  potret: { name: 'mulai_potret', text: 'begin isolation level repeatable read read only', values: [] },
};
const COMMIT: Statement = { name: 'selesai', text: 'commit', values: [] };

/** Serialization failures and deadlocks are retried, never shown as a business message. */
const RETRIED: ReadonlySet<string> = new Set(['40001', '40P01']);
const sqlState = (error: unknown): string => (error as { code?: string }).code ?? '';

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !RETRIED.has(sqlState(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 40));
    }
  }
}

/** Runs `work` between begin and commit on one connection; a connection whose end is unknown is destroyed. */
async function transaction<T>(
  pool: LivePool,
  begin: Statement,
  scope: Scope,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.take();
  const opened = await exchange(client, [begin, scopeStatement(scope)], types);
  if ('error' in opened) {
    client.release(true);
    throw opened.error;
  }
  let broken = true;
  try {
    const result = await work(client);
    const done = await client.query('commit');
    // A commit of an aborted transaction answers ROLLBACK without an error (node-postgres).
    if (done.command !== 'COMMIT') throw new Error(`commit answered ${done.command}`);
    broken = false;
    return result;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true, // The connection is gone: release(true) below removes it.
    );
    throw error;
  } finally {
    client.release(broken);
  }
}

async function sealAudit(client: pg.PoolClient, scope: Scope, entries: readonly AuditEntry[]): Promise<void> {
  for (const entry of entries) {
    await client.query({
      name: 'audit',
      text: 'select catat_audit($1, $2, $3, $4, $5)',
      values: [scope.kode_toko, scope.user_id, entry.aksi, entry.objek, JSON.stringify(entry.isi)],
    });
  }
}

/**
 * A migration ran beside us and a statement that this connection prepared answers other columns now. PostgreSQL refuses it before
 * it does anything; its words follow the language of the server, the place in its source does not.
 */
const isStalePlan = (error: Error): boolean =>
  sqlState(error) === '0A000' && (error as { routine?: string }).routine === 'RevalidateCachedQuery';

/**
 * One exchange on a connection of the pool. `alone`: it leaves no transaction behind, whatever becomes of it. `again`: what a
 * migration made stale is said once more, on a connection that was opened after it.
 */
async function exchangeOn(
  pool: LivePool,
  statements: readonly Statement[],
  { alone, again = true }: { alone: boolean; again?: boolean },
): Promise<Rows[]> {
  const client = await pool.take();
  const outcome = await exchange(client, statements, types);
  const failed = 'error' in outcome;
  const stale = failed && isStalePlan(outcome.error);
  client.release(!outcome.sound || stale || (failed && !alone));
  if (!failed) return outcome.rows;
  if (stale) pool.doubt(); // The others prepared it before the migration, too.
  if (stale && again) return exchangeOn(pool, statements, { alone, again: false });
  // Where the call came from, instead of where the answer was read.
  Error.captureStackTrace(outcome.error);
  throw outcome.error;
}

async function rowsOn<R>(pool: LivePool, scope: Scope, statement: Statement<R>): Promise<R[]> {
  const [, rows] = await exchangeOn(pool, [readOnlyScope(scope), statement as Statement], {
    alone: true,
  });
  return rows as R[];
}

async function batchOn<S extends Reads>(pool: LivePool, scope: Scope, reads: S): Promise<RowsOf<S>> {
  const named = Object.entries(reads);
  const [[name, alone] = []] = named;
  // One statement has a snapshot of its own; several need one in common.
  if (name !== undefined && alone && named.length === 1)
    return { [name]: await rowsOn(pool, scope, alone) } as RowsOf<S>;
  const all = [BEGIN.potret, scopeStatement(scope), ...Object.values(reads), COMMIT];
  const rows = await exchangeOn(pool, all, { alone: false });
  return Object.fromEntries(named.map(([key], at) => [key, rows[at + 2]])) as RowsOf<S>;
}

/** Runs with statements of up to `seconds`, and gives the connection back with the patience it had. */
async function patiently<T>(client: pg.PoolClient, seconds: number, run: () => Promise<T>): Promise<T> {
  await client.query(`set local statement_timeout = '${seconds}s'`);
  waitAtMost(client, silenceOf(seconds));
  try {
    return await run();
  } finally {
    waitAtMost(client, silenceOf(REPORT_S));
  }
}

/** Ends the transaction it stands in, so that nothing before it stays. */
const UNDO: Statement = {
  name: 'urungkan',
  text: "do $$ begin raise exception 'URUNGKAN' using errcode = 'MU003'; end $$",
  values: [],
};

async function trialOn(pool: LivePool, statement: Statement): Promise<void> {
  await exchangeOn(pool, [statement, UNDO], { alone: true }).catch((error: Error) => {
    if (sqlState(error) !== 'MU003') throw error;
  });
}

const WRITE_S = 10;
const REPORT_S = 60;

export function openDatabase({
  url: owner,
  login,
  poolSize,
  onError = () => {},
  silentMs,
  hold,
}: DatabaseOptions): Database {
  const url = login ?? loginUrl(owner);
  const pool = openPool(
    { url, role: 'mustika_app', max: poolSize, seconds: WRITE_S, silentMs, begin: hold?.check },
    onError,
  );
  const reports = openPool({ url, role: 'mustika_report', max: 3, seconds: REPORT_S, silentMs }, onError);
  const listener = createListener({ url, onError, askEveryMs: silentMs, answerMs: silentMs });

  return {
    read: (scope, run) => transaction(pool, BEGIN.baca, scope, (client) => run(kyselyOn(client))),
    report: (scope, run, seconds = REPORT_S) =>
      transaction(reports, BEGIN.potret, scope, (client) =>
        seconds === REPORT_S
          ? run(kyselyOn(client))
          : patiently(client, seconds, () => run(kyselyOn(client))),
      ),
    tx: (scope, run) =>
      retrying(() =>
        transaction(pool, BEGIN.tulis, scope, async (client) => {
          const entries: AuditEntry[] = [];
          const result = await run(kyselyOn(client), (entry) => entries.push(entry));
          // Last, because the chain's lock is held until commit.
          await sealAudit(client, scope, entries);
          return result;
        }),
      ),
    batch: (scope, reads) => batchOn(pool, scope, reads),
    rows: (scope, statement) => rowsOn(pool, scope, statement),
    call: <R>(statement: Statement<R>) =>
      retrying(async () => {
        const [rows = []] = await exchangeOn(pool, [statement as Statement], { alone: true });
        hold?.note(statement as Statement, rows);
        return rows as R[];
      }),
    trial: (statement) => retrying(() => trialOn(pool, statement)),
    listen: listener.hear,
    ping: async () => void (await soon(pool, 'select 1')),
    followers: () => soon<Follower>(pool, FOLLOWERS),
    connections: () => [stateOf('call', pool), stateOf('report', reports)],
    close: async () => {
      await Promise.all([pool.pool.end(), reports.pool.end(), listener.close()]);
    },
  };
}

/** Raw text on a Kysely connection, for statements the builder would only obscure. */
export const rawQuery = async <R>(sql: Sql, text: string, values: readonly unknown[] = []): Promise<R[]> =>
  (await sql.executeQuery<R>(CompiledQuery.raw(text, [...values]))).rows;
