/** Protects: on a timeline that nobody has held yet no till writes before what was acknowledged is known to be there. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { tasks } from '../../../apps/server/implementations.ts';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { type Database, openDatabase } from '../database.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { appendAnchor } from './audit-anchor.ts';
import { acceptLoss, type Hold, hereOf, holdHeads } from './audit-hold.ts';

let kit: Kit;
let dir: string;
const open: Database[] = [];
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  dir = kit.deps.config.anchor.dir;
});
afterAll(async () => {
  for (const db of open) await db.close();
  await kit?.close();
});

/** A process that begins now. */
function begin(): { db: Database; hold: Hold } {
  const hold = holdHeads({ url: kit.url, dir });
  const db = openDatabase({ url: kit.url, poolSize: 2, hold });
  open.push(db);
  return { db, hold };
}
/** What a promotion leaves: a timeline that nobody knows, beside those of before. */
const promote = () =>
  kit.owner.query("update garis_waktu set garis = garis + 100, kurang = '[]', diterima = null");
const rows = async () =>
  (await kit.owner.query('select kurang, diterima from garis_waktu order by garis')).rows;
const missing = { status: 503, code: 'DATABASE_MUNDUR' };
const answer = (no_dokumen: string, peristiwa: number) => [{ hasil: { jawaban: { no_dokumen, peristiwa } } }];

test('the first timeline of all is what a database begins with', async () => {
  appendAnchor(dir, '2026-11-01T00:00:00Z', [{ kode_toko: 'JKT1', seq: 9_999_999, hash: '00' }]);
  await begin().db.ping();
  expect(await rows()).toEqual([{ kurang: [], diterima: null }]);
});

test('a later one that has what the anchors name is written on, and held once', async () => {
  await tasks['jangkar_audit']?.({}, kit.deps);
  await promote();
  const { db } = begin();
  await Promise.all([db.ping(), db.ping()]);
  expect(await rows()).toHaveLength(2);
});

test('one that lacks the head of a chain is refused, by every process, until somebody accepts it', async () => {
  appendAnchor(dir, '2026-11-02T00:00:00Z', [{ kode_toko: 'JKT1', seq: 9_999_999, hash: '00' }]);
  await promote();
  const [one, other] = [begin(), begin()];
  await expect(one.db.ping()).rejects.toMatchObject(missing);
  await expect(other.db.call({ name: 'x', text: 'select 1', values: [] })).rejects.toMatchObject(missing);
  expect((await rows())[0].kurang).toContainEqual({ kode_toko: 'JKT1', jangkar: 9_999_999 });
  await onDatabase(kit.url, async (client) => acceptLoss(client, await hereOf(client)));
  await one.db.ping();
  await other.db.ping();
  const { rows: sealed } = await kit.owner.query(
    "select kode_toko from audit where aksi = 'promosi.diterima'",
  );
  expect(sealed).toEqual([{ kode_toko: 'PUSAT' }]);
  expect(await kit.periksa()).toEqual([]);
});

test('what a process told its tills has to be there, whatever another process knew', async () => {
  await kit.owner.query('truncate garis_waktu');
  await begin().db.ping();
  await tasks['jangkar_audit']?.({}, kit.deps);
  const [{ kode_toko, no_dokumen, urut }] = (
    await kit.owner.query('select kode_toko, no_dokumen, urut from peristiwa limit 1')
  ).rows;
  const seller = begin();
  const call = { name: 'catat', text: '', values: [kode_toko] };
  seller.hold.note(call, answer(no_dokumen, urut));
  await promote();
  await seller.db.ping();
  seller.hold.note(call, answer('TIDAK-ADA', 1));
  await promote();
  await begin().db.ping();
  const again = begin();
  again.hold.note(call, answer('TIDAK-ADA', 1));
  await expect(again.db.ping()).rejects.toMatchObject(missing);
  await expect(begin().db.ping()).rejects.toMatchObject(missing);
});
