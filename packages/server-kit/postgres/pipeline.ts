/**
 * Several statements as one message to PostgreSQL and one message back: Parse, Bind and Execute of all, then a single
 * Sync. The driver's own pipeline sends a Sync and a packet for every statement, and PostgreSQL answers each with a
 * packet; with the many small statements of a posting the packets cost more than the statements (docs/decisions/0008).
 *
 * Between two Syncs everything is one transaction, and the first error skips the rest. Statements are prepared once per
 * connection under their names, and the shape of their rows is described once.
 */
import pg from 'pg';

/** The name keeps the plan of a statement on each connection; without one ('') it is planned for this once. */
export type Statement<R = Record<string, unknown>> = {
  name: string;
  text: string;
  values: readonly unknown[];
  /** Its rows stay the same for as long as the version of the store does: a list whose every change raises it. */
  steady?: true;
  /** The type of its rows; there is no such value. */
  readonly row?: R;
};
export type Rows = Record<string, unknown>[];

/** A statement whose rows are known. */
export const statement = <R = Record<string, unknown>>(
  name: string,
  text: string,
  ...values: readonly unknown[]
): Statement<R> => ({ name, text, values });

/** A statement about lists of the store that are the same until its version is another one. */
export const steadyStatement = <R = Record<string, unknown>>(
  ...of: Parameters<typeof statement>
): Statement<R> => ({ ...statement<R>(...of), steady: true });

/** Statements by the names under which their rows are asked for; one that is not asked has no rows. */
// biome-ignore lint/suspicious/noExplicitAny: each has rows of a type of its own.
export type Reads = Readonly<Record<string, Statement<any>>>;
export type RowsOf<S extends Reads> = {
  [K in keyof S]: S[K] extends Statement<infer R> | undefined ? R[] : never;
};

/** The only row of a statement that has one whatever it finds, or of a document that was found before. */
export function one<R>(rows: readonly R[]): R {
  const [row] = rows;
  if (row === undefined) throw new Error('a statement that always has a row had none');
  return row;
}

/** Names a connection may have prepared; with one more it is not used again. The house has about three hundred. */
export const MAX_PREPARED = 400;

/** `sound`: the connection may be used again, because PostgreSQL refused something and all else is as it was. */
export type Outcome = { rows: Rows[]; sound: boolean } | { error: Error; sound: boolean };

/** What node-postgres hands to a query that submits itself: the protocol, and what is prepared on the connection. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  parse(message: { name: string; text: string }): void;
  bind(message: { portal: ''; statement: string; values: unknown[]; binary: false }): void;
  describe(message: { type: 'P'; name: '' }): void;
  execute(message: { portal: '' }): void;
  sync(): void;
  on(event: 'parseComplete', heard: () => void): void;
  off(event: 'parseComplete', heard: () => void): void;
};

/** Reads rows of one statement. node-postgres calls it a Result; here it outlives the call and holds no rows. */
type Shape = { addFields(fields: unknown): void; parseRow(fields: unknown): Record<string, unknown> };

const { Result, utils } = pg as unknown as {
  Result: new (mode: undefined, types: pg.CustomTypesConfig) => Shape;
  utils: { prepareValue(value: unknown): unknown };
};

/** Shapes by connection and name of the statement. */
const shapesByWire = new WeakMap<Wire, Map<string, Shape>>();

function shapesOf(wire: Wire): Map<string, Shape> {
  const known = shapesByWire.get(wire);
  if (known) return known;
  const fresh = new Map<string, Shape>();
  shapesByWire.set(wire, fresh);
  return fresh;
}

/** Puts the statements on the wire as one packet. Answers those that are prepared with it, in order. */
function write(wire: Wire, statements: readonly Statement[]): Statement[] {
  const clash = statements.find(
    ({ name, text }) => name !== '' && (wire.parsedStatements[name] ?? text) !== text,
  );
  if (clash) throw new Error(`two statements are named ${clash.name}`);
  const values = statements.map((statement) => statement.values.map(utils.prepareValue));
  const shapes = shapesOf(wire);
  const fresh: Statement[] = [];
  const isFresh = ({ name }: Statement): boolean =>
    name === '' || (wire.parsedStatements[name] === undefined && !fresh.some((one) => one.name === name));
  wire.stream.cork();
  statements.forEach((statement, i) => {
    const { name, text } = statement;
    if (isFresh(statement)) {
      wire.parse({ name, text });
      fresh.push(statement);
    }
    wire.bind({ portal: '', statement: name, values: values[i] as unknown[], binary: false });
    if (name === '' || !shapes.has(name)) wire.describe({ type: 'P', name: '' });
    wire.execute({ portal: '' });
  });
  wire.sync();
  wire.stream.uncork();
  return fresh;
}

/** Notes what is prepared as PostgreSQL says so: after an error nobody else knows which of the names exist. */
function notePrepared(wire: Wire, fresh: Statement[]): () => void {
  if (fresh.length === 0) return () => {};
  const heard = (): void => {
    const next = fresh.shift();
    if (next && next.name !== '') wire.parsedStatements[next.name] = next.text;
  };
  wire.on('parseComplete', heard);
  return () => wire.off('parseComplete', heard);
}

const isRefusal = (error: Error): boolean => (error as { severity?: string }).severity === 'ERROR';

/**
 * Sends the statements and collects the rows of each. Never rejects: the caller has to give the connection back either
 * way.
 */
export function exchange(
  client: pg.PoolClient,
  statements: readonly Statement[],
  types: pg.CustomTypesConfig,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const results: Rows[] = [];
    let shapes = new Map<string, Shape>();
    let done = (): void => {};
    let prepared = (): number => 0;
    let unreadable: Error | undefined;
    let rows: Rows = [];
    const name = (): string => (statements[results.length] as Statement).name;
    const query = {
      // An error that is returned finds its way to handleError; nothing is on the wire then.
      submit: (connection: unknown): Error | null => {
        try {
          const wire = connection as Wire;
          shapes = shapesOf(wire);
          prepared = () => Object.keys(wire.parsedStatements).length;
          done = notePrepared(wire, write(wire, statements));
          return null;
        } catch (error) {
          return error as Error;
        }
      },
      handleRowDescription: ({ fields }: { fields: unknown }) => {
        const shape = new Result(undefined, types);
        shape.addFields(fields);
        shapes.set(name(), shape);
      },
      // Nothing may be thrown from here: it would end the process instead of the call.
      handleDataRow: ({ fields }: { fields: unknown }) => {
        try {
          rows.push((shapes.get(name()) as Shape).parseRow(fields));
        } catch (error) {
          unreadable ??= error as Error;
        }
      },
      handleCommandComplete: () => {
        // A statement without rows gets a shape too, so that it is not described again.
        if (!shapes.has(name())) shapes.set(name(), new Result(undefined, types));
        results.push(rows);
        rows = [];
      },
      handleReadyForQuery: () => {
        done();
        const sound = prepared() <= MAX_PREPARED;
        resolve(unreadable ? { error: unreadable, sound } : { rows: results, sound });
      },
      handleError: (error: Error) => {
        done();
        resolve({ error, sound: isRefusal(error) });
      },
    };
    client.query(query);
  });
}
