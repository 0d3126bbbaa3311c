/**
 * Protects: the client that `npm run client` writes is typed as the API answers, sends a write once however often it is sent, gives up where
 * trying helps nothing; and the examples of docs/api do what they say, as they stand, against the whole server.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openApiDocument } from '../../apps/server/openapi.ts';
import { type Kit, testApp } from '../../tests/kit/app.ts';
import { HARGA_BAKU, nota, potongan, terjual } from '../../tests/kit/jual.ts';
import {
  berlangganan,
  buatKunci,
  type KunciUji,
  kirim,
  penerimaKabar,
  sebar,
} from '../../tests/kit/kunci.ts';
import { createClient, isMustikaError } from './client.ts';
import { callTypes, clientFile, typeOf } from './write-client.ts';

const AKAR = resolve(import.meta.dirname, '../..');
const dir = mkdtempSync(join(tmpdir(), 'mustika-client-'));
let kit: Kit;
let url: string;
let kunci: KunciUji;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  await kit.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(kit.app.server.address() as AddressInfo).port}`;
  kunci = await buatKunci(kit, {
    nama: 'CONTOH',
    hak: [
      ...['/data-barang', '/lihat-penjualan', '/master-parameter-harga-emas'],
      ...['/transaksi-penjualan', '/transaksi-penjualan#penjualan.simpan'],
    ],
  });
  cpSync(join(AKAR, 'docs/api/examples'), dir, { recursive: true });
  const client = readFileSync(join(AKAR, 'packages/client/client.ts'), 'utf8');
  writeFileSync(join(dir, 'mustika.ts'), clientFile(client, await openApiDocument()));
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }');
});
afterAll(async () => {
  await kit?.close();
  rmSync(dir, { recursive: true, force: true });
});

// biome-ignore lint/suspicious/noExplicitAny: what is loaded was written a moment ago; the compiler looks at it below.
const muat = async (nama: string): Promise<any> => import(join(dir, `${nama}.ts`));

test('the file and the examples are as the compiler wants them, with every call a key can make', async () => {
  const options = { strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true };
  const more = {
    target: 'ESNext',
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    lib: ['ESNext', 'DOM'],
    types: [],
  };
  writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...options, ...more } }));
  const tsc = join(AKAR, 'node_modules/typescript-7/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', dir], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
  const types = callTypes(await openApiDocument());
  expect(types.length).toBeGreaterThan(300);
  expect(types.join('\n')).toContain('"POST penjualan/simpan"');
  expect(types.join('\n')).not.toContain('users/ganti-password');
});

test('the price of the day on a sign', async () => {
  const { mustika } = await muat('mustika');
  const { signOf } = await muat('harga-hari-ini');
  const lines = await signOf(mustika({ url, key: kunci.kunci, store: 'JKT1' }));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/^[A-Z0-9 ]+: Rp [\d.]+ \/ gram$/);
});

test('stock in a web shop and notas in a ledger follow what happens at the counter', async () => {
  const { mustika, verifyWebhook } = await muat('mustika');
  const { fillCatalogue, onWebhook } = await muat('stok-toko-web');
  const { feed } = await muat('nota-ke-akuntansi');
  const shop = mustika({ url, key: kunci.kunci, store: 'JKT1' });
  const [barcode] = (await potongan(kit, 'WEBT', 2)) as [string];
  const catalogue = new Map();
  await fillCatalogue(shop, catalogue);
  expect(catalogue.get(barcode)).toEqual({ kode: barcode, nama: 'CINCIN UJI COBA', gram: 3.25 });

  const penerima = await penerimaKabar();
  const kejadian = ['penjualan.simpan', 'penjualan.batal', 'barang.terjual', 'barang.masuk'];
  const langganan = await berlangganan(kit, kunci, penerima.alamat, kejadian);
  const no = await terjual(kit.as('KASIR1'), nota([barcode], HARGA_BAKU));
  await sebar(kit);
  await kirim(kit, langganan);
  const now = kit.clock.now().epochMilliseconds / 1000;
  const ledger = new Map();
  for (const { headers, isi } of penerima.kabar) {
    const message = await verifyWebhook(langganan.rahasia, headers, isi, { now });
    await feed(shop, ledger, [message, message]);
  }
  expect([...ledger.values()]).toEqual([
    { nota: no, tanggal: '2026-11-21', rupiah: HARGA_BAKU, batal: false },
  ]);

  // The clock of the test stands still, so the receiver of the example is told the time by signing anew.
  const seen = new Set<string>();
  const { kepalaKabar } = await import('../../domains/kunci-api/tanda-tangan.server.ts');
  for (const { id, isi } of penerima.kabar) {
    const headers = kepalaKabar([langganan.rahasia], { id, detik: Math.floor(Date.now() / 1000), isi });
    expect(await onWebhook(shop, catalogue, langganan.rahasia, { headers, body: isi, seen })).toBe(204);
    expect(await onWebhook(shop, catalogue, langganan.rahasia, { headers, body: `${isi} `, seen })).toBe(400);
  }
  expect(catalogue.has(barcode)).toBe(false);
  await penerima.tutup();
});

type Calls = {
  'POST penjualan/simpan': { body: object; answer: { data: { no_dokumen: string } } };
  'GET penjualan': { answer: { data: unknown[] } };
  'GET users/data': { answer: unknown };
};

test('an answer that was lost is asked for again under the same key, and the sale is there once', async () => {
  const [, barcode] = (await potongan(kit, 'KLIE', 2)) as [string, string];
  const jeda: number[] = [];
  let ke = 0;
  const lossy: typeof fetch = async (...args) => {
    ke += 1;
    if (ke === 1) return new Response('', { status: 503, headers: { 'retry-after': '2' } });
    const answer = await fetch(...args);
    if (ke === 2) throw new TypeError('the line broke after the sale');
    // The line breaks in the middle of the answer: what came of it is no JSON, or reading it fails.
    if (ke === 3) return new Response((await answer.text()).slice(0, 20));
    if (ke === 4)
      return new Response(new ReadableStream({ start: (line) => line.error(new TypeError('cut')) }));
    return answer;
  };
  const options = { url, key: kunci.kunci, store: 'JKT1', fetch: lossy };
  const shop = createClient<Calls>({ ...options, sleep: async (ms) => void jeda.push(ms) });
  const bayar = [{ jenis: 'TRANSFER', jumlah: HARGA_BAKU, no_rekening: '7310455201' }];
  const { data } = await shop.call('POST penjualan/simpan', { body: nota([barcode], HARGA_BAKU, { bayar }) });
  expect([ke, jeda[0], jeda.length]).toEqual([5, 2000, 4]);
  const { rows } = await kit.owner.query(
    'select count(distinct no_dokumen)::int as n, min(no_dokumen) as no from buku_barang where kode_barcode = $1 and ke_tempat = $2',
    [barcode, '@PELANGGAN'],
  );
  expect(rows).toEqual([{ n: 1, no: data.no_dokumen }]);
  expect(await kit.periksa()).toEqual([]);
});

test('what trying does not help is refused at once, with its code', async () => {
  let ke = 0;
  const counted: typeof fetch = (...args) => {
    ke += 1;
    return fetch(...args);
  };
  const shop = createClient<Calls>({ url, key: kunci.kunci, fetch: counted, sleep: async () => {} });
  const salah = await shop.call('GET users/data').catch((error: unknown) => error);
  expect(isMustikaError(salah) && [salah.status, salah.code, ke]).toEqual([403, 'KUNCI_API_TANPA_HAK', 1]);
  const mati = createClient<Calls>({ url: 'http://127.0.0.1:9', key: 'x', tries: 3, sleep: async () => {} });
  const putus = await mati.call('GET penjualan').catch((error: unknown) => error);
  expect(isMustikaError(putus) && [putus.status, putus.code]).toEqual([0, 'KONEKSI']);
});

test.each([
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['A', 'B'] }, '"A" | "B"'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { type: 'boolean' } }, 'readonly (boolean)[]'],
  [
    { type: 'object', properties: { a: { type: 'number' }, 'b-c': { const: 1 } }, required: ['a'] },
    '{ a: number; "b-c"?: 1 }',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{}, 'unknown'],
])('%j is %s', (schema, type) => expect(typeOf(schema)).toBe(type));
