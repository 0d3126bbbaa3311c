import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { startJobs } from '../jobs.ts';
import { readMigrations } from '../schema/migration-files.ts';
import { lookAround } from './health.ts';
import { refusalOf } from './http-errors.ts';

let kit: Kit;
let admin: pg.Client;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  admin = new pg.Client({ connectionString: inject('pgUrl') });
  await admin.connect();
});
afterAll(async () => {
  await kit?.close();
  await admin?.end();
});

const allow = (yes: boolean) =>
  admin.query(`alter database ${new URL(kit.url).pathname.slice(1)} allow_connections ${yes}`);
const cut = (query: string) =>
  admin.query(
    'select pg_terminate_backend(pid) as ya from pg_stat_activity where datname = $1 and query = $2',
    [new URL(kit.url).pathname.slice(1), query],
  );

// Protects: a balancer and the drills ask whether the server is ready; an answer that never comes is the worst one.
test('says at once that its database is away, and that it is back', async () => {
  const ask = async () => (await kit.app.inject('/siap')).statusCode;
  expect(await ask()).toBe(200);
  await allow(false);
  await cut('select 1');
  expect(await ask()).toBe(503);
  await allow(true);
  expect(await ask()).toBe(200);
});

// Protects: without the standby that a sale waits for every posting hangs, and a balancer must not send tills there.
test('says that a standby it was told to have is away', async () => {
  const two = await testApp({ pgUrl: inject('pgUrl'), env: { STANDBY_SYNC: '2' } });
  const answer = await two.app.inject('/siap');
  await two.close();
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'siaga 0 dari 2' }]);
});

// Protects: one slow job, or the disk of all, does not take every server away; tables of another program take away whoever cannot use them.
test('what is wrong with the house is told beside a yes, what is wrong with this server is a no', async () => {
  const jobs = await startJobs(kit.deps, kit.url);
  const names = (await readMigrations()).map(({ nama }) => nama);
  const look = (known = names) => lookAround(jobs, known, '.');
  const disk = expect.not.arrayContaining([expect.stringMatching(/^(pekerjaan|migrasi)/)]);
  try {
    expect(await look()).toEqual({ merah: null, peringatan: disk });
    // A name that no server knows: nobody takes it up.
    await kit.owner.query(
      `select graphile_worker.add_job('tak_dikenal', run_at := now() - interval '40 minutes')`,
    );
    await kit.owner.query('select pg_advisory_lock(7205619)');
    expect((await look()).peringatan).toEqual(
      expect.arrayContaining(['migrasi sedang berjalan', 'pekerjaan tertunda 40 menit']),
    );
    await kit.owner.query('select pg_advisory_unlock(7205619)');
    await kit.owner.query(
      `insert into migrasi (nama, sidik, perlu) values ('9001_besok.sql', 'x', '9000_kemarin.sql')`,
    );
    expect(await look()).toMatchObject({ merah: 'database perlu program yang mengenal 9000_kemarin.sql' });
    expect(await look([...names, '9000_kemarin.sql'])).toMatchObject({ merah: 'database kurang 1 migrasi' });
  } finally {
    await kit.owner.query(`delete from migrasi where nama = '9001_besok.sql'`);
    await jobs.stop();
  }
});

// Protects: whoever asks every two seconds is answered, whatever hangs behind it.
test.each([
  ['nothing is wrong', { merah: null, peringatan: [] }, 200, { status: 'siap' }],
  [
    'a job is late',
    { merah: null, peringatan: ['pekerjaan tertunda 40 menit'] },
    200,
    { status: 'siap', peringatan: ['pekerjaan tertunda 40 menit'] },
  ],
  ['the tables are not ours', { merah: 'database', peringatan: [] }, 503, { status: 'database' }],
  ['nobody knows', null, 200, { status: 'siap', peringatan: ['antrean dan disk belum terbaca'] }],
])('answers when %s', async (_what, seen, code, body) => {
  const hangs = Promise.withResolvers<never>();
  kit.watch(() => (seen === null ? hangs.promise : Promise.resolve(seen)));
  const answer = await kit.app.inject('/siap');
  expect([answer.statusCode, answer.json()]).toEqual([code, body]);
});

// Protects: a till whose answer was lost on the way to the database tries again; a plain error would tell it not to.
test('a lost connection is answered as busy', async () => {
  const text = 'select pg_sleep(60)';
  const lost = kit.deps.db.call({ name: 'tidur', text, values: [] }).catch((error: Error) => error);
  await vi.waitFor(async () => expect((await cut(text)).rowCount).toBe(1));
  expect(refusalOf(await lost, new Map())).toMatchObject({ status: 503, code: 'SIBUK' });
  for (const words of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])
    expect(refusalOf(new Error(words), new Map())).toMatchObject({ status: 503, code: 'SIBUK' });
  expect(refusalOf(new Error('x is not a function'), new Map())).toBeNull();
});

// Protects: a server that was told to end is answered for as long as a balancer still sends somebody there. Last: it does not come back.
test('a server that leaves says so to the balancer, and answers everybody else', async () => {
  kit.leave();
  const ready = await kit.app.inject('/siap');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'berhenti' }]);
  expect((await kit.app.inject('/sehat')).statusCode).toBe(200);
  expect(await kit.as('KASIR1').get('users/sesi')).toMatchObject({ status: 200 });
});
