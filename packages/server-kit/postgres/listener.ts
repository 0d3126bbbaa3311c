/** LISTEN: one connection that only hears, and asks from time to time whether there still is somebody to be heard. */
import pg from 'pg';
import { CONNECTION, endSilence } from './connection.ts';
import { newClient } from './hosts.ts';

export type Listener = {
  /** From now on what is said on the channel is heard. */
  hear(channel: string, heard: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
};

const LISTEN_AGAIN_MS = 1000;
const ASK_EVERY_MS = 15_000;
const ANSWER_MS = 5000;

export type ListenerInput = {
  url: string;
  onError: (error: Error) => void;
  /** Shorter in tests: how often it asks, and how long it waits for the answer. */
  askEveryMs?: number | undefined;
  answerMs?: number | undefined;
};

/** After PostgreSQL came back, or was silent, it listens again; what was said between is lost. Connects when it is first asked. */
export function createListener(input: ListenerInput): Listener {
  const { url, onError, askEveryMs = ASK_EVERY_MS, answerMs = ANSWER_MS } = input;
  const channels = new Map<string, (payload: string) => void>();
  let closed = false;
  let client: pg.Client | undefined;
  let ready: Promise<void> | undefined;
  let again: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;
  const tell = ({ channel, payload }: pg.Notification): void => {
    try {
      channels.get(channel)?.(payload ?? '');
    } catch (error) {
      // What another process says may be nonsense; it must not end this one.
      onError(error as Error);
    }
  };
  const listen = (to: pg.Client, channel: string): Promise<unknown> =>
    to.query(`listen ${pg.escapeIdentifier(channel)}`);
  const open = async (): Promise<void> => {
    const own = newClient({ connectionString: url, ...CONNECTION });
    client = own;
    own.on('error', onError);
    own.on('notification', tell);
    own.on('end', () => {
      clearInterval(asking);
      if (closed) return;
      // A failed attempt ends its client too, and so brings the next one.
      again = setTimeout(() => void open().catch(onError), LISTEN_AGAIN_MS);
    });
    await own.connect();
    endSilence(own, answerMs);
    for (const channel of channels.keys()) await listen(own, channel);
    // The refusal is for onError; `end` brings the next attempt.
    asking = setInterval(() => void own.query('select 1').catch(() => {}), askEveryMs).unref();
  };
  return {
    hear: async (channel, heard) => {
      channels.set(channel, heard);
      const opened = ready;
      ready ??= open();
      await ready;
      // A connection that is lost at this moment is opened again, and listens to this one, too.
      if (opened && client) await listen(client, channel).catch(onError);
    },
    close: async () => {
      closed = true;
      clearTimeout(again);
      clearInterval(asking);
      await client?.end();
    },
  };
}
