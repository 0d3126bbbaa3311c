/** What a store is set to: flags, settings and account mapping, cached per store and compared by version. */
import type { Zona } from '@mustika/kernel/date.ts';
import type { AppError } from '@mustika/kernel/errors.ts';
import { type Flag, isFlag } from '@mustika/kernel/flags.ts';
import { namaTrx } from '@mustika/kernel/jurnal.ts';
import { turnsOn } from '@mustika/kernel/settings/module.ts';
import type { Settings } from '@mustika/kernel/settings/settings.ts';
import { type Database, type Scope, statement } from './database.ts';

export type AccountRow = {
  trx: string;
  type: string;
  kode_akun: string;
  jenis_akun: 'DEBET' | 'KREDIT';
  nomor_akun: string;
};

export type StoreConfig = {
  kode_toko: string;
  nama_toko: string;
  alamat_toko: string;
  tipe: 'PUSAT' | 'CABANG';
  zona: Zona;
  versi: number;
  flags: ReadonlySet<Flag>;
  settings: Settings;
  /** `trx|type|role|side` -> nomor_akun. */
  accounts: ReadonlyMap<string, string>;
  /** Epoch milliseconds at which the next planned price takes effect. */
  berikut: number | null;
};

export type StoreConfigs = {
  /** The cached copy, or a fresh one. Null for an unknown or inactive store. */
  get(kode_toko: string): Promise<StoreConfig | null>;
  /** A store that trades no more, too, for what is still on its way from there: read anew, null for an unknown one. */
  getClosed(kode_toko: string): Promise<StoreConfig | null>;
  /** Drops the copy: the next get reads again. */
  forget(kode_toko: string): void;
};

const sideKey = (trx: string, type: string, role: string, side: string): string =>
  `${trx}|${type}|${role}|${side}`;

/** The mapping of a store as postings look it up. */
export const accountsOf = (rows: readonly AccountRow[]): StoreConfig['accounts'] =>
  new Map(rows.map((a) => [sideKey(a.trx, a.type, a.kode_akun, a.jenis_akun), a.nomor_akun]));

/**
 * The nomor_akun of a role: the row for the event and payment kind, else for the event, else the default. A category of
 * two words is stored with an underscore as `trx` (Spec 2 §2.3 shows underscores as spaces).
 */
export function nomorAkun(
  config: Pick<StoreConfig, 'accounts'>,
  trx: string,
  type: string,
  role: string,
  side: 'DEBET' | 'KREDIT',
): string | null {
  const satu = namaTrx(trx);
  for (const [t, y] of [
    [satu, type],
    [satu, '*'],
    ['*', '*'],
  ] as const) {
    const nomor = config.accounts.get(sideKey(t, y, role, side));
    if (nomor) return nomor;
  }
  return null;
}

type Identitas = Pick<StoreConfig, 'nama_toko' | 'alamat_toko' | 'tipe' | 'zona'> & { aktif: boolean };

/** What a store is set to, each part a statement. */
const bacaan = (kode_toko: string) => ({
  toko: statement<Identitas>(
    'cfg_toko',
    'select nama_toko, alamat_toko, tipe, zona, aktif from toko where kode_toko = $1',
    kode_toko,
  ),
  versi: statement<{ versi: number }>(
    'cfg_versi',
    'select versi from versi_toko where kode_toko = $1',
    kode_toko,
  ),
  system: statement<{ key: string; value: string }>(
    'cfg_system',
    'select key, value from para_system where kode_toko = $1',
    kode_toko,
  ),
  akun: statement<AccountRow>(
    'cfg_akun',
    'select trx, type, kode_akun, jenis_akun, nomor_akun from para_akun_transaksi where kode_toko = $1 and aktif',
    kode_toko,
  ),
  jadwal: statement<{ mulai: string | null }>(
    'cfg_jadwal',
    "select min(berlaku_mulai) as mulai from jadwal_harga where kode_toko = $1 and status = 'MENUNGGU'",
    kode_toko,
  ),
});

async function load(db: Database, kode_toko: string, closed = false): Promise<StoreConfig | null> {
  const scope: Scope = { kode_toko, user_id: 'SISTEM', lintas: false };
  const { toko, versi, system, akun, jadwal } = await db.batch(scope, bacaan(kode_toko));
  const [found] = toko;
  if (!found || !(found.aktif || closed)) return null;
  const { aktif: _aktif, ...identitas } = found;
  const mulai = jadwal[0]?.mulai;
  return {
    kode_toko,
    ...identitas,
    versi: versi[0]?.versi ?? 0,
    settings: Object.fromEntries(system.map((row) => [row.key, row.value])),
    flags: new Set(system.flatMap(({ key, value }) => (isFlag(key) && turnsOn(value) ? [key] : []))),
    accounts: accountsOf(akun),
    berikut: mulai ? Temporal.Instant.from(mulai).epochMilliseconds : null,
  };
}

/** A price that took effect by itself: its row, and the columns before and after. */
export type AppliedPrice = {
  tabel: string;
  kode: string;
  sebelum: Record<string, number | null>;
  sesudah: Record<string, number>;
};

/** Puts every planned price of the store into effect that is due at this moment; safe against a twin. */
export async function applyDuePrices(
  db: Database,
  kode_toko: string,
  epochMs: number,
): Promise<AppliedPrice[]> {
  const saat = Temporal.Instant.fromEpochMilliseconds(epochMs).toString();
  const [row] = await db.call({
    name: 'terapkan_harga',
    text: 'select terapkan_harga($1, $2::timestamptz) as hasil',
    values: [kode_toko, saat],
  });
  return (row as { hasil: AppliedPrice[] }).hasil;
}

export type StoreConfigOptions = {
  /** How long a copy lives. */
  seconds?: number;
  /** Told after planned prices took effect. */
  applied?: (kode_toko: string, prices: readonly AppliedPrice[]) => void;
  /** Stores this installation serves; the others are unknown to it. */
  served?: (kode_toko: string) => boolean;
};

/**
 * Copies live for `seconds`; a posting compares versions in the database, so a stale copy can never post. Whoever asks first
 * after a planned price is due puts it into effect before he gets an answer: nobody reads the old price from that moment on.
 */
export function createStoreConfigs(
  db: Database,
  now: () => number,
  { seconds = 5, applied = () => {}, served = () => true }: StoreConfigOptions = {},
): StoreConfigs {
  const cache = new Map<string, { at: number; config: Promise<StoreConfig | null> }>();
  const cached = (kode_toko: string): Promise<StoreConfig | null> => {
    const hit = cache.get(kode_toko);
    if (hit && now() - hit.at < seconds * 1000) return hit.config;
    const config = load(db, kode_toko);
    cache.set(kode_toko, { at: now(), config });
    config.catch((_error: AppError) => cache.delete(kode_toko));
    return config;
  };
  return {
    get: async (kode_toko) => {
      if (!served(kode_toko)) return null;
      const config = await cached(kode_toko);
      if (config?.berikut === null || config?.berikut === undefined || config.berikut > now()) return config;
      const prices = await applyDuePrices(db, kode_toko, now());
      cache.delete(kode_toko);
      if (prices.length > 0) applied(kode_toko, prices);
      return cached(kode_toko);
    },
    getClosed: async (kode_toko) => (served(kode_toko) ? load(db, kode_toko, true) : null),
    forget: (kode_toko) => void cache.delete(kode_toko),
  };
}
