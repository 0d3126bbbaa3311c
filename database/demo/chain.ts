/** The demo chain: one head office, three branches, users of every level, 5,000 pieces, 200 members, 60 days of trade. */
import { randomBytes } from 'node:crypto';
import { type Clock, type Tanggal, today } from '@mustika/kernel/date.ts';
import type { House } from '@mustika/kernel/house.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import type { PhotoStore } from '@mustika/server-kit/files/photo.ts';
import { newClient } from '@mustika/server-kit/postgres/hosts.ts';
import { hashPassword, type PasswordCost } from '@mustika/server-kit/secrets/password.ts';
import { createSecretBox, type SecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import type pg from 'pg';
import { antarToko } from './antar.ts';
import { bergambar } from './gambar.ts';
import { TOKO } from './goods.ts';
import { isiMaster } from './masters.ts';
import { isiParameter } from './parameters.ts';
import { ORANG } from './people.ts';
import type { Ukuran } from './till.ts';
import { berdagang } from './trade.ts';

export const DEMO_LOGINS: readonly string[] = ORANG.map((orang) => orang.user_id);

const PENUH: Ukuran = { hari: 60, barang: 1667, notaPerHari: 8, lengkap: true };
const MEMBER = 200;

export type DemoInput = {
  url: string;
  house: House;
  clock: Clock;
  password: string;
  passwordCost?: PasswordCost;
  /** Smaller for tests. */
  ukuran?: Ukuran;
  /** The server's own; without it the identity numbers of the demo are sealed for nobody. */
  secrets?: SecretBox;
  /** Where the pictures of its pieces lie; without it they have none. */
  photos?: PhotoStore;
  /** How far it has come, 0 to 1: a slow machine takes minutes. */
  maju?: (bagian: number) => void;
};

const BRANCHES = TOKO.filter((toko) => toko.tipe === 'CABANG');

/** Two members in three agreed to hear of the shop, and some of them think otherwise by now. Domain R9.5. */
const setujuDikabari = (client: pg.Client): Promise<unknown> =>
  client.query(
    `insert into setuju_wa (no_hp, setuju, kode_toko_asal, user_id, waktu)
     select m.no_hp, row_number() over (order by m.kode_member) % 11 <> 0, m.kode_toko_asal, 'SISTEM', m.tgl_daftar::timestamp at time zone 'Asia/Jakarta'
       from member m where right(m.kode_member, 1)::integer % 3 <> 0`,
  );

/** In each branch somebody has his birthday on the day the demo is made, and some more in the days after it; each was born in a leap year, which has every day. */
const berulangTahun = (client: pg.Client, hariIni: Tanggal): Promise<unknown> =>
  client.query(
    `update member m set tgl_lahir = make_date(1964 + ascii(right(m.no_hp, 1)) % 10 * 4, extract(month from h.hari)::integer, extract(day from h.hari)::integer)
       from (select kode_member, $1::date + (2 * (row_number() over (partition by kode_toko_asal order by kode_member) - 1))::integer as hari
               from member where tgl_lahir is not null) h
      where h.kode_member = m.kode_member and h.hari < $1::date + 10`,
    [hariIni],
  );

/** Fills an empty, migrated database. The same seed gives the same chain, whatever the day it ends on. */
export async function buatRantaiDemo(input: DemoInput): Promise<void> {
  const client = newClient({ connectionString: input.url });
  await client.connect();
  const db = openDatabase({ url: input.url, poolSize: 4 });
  const secrets =
    input.secrets ?? createSecretBox({ dataDir: '', keys: [randomBytes(32).toString('base64')] });
  try {
    const kata_sandi = await hashPassword(input.password, input.passwordCost);
    await isiMaster(client, input.house, kata_sandi, MEMBER, today(input.clock));
    await isiParameter(client);
    const ukuran = input.ukuran ?? PENUH;
    // The tests begin with shops that give no bonus; the salespeople of this chain earn one from its first nota on.
    if (ukuran.lengkap)
      await client.query(
        "insert into para_system (kode_toko, key, value) select kode_toko, 'BONUS_SALES_TRANSACTION_MODULE', 'true' from toko",
      );
    // Head office opens on the day the demo ends; its branches get there by trading.
    await client.query('update hari_toko set tanggal = $1', [today(input.clock)]);
    // Plans made on empty tables stay slow, so the statistics come before the trade.
    await client.query('analyze');
    const cabang = BRANCHES.map((toko, index) => {
      const members = Array.from(
        { length: 60 },
        (_, n) => `${toko.kode_toko}${String(n + 1).padStart(6, '0')}`,
      );
      const suffix = index === 0 ? '' : `-${toko.kode_toko.slice(0, 3)}`;
      return { kode_toko: toko.kode_toko, suffix, seed: 100 + index, members };
    });
    const bersama = { db, house: input.house, secrets, sekarang: input.clock.now() };
    const semua = cabang.length * (ukuran.hari + 1);
    let lewat = 0;
    const hariLewat = () => {
      lewat += 1;
      input.maju?.(lewat / semua);
    };
    await Promise.all(
      cabang.map((toko) =>
        berdagang({ ...bersama, url: input.url, toko, hariIni: today(input.clock), ukuran, hariLewat }),
      ),
    );
    if (ukuran.lengkap) await antarToko({ ...bersama, client, toko: cabang });
    if (ukuran === PENUH) await setujuDikabari(client);
    if (ukuran === PENUH) await berulangTahun(client, today(input.clock));
    if (input.photos)
      await bergambar(
        client,
        input.photos,
        cabang.map(({ kode_toko }) => kode_toko),
      );
    // The tests begin with shops that keep no list of suppliers; this chain has one, and sells gold to one of them.
    if (ukuran === PENUH)
      await client.query(
        "insert into para_system (kode_toko, key, value) select kode_toko, 'SUPPLIER_BARANG_MODULE', 'true' from toko",
      );
    await client.query('analyze');
  } finally {
    await db.close();
    await client.end();
  }
}
