/**
 * A TCP relay between the server and PostgreSQL. It counts turns: bytes towards the database after bytes from it are one
 * round trip on that connection; the count does not trust the runner that claims it. And it can lose answers, or fall
 * silent.
 */
import { connect, createServer, type Socket } from 'node:net';

export type Relay = {
  /** The target's connection string, led through the relay. */
  url: string;
  /** Round trips since the last call of this. */
  taken(): number;
  /**
   * From now on, of the requests that hold `words`, the share 1/every never gets its answer: when PostgreSQL has done
   * the work and answers, both ends of the connection are cut. 0 stops it. Answers how often it happened so far.
   */
  loseAnswers(words: string, every: number): number;
  /** While on, whatever is said on either side is dropped without a word; connections stay open and new ones are taken. */
  silence(on: boolean): void;
  close(): void;
};

export async function openRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let turns = 0;
  let losing = { words: '', every: 0 };
  let asked = 0;
  let lost = 0;
  let silent = false;
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    let asking = false;
    let doomed = false;
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    near.on('data', (chunk) => {
      if (silent) return;
      if (!asking) turns += 1;
      asking = true;
      if (losing.every > 0 && chunk.includes(losing.words)) {
        asked += 1;
        doomed = asked % losing.every === 0;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (silent) return;
      asking = false;
      if (!doomed) return void near.write(chunk);
      lost += 1;
      near.resetAndDestroy();
      far.resetAndDestroy();
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(target), { port: String(own) }).toString(),
    taken: () => {
      const count = turns;
      turns = 0;
      return count;
    },
    loseAnswers: (words, every) => {
      losing = { words, every };
      return lost;
    },
    silence: (on) => {
      silent = on;
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
