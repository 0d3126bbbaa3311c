/**
 * npm run bench: what a sale, a scan and a file cost, as ratios against the raw limit measured in the same run.
 *   npm run bench                 everything; -- --write puts the table into docs/performance.md
 *   npm run bench -- profile      where the time of a sale goes, in the server and in PostgreSQL
 *   npm run bench -- lists        the first page of every list and report, after a year of trade of fifty branches
 *   npm run bench -- lots         the first page of everything that reads gold without a barcode, after 100,000 movements of one branch
 *   BENCH_BARANG=100000           a smaller world, for a quick look
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { makeFiles } from './files.ts';
import { lists, lots } from './lists.ts';
import { lookupRounds, scans, searches } from './lookup-rounds.ts';
import { openPlace } from './place.ts';
import { profile } from './profile.ts';
import { openRelay } from './relay.ts';
import { type Floor, KINDS, openFloor, overHttp, saleRounds, WARMED, warmUp } from './sale-rounds.ts';
import { makeSales, SELLABLE, STORES } from './sales.ts';
import { startServer } from './server.ts';
import {
  fileLine,
  type Line,
  listLine,
  lookupLine,
  machine,
  markdown,
  saleLines,
  startLines,
  tripsLine,
  writeSection,
} from './table.ts';

const say = (line: string): void => console.log(line);
const PORT = Number(process.env.PORT ?? 3400);
const POOL = 4 * availableParallelism();
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);

/** Sales of a round, by how many callers make them. */
const COUNTS = [
  [1, 150],
  [8, 400],
  [32, 400],
] as const;
const TRIPS = { warm: 100, counted: 400 };
/** In a small world a round sells less, evenly in all stores, so that the last one still finds pieces. */
function counts(): [callers: number, count: number][] {
  const before = WARMED + TRIPS.warm + TRIPS.counted;
  const wanted = COUNTS.reduce((sum, [, count]) => sum + count, 0) * ROUNDS * KINDS.length;
  const share = Math.min(1, (SELLABLE - before) / wanted);
  const fitting = COUNTS.map(([callers, count]): [number, number] => [
    callers,
    Math.floor((count * share) / STORES) * STORES,
  ]);
  if (fitting.some(([, count]) => count === 0))
    throw new Error('BENCH_BARANG leaves no pieces to sell: at least 60000, or fewer BENCH_ROUNDS');
  return fitting;
}

/** Round trips of sales, counted between a server of its own and the database. */
async function countTrips(url: string, floor: Floor, dataDir: string): Promise<Line> {
  const relay = await openRelay(url);
  const server = await startServer({ url: relay.url, port: PORT + 1, dataDir, poolSize: POOL });
  try {
    const count = TRIPS.counted;
    const [warm, counted] = [await makeSales(floor.seller, TRIPS.warm), await makeSales(floor.seller, count)];
    await overHttp(floor, server.port, warm, 8);
    relay.taken();
    await overHttp(floor, server.port, counted, 8);
    return tripsLine(relay.taken() / count, count);
  } finally {
    await server.stop();
    relay.close();
  }
}

/** A second start in the same folder: the first makes the cluster, the second finds everything ready. */
async function measureStart(dataDir: string): Promise<{ startedIn: number; idle: number }> {
  const input = { url: '', port: PORT + 2, dataDir, poolSize: POOL };
  await (await startServer(input)).stop();
  const server = await startServer(input);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const idle = server.memory();
  await server.stop();
  return { startedIn: server.startedIn, idle };
}

async function measure(dataDir: string, tell: (line: Line) => void): Promise<string> {
  const plan = counts();
  const load = loadavg()
    .map((n) => n.toFixed(1))
    .join(' ');
  const { startedIn, idle } = await measureStart(join(dataDir, 'embedded'));
  for (const line of startLines(startedIn, idle)) tell(line);
  const place = await openPlace(say);
  try {
    const server = await startServer({
      url: place.url,
      port: PORT,
      dataDir: join(dataDir, 'server'),
      poolSize: POOL,
    });
    const floor = await openFloor(place, server, POOL);
    await warmUp(floor);
    for (const [callers, count] of plan) {
      for (const line of saleLines(await saleRounds({ floor, callers, rounds: ROUNDS, count }))) tell(line);
    }
    tell(lookupLine(await lookupRounds(floor, scans, 8, ROUNDS)));
    tell(listLine(await lookupRounds(floor, searches, 8, ROUNDS)));
    for (const result of await makeFiles(place.url, server)) tell(fileLine(result));
    await server.stop();
    tell(await countTrips(place.url, floor, join(dataDir, 'relay')));
    await floor.close();
    await proveBooks(place.url);
    return machine(place.version, load);
  } finally {
    await place.stop();
  }
}

/** Speed that breaks the books is no speed. */
async function proveBooks(url: string): Promise<void> {
  const { rows } = await onDatabase(url, (client) => client.query('select * from cek_invarian() limit 5'));
  if (rows.length > 0) throw new Error(`the books do not agree after the run: ${JSON.stringify(rows)}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'mustika-bench-'));
// The database account must pass through.
chmodSync(dataDir, 0o755);
const flags = new Set(process.argv.slice(2));
/** A table of its own, in its own place of the page. */
const TABLES = { profile, lists, lots } as const;
try {
  const asked = (['profile', 'lists', 'lots'] as const).find((name) => flags.has(name));
  if (asked) {
    const text = await TABLES[asked]({ dataDir, port: PORT, poolSize: POOL, say });
    say(text);
    if (flags.has('--write')) writeSection(asked, text);
  } else {
    const lines: Line[] = [];
    const told = await measure(dataDir, (line) => {
      lines.push(line);
      say(
        `${line.met === null ? '      ' : line.met ? 'met   ' : 'MISSED'}  ${line.work}: ${line.measured.replaceAll('**', '')} ${line.goal && `(goal ${line.goal})`}`,
      );
    });
    if (flags.has('--write')) writeSection('results', `${markdown(lines)}\n\n${told}`);
    say(told);
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
