/** What is done at either of two servers is heard at both, and through the balancer, once. */
import { randomUUID } from 'node:crypto';
import type { Headers } from '../bench/server.ts';
import { callAt, loginAt, type Place, type Told } from './call.ts';
import { becomes, type Ear, earAt, timesOf } from './ears.ts';
import type { Pair, Process } from './pair.ts';
import { PASSWORD, type Shop, TOKO } from './shop.ts';
import type { Stock } from './stream.ts';

/** Lines that are opened one after the other behind the balancer. */
const LINES = 20;
const OWNER = 'OWNER';
const SPV = 'SPV1';
const KASIR = 'KASIR1';

type Crowd = { headers: ReadonlyMap<string, Headers>; ears: ReadonlyMap<string, readonly Ear[]> };

const whoIs = (headers: Crowd['headers'], user_id: string): Headers => headers.get(user_id) as Headers;
const earsOf = ({ ears }: Crowd, ...people: string[]): Ear[] =>
  people.flatMap((one) => [...(ears.get(one) ?? [])]);

/** A write with a key of its own; throws unless it is done, or refused as wanted. */
async function act(at: Place, who: Headers, path: string, body: object, code?: string): Promise<Told> {
  const headers = { ...who, 'idempotency-key': randomUUID() };
  const answer = await callAt(at, 'POST', `/api/v1/${path}`, { headers, body });
  if (code === undefined ? answer.status !== 200 : answer.code !== code)
    throw new Error(`${path}: ${answer.status} ${answer.bytes.toString().slice(0, 400)}`);
  return answer;
}

/** Four lines a person: one at each server, two where the balancer sends them. */
async function gather(pair: Pair, shop: Shop): Promise<Crowd> {
  const headers = new Map<string, Headers>();
  const ears = new Map<string, Ear[]>();
  for (const user_id of [OWNER, SPV, KASIR]) {
    const own = await loginAt(shop, user_id, PASSWORD);
    headers.set(user_id, own);
    const places: [string, Place][] = [
      ['a', pair.a],
      ['b', pair.b],
      ['balancer', shop],
      ['balancer', shop],
    ];
    const lines = await Promise.all(
      places.map(([where, place]) => earAt(`${user_id} at ${where}`, place, own)),
    );
    ears.set(
      user_id,
      lines.filter((line) => line !== null),
    );
    if (lines.includes(null)) throw new Error(`a live line of ${user_id} did not come up`);
  }
  return { headers, ears };
}

/** Whoever should have heard it says so, and nobody twice: two words said after it at either server have come, so it would have. */
async function once(
  pair: Pair,
  crowd: Crowd,
  ears: readonly Ear[],
  event: string,
  of: (...args: never[]) => boolean,
): Promise<string[]> {
  await becomes(() => ears.every((ear) => timesOf(ear, event, of) > 0));
  const everybody = [...crowd.ears.values()].flat();
  for (const at of [pair.a, pair.b]) {
    const before = everybody.map((ear) => timesOf(ear, 'daftar-berubah'));
    const kode_bank = `D${randomUUID().slice(0, 6).toUpperCase()}`;
    await act(at, whoIs(crowd.headers, OWNER), 'banks/create', { kode_bank, nama_bank: 'BANK SIMULASI' });
    await becomes(() => everybody.every((ear, i) => timesOf(ear, 'daftar-berubah') > (before[i] as number)));
    everybody.forEach((ear, i) => {
      if (timesOf(ear, 'daftar-berubah') !== (before[i] as number) + 1)
        throw new Error(`${ear.where}: a list that changed once`);
    });
  }
  return ears.flatMap((ear) => {
    const times = timesOf(ear, event, of);
    return times === 1 ? [] : [`${event}, heard ${times} times by ${ear.where}`];
  });
}

type Card = { kode_barcode: string; harga_jual: number };

/** A sale of one piece for `price`, or for what it costs. */
async function saleOf(at: Place, who: Headers, kode_barcode: string, price?: number): Promise<object> {
  const path = `/api/v1/barang/ready/kode-barcode/${kode_barcode}`;
  const { harga_jual } = (await callAt(at, 'GET', path, { headers: who })).data as Card;
  const total = price ?? harga_jual;
  const line = {
    kode_barcode,
    kode_sales: 'S1',
    ...(price === undefined ? {} : { diskon: harga_jual - price }),
  };
  return { total, barang: [line], bayar: [{ jenis: 'CASH', jumlah: total }] };
}

const PRICES = 'select harga::float8 from grup where kode_toko = $1 and kode_group = $2';

/** Everything that is said to open browsers, done at this server; answers what was not heard once everywhere. */
async function saidAt(
  pair: Pair,
  crowd: Crowd,
  at: Process,
  other: Process,
  stock: Stock,
): Promise<string[]> {
  const [kasir, spv, owner] = [KASIR, SPV, OWNER].map((one) => whoIs(crowd.headers, one)) as [
    Headers,
    Headers,
    Headers,
  ];
  const [sold, cheap] = stock.take(2) as [string, string];
  const hear = (people: string[], event: string, of: (...args: never[]) => boolean = () => true) =>
    once(pair, crowd, earsOf(crowd, ...people), event, of);
  const sale = await act(at, kasir, 'penjualan/simpan', await saleOf(at, kasir, sold));
  const { no_dokumen } = sale.data as { no_dokumen: string };
  const wrong = await hear([KASIR, SPV], 'document', ({ nomor }: { nomor: string }) => nomor === no_dokumen);

  for (const ear of [...crowd.ears.values()].flat()) ear.heard.length = 0;
  const refused = await act(
    at,
    kasir,
    'penjualan/simpan',
    await saleOf(at, kasir, cheap, 1000),
    'OTORISASI_DIPERLUKAN',
  );
  stock.giveBack([cheap]);
  const { segel } = refused.detail as { segel: string };
  const { id } = (await act(at, kasir, 'authorization/minta', { segel, alasan: 'tetangga toko' })).data as {
    id: string;
  };
  wrong.push(...(await hear([SPV, OWNER], 'otorisasi-masuk')));
  // Answered at the other one, by whom it shows among what waits for him.
  const inbox = (await callAt(other, 'GET', '/api/v1/authorization/masuk', { headers: spv })).data as {
    id: string;
  }[];
  if (!inbox.some((one) => one.id === id))
    wrong.push(`the inbox at ${other.name} lacks what was asked at ${at.name}`);
  await act(other, spv, 'authorization/putus', {
    id,
    kode_toko: TOKO,
    setuju: false,
    keterangan: 'belum boleh',
  });
  wrong.push(...(await hear([KASIR], 'otorisasi-putus', (one: { id: string }) => one.id === id)));

  for (const ear of [...crowd.ears.values()].flat()) ear.heard.length = 0;
  const [grup] = await pair.ask<{ harga: number }>(PRICES, [TOKO, '750']);
  const harga = [{ kode: '750', kolom: 'harga', nilai: (grup?.harga ?? 0) + 1000 }];
  await act(at, owner, 'harga/publikasi', { tabel: 'grup', toko: [{ kode_toko: TOKO }], harga });
  wrong.push(
    ...(await hear([KASIR, SPV], 'harga-diterbitkan')),
    ...(await hear([KASIR, SPV], 'harga-berubah')),
  );
  return wrong;
}

/** A session that is taken over at one server ends at the other, whose line says why before it goes. */
async function takenOver(crowd: Crowd, at: Process): Promise<string[]> {
  const ears = earsOf(crowd, SPV);
  await loginAt(at, SPV, PASSWORD);
  await becomes(() => ears.every(({ gone }) => gone));
  return ears.flatMap((ear) => {
    const told = timesOf(ear, 'session-ended', (why?: { alasan?: string }) => why?.alasan === 'DIAMBIL');
    return ear.gone && told === 1
      ? []
      : [`session-ended, heard ${told} times by ${ear.where}, gone: ${ear.gone}`];
  });
}

/** `said`: a line for the reader. */
export async function news(pair: Pair, shop: Shop, stock: Stock): Promise<{ said: string; wrong: string[] }> {
  const own = await loginAt(shop, 'KASIR8', PASSWORD);
  const lines: (Ear | null)[] = [];
  for (let n = 0; n < LINES; n += 1) lines.push(await earAt('balancer', shop, own));
  const up = lines.filter((line) => line !== null);
  for (const line of up) line.close();
  const wrong = up.length === LINES ? [] : [`${LINES - up.length} of ${LINES} live lines did not come up`];
  for (const [at, other] of [
    [pair.a, pair.b],
    [pair.b, pair.a],
  ] as const) {
    const crowd = await gather(pair, shop);
    wrong.push(...(await saidAt(pair, crowd, at, other, stock)), ...(await takenOver(crowd, at)));
    for (const ear of [...crowd.ears.values()].flat()) ear.close();
  }
  return {
    said: `${up.length} of ${LINES} live lines up, seven events at either server heard once at 12 lines`,
    wrong,
  };
}
