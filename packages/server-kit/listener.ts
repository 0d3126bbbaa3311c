/** LISTEN: a connection that only hears, and asks from time to time whether there still is somebody to be heard. */
import pg from 'pg';
import { CONNECTION, endSilence } from './connection.ts';

export type Listener = { ready: Promise<void>; close(): Promise<void> };

const LISTEN_AGAIN_MS = 1000;
const ASK_EVERY_MS = 15_000;
const ANSWER_MS = 5000;

export type ListenerInput = {
  url: string;
  channel: string;
  heard: (payload: string) => void;
  onError: (error: Error) => void;
  /** Shorter in tests: how often it asks, and how long it waits for the answer. */
  askEveryMs?: number | undefined;
  answerMs?: number | undefined;
};

/** After PostgreSQL came back, or was silent, it listens again; what was said between is lost. */
export function keepListening(input: ListenerInput): Listener {
  const { url, channel, heard, onError, askEveryMs = ASK_EVERY_MS, answerMs = ANSWER_MS } = input;
  let closed = false;
  let client: pg.Client;
  let again: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;
  const open = async (): Promise<void> => {
    const own = new pg.Client({ connectionString: url, ...CONNECTION });
    client = own;
    own.on('error', onError);
    own.on('notification', (message) => heard(message.payload ?? ''));
    own.on('end', () => {
      clearInterval(asking);
      if (closed) return;
      // A failed attempt ends its client too, and so brings the next one.
      again = setTimeout(() => void open().catch(onError), LISTEN_AGAIN_MS);
    });
    await own.connect();
    endSilence(own, answerMs);
    await own.query(`listen ${pg.escapeIdentifier(channel)}`);
    // The refusal is for onError; `end` brings the next attempt.
    asking = setInterval(() => void own.query('select 1').catch(() => {}), askEveryMs).unref();
  };
  return {
    ready: open(),
    close: async () => {
      closed = true;
      clearTimeout(again);
      clearInterval(asking);
      await client.end();
    },
  };
}
