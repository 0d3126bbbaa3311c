/** What an empty database begins with: the demo chain, or one owner with a one-time password. */

import { randomBytes } from 'node:crypto';
import type { Clock } from '@mustika/kernel/date.ts';
import type { House } from '@mustika/kernel/house.ts';
import type { AppConfig } from '@mustika/server-kit/config.ts';
import { configuredPhotos } from '@mustika/server-kit/files/photo.ts';
import { CONNECTION } from '@mustika/server-kit/postgres/connection.ts';
import { newClient } from '@mustika/server-kit/postgres/hosts.ts';
import { migrate } from '@mustika/server-kit/schema/migrate.ts';
import { hashPassword } from '@mustika/server-kit/secrets/password.ts';
import { createSecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import type pg from 'pg';
import { buatRantaiDemo, DEMO_LOGINS } from '../../database/demo/chain.ts';

export type FirstRowsInput = {
  url: string;
  config: AppConfig;
  clock: Clock;
  house: House;
  say: (line: string) => void;
  /** Goes on in the same line. */
  sayOn: (text: string) => void;
};

/** Lines to print after the address. */
export async function firstRows(input: FirstRowsInput): Promise<string[]> {
  const client = newClient({ connectionString: input.url, ...CONNECTION });
  await client.connect();
  try {
    const { rows } = await client.query<{ demo: boolean; selesai: boolean; isi: boolean }>(
      `select d.satu is not null as demo, d.selesai is not null as selesai, exists (select from pengguna) as isi
       from (select) x left join rantai_demo d on true`,
    );
    const [found] = rows;
    if (found?.demo && found.selesai) return demoNews(input.config);
    if (found?.demo) await startOver(client, input);
    else if (found?.isi) return [];
    if (!input.config.demo) return await firstOwner(client);
    input.sayOn('Menyiapkan rantai toko demo (sekali saja, setengah menit atau lebih):');
    await client.query('insert into rantai_demo default values');
    const { dataDir, secretKeys: keys, demoPassword: password } = input.config;
    const secrets = createSecretBox({ dataDir, keys });
    const photos = configuredPhotos(input.config);
    await buatRantaiDemo({ ...input, password, secrets, photos, maju: inTenths(input.sayOn) });
    input.say('');
    await client.query('update rantai_demo set selesai = now()');
    return demoNews(input.config);
  } finally {
    await client.end();
  }
}

/** Says every tenth once: whoever waits sees that it goes on, and how long it may take. */
function inTenths(sayOn: FirstRowsInput['sayOn']): (part: number) => void {
  let said = 0;
  return (part) => {
    const tenths = Math.floor(part * 10);
    if (tenths > said) sayOn(` ${tenths}0 %`);
    said = tenths;
  };
}

/**
 * A demo whose filling broke off has never been served, so nothing in it is anybody's work. Books refuse to be
 * emptied row by row; the schema goes as a whole.
 */
async function startOver(client: pg.Client, { url, say }: FirstRowsInput): Promise<void> {
  say('Pengisian rantai demo terputus; diulang dari awal ...');
  await client.query("set client_min_messages = 'warning'");
  await client.query('drop schema if exists public, graphile_worker cascade');
  await client.query('create schema public authorization pg_database_owner');
  await client.query('grant usage on schema public to public');
  await migrate({ url });
}

const demoNews = (config: AppConfig): string[] => [
  `Login demo: ${DEMO_LOGINS.join(', ')}`,
  `Password:   ${config.demoPassword}`,
];

/** One owner at head office, with a password for his first login. */
export async function firstOwner(client: pg.Client): Promise<string[]> {
  const password = randomBytes(9).toString('base64url');
  const kata_sandi = await hashPassword(password);
  await client.query(
    "insert into toko (kode_toko, nama_toko, alamat_toko, tipe) values ('PUSAT', 'KANTOR PUSAT', '-', 'PUSAT')",
  );
  await client.query(
    "insert into pengguna (user_id, nama, level, kode_toko, kata_sandi, harus_ganti_password) values ('OWNER', 'Pemilik', 'OWN', 'PUSAT', $1, true)",
    [kata_sandi],
  );
  return ['Database baru. Login pertama: OWNER', `Password sekali pakai: ${password}`];
}
