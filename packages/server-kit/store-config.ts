/** What a store is set to: flags, settings and account mapping, cached per store and compared by version. */
import type { AppError } from '@mustika/kernel/errors.ts';
import { type Flag, isFlag } from '@mustika/kernel/flags.ts';
import { turnsOn } from '@mustika/kernel/settings/module.ts';
import type { Settings } from '@mustika/kernel/settings/settings.ts';
import type { Database, Scope } from './database.ts';

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
  versi: number;
  flags: ReadonlySet<Flag>;
  settings: Settings;
  /** `trx|type|role|side` -> nomor_akun. */
  accounts: ReadonlyMap<string, string>;
};

export type StoreConfigs = {
  /** The cached copy, or a fresh one. Null for an unknown or inactive store. */
  get(kode_toko: string): Promise<StoreConfig | null>;
  /** Drops the copy: the next get reads again. */
  forget(kode_toko: string): void;
};

const sideKey = (trx: string, type: string, role: string, side: string): string =>
  `${trx}|${type}|${role}|${side}`;

/**
 * The nomor_akun of a role: the row for the event and payment kind, else for the event, else the default. A category of
 * two words is stored with an underscore as `trx` (Spec 2 §2.3 shows underscores as spaces).
 */
export function nomorAkun(
  config: StoreConfig,
  trx: string,
  type: string,
  role: string,
  side: 'DEBET' | 'KREDIT',
): string | null {
  const satu = trx.replaceAll(' ', '_');
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

async function load(db: Database, kode_toko: string): Promise<StoreConfig | null> {
  const scope: Scope = { kode_toko, user_id: 'SISTEM', lintas: false };
  const [toko, versi, system, accounts] = (await db.batch(scope, [
    {
      name: 'cfg_toko',
      text: 'select nama_toko, alamat_toko, tipe from toko where kode_toko = $1 and aktif',
      values: [kode_toko],
    },
    { name: 'cfg_versi', text: 'select versi from versi_toko where kode_toko = $1', values: [kode_toko] },
    {
      name: 'cfg_system',
      text: 'select key, value from para_system where kode_toko = $1',
      values: [kode_toko],
    },
    {
      name: 'cfg_akun',
      text: 'select trx, type, kode_akun, jenis_akun, nomor_akun from para_akun_transaksi where kode_toko = $1 and aktif',
      values: [kode_toko],
    },
  ])) as [Record<string, string>[], { versi: number }[], { key: string; value: string }[], AccountRow[]];
  const store = toko[0];
  if (!store) return null;
  const settings = Object.fromEntries(system.map((row) => [row.key, row.value]));
  return {
    kode_toko,
    nama_toko: store.nama_toko as string,
    alamat_toko: store.alamat_toko as string,
    tipe: store.tipe as 'PUSAT' | 'CABANG',
    versi: versi[0]?.versi ?? 0,
    settings,
    flags: new Set(system.flatMap(({ key, value }) => (isFlag(key) && turnsOn(value) ? [key] : []))),
    accounts: new Map(accounts.map((a) => [sideKey(a.trx, a.type, a.kode_akun, a.jenis_akun), a.nomor_akun])),
  };
}

/** Copies live for `seconds`; a posting compares versions in the database, so a stale copy can never post. */
export function createStoreConfigs(db: Database, now: () => number, seconds = 5): StoreConfigs {
  const cache = new Map<string, { at: number; config: Promise<StoreConfig | null> }>();
  return {
    get: (kode_toko) => {
      const hit = cache.get(kode_toko);
      if (hit && now() - hit.at < seconds * 1000) return hit.config;
      const config = load(db, kode_toko);
      cache.set(kode_toko, { at: now(), config });
      config.catch((_error: AppError) => cache.delete(kode_toko));
      return config;
    },
    forget: (kode_toko) => void cache.delete(kode_toko),
  };
}
