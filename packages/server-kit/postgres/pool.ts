/** Pools of connections to PostgreSQL: values as the house has them, limits of patience, a least-privilege role. */
import pg from 'pg';
import { type LivePool, livePool, SILENCE_MARGIN_MS } from './connection.ts';

const SETTINGS =
  '-c lock_timeout=3s -c idle_in_transaction_session_timeout=15s -c search_path=public,pg_temp -c timezone=UTC';

function safeInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is outside the safe integer range`);
  return value;
}

const PARSERS: Record<number, (text: string) => unknown> = {
  20: safeInt8,
  1082: (text) => text, // A date is a yyyy-MM-dd string.
  1184: (text) => new Date(text).toISOString(),
};

/** Values of PostgreSQL as they are inside: whole numbers, dates as text. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format as 'text'),
} as unknown as pg.CustomTypesConfig;

type PoolInput = {
  url: string;
  role: string;
  max: number;
  seconds: number;
  silentMs: number | undefined;
  begin?: ((client: pg.ClientBase) => Promise<void>) | undefined;
};

/** The longest a statement of `seconds` may keep us waiting: PostgreSQL ends it first, if PostgreSQL is there. */
export const silenceOf = (seconds: number): number => seconds * 1000 + SILENCE_MARGIN_MS;

export const openPool = (
  { url, role, max, seconds, silentMs, begin }: PoolInput,
  onError: (error: Error) => void,
) =>
  livePool(
    {
      connectionString: url,
      max,
      types,
      options: `${SETTINGS} -c statement_timeout=${seconds}s -c role=${role}`,
    },
    silentMs ?? silenceOf(seconds),
    onError,
    begin,
  );

/** How a pool stands: connections at work, those nobody uses, statements that wait for one. */
export type PoolState = { pool: string; busy: number; idle: number; waiting: number };

export const stateOf = (name: string, { pool }: LivePool): PoolState => ({
  pool: name,
  busy: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
