/** The database with every use of it as a step of the trace, by the name of its statement and without its values. */
import type { Database } from '../database.ts';
import { traced } from './telemetry.ts';

export const tracedDatabase = (db: Database): Database => ({
  ...db,
  read: (scope, run) => traced('db read', () => db.read(scope, run)),
  tx: (scope, run) => traced('db write', () => db.tx(scope, run)),
  report: (scope, run, seconds) => traced('db report', () => db.report(scope, run, seconds)),
  batch: (scope, reads) => traced(`db ${Object.keys(reads).join(' ')}`, () => db.batch(scope, reads)),
  rows: (scope, statement) => traced(`db ${statement.name}`, () => db.rows(scope, statement)),
  call: (statement) => traced(`db ${statement.name}`, () => db.call(statement)),
});
