/**
 * Protects: the scale of a till, by its network box or its serial line, says its weight at its own till while somebody looks and not
 * otherwise; one that moves, is overloaded, silent or unplugged says no weight that could be taken.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket as Plug, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BacaanTimbangan, TimbanganAgen } from '@mustika/kernel/agen/agen.ts';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Agent, startAgent } from '../../apps/agent/agent.ts';
import { openRenewal } from '../../apps/agent/renewal.ts';
import { dengarkan, pasangkan, type ServerAgen } from '../../tests/kit/agen.ts';
import { type Kit, perangkatOf, testApp } from '../../tests/kit/app.ts';

const DIAM = 'ST,+00012.345  g\r\n';

let kit: Kit;
let server: ServerAgen;
let agen: Agent;
let layar: Socket;
let id: string;
const dir = mkdtempSync(join(tmpdir(), 'mustika-timbangan-'));
/** What the live line of the till said of its scale, oldest first. */
let dikata: (BacaanTimbangan & { agen: string })[] = [];

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  server = await dengarkan(kit);
  const key = await pasangkan(kit, kit.as('SPV1'), server.url);
  id = key.id;
  agen = startAgent({
    ...{ key, dir, sistem: 'uji', versi: '1.0.0' },
    ...{ say: () => {}, refused: () => {}, renewed: () => {}, renewal: openRenewal(dir, null) },
  });
  // Whoever listens is another one of the store: one person has one session.
  const device = perangkatOf('KASIR1');
  const token = await kit.deps.sessions.open({ user_id: 'KASIR1', device, address: '127.0.0.1' });
  layar = io(server.url, {
    auth: { token },
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { cookie: `perangkat=${device}` },
  });
  layar.on('timbangan', (said) => void dikata.push(said));
  await new Promise<void>((done, fail) => {
    layar.once('connect', () => done());
    layar.once('connect_error', fail);
  });
});
afterEach(async () => {
  await atur(null);
  dikata = [];
  expect(await kit.periksa()).toEqual([]);
});
afterAll(async () => {
  layar?.close();
  await agen?.stop();
  await server?.close();
  await kit?.close();
  rmSync(dir, { recursive: true, force: true });
});

const atur = async (satu: Partial<TimbanganAgen> | null): Promise<void> => {
  const usual = { jalur: 'JARINGAN', alamat: '', bicara: '9600 8N1', perintah: '', tiap: 200 };
  const answer = await kit
    .as('SPV1')
    .put('agen/timbangan', { timbangan: satu ? [{ ...usual, ...satu }] : [] });
  expect(answer, answer.text).toMatchObject({ status: 200 });
};
const lihat = async (user = 'SPV1'): Promise<boolean> =>
  (await kit.as(user).post('agen/timbangan/dengar', {})).data.ada as boolean;
const kata = (): BacaanTimbangan | undefined => {
  const last = dikata.at(-1);
  return last && { mg: last.mg, diam: last.diam, baris: last.baris };
};

/** A box that puts the line of a scale on the network. */
async function kotak(saat: (plug: Plug) => void = () => {}) {
  const plugs = new Set<Plug>();
  const box: Server = createServer((plug) => {
    plugs.add(plug);
    plug.on('error', () => {});
    plug.on('close', () => plugs.delete(plug));
    saat(plug);
  });
  await new Promise<void>((done) => box.listen(0, '127.0.0.1', done));
  const { port } = box.address() as AddressInfo;
  return {
    alamat: `127.0.0.1:${port}`,
    plugs,
    /** As a scale does: again and again. */
    berkata: (line: string) => {
      for (const plug of plugs) plug.write(line.repeat(4));
    },
    cabut: () => {
      for (const plug of plugs) plug.destroy();
    },
    tutup: () => {
      for (const plug of plugs) plug.destroy();
      return new Promise<void>((done) => box.close(() => done()));
    },
  };
}

test('while nobody looks its line is free; whoever looks reads what stands still', async () => {
  const box = await kotak((plug) => plug.write(DIAM.repeat(4)));
  await atur({ alamat: box.alamat });
  expect(box.plugs.size).toBe(0);
  expect(await lihat()).toBe(true);
  await expect.poll(kata).toEqual({ mg: 12_345, diam: true, baris: 'ST,+00012.345  g' });
  expect(dikata.at(-1)?.agen).toBe(id);
  // Another screen looks, while the same piece lies there.
  dikata = [];
  await lihat();
  await expect.poll(kata).toMatchObject({ mg: 12_345, diam: true });
  box.berkata('US,+00012.500  g\r\n');
  await expect.poll(kata).toMatchObject({ mg: 12_500, diam: false });
  box.berkata('OL,+99999.999  g\r\n');
  await expect.poll(kata).toMatchObject({ mg: null, diam: false });
  box.berkata(DIAM);
  await expect.poll(kata).toMatchObject({ mg: 12_345, diam: true });
  box.cabut();
  await expect.poll(() => dikata.some(({ mg }, n) => n > 0 && mg === null)).toBe(true);
  // It is plugged in again, and speaks.
  await expect.poll(kata).toMatchObject({ mg: 12_345, diam: true });
  await atur(null);
  await expect.poll(() => box.plugs.size).toBe(0);
  await box.tutup();
});

test('one that waits to be asked is asked, and its silence is no weight', async () => {
  let menjawab = true;
  let asked = '';
  const box = await kotak((plug) =>
    plug.on('data', (part) => {
      asked = part.toString();
      if (menjawab) plug.write('S S      7.250 g\r\n');
    }),
  );
  await atur({ alamat: box.alamat, perintah: 'SI' });
  await lihat();
  await expect.poll(kata).toMatchObject({ mg: 7250, diam: true });
  expect(asked).toBe('SI\r\n');
  menjawab = false;
  await expect.poll(kata).toMatchObject({ mg: null, diam: false });
  await atur(null);
  await box.tutup();
});

test.skipIf(process.platform !== 'linux')('a serial line is set, asked and read', async () => {
  // A terminal of the system in place of the plug: what is written to this program comes out of the device.
  const plug: ChildProcess = spawn('script', ['-qfc', 'tty; exec sleep 600', '/dev/null']);
  let said = '';
  plug.stdout?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  await expect.poll(() => said).toMatch(/\/dev\/pts\/\d+/);
  const alamat = /\/dev\/pts\/\d+/.exec(said)?.[0] ?? '';
  await atur({ jalur: 'BERKAS', alamat, perintah: 'Q' });
  await lihat();
  await expect.poll(() => said).toContain('Q\r\n');
  plug.stdin?.write(DIAM.repeat(4));
  await expect.poll(kata).toMatchObject({ mg: 12_345, diam: true });
  await atur(null);
  plug.kill();
});

test('printers that are stored again keep it, and what no scale says is refused', async () => {
  await atur({ alamat: '127.0.0.1:9' });
  await kit.as('SPV1').put('agen/setelan', { pencetak: [], kertas: [] });
  expect((await kit.as('SPV1').get('agen')).data.timbangan).toMatchObject([{ alamat: '127.0.0.1:9' }]);
  for (const wrong of [{ bicara: '9600 9X9' }, { tiap: 1 }, { jalur: 'SISTEM' }]) {
    const satu = { jalur: 'JARINGAN', alamat: 'x', bicara: '9600 8N1', perintah: '', tiap: 200, ...wrong };
    expect((await kit.as('SPV1').put('agen/timbangan', { timbangan: [satu] })).status).toBe(400);
  }
});

// At the end: whoever listened is asked himself now, and has a session of his own for that.
test('is of the till that set it', async () => {
  const box = await kotak();
  await atur({ alamat: box.alamat });
  expect(await lihat('KASIR1')).toBe(false);
  expect((await kit.as('KASIR1').put('agen/timbangan', { timbangan: [] })).status).toBe(403);
  await box.tutup();
});
