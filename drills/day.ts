/**
 * The close of the day while eight tills sell. There is no command for it yet, so the drill does in SQL what it will do:
 * the day's lock, the totals, the close, the next day. A sale is either in the totals or dated after them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { TOKO } from './shop.ts';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

type Closed = { tanggal: string; nota: number; total: string; waited: number };

const TOTALS = `select count(*)::int as nota, coalesce(sum(p.total), 0)::text as total
  from penjualan p where p.kode_toko = $1 and p.tanggal = $2`;

/** Closes the open day and opens the next in one transaction, under the lock that every posting shares. */
async function closeDay(client: pg.Client): Promise<Closed> {
  const asked = performance.now();
  await client.query('begin');
  await client.query("select pg_advisory_xact_lock(hashtextextended('hari|' || $1, 0))", [TOKO]);
  const waited = performance.now() - asked;
  const { rows } = await client.query<{ tanggal: string }>(
    "select tanggal::text from hari_toko where kode_toko = $1 and status = 'OPEN'",
    [TOKO],
  );
  const tanggal = rows[0]?.tanggal as string;
  const totals = (await client.query<{ nota: number; total: string }>(TOTALS, [TOKO, tanggal])).rows[0];
  await client.query(
    "update hari_toko set status = 'CLOSED', ditutup_oleh = 'SPV1', ditutup_pada = clock_timestamp() where kode_toko = $1 and tanggal = $2",
    [TOKO, tanggal],
  );
  // A moment between the days, as long as somebody needs to read the totals: sales wait or are refused.
  await sleep(20);
  await client.query(
    "insert into hari_toko (kode_toko, tanggal, dibuka_oleh) values ($1, $2::date + 1, 'SPV1')",
    [TOKO, tanggal],
  );
  await client.query('commit');
  return { tanggal, nota: totals?.nota ?? 0, total: totals?.total ?? '0', waited };
}

/** Refused because the day closed between reading and posting: right, and the till says so. */
const CLOSING = 'TOKO_TUTUP';

export async function dayRace(floor: Floor, times: number): Promise<Result> {
  const closed: Closed[] = [];
  const { said, wrong } = await whileSelling(floor, async () => {
    const client = new pg.Client({ connectionString: floor.shop.url() });
    await client.connect();
    for (let n = 0; n < times; n += 1) {
      await sleep(40 + Math.random() * 80);
      closed.push(await closeDay(client));
    }
    await client.end();
  });
  for (const { tanggal, nota, total } of closed) {
    const [now] = await floor.shop.ask<{ nota: number; total: string }>(TOTALS, [TOKO, tanggal]);
    if (now?.nota !== nota || now.total !== total)
      wrong.push(`${tanggal} was closed with ${nota} sales (${total}) and has ${now?.nota} (${now?.total})`);
  }
  const longest = Math.max(...closed.map((day) => day.waited));
  if (longest > 2000) wrong.push(`a close waited ${longest.toFixed(0)} ms for the tills`);
  return {
    said: `${closed.length} days closed under way (by SQL, there is no command yet), longest wait ${longest.toFixed(0)} ms: ${said}`,
    wrong: [...wrong, ...noRefusals(floor).filter((line) => !line.endsWith(CLOSING))],
  };
}
