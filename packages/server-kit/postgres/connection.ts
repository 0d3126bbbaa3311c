/**
 * What every connection to PostgreSQL has in common: an end to waiting. A network that breaks says so; one that falls silent
 * (a NAT that forgot us, a cable in a switch that still has power) says nothing for ever, and a statement that waits for it
 * would hold its connection and its till as long. So whoever waits and hears nothing destroys the connection.
 */
import type { Socket } from 'node:net';
import pg from 'pg';
import { PrimaryClient } from './hosts.ts';

const SECOND = 1000;
/** Time to reach PostgreSQL, and to get a connection of a pool that has none left. */
export const CONNECT_MS = 5 * SECOND;
/** What PostgreSQL may need beyond its own `statement_timeout` before it counts as silent. */
export const SILENCE_MARGIN_MS = 3 * SECOND;
/** A connection is given up after so long, with the plans and the memory its backend has gathered. */
export const LIFETIME_S = 1800;
const IDLE_MS = 10 * SECOND;

/** The system asks too, so that connections nobody uses end as well. */
export const CONNECTION = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECOND,
  connectionTimeoutMillis: CONNECT_MS,
} satisfies pg.ClientConfig;

export const POOL = {
  ...CONNECTION,
  idleTimeoutMillis: IDLE_MS,
  maxLifetimeSeconds: LIFETIME_S,
} satisfies pg.PoolConfig;

/** Answered as SIBUK: what became of the statement is not known, its key will say. */
export const silentError = (): Error =>
  Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' });

/** What node-postgres knows of itself and its types do not say. */
type Waiting = { connection: { stream: Socket }; _getActiveQuery(): unknown; _ending: boolean };
const insideOf = (client: pg.ClientBase): Waiting => client as unknown as Waiting;

/** How long this connection may hear nothing while it waits for an answer, from now on. */
export const waitAtMost = (client: pg.ClientBase, ms: number): void =>
  void insideOf(client).connection.stream.setTimeout(ms);

/** Destroys the connection when it waits for an answer, or for its own end, and nothing moves on it for `ms`. */
export function endSilence(client: pg.ClientBase, ms: number, told: () => void = () => {}): void {
  const inside = insideOf(client);
  const { stream } = inside.connection;
  waitAtMost(client, ms);
  stream.on('timeout', () => {
    // Nobody asked anything: silence is what is to be heard. The next question starts the clock again.
    if (!inside._getActiveQuery() && !inside._ending) return;
    told();
    stream.destroy(silentError());
  });
}

/** A pool for statements of at most `ms`, from which no connection comes that was open when another one fell silent. */
export type LivePool = { pool: pg.Pool; take(): Promise<pg.PoolClient>; doubt(): void };

/** `begin`: what a new connection has to pass before it is given to anybody. */
export function livePool(
  config: pg.PoolConfig,
  ms: number,
  onError: (error: Error) => void,
  begin?: (client: pg.ClientBase) => Promise<void>,
): LivePool {
  let doubtful = new WeakSet<pg.ClientBase>();
  const open = new Set<pg.ClientBase>();
  const doubt = (): void => {
    doubtful = new WeakSet(open);
  };
  const opened = (client: pg.ClientBase): void => {
    client.on('error', onError);
    open.add(client);
    client.once('end', () => open.delete(client));
    endSilence(client, ms, doubt);
  };
  const passed = async (client: pg.ClientBase): Promise<void> => {
    opened(client);
    await begin?.(client);
  };
  // node-postgres waits for what it answers, which its types do not say.
  const hook = begin ? { onConnect: passed } : {};
  const pool = new pg.Pool({
    ...POOL,
    Client: PrimaryClient,
    ...config,
    ...hook,
  });
  // Without a listener an idle connection that dies takes the process with it (node-postgres#1707).
  pool.on('error', onError);
  if (!begin) pool.on('connect', opened);
  const take = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (!doubtful.has(client)) return client;
      // It went through the same network and may be as dead: its statement would wait to the end to find out.
      client.release(true);
    }
  };
  return { pool, take, doubt };
}

/** As PostgreSQL counts: 150_000 and later are 15. What differs between versions is asked for where it differs. */
export const serverVersion = async (client: pg.ClientBase): Promise<number> =>
  Number((await client.query<{ v: string }>("select current_setting('server_version_num') as v")).rows[0]?.v);
