/**
 * Trials: copies of the shop as it stands, beside the databases of practice. Rows are copied as a backup copies them, because a shop that
 * sells cannot be a template; what opens or reaches anything outside does not go along. What a database is for, how far it is
 * and when it goes stands in its comment, where any process of the server finds it. docs/decisions/0153.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PENYELIA } from '@mustika/domains/latihan/latihan.rule.ts';
import { pindahanErrors } from '@mustika/domains/pindahan/pindahan.errors.ts';
import type { Clock } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { dumpDatabase, type Parts } from '@mustika/server-kit/backup/dump.ts';
import type { Manifest } from '@mustika/server-kit/backup/manifest.ts';
import { rebuild } from '@mustika/server-kit/backup/rebuild.ts';
import { plain } from '@mustika/server-kit/backup/seal.ts';
import { VERSION } from '@mustika/server-kit/config.ts';
import { databaseAt, onDatabase } from '@mustika/server-kit/postgres/one-connection.ts';
import type { TrialOwner, TrialStep } from '@mustika/server-kit/practice.ts';
import { hashPassword, type PasswordCost } from '@mustika/server-kit/secrets/password.ts';
import pg from 'pg';
import { commentOn, drop, nameIn, said } from './practice-databases.ts';

export type TrialLimits = { atOnce: number; bytes: number };

export type TrialDatabasesInput = {
  /** The shop: the owner's address. */
  shop: string;
  /** Where databases may be made. */
  url: string;
  clock: Clock;
  limits: TrialLimits;
  passwordCost?: PasswordCost;
};

/** One makes its database after the other, so that the number of them is that which was asked for. */
const LOCK = 7_205_624;
/** Whoever makes one says this often that he is at it; after so long without a word nobody is. */
const BEAT_TABLES = 12;
const SILENT_MS = 10 * 60_000;

const NONE = { rows: 'false' };
/**
 * What does not go along. Nobody's password, key, session, device, agent, ticket or link works in a trial; nothing that waits to go out
 * or is connected to somebody outside is there. Every paper bears the name of its store, so the mark stands there.
 */
export const TRIAL_PARTS: Parts = {
  ...{ sesi: NONE, enkripsi_terpakai: NONE, perangkat_dikenal: NONE, percobaan_login: NONE },
  ...{ pengguna_pin: NONE, pengguna_passkey: NONE, pengguna_sidik: NONE },
  ...{ otorisasi_tantangan: NONE },
  ...{ kunci_push: NONE, langganan_push: NONE, kirim_push: NONE },
  ...{ kunci_api: NONE, kunci_api_rahasia: NONE, kunci_api_laju: NONE, kunci_api_panggilan: NONE },
  ...{ langganan_kejadian: NONE, langganan_posisi: NONE, kirim_kejadian: NONE },
  ...{ pengguna_totp: NONE, pengguna_pemulihan: NONE, agen: NONE, agen_kode: NONE, tugas_cetak: NONE },
  ...{ kunci_nota: NONE, kunci_nota_rahasia: NONE, tautan: NONE, tiket_grosir: NONE },
  ...{ otorisasi_minta: NONE, export_minta: NONE, export_bagian: NONE, pesan_wa: NONE, kabar_wa: NONE },
  ...{ latihan_sesi: NONE, latihan_hasil: NONE, cadangan: NONE, peristiwa_marketplace: NONE },
  // What a till of the shop took along to sell without the network is nobody's there.
  paket_luring: {
    instead: {
      perangkat_hash: 'sha256(id::text::bytea)',
      rahasia: "'x'",
      keadaan: "case keadaan when 'AKTIF' then 'KEMBALI' else keadaan end",
    },
  },
  barang_pegang: { rows: "keranjang not like 'LURING-%'" },
  para_system: { rows: "key <> 'TOTP_WAJIB'" },
  toko: { instead: { nama_toko: "'LATIHAN - BUKAN NOTA ' || kode_toko" } },
  pengguna: { instead: { kata_sandi: "'x'", harus_ganti_password: 'false', no_whatsapp: 'null' } },
  setting_wa: {
    instead: { aktif: 'false', token: 'null', rahasia_aplikasi: 'null', token_verifikasi: 'null' },
  },
  tagihan_qris: NONE,
  setting_gerbang: { instead: { aktif: 'false', kunci: 'null' } },
  setting_web: { instead: { aktif: 'false', kunci: 'null' } },
  setting_marketplace: {
    instead: { aktif: 'false', kunci: 'null', token: 'null', segar: 'null', izin_tanda: 'null' },
  },
};

/** `langkah`: how far it is; null once it is there. `detak`: when that was said. */
export type TrialNote = {
  id: string;
  owner: TrialOwner;
  dibuat: number;
  sampai: number;
  langkah: TrialStep | null;
  detak: number;
  temuan: number;
};
export type Trial = TrialNote & { nama: string };

const likeOf = (shop: string): string => `${nameIn(shop)}_uji_`;
const nameOf = (shop: string, id: string): string => `${likeOf(shop)}${id.replaceAll('-', '').slice(0, 16)}`;

/** Nobody is making it any more. */
export const isBroken = ({ langkah, detak }: TrialNote, now: number): boolean =>
  langkah !== null && now - detak > SILENT_MS;

const locked = <T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> =>
  onDatabase(url, async (client) => {
    await client.query("set client_min_messages = 'warning'");
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return run(client);
  });

const listed = async (client: pg.Client, shop: string): Promise<Trial[]> =>
  (await said(client, `${likeOf(shop)}%`)).flatMap(({ nama, isi }) =>
    isi === null ? [] : [{ nama, ...(JSON.parse(isi) as TrialNote) }],
  );

/** All there are, whoever made them. */
export const trialsOf = ({ url, shop }: Pick<TrialDatabasesInput, 'url' | 'shop'>): Promise<Trial[]> =>
  onDatabase(url, (client) => listed(client, shop));

const SIZE = 'select pg_database_size(current_database())::float8 as byte';
export const sizeOf = (url: string): Promise<number> =>
  onDatabase(url, async (client) => (await client.query<{ byte: number }>(SIZE)).rows[0]?.byte ?? 0);

/** An empty database with the name of the person on it; refused where he has one, where the shop is too big, where there is no room. */
export async function claim(
  { shop, url, clock, limits }: TrialDatabasesInput,
  owner: TrialOwner,
  days: number,
): Promise<Trial> {
  if ((await sizeOf(shop)) > limits.bytes) reject(pindahanErrors.UJI_COBA_TERLALU_BESAR);
  const now = clock.now();
  const id = randomUUID();
  const nama = nameOf(shop, id);
  const note: TrialNote = {
    ...{ id, owner, dibuat: now.epochMilliseconds, detak: now.epochMilliseconds, temuan: 0 },
    sampai: now.add({ hours: 24 * days }).epochMilliseconds,
    langkah: { tahap: 'MENYALIN', ke: 0, dari: 0 },
  };
  return locked(url, async (client) => {
    const there = await listed(client, shop);
    if (there.some((one) => one.owner.user_id === owner.user_id)) reject(pindahanErrors.UJI_COBA_SUDAH_ADA);
    if (there.length >= limits.atOnce) reject(pindahanErrors.UJI_COBA_PENUH);
    await client.query(`create database ${pg.escapeIdentifier(nama)}`);
    await commentOn(client, nama, note);
    return { nama, ...note };
  });
}

/** Says how far it is, and never while somebody throws it away. A database that was dropped meanwhile ends the work. */
const tell = (input: TrialDatabasesInput, { nama, ...note }: Trial, langkah: TrialStep | null, temuan = 0) =>
  locked(input.url, (client) =>
    commentOn(client, nama, { ...note, langkah, temuan, detak: input.clock.now().epochMilliseconds }),
  );

const AWAY = { postgresql: 0, foto: null, bucket: null, jangkar: [], kunci: { id: [], berkas: [] } };

/** The rows of the shop at one moment into files of this folder. */
async function copyOut(input: TrialDatabasesInput, trial: Trial, root: string): Promise<Manifest> {
  const beat = async (ke: number, dari: number): Promise<void> => {
    if (ke % BEAT_TABLES === 0) await tell(input, trial, { tahap: 'MENYALIN', ke, dari });
  };
  const dumped = await onDatabase(input.shop, (client) =>
    dumpDatabase(client, { root, seal: null }, { parts: TRIAL_PARTS, told: beat }),
  );
  const program = `${VERSION.major}.${VERSION.minor}.${VERSION.revision}`;
  // What waits in the queue of the shop is work of the shop.
  return { ...AWAY, ...dumped, bentuk: 1, program, antrean: [] };
}

const PENYELIA_BARU = `insert into pengguna (user_id, nama, level, kode_toko, kata_sandi)
  select $1, 'Penyelia Latihan', 'OWN', kode_toko, $2 from toko where tipe = 'PUSAT' limit 1
  on conflict (user_id) do update set nama = excluded.nama, level = excluded.level, kode_toko = excluded.kode_toko, lingkup = null,
    kata_sandi = excluded.kata_sandi, aktif = true, dikunci_pada = null, dikunci_oleh = null`;

/** Fills a claimed database; `folder` is the trial's own. Throws when it is not whole. */
export async function fillTrial(input: TrialDatabasesInput, trial: Trial, folder: string): Promise<void> {
  const root = join(folder, 'salinan');
  const made = databaseAt(input.url, trial.nama);
  try {
    const manifest = await copyOut(input, trial, root);
    const dari = manifest.tabel.length;
    await tell(input, trial, { tahap: 'MEMASUKKAN', ke: 0, dari });
    const proof = await rebuild({
      ...{ url: made, whole: { root, open: plain }, manifest, login: true },
      say: () => {},
    });
    await tell(input, trial, { tahap: 'MEMERIKSA', ke: dari, dari });
    const hash = await hashPassword(PENYELIA.password, input.passwordCost);
    await onDatabase(made, async (client) => {
      await client.query("select set_config('app.user_id', 'SISTEM', false)");
      await client.query(PENYELIA_BARU, [PENYELIA.user_id, hash]);
    });
    // The moment of its rows, by the clock that stamps what is written into them.
    const copied = { ...trial, dibuat: Date.parse(manifest.potret) };
    await tell(input, copied, null, proof.temuan.length + proof.audit.length);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Throws away the databases of these trials, and such as nobody wrote anything on. */
export const dropTrials = (
  { url, shop }: Pick<TrialDatabasesInput, 'url' | 'shop'>,
  which: (trial: Trial) => boolean,
): Promise<Trial[]> =>
  locked(url, async (client) => {
    const gone = (await listed(client, shop)).filter(which);
    for (const { nama } of gone) await drop(client, nama);
    for (const { nama, isi } of await said(client, `${likeOf(shop)}%`))
      if (isi === null) await drop(client, nama);
    return gone;
  });
