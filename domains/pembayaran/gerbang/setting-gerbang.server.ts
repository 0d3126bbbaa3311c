/** How a store reaches its payment gateway: read with the key for who asks it, and without for everybody else. */
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { Gerbang } from './gerbang.rule.ts';
import { midtrans } from './midtrans.server.ts';

export type SettingTersimpan = {
  aktif: boolean;
  alamat: string;
  kunci: string | null;
  kunci_diganti: string | null;
  no_rekening: string | null;
  menit: number;
  versi: number;
  diubah_oleh: string | null;
  diubah_pada: string | null;
};

export const SETTING_AWAL: SettingTersimpan = {
  ...{ aktif: false, alamat: 'https://api.midtrans.com', kunci: null, kunci_diganti: null },
  ...{ no_rekening: null, menit: 15, versi: 0, diubah_oleh: null, diubah_pada: null },
};

const BACA = `select aktif, alamat, kunci, kunci_diganti, no_rekening, menit, versi, diubah_oleh, diubah_pada
  from setting_gerbang where kode_toko = $1`;

export const bacaSetting = async (sql: Sql, kode_toko: string, lock = false): Promise<SettingTersimpan> =>
  (await rawQuery<SettingTersimpan>(sql, `${BACA}${lock ? ' for update' : ''}`, [kode_toko]))[0] ??
  SETTING_AWAL;

/** What the seal belongs to: a key copied to another store's row opens nothing. */
export const untukKunci = (kode_toko: string) => ({ apa: 'gerbang-kunci', pemilik: kode_toko });

export const sistem = (kode_toko: string): Scope => ({ kode_toko, user_id: 'SISTEM', lintas: false });

/** Nothing of a practice store or a trial reaches anybody outside. */
const diLuar = ({ sarana }: Pick<Deps, 'sarana'>): boolean =>
  !sarana.has('TOKO_LATIHAN') && !sarana.has('UJI_COBA');

export type GerbangToko = { gerbang: Gerbang; aktif: boolean; no_rekening: string | null; menit: number };

/** The gateway of a store, also one that is switched off: what was asked of it while it was on goes on. Null where there is no key. */
export async function gerbangToko(deps: Deps, kode_toko: string): Promise<GerbangToko | null> {
  if (!diLuar(deps)) return null;
  const { kunci, ...rest } = await deps.db.read(sistem(kode_toko), (sql) => bacaSetting(sql, kode_toko));
  if (!kunci || !rest.alamat) return null;
  const terbuka = deps.secrets.open(untukKunci(kode_toko), kunci);
  return { ...rest, gerbang: midtrans(deps.outbound, { alamat: rest.alamat, kunci: terbuka }) };
}
