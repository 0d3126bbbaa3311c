/** The whole server over two small shops that have masters and no pieces yet. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@mustika/kernel/date.ts';
import { buildHouse } from '@mustika/kernel/house.ts';
import { buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import { dokumenErrors } from '@mustika/server-kit/document/document-errors.ts';
import { hashPassword } from '@mustika/server-kit/secrets/password.ts';
import { cloneDatabase, EMPTY, type Template } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { barang } from '../../domains/barang/barang.domain.ts';
import { barangErrors } from '../../domains/barang/barang.errors.ts';
import { barangCommands, barangDocuments, barangReports } from '../../domains/barang/barang.server.ts';
import { master } from '../../domains/master/master.domain.ts';
import { masterCommands, masterReports } from '../../domains/master/master.server.ts';
import { otorisasiCommand } from '../../domains/pengguna/otorisasi/otorisasi.command.ts';
import { otorisasi } from '../../domains/pengguna/otorisasi/otorisasi.query.ts';

const HARI = '2026-11-21';
const DEVICE = 'perangkat-uji';

const MASTER = `
  insert into toko (kode_toko, nama_toko, alamat_toko, tipe) values
    ('PST', 'PUSAT', '-', 'PUSAT'), ('JKT1', 'TOKO SATU', '-', 'CABANG'), ('JKT2', 'TOKO DUA', '-', 'CABANG');
  delete from hari_toko;
  insert into hari_toko (kode_toko, tanggal, dibuka_oleh) values ('JKT1', '${HARI}', 'SPV1'), ('JKT2', '${HARI}', 'SPV1');
  insert into jenis (kode_dept, nama_dept) values ('CC', 'CINCIN');
  insert into kadar (kode_kadar, nama_kadar, kadar, kadar_cetak) values ('75', '75', 75000, '18K');
  insert into baki (kode_toko, kode_baki, kode_gudang, nama_baki) select t, 'CC01', 'TOKO', 'CINCIN' from unnest(array['JKT1', 'JKT2']) t`;

const ONGKOS = `select set_config('app.kode_toko', 'JKT1', false);
  insert into parameter_ongkos (kode_toko, kode_ongkos, kode_group, kode_dept, tipe_ongkos, ongkos) values ('JKT1', 'O1', '750', 'CC', 'GRAM', 35000);
  insert into para_system (kode_toko, key, value) values ('JKT1', 'PEMBULATAN_BERAT', 'true'),
    ('JKT1', 'SIZE_PERHIASAN_MODULE', 'true'), ('JKT2', 'SIZE_PERHIASAN_MODULE', 'true');`;

async function fill(url: string): Promise<undefined> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(MASTER);
  // Price history is written under the walls of the store.
  for (const toko of ['JKT1', 'JKT2']) {
    await owner.query("select set_config('app.kode_toko', $1, false)", [toko]);
    await owner.query(
      "insert into grup (kode_toko, kode_group, nama_group, harga, harga_modal, kadar, kadar_jual) values ($1, '750', 'EMAS 750', 1050000, 1000000, 75000, 75000)",
      [toko],
    );
  }
  await owner.query(ONGKOS);
  const sandi = await hashPassword('rahasia-uji');
  for (const [user, level, toko] of [
    ['OWNER1', 'OWN', 'JKT1'],
    ['SPV1', 'SPV', 'JKT1'],
    ['KASIR1', 'KASIR', 'JKT1'],
    ['OWNER2', 'OWN', 'JKT2'],
  ])
    await owner.query(
      'insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) values ($1, $1, $2, $3, $4)',
      [user, level, toko, sandi],
    );
  await owner.query(
    "insert into hak_akses (user_id, path, is_show) values ('KASIR1', '/cetak-barcode', true)",
  );
  await owner.end();
}

type Answer = {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads an answer the way a screen does, without its type.
  json: any;
  raw: Buffer;
  headers: Record<string, unknown>;
};

/** Two small shops that have masters and no pieces yet. */
export const DUA_TOKO: Template = { name: 'templat_dua_toko', from: EMPTY, fill };

export async function serverBarang() {
  const database = await cloneDatabase(inject('pgUrl'), DUA_TOKO);
  const db = openDatabase({ url: database.url, poolSize: 4 });
  const dataDir = await mkdtemp(join(tmpdir(), 'mustika-foto-'));
  const { app, deps } = await buildApp({
    db,
    clock: manualClock('2026-11-21T03:00:00Z'),
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    house: buildHouse([
      barang,
      master,
      { name: 'pengguna', label: 'Pengguna', declarations: [otorisasiCommand] },
    ]),
    commands: [...barangCommands, ...masterCommands, otorisasi],
    documents: barangDocuments,
    reports: [...barangReports, ...masterReports],
    refusals: [barangErrors, dokumenErrors].flatMap((table) => Object.values(table)),
  });
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const tokens = new Map<string, string>();
  async function call(
    user: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const token =
      tokens.get(user) ?? (await deps.sessions.open({ user_id: user, device: DEVICE, address: '127.0.0.1' }));
    tokens.set(user, token);
    const headers = {
      'x-auth-token': token,
      cookie: `perangkat=${DEVICE}`,
      'idempotency-key': crypto.randomUUID(),
      ...more,
    };
    const answer = await app.inject({
      method,
      url: `/api/v1/${path}`,
      headers,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const text = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {};
    return { status: answer.statusCode, json: text, raw: answer.rawPayload, headers: answer.headers };
  }
  const upload = async (
    user: string,
    path: string,
    file: { name: string; bytes: Buffer; part?: string },
    fields: Record<string, string> = {},
  ): Promise<Answer> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append(file.part ?? 'file', new Blob([new Uint8Array(file.bytes)]), file.name);
    const body = new Response(form);
    return call(user, 'POST', path, Buffer.from(await body.arrayBuffer()), {
      'content-type': body.headers.get('content-type') ?? '',
    });
  };
  const rows = async (text: string): Promise<string[]> =>
    (await owner.query({ text, rowMode: 'array' })).rows.map((row) => row.join(' '));
  const close = async (): Promise<void> => {
    await app.close();
    await owner.end();
    await db.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { call, upload, rows, close };
}

export type ServerBarang = Awaited<ReturnType<typeof serverBarang>>;

/** A piece as the form sends it; what is left out the server fills in. */
export const CINCIN = {
  kode_group: '750',
  kode_dept: 'CC',
  kode_gudang: 'TOKO',
  kode_baki: 'CC01',
  nama_barang: 'cincin serit',
  berat_asli: 3.218,
};

export const contoh = (name: string): Promise<Buffer> =>
  readFile(new URL(`../../domains/barang/masuk/contoh/${name}`, import.meta.url));

/** Nothing of the books may be out of order. */
export const sehat = async (server: ServerBarang): Promise<void> =>
  expect(await server.rows('select aturan, kode_toko, rincian from cek_invarian()')).toEqual([]);
