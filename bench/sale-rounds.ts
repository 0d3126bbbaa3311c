/** The sale three ways in alternating rounds: over HTTP, the bare call of catat(), and the hand-written yardstick. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '@mustika/server-kit/database.ts';
import { onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import { createStoreConfigs } from '@mustika/server-kit/store-config.ts';
import pg from 'pg';
import { cpuOf } from './cpu.ts';
import { drive, type Measured, medianOf, pairedRatio } from './load.ts';
import { PASSWORD, type Place } from './place.ts';
import {
  makeSales,
  openStock,
  type Sale,
  type Seller,
  STORES,
  storeName,
  writeSets,
  yardstickArguments,
} from './sales.ts';
import type { Headers, Server } from './server.ts';
import { openTill } from './till.ts';

export const KINDS = ['http', 'catat', 'tolok'] as const;
export type Kind = (typeof KINDS)[number];
/** Processor time a sale, in milliseconds. */
export type Cpu = { server: number; database: number };
export type SaleResult = { callers: number } & Record<Kind, Measured> & {
    ratio: Record<'httpCatat' | 'catatTolok', number>;
    cpu: Record<Kind, Cpu>;
  };

const YARDSTICK = readFileSync(join(import.meta.dirname, 'yardstick.sql'), 'utf8');
const ARGUMENTS = Array.from({ length: 47 }, (_, i) => `$${i + 1}`).join(',');
const TOLOK = { name: 'tolok', text: `select tolok_jual(${ARGUMENTS})` };
const CATAT = { name: 'catat', text: 'select catat($1, $2::jsonb) as hasil' };

export type Floor = {
  server: Server;
  /** The postmaster. */
  postgres: number;
  seller: Seller;
  db: Database;
  raw: pg.Pool;
  cashiers: ReadonlyMap<string, Headers>;
  /** Sees the lists of the last branch, the longest there are. */
  supervisor: Headers;
  close(): Promise<void>;
};

/** Both raw ways on pools of the server's size, and a cashier logged in at every branch. */
export async function openFloor({ url, pid }: Place, server: Server, poolSize: number): Promise<Floor> {
  await onDatabase(url, (client) => client.query(YARDSTICK));
  const db = openDatabase({ url, poolSize });
  const raw = new pg.Pool({ connectionString: url, max: poolSize });
  // When a round fails PostgreSQL is stopped under idle connections; what failed is what should be read.
  raw.on('error', () => {});
  const seller = { stores: createStoreConfigs(db, () => 0), stock: openStock() };
  const cashiers = new Map<string, Headers>();
  for (let n = 1; n <= STORES; n += 1)
    cashiers.set(storeName(n), await server.login(`K${storeName(n)}`, PASSWORD));
  const supervisor = await server.login(`S${storeName(STORES)}`, PASSWORD);
  const close = async (): Promise<void> => {
    await db.close();
    await raw.end();
  };
  return { server, postgres: pid, seller, db, raw, cashiers, supervisor, close };
}

const requestOf = (floor: Floor, sale: Sale) => ({
  headers: { ...(floor.cashiers.get(sale.kode_toko) as Headers), 'idempotency-key': sale.key },
  body: JSON.stringify(sale.body),
});

/** Sales over HTTP; anything but a posted nota ends the benchmark. */
export async function overHttp(
  floor: Floor,
  port: number,
  sales: readonly Sale[],
  callers: number,
): Promise<Measured> {
  const tills = await Promise.all(Array.from({ length: callers }, () => openTill(port)));
  const requests = sales.map((sale) => requestOf(floor, sale));
  try {
    return await drive(requests, callers, async ({ headers, body }, caller) => {
      const answer = await (tills[caller] as (typeof tills)[number]).send(
        'POST',
        '/api/v1/penjualan/simpan',
        headers,
        body,
      );
      if (answer.status !== 200) throw new Error(`sale refused: ${answer.status} ${answer.body}`);
    });
  } finally {
    for (const till of tills) till.close();
  }
}

/** Everything that need not be measured is done before; what is left is the work itself. */
async function ready(
  kind: Kind,
  floor: Floor,
  count: number,
  callers: number,
): Promise<() => Promise<Measured>> {
  const sales = await makeSales(floor.seller, count);
  if (kind === 'http') return () => overHttp(floor, floor.server.port, sales, callers);
  const sets = await writeSets(floor.db, sales);
  if (kind === 'catat')
    return () => drive(sets, callers, async (set) => void (await floor.db.call({ ...CATAT, values: set })));
  const rows = sets.map(yardstickArguments);
  return () => drive(rows, callers, async (values) => void (await floor.raw.query({ ...TOLOK, values })));
}

export type RoundsInput = { floor: Floor; callers: number; rounds: number; count: number };

/** Every round measures all three, in an order that turns, so that no kind always comes first. */
export async function saleRounds({ floor, callers, rounds, count }: RoundsInput): Promise<SaleResult> {
  const seen: Record<Kind, Measured[]> = { http: [], catat: [], tolok: [] };
  const cpu = Object.fromEntries(
    KINDS.map((kind) => [kind, { server: 0, database: 0 }]),
  ) as SaleResult['cpu'];
  for (let n = 0; n < rounds; n += 1)
    for (let k = 0; k < KINDS.length; k += 1) {
      const kind = KINDS[(n + k) % KINDS.length] as Kind;
      const work = await ready(kind, floor, count, callers);
      const before = [cpuOf(floor.server.pid), cpuOf(floor.postgres)] as const;
      seen[kind].push(await work());
      cpu[kind].server += (cpuOf(floor.server.pid) - before[0]) / (count * rounds);
      cpu[kind].database += (cpuOf(floor.postgres) - before[1]) / (count * rounds);
    }
  const [http, catat, tolok] = [medianOf(seen.http), medianOf(seen.catat), medianOf(seen.tolok)];
  const httpCatat = pairedRatio(seen.http, seen.catat);
  const catatTolok = pairedRatio(seen.catat, seen.tolok);
  return { callers, http, catat, tolok, ratio: { httpCatat, catatTolok }, cpu };
}

/** Plans and caches of every connection, and the server's compiler, before anything is measured. */
const WARMING: readonly (readonly [Kind, number])[] = [
  ['tolok', 300],
  ['catat', 300],
  ['http', 1500],
];
export const WARMED = WARMING.reduce((sum, [, count]) => sum + count, 0);

export async function warmUp(floor: Floor): Promise<void> {
  for (const [kind, count] of WARMING) await (await ready(kind, floor, count, 16))();
}
