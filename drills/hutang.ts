/**
 * Two years of loans: some three thousand contracts lent, paid on, extended, renewed, redeemed, cancelled and auctioned by chance, every
 * evening closed by the house. Beside it a model counts what each contract owes by the plain formula, in plain integers; it must agree
 * with the server at every step, and in the end with the ledger. DRILL_SEED repeats a run, DRILL_DAYS shortens it.
 */

import { randomBytes } from 'node:crypto';
import { house } from '@mustika/domains/house.ts';
import { addDays, manualClock, type Tanggal } from '@mustika/kernel/date.ts';
import { openDatabase } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { createSecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import { createStoreConfigs } from '@mustika/server-kit/store-config.ts';
import pg from 'pg';
import { tutupHari } from '../database/demo/malam.ts';
import { seeded } from '../database/demo/random.ts';
import type { Dunia } from '../database/demo/till.ts';
import { supervisorAt } from './day.ts';
import { drillHledger } from './hledger.ts';
import { cocokkanBuku, cocokkanDaftar, cocokkanMeja } from './hutang-cocok.ts';
import { type Buku, bukuBaru, jalankanHari, pinjamkan } from './hutang-hari.ts';
import { rebutan } from './hutang-rebut.ts';
import type { Floor, Result } from './stream.ts';

/** A store of its own: its calendar runs two years ahead of the others. */
const TOKO = { kode_toko: 'SBY1', suffix: '-SBY', seed: 1, members: [] };
const HARI = Number(process.env.DRILL_DAYS ?? 730);
const PER_HARI = 3000 / 730;
const SEED = Number(process.env.DRILL_SEED ?? Math.floor(Math.random() * 1e9));
/** What an evening may take with two years behind it; a machine that has other work to do may need more, but not so much. */
const SEHARUSNYA_MS = 2000;
const TERLALU_LAMA_MS = 5000;

type Latar = { dunia: Dunia; tutup(): Promise<void> };

async function buka(url: string): Promise<Latar> {
  const db = openDatabase({ url, poolSize: 4 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ tanggal: string }>(
    "select tanggal::text as tanggal from hari_toko where kode_toko = $1 and status = 'OPEN'",
    [TOKO.kode_toko],
  );
  const clock = manualClock(`${rows[0]?.tanggal}T02:00:00Z`);
  const stores = createStoreConfigs(db, () => clock.now().epochMilliseconds);
  const secrets = createSecretBox({ dataDir: '', keys: [randomBytes(32).toString('base64')] });
  const deps = { db, clock, house, stores, secrets, sockets: { current: null } } as unknown as Deps;
  const dunia: Dunia = {
    ...{ db, client, toko: TOKO, clock, sekarang: clock.now(), deps, nomor: 1_000_000, harga: new Map() },
    ...{
      random: seeded(SEED),
      lain: seeded(0),
      aksesoris: seeded(0),
      manual: seeded(0),
      gadai: seeded(SEED),
      servis: seeded(0),
      pesan: seeded(0),
      poin: seeded(0),
      po: seeded(0),
    },
    ...{ hutang: [], paket: 0, stok: [], terjual: [], titipan: [], kiriman: [] },
  };
  // A drawer that never has a little more or less: what is counted is what the books say.
  dunia.lain = { ...dunia.lain, chance: () => false };
  return {
    dunia,
    tutup: async () => {
      await client.end();
      await db.close();
    },
  };
}

const pada = (persen: number, sorted: readonly number[]): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * persen) / 100))] ?? 0);

async function aturDenda(buku: Buku, persen: number): Promise<void> {
  const { client, deps, toko } = buku.dunia;
  await client.query(
    "insert into para_system (kode_toko, key, value) values ($1, 'DENDA_HUTANG', $2) on conflict (kode_toko, key) do update set value = excluded.value",
    [toko.kode_toko, String(persen)],
  );
  deps.stores.forget(toko.kode_toko);
  buku.persenDenda = persen;
}

async function invarian({ client }: Dunia): Promise<string[]> {
  const { rows } = await client.query('select aturan, rincian from cek_invarian()');
  return rows.map((row) => `cek_invarian: ${row.aturan} ${JSON.stringify(row.rincian)}`);
}

type Malam = { lama: number[]; salah: string[]; dipinjam: number; akhir: Tanggal };

/** Day after day until the last one; every evening is counted and closed by the house. */
async function hariDemiHari(buku: Buku, mulai: Tanggal): Promise<Malam> {
  const { dunia } = buku;
  const [lama, salah]: [number[], string[]] = [[], []];
  let dipinjam = 0;
  for (let n = 0; n < HARI && salah.length === 0; n += 1) {
    const hari = addDays(mulai, n);
    // The late fee is on in every other quarter; a contract keeps the terms it was made with.
    if (n % 90 === 0) await aturDenda(buku, n % 180 === 0 ? 0 : 1000);
    for (; dipinjam < Math.round((n + 1) * PER_HARI); dipinjam += 1) await pinjamkan(buku, hari);
    await jalankanHari(buku, hari);
    if (n % 60 === 59) salah.push(...(await cocokkanBuku(buku)));
    dunia.clock.advance({ hours: 11 });
    const mulaiTutup = performance.now();
    await tutupHari(dunia);
    lama.push(performance.now() - mulaiTutup);
    dunia.clock.advance({ hours: 13 });
  }
  return { lama, salah, dipinjam, akhir: addDays(mulai, lama.length) };
}

const berurut = (lama: readonly number[]): number[] => lama.toSorted((a, b) => a - b);

/** What evenings took, and whether the last hundred took longer than the first. */
function kataMalam(malam: readonly number[]): string {
  const lama = berurut(malam);
  const lambat = lama.filter((ms) => ms > SEHARUSNYA_MS).length;
  const [awal, akhir] = [berurut(malam.slice(0, 100)), berurut(malam.slice(-100))];
  return [
    `${lama.length} evenings counted and closed in ${pada(50, lama)} ms (the first hundred ${pada(50, awal)}, the last ${pada(50, akhir)})`,
    `95 % in ${pada(95, lama)}`,
    `at most ${pada(100, lama)}${lambat > 0 ? `: ${lambat} took more than ${SEHARUSNYA_MS}` : ''}`,
  ].join(', ');
}

/** `kali` loans are redeemed at two tills at once, before the two years. */
export async function hutangDuaTahun({ shop }: Floor, kali: number): Promise<Result> {
  const { dunia, tutup } = await buka(shop.url());
  try {
    const orang = async (siapa: string) =>
      supervisorAt(shop.port, await shop.login(`${siapa}${TOKO.suffix}`));
    const [satu, dua, spv] = [await orang('KASIR1'), await orang('KASIR2'), await orang('SPV1')];
    const mulai = dunia.clock.now().toString().slice(0, 10) as Tanggal;
    const buku = await bukuBaru(dunia);
    const rebut = await rebutan(buku, [satu, dua], kali, mulai);
    const { lama, salah, dipinjam, akhir } = await hariDemiHari(buku, mulai);
    const dibaca = performance.now();
    const wrong = [
      ...[...rebut, ...salah],
      ...[...(await cocokkanBuku(buku)), ...(await cocokkanMeja(buku, akhir))],
      ...(await cocokkanDaftar(buku, spv, akhir)),
    ];
    const diperiksa = performance.now();
    wrong.push(...(await invarian(dunia)));
    const selesai = performance.now();
    const hledger = await drillHledger(dunia.db, TOKO.kode_toko);
    const terlama = pada(100, berurut(lama));
    if (terlama > TERLALU_LAMA_MS) wrong.push(`an evening took ${terlama} ms`);
    return {
      said: [
        `seed ${SEED}: ${dipinjam} loans, ${buku.banyak} events; ${kataMalam(lama)}`,
        `${buku.jalan.size} still run, compared in ${Math.round(diperiksa - dibaca)} ms`,
        `surplus of auctions Rp ${buku.kelebihan}: ${buku.diserahkan} handed over, ${buku.daluwarsa} lapsed`,
        `cek_invarian() in ${Math.round(selesai - diperiksa)} ms`,
        hledger === null
          ? 'hledger is NOT INSTALLED'
          : `hledger ${hledger.length > 0 ? 'differs' : 'agrees'}`,
        `${kali} loans redeemed at two tills at once`,
      ].join('; '),
      wrong: [...wrong, ...(hledger ?? [])],
    };
  } finally {
    await tutup();
  }
}
