/**
 * A database inside one write transaction that is under way: postings of documents become part of it, so that lists and pieces are
 * taken over together or not at all. It costs a trip for each statement, which is why nothing at the counter uses it.
 */
import { type Database, rawQuery, type Scope, type Sql, scopeStatement } from '../database.ts';
import type { RowsOf, Statement } from '../postgres/pipeline.ts';
import { createStoreConfigs } from '../store-config.ts';
import type { Ctx } from './http.ts';

const never = (): never => {
  throw new Error('a transaction has no transaction of its own');
};

const run = <R>(sql: Sql, { text, values }: Statement<R>): Promise<R[]> => rawQuery<R>(sql, text, values);

/** A refusal takes back what it refused and leaves the transaction to whoever began it; what is only tried is taken back, too. */
async function apart<R>(sql: Sql, statement: Statement<R>, { keep }: { keep: boolean }): Promise<R[]> {
  await rawQuery(sql, 'savepoint di_dalam');
  try {
    const rows = await run(sql, statement);
    await rawQuery(sql, keep ? 'release savepoint di_dalam' : 'rollback to savepoint di_dalam');
    return rows;
  } catch (error) {
    await rawQuery(sql, 'rollback to savepoint di_dalam');
    throw error;
  }
}

/** Who asks is said before each question, because catat() and other stores leave their own word behind. */
function databaseIn(sql: Sql, home: Scope): Database {
  let last: Promise<unknown> = Promise.resolve();
  /** One connection answers one question after the other, whoever asks at once. */
  const inTurn = <T>(scope: Scope, work: () => Promise<T>): Promise<T> => {
    const next = last.then(async () => {
      await run(sql, scopeStatement(scope));
      try {
        return await work();
      } finally {
        // After an error that ended the transaction there is nobody left to tell.
        await run(sql, scopeStatement(home)).catch(() => undefined);
      }
    });
    last = next.catch(() => undefined);
    return next;
  };
  return {
    read: (scope, work) => inTurn(scope, () => work(sql)),
    rows: (scope, statement) => inTurn(scope, () => run(sql, statement)),
    batch: <S extends Record<string, Statement>>(scope: Scope, reads: S) =>
      inTurn(scope, async () => {
        const rows: Record<string, unknown[]> = {};
        for (const [name, statement] of Object.entries(reads)) rows[name] = await run(sql, statement);
        return rows as RowsOf<S>;
      }),
    call: (statement) => inTurn(home, () => apart(sql, statement, { keep: true })),
    trial: (statement) => inTurn(home, async () => void (await apart(sql, statement, { keep: false }))),
    ...{
      tx: never,
      report: never,
      listen: never,
      ping: never,
      followers: never,
      connections: never,
      close: never,
    },
  };
}

/** The same person, whose reads see what this transaction wrote and whose documents are written in it. */
export function insideOf(sql: Sql, ctx: Ctx): Ctx {
  const { deps } = ctx;
  const db = databaseIn(sql, ctx.scope);
  const stores = createStoreConfigs(db, () => deps.clock.now().epochMilliseconds);
  return { ...ctx, deps: { ...deps, db, stores } };
}
