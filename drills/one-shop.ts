/** What two servers share without saying a word of it: jobs, photos, practice stores and anchors. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Headers } from '../bench/server.ts';
import { formulir, JENIS_FORMULIR } from '../tests/kit/unggah.ts';
import { callAt, loginAt, type Place, type Told } from './call.ts';
import { becomes } from './ears.ts';
import type { Pair } from './pair.ts';
import { PASSWORD } from './shop.ts';
import type { Result, Stock } from './stream.ts';

const LONG_MS = 120_000;
const PROOFS = 4;
const QUEUE = 'select count(*)::int as banyak from graphile_worker.jobs where run_at <= now()';
const DONE = "select count(*)::int as banyak from audit where aksi = 'invarian.diperiksa'";

const counted = async (pair: Pair, text: string): Promise<number> =>
  (await pair.ask<{ banyak: number }>(text))[0]?.banyak ?? 0;

/** So many proofs are asked for while two servers look for work: so many words are in the audit. */
export async function jobsOnce(pair: Pair): Promise<Result> {
  const wrong: string[] = [];
  const empty = () => becomes(async () => (await counted(pair, QUEUE)) === 0, LONG_MS);
  if (!(await empty())) wrong.push('the queue of before does not end');
  const before = await counted(pair, DONE);
  await pair.ask(`select graphile_worker.add_job('periksa_invarian') from generate_series(1, ${PROOFS})`);
  if (!(await empty())) wrong.push('the proofs do not end');
  const done = (await counted(pair, DONE)) - before;
  if (done !== PROOFS) wrong.push(`${PROOFS} proofs were asked for, ${done} were made`);
  return { said: `${done} of ${PROOFS} jobs done once`, wrong };
}

/** Taken at one, shown at the other, and deleted there. */
export async function photos(pair: Pair, shop: Place, stock: Stock): Promise<Result> {
  const spv = await loginAt(shop, 'SPV1', PASSWORD);
  const wrong: string[] = [];
  for (const [at, other] of [
    [pair.a, pair.b],
    [pair.b, pair.a],
  ] as const) {
    const [kode_barcode] = stock.take(1) as [string];
    const create = { width: 90, height: 40, channels: 3 as const, background: '#a00' };
    const isi = await sharp({ create }).jpeg().toBuffer();
    const body = formulir({ kode_barcode, image: { nama: 'foto.jpg', isi, jenis: 'image/jpeg' } });
    const headers = { ...spv, 'content-type': JENIS_FORMULIR, 'idempotency-key': randomUUID() };
    const sent = await callAt(at, 'POST', '/api/v1/barang/foto', { headers, body });
    const path = `/api/v1/barang/foto/${kode_barcode}`;
    const shown = await callAt(other, 'GET', path, { headers: spv });
    const key = { ...spv, 'idempotency-key': randomUUID() };
    const removed = await callAt(other, 'DELETE', path, { headers: key });
    const gone = await callAt(at, 'GET', path, { headers: spv });
    const said = [
      sent.status,
      shown.status,
      String(shown.headers['content-type']),
      removed.status,
      gone.status,
    ].join(' ');
    if (said !== '200 200 image/jpeg 200 404')
      wrong.push(`a photo of server ${at.name}, seen at ${other.name}: ${said}`);
    stock.giveBack([kode_barcode]);
  }
  return { said: 'photos taken at either shown and deleted at the other', wrong };
}

type Trainee = (at: Place, method: string, path: string, body?: object) => Promise<Told>;

/** Begins a run at `at`, in a browser of its own. */
async function trainee(shop: Place, at: Place, user_id: string): Promise<Trainee> {
  const own: Headers = await loginAt(shop, user_id, PASSWORD);
  const begin = { headers: own, body: { latihan: 'JUAL' } };
  let ticket = await callAt(at, 'POST', '/api/v1/latihan/mulai', begin);
  // The store of the day is being made.
  await becomes(async () => {
    if (ticket.status === 200) return true;
    ticket = await callAt(at, 'POST', '/api/v1/latihan/mulai', begin);
    return ticket.status === 200;
  }, LONG_MS);
  const body = { tiket: ticket.data?.tiket as string };
  const entered = await callAt(at, 'POST', '/api/v1/latihan/masuk', {
    headers: { cookie: own.cookie },
    body,
  });
  if (entered.status !== 200)
    throw new Error(`practice of ${user_id}: ${ticket.status} ${entered.status} ${entered.bytes}`);
  const place = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const held = { 'x-auth-token': entered.data.token as string, cookie: place };
  return (where, method, path, body) =>
    callAt(where, method, `/latihan/api/v1/${path}`, {
      headers: { ...held, ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }) },
      ...(body ? { body } : {}),
    });
}

/** Runs that are begun at one server go on at the other, and what one seals the other opens. */
export async function practice(pair: Pair, shop: Place): Promise<Result> {
  const people = ['KASIR5', 'KASIR6', 'KASIR7'];
  const runs: Trainee[] = [];
  for (const user_id of people) runs.push(await trainee(shop, pair.a, user_id));
  const wrong: string[] = [];
  const ask = async (what: string, at: Place & { name: string }, told: Promise<Told>): Promise<Told> => {
    const answer = await told;
    if (answer.status !== 200)
      wrong.push(
        `${what} at ${at.name}: ${answer.status} ${answer.code} ${answer.bytes.toString().slice(0, 300)}`,
      );
    return answer;
  };
  // All at once, as a class does that was told to begin.
  await Promise.all(
    runs.map((run, i) => ask(`the task of ${people[i]}`, pair.b, run(pair.b, 'GET', 'latihan/tugas'))),
  );
  const [run] = runs as [Trainee];
  const { tugas } = (await ask('the task', pair.a, run(pair.a, 'GET', 'latihan/tugas'))).data as {
    tugas: { kode_barcode: string; kode_member: string; diskon: number; total: number; uang: number };
  };
  const { kode_barcode, kode_member, diskon, total, uang } = tugas;
  const barang = [{ kode_barcode, kode_sales: 'S1', diskon }];
  const nota = { total, kode_member, barang, bayar: [{ jenis: 'CASH', jumlah: uang }] };
  // Below its cost: what the refusal of one server seals, the other must open.
  const cheap = {
    total: 1000,
    barang: [{ ...barang[0], diskon: total + diskon - 1000 }],
    bayar: [{ jenis: 'CASH', jumlah: 1000 }],
  };
  const refused = await run(pair.a, 'POST', 'penjualan/simpan', cheap);
  const { segel } = (refused.detail ?? {}) as { segel?: string };
  await ask('an approval', pair.b, run(pair.b, 'POST', 'authorization/minta', { segel, alasan: 'latihan' }));
  await ask('a sale', pair.b, run(pair.b, 'POST', 'penjualan/simpan', nota));
  const done = await ask('the end', pair.a, run(pair.a, 'POST', 'latihan/selesai', {}));
  return { said: `three runs begun at one, gone on at the other, one scored ${done.data?.skor}`, wrong };
}

const linesOf = (dir: string): number => {
  const path = join(dir, 'jangkar', 'jangkar.jsonl');
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').length : 0;
};
const NIGHTS = 4;

/** The nights' anchors are one file, whichever server the job comes to. */
export async function anchors(pair: Pair): Promise<Result> {
  const lines = (): [number, number] => [linesOf(pair.a.dir), linesOf(pair.b.dir)];
  const before = lines();
  for (let n = 1; n <= NIGHTS; n += 1) {
    const [a, b] = before;
    await pair.ask("select graphile_worker.add_job('jangkar_audit')");
    await becomes(() => lines()[0] + lines()[1] >= a + b + n, 30_000);
  }
  const made = lines().map((count, i) => count - (before[i] as number));
  const wrong =
    made.includes(NIGHTS) && made.includes(0)
      ? []
      : [`${NIGHTS} nights were signed as ${made.join(' and ')} lines`];
  return { said: `${NIGHTS} nights signed by one server`, wrong };
}
