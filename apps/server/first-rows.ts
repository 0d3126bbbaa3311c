/** What an empty database begins with: the demo chain, or one owner with a one-time password. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@mustika/kernel/date.ts';
import type { House } from '@mustika/kernel/house.ts';
import type { AppConfig } from '@mustika/server-kit/config.ts';
import { hashPassword } from '@mustika/server-kit/password.ts';
import pg from 'pg';
import { buatRantaiDemo, DEMO_LOGINS } from '../../database/demo/chain.ts';

export type FirstRowsInput = {
  url: string;
  config: AppConfig;
  clock: Clock;
  house: House;
  say: (line: string) => void;
};

/** Lines to print after the address. */
export async function firstRows(input: FirstRowsInput): Promise<string[]> {
  const client = new pg.Client({ connectionString: input.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ demo: boolean }>(
      "select exists (select from pengguna where nama = 'Pemilik Demo') as demo from pengguna limit 1",
    );
    if (rows[0]) return rows[0].demo ? demoNews(input.config) : [];
    if (!input.config.demo) return await firstOwner(client);
    input.say('Menyiapkan rantai toko demo (sekali saja, sekitar setengah menit) ...');
    await buatRantaiDemo({ ...input, password: input.config.demoPassword });
    return demoNews(input.config);
  } finally {
    await client.end();
  }
}

const demoNews = (config: AppConfig): string[] => [
  `Login demo: ${DEMO_LOGINS.join(', ')}`,
  `Password:   ${config.demoPassword}`,
];

async function firstOwner(client: pg.Client): Promise<string[]> {
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
