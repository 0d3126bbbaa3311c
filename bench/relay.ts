/**
 * A TCP relay between the server and PostgreSQL that counts turns: bytes towards the database after bytes from it are
 * one round trip on that connection. The count does not trust the runner that claims it.
 */
import { connect, createServer, type Socket } from 'node:net';

export type Relay = {
  /** The target's connection string, led through the relay. */
  url: string;
  /** Round trips since the last call of this. */
  taken(): number;
  close(): void;
};

export async function openRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let turns = 0;
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    let asking = false;
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    near.on('data', (chunk) => {
      if (!asking) turns += 1;
      asking = true;
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      asking = false;
      near.write(chunk);
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
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
