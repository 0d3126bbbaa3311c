/** What strangers can make a server hold: webhooks without end, bodies by halves, and files that are bombs, while tills sell. */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../bench/server.ts';
import { bomb, packed, sheetOf } from '../tests/kit/bom.ts';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

/** What a small machine has for the server, in MB; its PostgreSQL and its system want the rest of 2 GB. */
const MEMORY_MB = 1024;
const FLOODS = 40;
const HALVES = 200;
const FLOOD_MS = 6000;

/** The most the process ever held, in MB; 0 where the system does not tell. */
function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const HEAD = 'POST /api/v1/whatsapp/webhook/JKT1 HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

function open(port: number, head: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(head));
  socket.on('error', () => {}); // Sent away, as wanted.
  socket.resume();
  return socket;
}

/** One stranger who pours, and comes again as soon as he is sent away. Answers how often he was. */
async function flood(port: number, until: number): Promise<number> {
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, ' '), Buffer.from('\r\n')]);
  let sent = 0;
  for (; performance.now() < until; sent += 1) {
    const socket = open(port, `${HEAD}transfer-encoding: chunked\r\n\r\n`);
    while (!socket.destroyed && performance.now() < until) {
      if (!socket.write(chunk))
        await Promise.race([new Promise((go) => socket.once('drain', go)), sleep(20)]);
    }
    socket.destroy();
  }
  return sent;
}

const rows = (cells: string): string[] =>
  Array.from({ length: 20_000 }, (_, n) => `<row r="${n + 1}">${cells.replaceAll('#', String(n + 1))}</row>`);

const BOMBS: readonly [string, () => Buffer][] = [
  ['100 MB unpacked', () => bomb(100)],
  ['100 MB that say they are 1 KB', () => bomb(100, { said: 1024 })],
  ['a cell at the edge of 20,000 rows', () => packed(sheetOf(rows('<c r="A#"><v>1</v></c><c r="XFD#"/>')))],
  [
    'two million texts',
    () =>
      packed(
        sheetOf(rows('<c r="A#" t="s"><v>0</v></c>'), `<sst>${'<si><t/></si>'.repeat(2_200_000)}</sst>`),
      ),
  ],
];

/** Sends a file to be imported; the status it was answered with. */
async function upload(port: number, headers: object, file: Buffer): Promise<number> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'bom.xlsx');
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/sales/import`, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: form,
  });
  await response.text();
  return response.status;
}

/** Refused as what it is, or asked to come again. */
const REFUSED: ReadonlySet<number> = new Set([400, 413, 503]);

async function withServer(
  floor: Floor,
  attack: (port: number) => Promise<{ said: string; wrong: string[] }>,
): Promise<Result> {
  const port = floor.shop.port + 2;
  const dataDir = `${floor.shop.dir}/keempat`;
  const server = await startServer({ url: floor.shop.url(), port, dataDir, poolSize: 8 });
  try {
    let found = { said: '', wrong: [] as string[] };
    const { said, wrong } = await whileSelling(floor, async () => {
      found = await attack(port);
      await sleep(1000);
    });
    const peak = peakOf(server.pid);
    const dead = peak === 0 && process.platform === 'linux' ? ['the server died'] : [];
    const much = peak > MEMORY_MB ? [`the server held ${Math.ceil(peak)} MB`] : [];
    return {
      said: `${found.said}, at most ${Math.ceil(peak)} MB: ${said}`,
      wrong: [...found.wrong, ...dead, ...much, ...wrong, ...noRefusals(floor)],
    };
  } finally {
    await server.stop();
  }
}

/** Webhooks without end from many, and bodies that are begun and not ended. */
export const floods = (floor: Floor, times: number): Promise<Result> =>
  withServer(floor, async (port) => {
    const halves = Array.from({ length: HALVES }, () =>
      open(port, `${HEAD}content-length: 9000\r\n\r\n{"a":`),
    );
    const until = performance.now() + FLOOD_MS * times;
    const sent = await Promise.all(Array.from({ length: FLOODS }, () => flood(port, until)));
    for (const socket of halves) socket.destroy();
    return { said: `${sent.reduce((a, b) => a + b, 0)} bodies without end, ${HALVES} by halves`, wrong: [] };
  });

/** Files that are small on the wire, several at once. */
export const bombs = (floor: Floor, times: number): Promise<Result> =>
  withServer(floor, async (port) => {
    const headers = await floor.shop.login('SPV1-BDG');
    const wrong: string[] = [];
    for (let n = 0; n < times; n += 1)
      for (const [name, make] of BOMBS) {
        const file = make();
        const answers = await Promise.all(Array.from({ length: 4 }, () => upload(port, headers, file)));
        for (const status of answers)
          if (!REFUSED.has(status)) wrong.push(`${name} was answered with ${status}`);
      }
    return { said: `${BOMBS.length * 4 * times} bombs`, wrong };
  });
