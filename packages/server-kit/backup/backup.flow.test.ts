/**
 * Protects: a shop comes back from its backup on a bare machine, whoever owns the database there, with every row, and sells; and
 * what is not a whole backup, or not a free place, is refused before anything is touched.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { schemaOf } from '../../../database/schema/today.ts';
import { type Kit, kitOver } from '../../../tests/kit/app.ts';
import { type BareServer, bareServer, configAt, fingerprints, silent } from '../../../tests/kit/cadangan.ts';
import { tokoHidup } from '../../../tests/kit/hidup.ts';
import { HARGA_BAKU, hargaGrup, masukkan, nota, terjual } from '../../../tests/kit/jual.ts';
import { databaseAt, onDatabase } from '../postgres/one-connection.ts';
import { migrate } from '../schema/migrate.ts';
import { appendAnchor, type Head } from '../secrets/audit-anchor.ts';
import { makeBackup } from './backup.ts';
import { readManifest } from './manifest.ts';
import { restoreShop } from './restore.ts';
import { newPair } from './seal.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const FOTO = join('foto', 'JKT1', 'A1-0123456789abcdef.jpg');

let kit: Kit;
let bare: BareServer;
let place: string;
let dataDir: string;
let backup: string;

const HEADS = `select distinct on (kode_toko) kode_toko, seq::int as seq, encode(hash, 'hex') as hash from audit
  order by kode_toko, audit.seq desc`;

const backUp = (withKeys = false, now = NOW): Promise<string> =>
  makeBackup({ url: kit.url, config: configAt(dataDir), place, now, withKeys }).then(({ root }) => root);

const restoreTo = (url: string, root = backup, say: (line: string) => void = silent, replace = false) =>
  restoreShop({ root, config: configAt(join(bare.dir, 'baru'), url), replace, now: NOW, say });

beforeAll(async () => {
  bare = await bareServer();
  [place, dataDir] = [join(bare.dir, 'cadangan'), join(bare.dir, 'data')];
  mkdirSync(join(dataDir, 'foto', 'JKT1'), { recursive: true });
  writeFileSync(join(dataDir, FOTO), 'gambar');
  writeFileSync(join(dataDir, 'kunci-rahasia'), `${Buffer.alloc(32, 7).toString('base64')}\n`);
  kit = await tokoHidup(inject('pgUrl'));
  await kit.owner.query(
    `select graphile_worker.add_job('wa_kirim', '{"id": 1}', run_at := '2099-01-01', job_key := 'kunci|1', max_attempts := 3)`,
  );
  const { rows } = await kit.owner.query<Head>(HEADS);
  appendAnchor(join(dataDir, 'jangkar'), NOW.toISOString(), rows);
  backup = await backUp();
});
afterAll(async () => {
  await kit?.close();
  await bare?.close();
});

const QUEUED = `select t.identifier, j.payload, j.run_at, j.key, j.max_attempts from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id where j.attempts < j.max_attempts order by j.id`;

test('on a bare server, by an owner who is no superuser, it is the same shop with the same rights, and sells', async () => {
  const url = await bare.newDatabase();
  const said: string[] = [];
  expect(await restoreTo(url, backup, (line) => said.push(line))).toEqual({ temuan: [], audit: [] });
  expect(said.join('\n')).toMatch(
    /Jangkar audit sampai cadangan ini ada di .*\n.*kunci rahasia [0-9a-f]{8} tidak ada di sini/,
  );
  expect(await onDatabase(url, fingerprints)).toEqual(await fingerprints(kit.owner));
  const queued = await onDatabase(url, (client) => client.query(QUEUED));
  expect(queued.rows).toEqual((await kit.owner.query(QUEUED)).rows);
  expect(queued.rows).toContainEqual(expect.objectContaining({ key: 'kunci|1', max_attempts: 3 }));
  expect(readFileSync(join(bare.dir, 'baru', FOTO), 'utf8')).toBe('gambar');

  const fresh = await bare.newDatabase();
  await migrate({ url: fresh });
  // Owners, rights, security of functions, triggers, walls and keys, as PostgreSQL says them.
  const saidOf = (of: string): Promise<string> => schemaOf(of, { files: null, rows: false });
  expect((await saidOf(url)) === (await saidOf(fresh))).toBe(true);

  const again = await kitOver({ url, note: kit.clock.now().toString(), drop: async () => {} });
  await hargaGrup(again);
  await masukkan(again, { kode_barcode: 'PULIH001' });
  await terjual(again.as('KASIR1'), nota(['PULIH001'], HARGA_BAKU));
  expect(await again.periksa()).toEqual([]);
  await again.close();

  // Somebody is in it now: it stays as it is.
  const before = await onDatabase(url, fingerprints);
  await expect(restoreTo(url)).rejects.toThrow(/sudah berisi toko/);
  expect(await onDatabase(url, fingerprints)).toEqual(before);
  // And its owner may not make another beside it.
  await expect(restoreTo(url, backup, silent, true)).rejects.toThrow(/create database/);
  await bare.asSuperuser(url, (server) => server.query('alter role mustika createdb'));
  await restoreTo(url, backup, silent, true);
  expect(await onDatabase(url, fingerprints)).toEqual(await fingerprints(kit.owner));
  const old = databaseAt(url, `${new URL(url).pathname.slice(1)}_sebelum_2026_11_21_110000`);
  expect(await onDatabase(old, fingerprints)).toEqual(before);
});

const TABLES =
  "select count(*)::int as n from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace";

test.each([
  ['a table', 'tabel/barang.gz'],
  ['the page', 'cadangan.json'],
  ['a photo', FOTO],
  ['the queue', 'tabel/antrean_tunggu.gz'],
])('one byte of %s that changed is refused before anything is touched', async (_, file) => {
  const broken = join(bare.dir, 'rusak');
  cpSync(backup, broken, { recursive: true });
  const bytes = readFileSync(join(broken, file));
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] as number) ^ 1;
  writeFileSync(join(broken, file), bytes);
  const url = await bare.newDatabase();
  await expect(restoreTo(url, broken)).rejects.toThrow(file);
  rmSync(join(broken, file));
  await expect(restoreTo(url, broken)).rejects.toThrow(file);
  expect((await onDatabase(url, (client) => client.query(TABLES))).rows).toEqual([{ n: 0 }]);
  rmSync(broken, { recursive: true });
});

test('a backup that was cut off is none, and goes when nobody can be writing it any more', async () => {
  const cut = join(bare.dir, 'terputus');
  const blocker = new pg.Client({ connectionString: kit.url });
  await blocker.connect();
  await blocker.query('begin; lock table barang in access exclusive mode');
  const made = makeBackup({ url: kit.url, config: configAt(dataDir), place: cut, now: NOW });
  const failed = expect(made).rejects.toThrow(/terminat/);
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await kit.owner.query(end)).rowCount).toBe(1);
  await failed;
  await blocker.end();
  // Whoever is killed cannot tidy up after himself.
  expect(readdirSync(cut)).toEqual([]);
  const draft = join(cut, 'mustika-2026-11-21-110000.belum');
  mkdirSync(draft);
  await expect(readManifest(draft)).rejects.toThrow(/bukan cadangan/);
  // Somebody may be writing it, until it is a day old.
  const later = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
  const names = async (now: Date): Promise<string[]> => {
    await makeBackup({ url: kit.url, config: configAt(dataDir), place: cut, now });
    return readdirSync(cut).filter((name) => name.endsWith('.belum'));
  };
  expect(await names(later(1))).toHaveLength(1);
  expect(await names(later(25))).toEqual([]);
});

/** A command of the README, as a process of its own. */
async function run(script: string, args: string[], env: Record<string, string>): Promise<string> {
  const program = join(import.meta.dirname, '../../../scripts', script);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
  });
  return stdout;
}

test('the commands do it; with the keys only when asked, which then open what is sealed', async () => {
  expect(existsSync(join(backup, 'kunci'))).toBe(false);
  const there = { DATABASE_URL: kit.url, DATA_DIR: dataDir };
  const said = await run('backup.ts', ['--dengan-kunci', join(bare.dir, 'perintah')], there);
  const root = /Cadangan utuh: (\S+)/.exec(said)?.[1] as string;
  const back = { DATABASE_URL: await bare.newDatabase(), DATA_DIR: join(bare.dir, 'lain') };
  expect(await run('restore.ts', [root], back)).toContain('rantai audit bersih');
  const key = (dir: string): Buffer =>
    Buffer.from(readFileSync(join(dir, 'kunci-rahasia'), 'utf8').trim(), 'base64');
  expect(key(back.DATA_DIR).equals(key(dataDir))).toBe(true);
  await expect(run('restore.ts', [root], back)).rejects.toMatchObject({
    ...{ code: 1, stdout: expect.stringContaining('sudah berisi toko') },
  });
});

test('the backup of the next day links to the photos of this one, and copies what is new', async () => {
  writeFileSync(join(dataDir, 'foto', 'JKT1', 'B2-0123456789abcdef.jpg'), 'baru');
  const root = await backUp(false, new Date(NOW.getTime() + 86_400_000));
  const { foto } = await readManifest(root);
  expect(foto?.jumlah).toBe(2);
  expect(readdirSync(join(root, 'foto', 'JKT1'))).toHaveLength(2);
});

test('sealed for a key that is elsewhere, nothing in it is read without, and with it the shop comes back', async () => {
  const pair = await newPair();
  const config = {
    ...configAt(dataDir),
    backup: { ...configAt(dataDir).backup, recipients: [pair.recipient] },
  };
  const make = (now: Date) =>
    makeBackup({ url: kit.url, config, place: join(bare.dir, 'segel'), now, withKeys: true });
  await make(NOW);
  const { root, manifest } = await make(new Date(NOW.getTime() + 86_400_000));
  // The photo of yesterday is linked, sealed as it was.
  expect(statSync(join(root, `${FOTO}.age`)).nlink).toBe(2);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const open = files.map(({ name }) => name).filter((name) => !name.endsWith('.age'));
  expect(open.sort()).toEqual(['cadangan.json', 'foto.gz', 'jangkar.jsonl', 'kunci-publik.pem']);
  const tabel = manifest.tabel.find((one) => one.tabel === 'barang');
  const bytes = readFileSync(join(root, tabel?.nama as string));
  expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');

  const url = await bare.newDatabase();
  const to = (identities: string[]) =>
    restoreShop({
      ...{ root, identities, replace: false, now: NOW, say: silent },
      config: configAt(join(bare.dir, 'dibuka'), url),
    });
  await expect(to([])).rejects.toThrow(/tersegel untuk age1.*--kunci/);
  await expect(to([(await newPair()).identity])).rejects.toThrow(/tidak membuka/);
  expect(await to([pair.identity])).toEqual({ temuan: [], audit: [] });
  expect(await onDatabase(url, fingerprints)).toEqual(await fingerprints(kit.owner));
  expect(readFileSync(join(bare.dir, 'dibuka', FOTO), 'utf8')).toBe('gambar');
  const key = (dir: string): string =>
    Buffer.from(readFileSync(join(dir, 'kunci-rahasia'), 'utf8').trim(), 'base64').toString('hex');
  expect(key(join(bare.dir, 'dibuka'))).toBe(key(dataDir));
});
