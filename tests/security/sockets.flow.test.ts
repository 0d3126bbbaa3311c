/** Protects: the live line opens for living sessions on their own device only, tells a store its own news, and ends with them. */
import type { AddressInfo } from 'node:net';
import { pusatDari } from '@mustika/server-kit/http/broadcast.ts';
import { followSessions, followSettings, startSockets } from '@mustika/server-kit/http/sockets.ts';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, PASSWORD, perangkatOf, testApp } from '../kit/app.ts';
import { tanya } from '../kit/izin.ts';

let kit: Kit;
let url: string;
let server: ReturnType<typeof startSockets>;
const open: Socket[] = [];

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  server = startSockets(kit.app, kit.deps);
  await followSessions(server, kit.deps);
  await followSettings(server, kit.deps);
  await kit.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(kit.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(async () => {
  await server?.close();
  await kit?.close();
});

const tokenOf = (user_id: string): Promise<string> =>
  kit.deps.sessions.open({ user_id, device: perangkatOf(user_id), address: '127.0.0.1' });

type Outcome = { socket: Socket; refused: string | null };

/** Resolves with the open line, or with why it did not open. */
function line(auth: object, headers: Record<string, string>): Promise<Outcome> {
  const socket = connect(url, {
    auth,
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: headers,
    forceNew: true,
  });
  open.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ socket, refused: null }));
    socket.once('connect_error', (error) => resolve({ socket, refused: error.message }));
  });
}

const cookie = (user_id: string): Record<string, string> => ({ cookie: `perangkat=${perangkatOf(user_id)}` });
const lineOf = async (user_id: string): Promise<Socket> => {
  const { socket, refused } = await line({ token: await tokenOf(user_id) }, cookie(user_id));
  expect(refused).toBeNull();
  return socket;
};

const alive = async (): Promise<void> => expect((await fetch(`${url}/sehat`)).status).toBe(200);

describe('a line is refused', () => {
  test.each([
    ['without a token', {}],
    ['with a token that is no text', { token: { $gt: '' } }],
    ['with an invented token', { token: 'A'.repeat(43) }],
    ['with a token of sixty kilobytes', { token: 'A'.repeat(60_000) }],
  ])('%s', async (_what, auth) => {
    expect((await line(auth, cookie('SPV1'))).refused).toBe('TOKEN_TIDAK_VALID');
    await alive();
  });

  test('on another device, and with a cookie that is none', async () => {
    const token = await tokenOf('SPV1');
    for (const headers of [
      {},
      cookie('KASIR1'),
      { cookie: 'perangkat=%' },
      { cookie: 'perangkat=%E0%A4%A' },
      { cookie: '=;;=' },
    ])
      expect((await line({ token }, headers)).refused, JSON.stringify(headers)).toBe('TOKEN_TIDAK_VALID');
    await alive();
  });

  test('from a page of somebody else', async () => {
    const token = await tokenOf('SPV1');
    for (const origin of ['https://jahat.example', 'null', 'http://127.0.0.1', `${url}.jahat.example`])
      expect((await line({ token }, { ...cookie('SPV1'), origin })).refused, origin).not.toBeNull();
    expect((await line({ token }, { ...cookie('SPV1'), origin: url })).refused).toBeNull();
  });

  test('when the session has gone to sleep', async () => {
    const token = await tokenOf('SPV1');
    kit.clock.advance({ minutes: 20 });
    expect((await line({ token }, cookie('SPV1'))).refused).toBe('TOKEN_TIDAK_VALID');
  });
});

const heard = (socket: Socket, event: string): { payloads: unknown[] } => {
  const ear = { payloads: [] as unknown[] };
  socket.on(event, (payload) => ear.payloads.push(payload));
  return ear;
};
/** A round trip on the same line: whatever was sent before has arrived. */
const settle = async (): Promise<void> => {
  server.emit('selesai');
  await new Promise((resolve) => setTimeout(resolve, 50));
};

test('news of a store reach its own people only', async () => {
  const [here, there] = [await lineOf('KASIR1'), await lineOf('KASIR1-BDG')];
  const [own, other] = [heard(here, 'document'), heard(there, 'document')];
  await kit.as('SPV1').post('barang/simpan', {
    baris: [
      {
        kode_group: '750',
        kode_dept: 'CC',
        kode_gudang: 'TOKO',
        kode_baki: 'CC01',
        nama_barang: 'CINCIN SOKET',
        berat_asli: 2,
        harga_modal: 2_000_000,
        supplier: 'UBS',
      },
    ],
  });
  await settle();
  expect(own.payloads).toMatchObject([{ jenis: 'tambah_barang' }]);
  expect(other.payloads).toEqual([]);
});

test('what a browser sends moves nothing', async () => {
  const socket = await lineOf('KASIR1');
  const other = await lineOf('KASIR2');
  const ears = ['settings-changed', 'session-ended', 'document', 'fingerprint-auth'].map((event) =>
    heard(other, event),
  );
  for (const event of ['settings-changed', 'session-ended', 'document', 'fingerprint-auth', 'join'])
    socket.emit(event, 'toko:BDG1');
  await settle();
  expect(ears.map((ear) => ear.payloads)).toEqual([[], [], [], []]);
  await alive();
});

const closed = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('disconnect', () => resolve(true));
    setTimeout(() => resolve(false), 3000);
  });

test('a line ends with its session: by a supervisor, by logout, by a new login', async () => {
  const kasir = heard(await lineOf('KASIR2'), 'session-ended');
  expect(await kit.as('SPV1').post('users/akhiri-sesi', { user_id: 'KASIR2' })).toMatchObject({
    status: 200,
  });
  await settle();
  expect(kasir.payloads).toHaveLength(1);
  const gone = closed(await lineOf('KASIR1'));
  await kit.deps.sessions.end('KASIR1');
  expect(await gone).toBe(true);
});

test('the screen that was taken over elsewhere is told so and closed', async () => {
  const socket = await lineOf('KASIR2');
  const [said, gone] = [heard(socket, 'session-ended'), closed(socket)];
  const elsewhere = { user_id: 'KASIR2', password: PASSWORD, ambil_alih: true };
  expect(await kit.siapa().post('users/login', elsewhere)).toMatchObject({ status: 200 });
  expect(await gone).toBe(true);
  expect(said.payloads).toEqual([{ alasan: 'DIAMBIL' }]);
});

test('head office with a list of stores hears of these and of no other', async () => {
  await kit.owner.query(
    `insert into pengguna (user_id, nama, level, kode_toko, lingkup, kata_sandi)
     select 'STAFJKT', 'STAF JKT', 'SPV', kode_toko, array['JKT1'], kata_sandi from pengguna where user_id = 'PUSAT'`,
  );
  const events = ['settings-changed', 'otorisasi-masuk', 'harga-diterbitkan'];
  const staf = await lineOf('STAFJKT');
  const semua = await lineOf('PUSAT');
  const [bagian, seluruh] = [staf, semua].map((socket) => events.map((event) => heard(socket, event)));
  const ubah = (kode_toko: string) =>
    kit.owner.query(
      `select pg_notify('setelan', jsonb_build_object('kode_toko', $1::text, 'key', 'MAKS_DISKON_PERSEN', 'value', '3', 'oleh', 'SU')::text)`,
      [kode_toko],
    );
  for (const kode_toko of ['BDG1', 'JKT1']) {
    await ubah(kode_toko);
    kit.deps.sockets.current?.to(pusatDari(kode_toko)).emit('harga-diterbitkan', { kode_toko });
    const kasir = kode_toko === 'JKT1' ? 'KASIR1' : 'KASIR1-BDG';
    const { segel } = tanya(kit, kasir, { kode_toko });
    const asked = await kit.as(kasir).post('authorization/minta', { segel, alasan: 'ditawar' });
    expect(asked).toMatchObject({ status: 200 });
  }
  await expect.poll(() => seluruh?.map((ear) => ear.payloads.length)).toEqual([2, 2, 2]);
  await settle();
  expect(bagian?.map((ear) => ear.payloads.length)).toEqual([1, 1, 1]);
});
