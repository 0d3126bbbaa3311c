/** A balancer as plain as they come: each connection goes to the next process, and nothing is remembered. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Balancer = {
  url: string;
  /** Connections that each process got. */
  given: number[];
  close(): void;
};

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const given = ports.map(() => 0);
  const open = new Set<Socket>();
  let next = 0;
  const server = createServer((near) => {
    const at = next;
    next = (next + 1) % ports.length;
    given[at] = (given[at] ?? 0) + 1;
    const far = connect(ports[at] as number, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
