import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ServerContoh, serverContoh } from '../../tests/contoh/server-contoh.ts';
import { cekInvarian, type Jobs, startJobs } from './jobs.ts';

let server: ServerContoh;
let owner: pg.Client;
let jobs: Jobs;
const seen: Record<string, unknown>[] = [];

beforeAll(async () => {
  server = await serverContoh({ pgUrl: inject('pgUrl'), declarations: [] });
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  jobs = await startJobs(server.deps, server.url, { kirim_uji: async (payload) => void seen.push(payload) });
});
afterAll(async () => {
  await jobs?.stop();
  await owner?.end();
  await server?.close();
});

const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const lastCheck = async (): Promise<{ objek: string; isi: { temuan: number } } | undefined> =>
  (
    await owner.query(
      "select objek, isi from audit where kode_toko = 'PST' and aksi = 'invarian.diperiksa' order by seq desc limit 1",
    )
  ).rows[0];

// Protects: the nightly proof runs, leaves a sealed record, and notices when a cache leaves its book.
test('the nightly check records that the books are right, and that they are not', async () => {
  await owner.query("select graphile_worker.add_job('periksa_invarian')");
  expect(await until(lastCheck)).toMatchObject({ objek: 'BERSIH', isi: { temuan: 0 } });
  await owner.query("update saldo_uang set saldo = saldo + 1 where kode_toko = 'JKT1' and akun = 'KAS'");
  await owner.query("select graphile_worker.add_job('periksa_invarian')");
  const found = await until(async () =>
    (await lastCheck())?.objek === 'DILANGGAR' ? lastCheck() : undefined,
  );
  expect(found?.isi.temuan).toBe(1);
  expect(await cekInvarian(server.deps)).toMatchObject([{ aturan: 'SALDO_UANG', kode_toko: 'JKT1' }]);
});

test('expired sessions are closed, living ones stay', async () => {
  const open = async () =>
    (await owner.query('select user_id from sesi where ditutup is null order by 1')).rows.map(
      (row) => row.user_id,
    );
  await server.as('SPV1', 'x');
  await server.as('KASIR1', 'x');
  await owner.query("update sesi set berakhir = '2026-11-21T02:00Z' where user_id = 'KASIR1'");
  await owner.query("select graphile_worker.add_job('bersihkan_sesi')");
  await until(async () => ((await open()).length === 1 ? true : undefined));
  expect(await open()).toEqual(['SPV1']);
});

test('a task gets what its document queued', async () => {
  await owner.query('select graphile_worker.add_job(\'kirim_uji\', \'{"no_dokumen": "X"}\')');
  await until(async () => (seen.length > 0 ? true : undefined));
  expect(seen).toEqual([{ no_dokumen: 'X' }]);
});
