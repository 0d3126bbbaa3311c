/**
 * The files of the whole cluster while it goes on, as PostgreSQL itself copies them: BASE_BACKUP of the streaming replication protocol
 * (15 to 18), a tar with the part of the log that it needs. No program of another version has to be there for it.
 */
import { Readable } from 'node:stream';
import pg from 'pg';
import { CONNECTION } from '../postgres/connection.ts';

/** Messages of the protocol as node-postgres gives them to a query of ours; its types do not know them. */
type Copied = { chunk: Buffer };
type Line = { stream: { pause(): void; resume(): void }; query(text: string): void };

/** First bytes of a piece: an archive begins, some of its bytes, how far it is. */
const [BEGINS, BYTES] = ['n', 'd'].map((letter) => letter.charCodeAt(0));

const COMMAND = "BASE_BACKUP (LABEL 'mustika', CHECKPOINT 'fast', WAL true, MANIFEST 'no', TARGET 'client')";

/** One command, submitted like a query; its bytes are pulled by whoever reads. */
function copying(): Readable & pg.Submittable {
  let line: Line | null = null;
  let archives = 0;
  const go = (): void => line?.stream.resume();
  const stream = new Readable({
    read: go,
    destroy: (error, done) => {
      go();
      done(error);
    },
  });
  const handleCopyData = ({ chunk }: Copied): void => {
    if (chunk[0] === BEGINS) {
      archives += 1;
      // Nobody of ours makes one, and their files would lie outside of the folder.
      if (archives > 1) stream.destroy(new Error('Tablespace di luar folder data tidak dicadangkan'));
    }
    if (chunk[0] !== BYTES || stream.destroyed) return;
    // Copied: the reader of the protocol writes its next messages over these.
    if (!stream.push(Buffer.from(chunk.subarray(1)))) line?.stream.pause();
  };
  return Object.assign(stream, {
    submit: (to: pg.Connection): void => {
      line = to as unknown as Line;
      line.query(COMMAND);
    },
    handleCopyData,
    // Where it began, where it ended and the list of tablespaces are in the label file of the tar.
    handleRowDescription: (): void => {},
    handleDataRow: (): void => {},
    handleCommandComplete: (): void => {},
    handleError: (error: Error): void => void stream.destroy(error),
    handleReadyForQuery: (): void => {
      line = null;
      stream.push(null);
    },
  });
}

/** `url`: of a role that may replicate, as the owner of the embedded database may. Whoever leaves off reading ends it. */
export async function* baseBackup(url: string): AsyncGenerator<Buffer> {
  // `replication` speaks the other protocol; the types do not name it.
  const config: pg.ClientConfig & { replication: string } = {
    ...{ connectionString: url, replication: 'database' },
    ...CONNECTION,
  };
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  try {
    yield* client.query(copying());
  } finally {
    await client.end();
  }
}
