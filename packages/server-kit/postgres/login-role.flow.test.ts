/** Protects: the pools are nobody of power and cannot become anybody, also on a database that an older program made. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Kit, testApp } from '../../../tests/kit/app.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { migrationsUntil } from '../schema/migration-files.ts';
import { ensureLogin, loginUrl } from './login-role.ts';
import { startPostgres } from './postgres.ts';

let kit: Kit;
let login: pg.Client;
beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  login = new pg.Client({ connectionString: loginUrl(kit.url) });
  await login.connect();
});
afterAll(async () => {
  await login?.end();
  await kit?.close();
});

describe('the login of the pools', () => {
  test('is what they log in as, beside the role they act as', async () => {
    const ask = { name: 'siapa', text: 'select session_user as masuk, current_user as peran', values: [] };
    expect(await kit.deps.db.call(ask)).toEqual([{ masuk: 'mustika_masuk_postgres', peran: 'mustika_app' }]);
  });

  test.each([
    'set role postgres',
    'set role mustika_buku',
    'set session authorization postgres',
    "select set_config('role', 'postgres', false)",
    "select set_config('role', 'mustika_buku', false)",
    "select set_config('session_replication_role', 'replica', false)",
    'select kata_sandi from pengguna',
    'create table x (a int)',
    'alter role mustika_app bypassrls',
    "copy pengguna to program 'true'",
    "select pg_read_file('PG_VERSION')",
  ])('%s is refused', async (statement) => {
    await expect(login.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    "set_config('role', 'postgres', true)",
    "set_config('role', 'mustika_buku', true)",
    "set_config('session_authorization', 'postgres', true)",
    "set_config('session_replication_role', 'replica', true)",
  ])('%s, slipped into a statement of the pool, is refused', async (call) => {
    const injected = { name: `suntik ${call}`, text: `select ${call}`, values: [] };
    await expect(kit.deps.db.call(injected)).rejects.toMatchObject({ code: '42501' });
  });

  test('back to itself it may do nothing, and a login is changed by somebody with a name', async () => {
    await expect(login.query('select from toko')).rejects.toMatchObject({ code: '42501' });
    const ubah = {
      name: 'tanpa_nama',
      text: "update pengguna set kata_sandi = 'x' where user_id = 'SPV1'",
      values: [],
    };
    await expect(kit.deps.db.call(ubah)).rejects.toMatchObject({ code: 'MU002' });
  });

  test('needs a password it can follow from', () => {
    expect(() => loginUrl('postgresql://toko@db.contoh/mustika')).toThrow(/DATABASE_APP_URL/);
    expect(new URL(loginUrl(`postgresql://${'p'.repeat(60)}:x@db/m`)).username).toMatch(
      /^mustika_masuk_[0-9a-f]{32}$/,
    );
  });
});

/** The two lines of the README, on a server of one's own. */
async function ownServer(superuser: string): Promise<void> {
  const server = new pg.Client({ connectionString: superuser });
  await server.connect();
  await server.query("create role mustika login createrole bypassrls password 'rahasia'");
  await server.query('create database mustika owner mustika');
  await server.end();
  // Another installation of this server made the roles: its owner lends them.
  const url = Object.assign(new URL(superuser), {
    username: 'mustika',
    password: 'rahasia',
    pathname: '/mustika',
  }).toString();
  await expect(migrate({ url })).rejects.toThrow();
  const lend = new pg.Client({ connectionString: superuser });
  await lend.connect();
  await lend.query('grant mustika_app, mustika_report, mustika_buku to mustika with admin option');
  await lend.end();
  await migrate({ url });
  const db = openDatabase({ url, poolSize: 1 });
  const siapa = { name: 'siapa', text: 'select session_user as masuk, current_user as peran', values: [] };
  expect(await db.call(siapa)).toEqual([{ masuk: 'mustika_masuk_mustika', peran: 'mustika_app' }]);
  await db.close();
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  expect((await owner.query('select from cek_invarian()')).rowCount).toBe(0);
  await owner.end();
}

test('an installation of an older program gets its login when it is upgraded, and a new password of the owner another', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mustika-lama-'));
  // The database account must pass through; the data folder below stays closed.
  chmodSync(dir, 0o755);
  const postgres = await startPostgres({
    dir: join(dir, 'postgres'),
    port: 25_750,
    settings: { fsync: 'off' },
  });
  const owner = new pg.Client({ connectionString: postgres.url });
  try {
    await owner.connect();
    const only = await migrationsUntil('0208_laporan_menurut_buku.sql');
    await migrate({ url: postgres.url, only, login: false });
    await owner.query(
      `insert into toko (kode_toko, nama_toko, alamat_toko, tipe) values ('PST', 'P', 'P', 'PUSAT')`,
    );
    await owner.query(
      `insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) values ('OWNER', 'O', 'OWN', 'PST', 'x'), ('SPV1', 'S', 'SPV', 'PST', 'x')`,
    );
    await owner.query(`insert into sesi (token_hash, user_id, perangkat_hash, dibuat, dipakai, terlihat, berakhir)
      values ('\\x01', 'SPV1', '\\x02', now(), now(), now(), now() + interval '400 days')`);
    await owner.query(`insert into otorisasi (kode_toko, id, kategori, description, op_hash, requester, approver, dibuat, berakhir)
      values ('PST', gen_random_uuid(), 'x', 'x', 'x', 'OWNER', 'SPV1', now(), now())`);
    expect((await migrate({ url: postgres.url })).length).toBeGreaterThan(2);
    const db = openDatabase({ url: postgres.url, poolSize: 1 });
    const who = {
      name: 'siapa',
      text: 'select session_user as masuk, count(*)::integer as orang from pengguna',
      values: [],
    };
    expect(await db.call(who)).toEqual([{ masuk: 'mustika_masuk_postgres', orang: 2 }]);
    await db.close();
    // Once more is nothing; after a change of the owner's password the login follows.
    await ensureLogin(owner, postgres.url);
    const baru = Object.assign(new URL(postgres.url), { password: 'sandi-baru' }).toString();
    await owner.query("alter role postgres password 'sandi-baru'");
    await migrate({ url: baru });
    const again = openDatabase({ url: baru, poolSize: 1 });
    expect(await again.call(who)).toEqual([{ masuk: 'mustika_masuk_postgres', orang: 2 }]);
    await again.close();
    expect((await owner.query('select from cek_invarian()')).rowCount).toBe(0);
    await ownServer(baru);
  } finally {
    await owner.end();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
