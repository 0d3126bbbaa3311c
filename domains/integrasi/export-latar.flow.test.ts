/**
 * Protects: a big export is made once, whole or not at all, for its asker alone and for a day; a worker that died is
 * replaced, and what it had written is never offered; everything of it is in the log.
 */
import { startJobs } from '@mustika/server-kit/jobs.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { crontab, tasks } from '../../apps/server/implementations.ts';
import { type Answer, HARI, type Kit, testApp } from '../../tests/kit/app.ts';
import { bacaanExport, lebihDari } from './berkas-export.query.ts';
import { BATAS_LANGSUNG, DATA_EXPORT } from './export-csv.rule.ts';

let kit: Kit;
const portal = { portal: 'JKT1' };
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
});
afterEach(async () => expect(await kit.periksa()).toEqual([]));
afterAll(() => kit?.close());

const isi = (data: string, more: object = {}): object => ({
  ...{ data, tgl_awal: '2026-11-01', tgl_akhir: HARI, alasan: 'audit tahunan', ...more },
});
const minta = (data = 'BARANG', user = 'SU', key?: string): Promise<Answer> =>
  kit.as(user).post('export-csv/minta', isi(data), { ...portal, ...(key ? { key } : {}) });
const daftar = async (user = 'SU'): Promise<Record<string, unknown>[]> =>
  (await kit.as(user).get('export-csv/daftar', portal)).data;
const ambil = (id: string, user = 'SU', di = 'JKT1'): Promise<Answer> =>
  kit.as(user).get(`export-csv/ambil/${id}`, { portal: di });
const kerjakan = (id: string): Promise<void> => tasks.buat_export!({ kode_toko: 'JKT1', id }, kit.deps);
const banyak = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await kit.owner.query(sql, values)).rows[0].n;
const diminta = async (data = 'BARANG'): Promise<string> => {
  kit.clock.advance({ seconds: 1 });
  const answer = await minta(data);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.id as string;
};

test('how big is asked without counting further than needed', async () => {
  const query = bacaanExport(DATA_EXPORT.BARANG, 'JKT1', '2026-11-01', HARI);
  const lebih = (batas: number): Promise<boolean> =>
    kit.deps.db.report({ kode_toko: 'JKT1', user_id: 'SU', lintas: false }, (tx) =>
      lebihDari(tx, query, batas),
    );
  const n = await banyak("select count(*)::int as n from barang where kode_toko = 'JKT1'");
  expect([await lebih(n - 1), await lebih(n), await lebih(BATAS_LANGSUNG)]).toEqual([true, false, false]);
});

test('an export is asked for once, made whole, and fetched by its asker alone', async () => {
  const key = crypto.randomUUID();
  const [first, twin] = await Promise.all([minta('BARANG', 'SU', key), minta('BARANG', 'SU', key)]);
  expect(twin!.data).toEqual(first!.data);
  const id = first!.data.id as string;
  expect(await minta('PENJUALAN')).toMatchObject({ status: 409, code: 'EXPORT_MASIH_JALAN' });
  expect(await ambil(id)).toMatchObject({ status: 404, code: 'EXPORT_TIDAK_ADA' });
  // Woken twice, and a third time afterwards: made once.
  await Promise.all([kerjakan(id), kerjakan(id)]);
  await kerjakan(id);
  const n = await banyak("select count(*)::int as n from barang where kode_toko = 'JKT1'");
  expect((await daftar())[0]).toMatchObject({ id, status: 'SELESAI', baris: n, baris_semua: n, galat: null });
  expect(await banyak('select percobaan as n from export_minta where id = $1', id)).toBe(1);
  const direct = await kit.as('SU').post('export-csv/unduh', isi('BARANG'), portal);
  const fetched = await ambil(id);
  expect(fetched.headers['content-type']).toContain('text/csv');
  expect(fetched.headers['content-disposition']).toContain('export-barang-JKT1-2026-11-21-SU.csv');
  expect(parse(fetched.bytes, { columns: true, bom: true, delimiter: ';' })).toHaveLength(n);
  expect(fetched.bytes.equals(direct.bytes)).toBe(true);
  expect(await daftar('MU')).toEqual([]);
  expect(await ambil(id, 'MU')).toMatchObject({ status: 404 });
  expect(await ambil(id, 'SU', 'BDG1')).toMatchObject({ status: 404 });
  for (const user of ['OWNER', 'SPV1', 'KASIR1', 'PUSAT'])
    expect((await minta('BARANG', user)).status, user).toBe(403);
  const { rows } = await kit.owner.query(
    "select aksi, user_id, isi from audit where kode_toko = 'JKT1' and isi ->> 'latar' = $1 order by seq",
    [id],
  );
  expect(rows).toMatchObject([
    { aksi: 'export_csv', user_id: 'SU', isi: { alasan: 'audit tahunan' } },
    { aksi: 'export_csv.ambil', user_id: 'SU' },
  ]);
});

test('a worker that died is replaced; what it had written is never offered', async () => {
  const id = await diminta('PENJUALAN');
  // As a killed server leaves it: begun, half a part written, no pulse any more.
  await kit.owner.query("update export_minta set status = 'JALAN', percobaan = 1 where id = $1", [id]);
  await kit.owner.query("insert into export_bagian values ('JKT1', $1, 1, 1, 'separuh')", [id]);
  expect(await ambil(id)).toMatchObject({ status: 404 });
  await kerjakan(id);
  expect((await daftar())[0]).toMatchObject({ id, status: 'JALAN' });
  kit.clock.advance({ seconds: 61 });
  await tasks.lanjut_export!({}, kit.deps);
  expect(
    await banyak('select count(*)::int as n from graphile_worker.jobs where key = $1', `export|JKT1|${id}`),
  ).toBe(1);
  await kerjakan(id);
  expect((await daftar())[0]).toMatchObject({ id, status: 'SELESAI' });
  expect(
    await banyak('select count(*)::int as n from export_bagian where id = $1 and percobaan = 1', id),
  ).toBe(0);
  const n = await banyak("select count(*)::int as n from penjualan where kode_toko = 'JKT1'");
  expect(parse((await ambil(id)).bytes, { columns: true, bom: true, delimiter: ';' })).toHaveLength(n);
});

test('one that was taken over writes nothing any more, and after three attempts it is given up', async () => {
  const id = await diminta('BUKU_UANG');
  await kit.owner.query("update export_minta set status = 'JALAN', percobaan = 3 where id = $1", [id]);
  kit.clock.advance({ seconds: 61 });
  await kerjakan(id);
  expect((await daftar())[0]).toMatchObject({ id, status: 'JALAN' });
  await tasks.lanjut_export!({}, kit.deps);
  expect((await daftar())[0]).toMatchObject({
    id,
    status: 'GAGAL',
    galat: 'Terjadi Kesalahan Saat Request Data',
  });
});

test('a file is kept for a day and then cleared away, its entry stays', async () => {
  const id = await diminta('TITIPAN');
  await kerjakan(id);
  kit.clock.advance({ hours: 24 });
  kit.lupakan();
  expect(await ambil(id)).toMatchObject({ status: 404, code: 'EXPORT_TIDAK_ADA' });
  await tasks.lanjut_export!({}, kit.deps);
  expect((await daftar())[0]).toMatchObject({ id, status: 'LEWAT' });
  expect(await banyak('select count(*)::int as n from export_bagian where id = $1', id)).toBe(0);
});

test('the worker of the server does it by itself', async () => {
  const jobs = await startJobs(kit.deps, kit.url, tasks, crontab);
  try {
    const id = await diminta('BARANG');
    await expect.poll(async () => (await daftar())[0]).toMatchObject({ id, status: 'SELESAI' });
  } finally {
    await jobs.stop();
  }
});
