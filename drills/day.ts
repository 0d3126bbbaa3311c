/**
 * The close of the day while fifty tills sell: a sale is either in the closed day or dated after it, and what was closed
 * stays as it was. The tills take cards only, because cash would change a drawer that has been counted.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PECAHAN } from '@mustika/domains/tutup-toko/pecahan.rule.ts';
import type { PeriksaTutup } from '@mustika/domains/tutup-toko/periksa-tutup.command.ts';
import { hitunganTerakhir } from '@mustika/domains/tutup-toko/periksa-tutup.rule.ts';
import { kodeLaci } from '@mustika/domains/tutup-toko/selisih-laci.rule.ts';
import { addDays, type Tanggal } from '@mustika/kernel/date.ts';
import type { Headers } from '../bench/server.ts';
import { PASSWORD, type Shop, TOKO } from './shop.ts';
import { type Floor, noRefusals, type Result, whileSelling } from './stream.ts';

export type Reply = { code?: string; data?: unknown; detail?: unknown };
export type Supervisor = { call(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply> };

/** Somebody who is no till, by his session. */
export const supervisorAt = (port: number, headers: Headers): Supervisor => ({
  call: async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as Reply;
  },
});

/** Notes and coins for an amount. */
function notesOf(amount: number): { nominal: number; lembar: number }[] {
  let left = amount;
  return PECAHAN.flatMap((nominal) => {
    const lembar = Math.floor(left / nominal);
    left -= lembar * nominal;
    return lembar > 0 ? [{ nominal, lembar }] : [];
  });
}

const checklist = async (spv: Supervisor): Promise<PeriksaTutup> =>
  (await spv.call('GET', 'tutup-toko/periksa')).data as PeriksaTutup;

async function countDrawers(shop: Pick<Shop, 'ask'>, spv: Supervisor): Promise<void> {
  for (const { akun, dimensi } of (await checklist(spv)).laci) {
    const [row] = await shop.ask<{ saldo: number }>(
      'select saldo::bigint::float8 as saldo from saldo_uang where kode_toko = $1 and akun = $2 and dimensi = $3',
      [TOKO, akun, dimensi],
    );
    const pecahan = notesOf(Math.max(0, row?.saldo ?? 0));
    await spv.call('POST', 'tutup-toko/hitung', { akun, dimensi, pecahan });
  }
}

function closingOf({ tanggal, laci, periksa }: PeriksaTutup): object {
  return {
    tanggal,
    tanggal_berikut: addDays(tanggal as Tanggal, 1),
    // The smallest coin is more than a drawer may differ by.
    laci: hitunganTerakhir(laci, Object.fromEntries(laci.map((one) => [kodeLaci(one), 'latihan']))),
    pengecualian: periksa
      .filter(({ sifat }) => sifat === 'ALASAN')
      .map(({ kode }) => ({ kode, alasan: 'latihan' })),
  };
}

type Needs = { segel: string; perlu: { kategori: string; description: string }[] };

/** Counts, asks for the owner's signature and closes; the last answer. */
export async function closeDay(
  shop: Pick<Shop, 'ask'>,
  spv: Supervisor,
): Promise<{ reply: Reply; tanggal: string; ms: number }> {
  await countDrawers(shop, spv);
  const seen = await checklist(spv);
  const body = closingOf(seen);
  const asked = await spv.call('POST', 'tutup-toko/tutup', body);
  if (asked.code !== 'OTORISASI_DIPERLUKAN') return { reply: asked, tanggal: seen.tanggal, ms: 0 };
  const { segel, perlu } = asked.detail as Needs;
  const detail_authorization: object[] = [];
  for (const { kategori, description } of perlu) {
    const who = { user_id: 'OWNER', password: PASSWORD };
    const signed = await spv.call('POST', 'authorization', { ...who, kategori, description, segel });
    detail_authorization.push({ _id: (signed.data as { _id: string })._id });
  }
  const started = performance.now();
  const reply = await spv.call('POST', 'tutup-toko/tutup', { ...body, detail_authorization });
  return { reply, tanggal: seen.tanggal, ms: performance.now() - started };
}

const SALES_OF = `select count(*)::int as nota, coalesce(sum(total), 0)::text as total
  from penjualan where kode_toko = $1 and tanggal = $2`;
type Sales = { nota: number; total: string };

/** Right for a sale that met the closing between reading and posting. */
const CLOSED = 'TOKO_TUTUP';
/** A closing may wait for postings under way, not for all that want to follow. */
const LONGEST_MS = 2000;

export async function dayRace(floor: Floor, times: number): Promise<Result> {
  const { shop } = floor;
  const spv = supervisorAt(shop.port, await shop.login('SPV1'));
  const days = new Map<string, Sales>();
  const wrong: string[] = [];
  let longest = 0;
  const sold = await whileSelling(floor, async () => {
    for (let n = 0; n < times; n += 1) {
      await sleep(50 + Math.random() * 100);
      const { reply, tanggal, ms } = await closeDay(shop, spv);
      if (reply.data === undefined) wrong.push(`${tanggal} was not closed: ${JSON.stringify(reply)}`);
      longest = Math.max(longest, ms);
      days.set(tanggal, (await shop.ask<Sales>(SALES_OF, [TOKO, tanggal]))[0] as Sales);
    }
  });
  for (const [tanggal, then] of days) {
    const [now] = await shop.ask<Sales>(SALES_OF, [TOKO, tanggal]);
    if (now?.nota !== then.nota || now.total !== then.total)
      wrong.push(
        `${tanggal} was closed with ${then.nota} sales (${then.total}), has ${now?.nota} (${now?.total})`,
      );
  }
  if (longest > LONGEST_MS) wrong.push(`a closing took ${longest.toFixed(0)} ms`);
  return {
    said: `${days.size} days closed under way, the slowest in ${longest.toFixed(0)} ms: ${sold.said}`,
    wrong: [...wrong, ...sold.wrong, ...noRefusals(floor).filter((line) => !line.endsWith(CLOSED))],
  };
}
