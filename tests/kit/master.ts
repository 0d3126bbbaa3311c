/** A whole server over a cloned database with three stores and their people, for the flow tests of the master tables. */
import { systemClock } from '@mustika/kernel/date.ts';
import { buildHouse } from '@mustika/kernel/house.ts';
import { buildApp } from '@mustika/server-kit/app.ts';
import { readConfig } from '@mustika/server-kit/config.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import { cloneDatabase, EMPTY, type Template } from '@mustika/server-kit/testing.ts';
import pg from 'pg';
import { master } from '../../domains/master/master.domain.ts';
import { masterErrors } from '../../domains/master/master.errors.ts';
import { masterCommands, masterReports } from '../../domains/master/master.server.ts';

const PEOPLE = [
  ['PUSAT1', 'MU', 'PST'],
  ['SPV1', 'SPV', 'JKT1'],
  ['OWNER1', 'OWN', 'JKT1'],
  ['SPV2', 'SPV', 'BDG1'],
] as const;
export type Who = (typeof PEOPLE)[number][0];

const FILL = `
  insert into toko (kode_toko, nama_toko, alamat_toko, tipe) values
    ('PST', 'PUSAT', 'JAKARTA', 'PUSAT'), ('JKT1', 'JAKARTA', 'JAKARTA', 'CABANG'), ('BDG1', 'BANDUNG', 'BANDUNG', 'CABANG');
  insert into para_system (kode_toko, key, value) select kode_toko, k, 'true'
    from toko, unnest(array['KIRIM_BARANG_MODULE', 'NAGAFIN_ACCOUNTING_MODULE']) k;`;

async function fill(url: string): Promise<undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(FILL);
  for (const [user, level, toko] of PEOPLE) {
    await client.query(
      'insert into pengguna (user_id, nama, level, kode_toko, kata_sandi) values ($1, $1, $2, $3, $4)',
      [user, level, toko, 'x'],
    );
    const paths = master.declarations.flatMap((d) =>
      'screen' in d ? [d.screen] : d.noun === 'screen' ? [d.path] : [],
    );
    await client.query(
      'insert into hak_akses (user_id, path, is_show) select $1, p, true from unnest($2::text[]) p',
      [user, paths],
    );
  }
  await client.end();
}

export type Answer = { status: number; body: Record<string, unknown> & { data: never }; text: string };
export type CallOptions = {
  as?: Who;
  body?: unknown;
  key?: string;
  portal?: string;
  headers?: Record<string, string>;
  payload?: Buffer;
};

/** Three stores and their people. */
export const MASTER: Template = { name: 'templat_master', from: EMPTY, fill };

export async function startMaster(pgUrl: string) {
  const clone = await cloneDatabase(pgUrl, MASTER);
  const db = openDatabase({ url: clone.url, poolSize: 4 });
  const { app, deps } = await buildApp({
    db,
    clock: systemClock,
    config: readConfig({ LOG_LEVEL: 'silent' }),
    house: buildHouse([master]),
    commands: masterCommands,
    documents: [],
    reports: masterReports,
    refusals: Object.values(masterErrors),
  });

  const tokens = new Map<Who, string>();
  for (const [user_id] of PEOPLE)
    tokens.set(user_id, await deps.sessions.open({ user_id, device: 'perangkat', address: '127.0.0.1' }));

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: CallOptions = {},
  ): Promise<Answer> {
    const response = await app.inject({
      method,
      url: `${options.portal ? `/toko/${options.portal}` : ''}/api/v1/${path}`,
      cookies: { perangkat: 'perangkat' },
      headers: {
        'x-auth-token': tokens.get(options.as ?? 'SPV1'),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...options.headers,
      },
      ...(options.payload
        ? { payload: options.payload }
        : options.body
          ? { payload: options.body as object }
          : {}),
    });
    const json = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: json ? response.json() : { data: null as never },
      text: response.body,
    };
  }

  /** Sends a file to an import call. */
  const upload = (
    path: string,
    file: string,
    fields: Record<string, string> = {},
    as: Who = 'SPV1',
  ): Promise<Answer> => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    parts.push(
      `--b\r\ncontent-disposition: form-data; name="file"; filename="data.csv"\r\ncontent-type: text/csv\r\n\r\n${file}\r\n--b--\r\n`,
    );
    return call('POST', path, {
      as,
      payload: Buffer.from(parts.join('')),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
  };

  const stop = async (): Promise<void> => {
    await app.close();
    await db.close();
    await clone.drop();
  };
  return { app, deps, db, url: clone.url, call, upload, stop };
}
