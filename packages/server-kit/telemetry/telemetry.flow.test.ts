/**
 * Protects: an operator reads what tills feel and how the house stands, and nobody reads it at the shop's own address; a trace follows a
 * call to its statements. Neither names a person, a piece or an amount.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LINE } from '@mustika/web-kit/line.ts';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Kit, perangkatOf, testApp } from '../../../tests/kit/app.ts';
import { startSockets } from '../http/sockets.ts';
import { type Jobs, startJobs } from '../jobs.ts';
import { measureHouse } from './measure-house.ts';
import { openTelemetry, type Telemetry } from './telemetry.ts';

const LOOPBACK = '127.0.0.1';
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

let collector: Server;
/** Bodies that came to the collector of traces. */
const traces: string[] = [];
let telemetry: Telemetry;
let kit: Kit;
let jobs: Jobs;
let line: Socket;

beforeAll(async () => {
  collector = createServer(async (request, answer) => {
    traces.push(await text(request));
    answer.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((done) => collector.listen(0, LOOPBACK, done));
  const url = `http://${LOOPBACK}:${portOf(collector)}`;
  telemetry = await openTelemetry({ metrics: { host: LOOPBACK, port: 0 }, traces: url });
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url };
  kit = await testApp({ pgUrl: inject('pgUrl'), env, batas: { meter: telemetry.meter } });
  const io = startSockets(kit.app, kit.deps);
  jobs = await startJobs(kit.deps, kit.url);
  measureHouse(kit.deps, { jobs, lines: () => io.engine.clientsCount });
  await kit.app.listen({ port: 0, host: LOOPBACK });
  const token = await kit.deps.sessions.open({
    ...{ user_id: 'KASIR1', device: perangkatOf('KASIR1'), address: LOOPBACK },
  });
  const extraHeaders = { cookie: `perangkat=${perangkatOf('KASIR1')}` };
  line = connect(`http://${LOOPBACK}:${portOf(kit.app.server)}`, { ...LINE, auth: { token }, extraHeaders });
  await new Promise<void>((done) => line.once('connect', () => done()));
});
afterAll(async () => {
  line?.close();
  await jobs?.stop();
  await kit?.close();
  await telemetry?.close();
  collector?.close();
});

const measures = async (path = '/metrics'): Promise<{ status: number; said: string }> => {
  const answer = await fetch(`http://${LOOPBACK}:${telemetry.port}${path}`);
  return { status: answer.status, said: await answer.text() };
};
/** The value of a measure with these labels, or undefined where it is not told. */
const told = (said: string, name: string, ...labels: string[]): number | undefined => {
  const lines = said.split('\n').filter((one) => one.startsWith(`${name}{`) || one.startsWith(`${name} `));
  const found = lines.find((one) => labels.every((label) => one.includes(label)));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
};

test('a call is measured by its route, with what became of it', async () => {
  const kasir = kit.as('KASIR1');
  expect((await kasir.get('barang/ready/kode-barcode/TIDAKADA')).status).toBe(404);
  expect((await kasir.get('member/get/by/0812000111222')).status).toBe(404);
  const { said } = await measures();
  const count = 'http_server_request_duration_seconds_count';
  expect(
    told(said, count, 'barang/ready/kode-barcode/:kode_barcode"', 'status_code="404"', 'method="GET"'),
  ).toBe(1);
  expect(told(said, 'http_server_active_requests')).toBe(0);
  expect(said).not.toMatch(/TIDAKADA|0812000111222/);
});

test('the till says what it felt; what is no time is nothing', async () => {
  line.emit('felt', [
    ['scan', 120],
    ['save', 480],
    ['scan', 90],
  ]);
  for (const nonsense of ['x', [['scan', -1]], [['fly', 5]], [['scan', '5']], null, [[]]])
    line.emit('felt', nonsense);
  const felt = 'mustika_till_answer_seconds_count';
  await expect.poll(async () => told((await measures()).said, felt, 'act="scan"')).toBe(2);
  const { said } = await measures();
  expect(told(said, felt, 'act="save"')).toBe(1);
  expect(told(said, 'mustika_till_answer_seconds_sum', 'act="scan"')).toBeCloseTo(0.21);
});

test('tells of the database, the queue, the drawers, the proof and the disk', async () => {
  const before = (await measures()).said;
  expect(told(before, 'mustika_database_up')).toBe(1);
  expect(told(before, 'mustika_lines')).toBe(1);
  expect(told(before, 'mustika_drawers_negative')).toBe(0);
  expect(told(before, 'mustika_jobs', 'state="given_up"')).toBe(0);
  expect(told(before, 'mustika_disk_free_bytes')).toBeGreaterThan(0);
  expect(told(before, 'mustika_proof_age_seconds')).toBeUndefined();
  expect(told(before, 'mustika_backup_age_seconds')).toBeUndefined();
  await kit.owner.query(`insert into cadangan (nama, mulai, byte, dibuktikan, temuan)
    values ('mustika-1', now() - interval '1 hour', 1, now(), 0), ('mustika-2', now(), 1, now(), 3)`);

  await kit.owner.query(
    `update saldo_uang set saldo = -1 where kode_toko = 'JKT1' and akun = 'KAS' and dimensi = 'KASIR1'`,
  );
  await kit.owner.query("select graphile_worker.add_job('periksa_invarian')");
  await kit.owner.query("select graphile_worker.add_job('tak_dikenal', run_at := now() - interval '90 s')");
  await expect.poll(async () => told((await measures()).said, 'mustika_proof_findings')).toBeGreaterThan(0);
  const after = (await measures()).said;
  expect(told(after, 'mustika_proof_age_seconds')).toBeGreaterThanOrEqual(0);
  // The younger one came back with findings.
  expect(told(after, 'mustika_backup_age_seconds')).toBeGreaterThanOrEqual(3600);
  expect(told(after, 'mustika_drawers_negative')).toBe(1);
  expect(told(after, 'mustika_jobs', 'state="due"')).toBe(1);
  expect(told(after, 'mustika_jobs_late_seconds')).toBeGreaterThanOrEqual(90);
});

type Span = { name: string; traceId: string; parentSpanId?: string; spanId: string };
const spans = (): Span[] =>
  traces.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

test('a trace follows a call to its statements, and names neither who nor what', async () => {
  await kit.as('KASIR1').get('barang/ready/kode-barcode/RAHASIA7');
  const call = 'GET /api/v1/barang/ready/kode-barcode/:kode_barcode';
  const steps = () => {
    const all = spans();
    const [asked] = all.filter(({ name }) => name === call).slice(-1);
    return all.filter(({ traceId, name }) => traceId === asked?.traceId && name !== call);
  };
  await expect.poll(() => steps().length).toBeGreaterThan(0);
  for (const { name, parentSpanId } of steps()) {
    expect(name).toMatch(/^db /);
    expect(parentSpanId).toBeTruthy();
  }
  expect(traces.join('')).not.toMatch(/RAHASIA7|KASIR1/);
});
