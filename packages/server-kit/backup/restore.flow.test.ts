/**
 * Protects: a backup comes back as a folder of its own on the embedded PostgreSQL, and takes the place of a shop only when
 * somebody said so, without losing it; and one of an older program comes back to the program of today.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PENUH } from '../../../tests/invariants/full-shop.ts';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { type BareServer, bareServer, configAt, fingerprints, silent } from '../../../tests/kit/cadangan.ts';
import { loadShop } from '../../../tests/upgrade/shop.ts';
import { onDatabase } from '../postgres/one-connection.ts';
import { homeOf, startPostgres } from '../postgres/postgres.ts';
import { migrate } from '../schema/migrate.ts';
import { migrationsUntil } from '../schema/migration-files.ts';
import { appendAnchor } from '../secrets/audit-anchor.ts';
import { makeBackup } from './backup.ts';
import { restoreShop } from './restore.ts';

const NOW = new Date('2026-11-21T04:00:00Z');

let bare: BareServer;
let kit: Kit;
beforeAll(async () => {
  bare = await bareServer();
  kit = await testApp({ pgUrl: inject('pgUrl'), dari: PENUH });
});
afterAll(async () => {
  await kit?.close();
  await bare?.close();
});

const onEmbedded = async <T>(dir: string, run: Parameters<typeof onDatabase<T>>[1]): Promise<T> => {
  const postgres = await startPostgres({ dir, port: 25_840 });
  try {
    return await onDatabase(postgres.url, run);
  } finally {
    await postgres.stop();
  }
};

test('into a bare folder, every table with every row; over it only when told, and then the old one is kept', async () => {
  const config = configAt(join(bare.dir, 'data'));
  // Of a chain that went on after this backup: its end is missing, and the restore says so.
  const ahead = [{ kode_toko: 'JKT1', seq: 1_000_000, hash: 'ff' }];
  appendAnchor(config.anchor.dir, NOW.toISOString(), ahead);
  const { root } = await makeBackup({ url: kit.url, config, place: join(bare.dir, 'cadangan'), now: NOW });
  const { rows: temuan } = await kit.owner.query('select aturan, kode_toko, rincian from cek_invarian()');
  const restore = (replace: boolean) => restoreShop({ root, config, replace, now: NOW, say: silent });

  const proof = await restore(false);
  expect(proof.temuan).toEqual(temuan);
  expect(proof.audit).toMatchObject([{ kode_toko: 'JKT1', sebab: 'EKOR HILANG' }]);
  // The folder of the anchors is closed, and with it DATA_DIR: where PostgreSQL has an account of its own it lies elsewhere.
  const home = homeOf(join(config.dataDir, 'postgres'));
  const before = await fingerprints(kit.owner);
  expect(Object.keys(before).filter((tabel) => before[tabel]?.startsWith('0 '))).toEqual([]);

  await expect(restore(false)).rejects.toThrow(/sudah berisi toko/);
  const running = await startPostgres({ dir: home, port: 25_840 });
  await expect(restore(true)).rejects.toThrow(/sedang dipakai/);
  await onDatabase(running.url, (client) => client.query('create table yang_lama (x integer)'));
  await running.stop();
  await restore(true);
  expect(await onEmbedded(home, fingerprints)).toEqual(before);
  const of = (name: string): boolean => name.startsWith(basename(home));
  const lie = readdirSync(dirname(home))
    .filter(of)
    .map((name) => join(dirname(home), name));
  expect(lie).toEqual([home, `${home}-sebelum-2026-11-21-110000`]);
  expect(await onEmbedded(lie[1] as string, fingerprints)).toHaveProperty('yang_lama');
  for (const dir of lie) rmSync(dir, { recursive: true });
});

const SHOP = new URL('../../../tests/upgrade/toko-0250.txt.gz', import.meta.url);

test('a backup of an older program comes back to the schema of today, its books agree', async () => {
  const [old, url] = [await bare.newDatabase(), await bare.newDatabase()];
  await migrate({
    url: old,
    login: false,
    schema: null,
    only: await migrationsUntil('0250_kupon_di_buku.sql'),
  });
  const text = gunzipSync(readFileSync(SHOP)).toString();
  await bare.asSuperuser(old, (client) => loadShop(client, text));
  const config = configAt(join(bare.dir, 'lama'), url);
  const { root } = await makeBackup({ url: old, config, place: join(bare.dir, 'tua'), now: NOW });
  expect(await restoreShop({ root, config, replace: false, now: NOW, say: silent })).toEqual({
    ...{ temuan: [], audit: [] },
  });
  // That the schema is that of a fresh one is what tests/upgrade proves of every upgrade.
  expect(await migrate({ url })).toEqual([]);
});

test('a backup of a younger program is refused', async () => {
  const url = await bare.newDatabase();
  await migrate({ url, login: false });
  await onDatabase(url, (client) =>
    client.query("insert into migrasi (nama, sidik) values ('9999_besok.sql', 'x')"),
  );
  const config = configAt(join(bare.dir, 'besok'), await bare.newDatabase());
  const { root } = await makeBackup({ url, config, place: join(bare.dir, 'muda'), now: NOW });
  const restored = restoreShop({ root, config, replace: false, now: NOW, say: silent });
  await expect(restored).rejects.toThrow(/lebih baru .*9999_besok/);
});

test('rows that a damaged disk left without their parent come back as well, and are told', async () => {
  const [broken, url] = [await bare.newDatabase(), await bare.newDatabase()];
  await migrate({ url: broken, login: false });
  await bare.asSuperuser(broken, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    await client.query("insert into kategori (kode_kategori, nama_kategori) values ('A', 'A')");
    await client.query(
      "insert into jenis (kode_dept, nama_dept, kode_kategori) values ('CC', 'CC', 'HILANG')",
    );
  });
  // Its photos lie in a bucket, and stay there.
  const photoS3 = { url: 'https://ember.contoh/toko', region: 'x', keyId: 'x', secret: 'x' };
  const config = { ...configAt(join(bare.dir, 'retak'), url), photoS3 };
  const { root } = await makeBackup({ url: broken, config, place: join(bare.dir, 'retak'), now: NOW });
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const { temuan } = await restoreShop({ root, config, replace: false, now: NOW, say });
  expect(said.join()).toContain('Foto toko ini ada di https://ember.contoh/toko');
  expect(JSON.stringify(temuan)).toMatch(/jenis_kode_kategori_fkey/);
  expect(await onDatabase(url, fingerprints)).toEqual(await onDatabase(broken, fingerprints));
});

test('no table keeps rows where a backup does not look', async () => {
  const { rows } = await kit.owner.query(
    `select c.oid::regclass::text as nama from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm', 'f') and n.nspname not like 'pg\\_%'
        and n.nspname not in ('public', 'graphile_worker', 'information_schema')`,
  );
  expect(rows).toEqual([]);
});
