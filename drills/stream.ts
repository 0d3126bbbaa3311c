/** Eight tills that sell without a pause while something happens to the shop. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Headers } from '../bench/server.ts';
import { type Cashier, openCashier } from './cashier.ts';
import { countSales, prove } from './proof.ts';
import { KASIR, type Shop, TOKO } from './shop.ts';

/** Pieces of the branch that nobody sold yet, each given out once. */
export type Stock = { take(count: number): string[]; giveBack(barang: readonly string[]): void };

export async function openStock(shop: Pick<Shop, 'ask'>): Promise<Stock> {
  const rows = await shop.ask<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = $1 and status = 'TERSEDIA' order by kode_barcode",
    [TOKO],
  );
  const free = rows.map((row) => row.kode_barcode);
  return {
    take: (count) => {
      if (free.length < count) throw new Error('the shop has run out of pieces; give it more');
      return free.splice(0, count);
    },
    giveBack: (barang) => void free.push(...barang),
  };
}

export type Floor = { shop: Shop; stock: Stock; before: number; cashiers: Cashier[] };

/** `tills`: more than one of them may be the same person's. */
export type Staffing = { port?: number; tunai?: boolean; tills?: number };

/** Cashiers at their tills, logged in; sessions survive restarts, so this is done once for all drills. */
export async function staff(shop: Shop): Promise<(staffing: Staffing) => Cashier[]> {
  const headers = await Promise.all(KASIR.map((user_id) => shop.login(user_id)));
  const address = shop.ca === undefined ? {} : { ca: shop.ca };
  return ({ port = shop.port, tunai = true, tills = KASIR.length }) =>
    Array.from({ length: tills }, (_, i) => {
      const who = i % KASIR.length;
      const one = { user_id: KASIR[who] as string, headers: headers[who] as Headers };
      return openCashier({ port, ...address, ...one, tunai });
    });
}

export async function openFloor(shop: Shop, stock: Stock, cashiers: Cashier[]): Promise<Floor> {
  return { shop, stock, cashiers, before: await countSales(shop) };
}

/** What a drill found: a line for the reader, and what is wrong. */
export type Result = { said: string; wrong: string[] };

/** A till sells one or two pieces at a time until told to stop; a sale without an answer is settled before the next. */
async function sellOn(floor: Floor, cashier: Cashier, on: () => boolean): Promise<void> {
  for (let n = 0; on(); n += 1) {
    const barang = floor.stock.take(1 + (n % 2));
    let entry = await cashier.scan(barang);
    while (!entry) {
      await sleep(50);
      entry = await cashier.scan(barang);
    }
    await cashier.settle(entry);
    if (entry.outcome === 'refused') floor.stock.giveBack(barang);
    // The customer counts his change; without it the shop would be sold out in seconds.
    await sleep(Math.random() * 100);
  }
}

export type Counts = { sales: number; unknown: number; repeated: number; refused: number };

export const countsOf = (floor: Floor): Counts => {
  const entries = floor.cashiers.flatMap((cashier) => cashier.history);
  return {
    sales: entries.filter((entry) => entry.outcome === 'ok').length,
    unknown: entries.filter((entry) => entry.sent > 1).length,
    repeated: entries.filter((entry) => entry.repeated).length,
    refused: entries.filter((entry) => entry.outcome === 'refused').length,
  };
};

/** Runs `happen` while all tills sell, then lets them finish and proves the books. */
export async function whileSelling(floor: Floor, happen: () => Promise<void>): Promise<Result & Counts> {
  let on = true;
  const selling = floor.cashiers.map((cashier) => sellOn(floor, cashier, () => on));
  // A till that breaks must not be found out only at the end, after it was waited for.
  const broken = Promise.all(selling);
  try {
    await Promise.race([happen(), broken]);
  } finally {
    on = false;
    // The next drill must not find these tills still selling.
    await Promise.allSettled(selling);
  }
  await broken;
  return { ...(await conclude(floor)), ...countsOf(floor) };
}

export async function conclude(floor: Floor): Promise<Result> {
  for (const cashier of floor.cashiers) cashier.leave();
  const { sales, unknown, repeated, refused } = countsOf(floor);
  const wrong = await prove(floor.shop, floor.cashiers, floor.before);
  const said = [
    `${sales} sales acknowledged`,
    ...(unknown > 0 ? [`${unknown} sent again by key, of which ${repeated} had been done`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
  ].join(', ');
  return { said, wrong };
}

/** No sale of these tills may be refused: they have pieces of their own. */
export const noRefusals = (floor: Floor): string[] =>
  floor.cashiers
    .flatMap((cashier) => cashier.history)
    .filter((entry) => entry.outcome === 'refused')
    .map((entry) => `${entry.user_id} was refused ${entry.barang.join(' ')}: ${entry.code}`);
