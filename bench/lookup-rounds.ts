/** A scan among all pieces, a search in a list of a million, against a route that only knows who asks: what finding costs. */
import { cpuOf } from './cpu.ts';
import { drive, type Measured, medianOf, pairedRatio } from './load.ts';
import { BARANG, JUAL } from './place.ts';
import type { Cpu, Floor } from './sale-rounds.ts';
import { barcodeOf, STORES, storeName } from './sales.ts';
import type { Headers } from './server.ts';
import { openTill } from './till.ts';

const COUNT = 2000;

export type LookupResult = {
  callers: number;
  cari: Measured;
  kosong: Measured;
  ratio: number;
  /** Processor time a call, in milliseconds. */
  cpu: Record<'cari' | 'kosong', Cpu>;
};

type Get = { path: string; headers: Headers };

/** Pieces of all branches in no order, each asked for by the cashier of its branch. */
export function scans(floor: Floor, count: number): Get[] {
  const free = BARANG - 3 * JUAL;
  return Array.from({ length: count }, (_, i) => {
    const n = 3 * JUAL + 1 + ((i * 7919 + Math.floor(Math.random() * free)) % free);
    const headers = floor.cashiers.get(storeName(1 + (n % STORES))) as Headers;
    return { path: `/api/v1/barang/ready/kode-barcode/${barcodeOf(n)}`, headers };
  });
}

/** What a list answers at once. */
const PAGE = 20;

/** In the master list of a million rows (world.sql) somebody types a name, or sorts the list by it and leafs on. */
export function searches(floor: Floor, count: number): Get[] {
  const headers = floor.supervisor;
  return Array.from({ length: count }, (_, i) => {
    const name = String(Math.floor(Math.random() * 100_000)).padStart(5, '0');
    const asked =
      i % 2 === 0 ? `q=PANDAI%20EMAS%20${name}` : `sort=nama_tukang&arah=desc&skip=${(i % 50) * PAGE}`;
    return { path: `/api/v1/tukang/get/all?limit=${PAGE}&${asked}`, headers };
  });
}

/** A setting is answered from the copy of the store's settings: session, gate and JSON, nothing else. */
function empties(floor: Floor, count: number): Get[] {
  return Array.from({ length: count }, (_, i) => ({
    path: '/api/v1/para-system/key/PEMBULATAN',
    headers: floor.cashiers.get(storeName(1 + (i % STORES))) as Headers,
  }));
}

async function gets(port: number, requests: readonly Get[], callers: number): Promise<Measured> {
  const tills = await Promise.all(Array.from({ length: callers }, () => openTill(port)));
  try {
    return await drive(requests, callers, async ({ path, headers }, caller) => {
      const answer = await (tills[caller] as (typeof tills)[number]).send('GET', path, headers);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    });
  } finally {
    for (const till of tills) till.close();
  }
}

export async function lookupRounds(
  floor: Floor,
  asked: typeof scans,
  callers: number,
  rounds: number,
): Promise<LookupResult> {
  const { port, pid } = floor.server;
  await gets(port, [...asked(floor, COUNT), ...empties(floor, COUNT)], callers);
  const seen: Record<'cari' | 'kosong', Measured[]> = { cari: [], kosong: [] };
  const cpu = { cari: { server: 0, database: 0 }, kosong: { server: 0, database: 0 } };
  for (let n = 0; n < rounds; n += 1)
    for (const [kind, requests] of [
      ['cari', asked(floor, COUNT)],
      ['kosong', empties(floor, COUNT)],
    ] as const) {
      const before = [cpuOf(pid), cpuOf(floor.postgres)] as const;
      seen[kind].push(await gets(port, requests, callers));
      cpu[kind].server += (cpuOf(pid) - before[0]) / (COUNT * rounds);
      cpu[kind].database += (cpuOf(floor.postgres) - before[1]) / (COUNT * rounds);
    }
  const ratio = pairedRatio(seen.cari, seen.kosong);
  return { callers, cari: medianOf(seen.cari), kosong: medianOf(seen.kosong), ratio, cpu };
}
