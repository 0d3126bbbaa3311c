/**
 * Protects: two processes of one database behind a balancer that remembers nothing are one shop. Every live line comes up, whatever
 * is said at one process is heard once at the lines of both, and a session that ends at one tells the screen at the other why.
 */
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { followOthers, startSockets } from '@mustika/server-kit/http/sockets.ts';
import { cloneDatabase, type TestDatabase } from '@mustika/server-kit/testing.ts';
import { LINE } from '@mustika/web-kit/line.ts';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Caller, type Kit, kitOver, PASSWORD, perangkatOf, RANTAI } from '../kit/app.ts';
import { type Balancer, openBalancer } from '../kit/balancer.ts';
import { tanya } from '../kit/izin.ts';
import { hargaGrup } from '../kit/jual.ts';

type Process = { kit: Kit; port: number; stop(): Promise<void> };

/** Both seal with one key, as the processes of one shop must. */
const env = { SECRET_KEYS: randomBytes(32).toString('base64') };

let clone: TestDatabase;
let a: Process;
let b: Process;
let balancer: Balancer;
const open: Socket[] = [];

async function begin(): Promise<Process> {
  const kit = await kitOver(clone, { env });
  const io = startSockets(kit.app, kit.deps);
  await followOthers(io, kit.deps);
  await kit.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = kit.app.server.address() as AddressInfo;
  return {
    kit,
    port,
    stop: async () => {
      await io.close();
      await kit.lepas();
    },
  };
}

beforeAll(async () => {
  clone = await cloneDatabase(inject('pgUrl'), RANTAI);
  a = await begin();
  b = await begin();
  balancer = await openBalancer([a.port, b.port]);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(async () => {
  balancer?.close();
  await a?.stop();
  await b?.stop();
  await clone?.drop();
});

const headersOf = (user_id: string, token: string) => ({
  'x-auth-token': token,
  cookie: `perangkat=${perangkatOf(user_id)}`,
});
const tokens = new Map<string, Promise<string>>();
/** One session a person, whichever process he comes to. */
const tokenOf = (user_id: string): Promise<string> => {
  const known = tokens.get(user_id);
  const session = { user_id, device: perangkatOf(user_id), address: '127.0.0.1' };
  const token = known ?? a.kit.deps.sessions.open(session);
  tokens.set(user_id, token);
  return token;
};
const at = async ({ kit }: Process, user_id: string): Promise<Caller> =>
  kit.siapa(headersOf(user_id, await tokenOf(user_id)));

/** A line as the browser opens it, and whether it came up at the first try. */
async function line(url: string, user_id: string): Promise<{ socket: Socket; up: boolean }> {
  const token = await tokenOf(user_id);
  const { cookie } = headersOf(user_id, token);
  const own = { reconnection: false, forceNew: true, extraHeaders: { cookie } };
  const socket = connect(url, { ...LINE, auth: { token }, ...own });
  open.push(socket);
  const up = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
  return { socket, up };
}

type Ear = { heard: [event: string, ...args: unknown[]][] };
async function ear(of: Process, user_id: string): Promise<Ear & { socket: Socket }> {
  const { socket, up } = await line(`http://127.0.0.1:${of.port}`, user_id);
  expect(up).toBe(true);
  const heard: Ear['heard'] = [];
  socket.onAny((event, ...args) => void heard.push([event, ...args]));
  return { heard, socket };
}
const both = async (user_id: string) => [await ear(a, user_id), await ear(b, user_id)] as const;

/** Each ear hears it, and no ear a second time. */
async function heardOnce(ears: readonly Ear[], event: string, what: object = {}): Promise<void> {
  const times = () => ears.map(({ heard }) => heard.filter(([one]) => one === event).length);
  await expect.poll(times).toEqual(ears.map(() => 1));
  // Said after it, so heard after it: whatever would come twice has come.
  const selesai = randomBytes(4).toString('hex');
  for (const { kit } of [a, b]) kit.deps.sockets.current?.emit(selesai);
  const ends = () => ears.map(({ heard }) => heard.filter(([one]) => one === selesai).length);
  await expect.poll(ends).toEqual(ears.map(() => 2));
  expect(times()).toEqual(ears.map(() => 1));
  for (const { heard } of ears) expect(heard.find(([one]) => one === event)?.[1]).toMatchObject(what);
}

const PIECE = {
  ...{ kode_group: '750', kode_dept: 'CC', kode_gudang: 'TOKO', kode_baki: 'CC01', supplier: 'UBS' },
  ...{ nama_barang: 'CINCIN DUA PROSES', berat_asli: 2, harga_modal: 2_000_000 },
};

test('ten of ten lines come up in turn, as the browser opens them', async () => {
  const lines = await Promise.all(Array.from({ length: 10 }, () => line(balancer.url, 'KASIR1')));
  expect(lines.filter(({ up }) => up)).toHaveLength(10);
  expect(balancer.given).toEqual([5, 5]);
});

test('a document that is written at one is news at both', async () => {
  for (const process of [a, b]) {
    const ears = await both('KASIR1');
    const answer = await (await at(process, 'SPV1')).post('barang/simpan', { baris: [PIECE] });
    expect(answer, answer.text).toMatchObject({ status: 200 });
    await heardOnce(ears, 'document', { jenis: 'tambah_barang' });
    for (const { socket } of ears) socket.close();
  }
});

test('who is asked and who asked hear of it, wherever they are', async () => {
  const asked = [...(await both('SPV1')), ...(await both('OWNER'))];
  const asking = await both('KASIR1');
  const { segel } = tanya(b.kit, 'KASIR1') as unknown as { segel: string };
  const minta = await (await at(b, 'KASIR1')).post('authorization/minta', { segel, alasan: 'tetangga toko' });
  expect(minta, minta.text).toMatchObject({ status: 200 });
  await heardOnce(asked, 'otorisasi-masuk');
  const { id } = minta.data;
  const putus = { id, kode_toko: 'JKT1', setuju: false, keterangan: 'belum boleh' };
  const answer = await (await at(a, 'SPV1')).post('authorization/putus', putus);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await heardOnce(asking, 'otorisasi-putus', { id });
});

test('prices of head office reach the carts of both, and who asks again is answered with them', async () => {
  await hargaGrup(a.kit);
  for (const { kit } of [a, b]) kit.deps.stores.forget('JKT1');
  const ears = await both('KASIR1');
  const versi = (process: Process) => process.kit.deps.stores.get('JKT1').then((store) => store?.versi);
  const before = await versi(a);
  expect(await versi(b)).toBe(before);
  const harga = [{ kode: '750', kolom: 'harga', nilai: 1_055_000 }];
  const body = { tabel: 'grup', toko: [{ kode_toko: 'JKT1' }], harga };
  const answer = await (await at(b, 'OWNER')).post('harga/publikasi', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await heardOnce(ears, 'harga-berubah', [{ tabel: 'grup', kode: '750' }]);
  await heardOnce(ears, 'harga-diterbitkan', { kode_toko: 'JKT1' });
  expect(await versi(a)).not.toBe(before);
  expect(await versi(a)).toBe(await versi(b));
});

test('what is longer than PostgreSQL takes at once arrives whole, in any script, and a burst in its order', async () => {
  const [here, there] = await both('KASIR1');
  const kata = { teks: 'emas 金 😀 "\\'.repeat(3000) };
  const speaker = b.kit.deps.sockets.current?.to(['toko:JKT1', 'pusat']);
  speaker?.emit('panjang', kata, 'JKT1');
  for (let i = 0; i < 60; i += 1) speaker?.emit('urut', i);
  await expect.poll(() => here.heard.length).toBe(61);
  await expect.poll(() => there.heard.length).toBe(61);
  for (const { heard } of [here, there]) {
    expect(heard[0]).toEqual(['panjang', kata, 'JKT1']);
    expect(heard.slice(1).map(([, i]) => i)).toEqual(Array.from({ length: 60 }, (_, i) => i));
  }
});

const closed = (socket: Socket): Promise<string> =>
  new Promise((resolve) => void socket.once('disconnect', resolve));

test('a session taken over at one closes the line at the other and says why', async () => {
  const { heard, socket } = await ear(a, 'KASIR2');
  const gone = closed(socket);
  const body = { user_id: 'KASIR2', password: PASSWORD, ambil_alih: true };
  const answer = await b.kit.siapa().post('users/login', body);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await gone;
  expect(heard).toEqual([['session-ended', { alasan: 'DIAMBIL' }]]);
  expect((await (await at(a, 'KASIR2')).get('users/sesi')).code).toBe('TOKEN_TIDAK_VALID');
});

test('a session that a supervisor ends at one is told at the other, one that ends by itself is only closed', async () => {
  const ended = await ear(b, 'KASIR1');
  const gone = closed(ended.socket);
  const answer = await (await at(a, 'SPV1')).post('users/akhiri-sesi', { user_id: 'KASIR1' });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  await gone;
  expect(ended.heard).toEqual([['session-ended', {}]]);
  const other = await ear(b, 'SPV1');
  const left = closed(other.socket);
  await a.kit.deps.sessions.end('SPV1');
  await left;
  expect(other.heard).toEqual([]);
});
