/** Where the catalogue of a store goes, and who is told that something waits. */
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import type { AlamatWeb } from './web-toko.server.ts';

/** As it is kept; the key sealed. */
export type SettingWeb = {
  aktif: boolean;
  alamat: string;
  kunci: string | null;
  versi: number;
  gagal: number;
  galat: string | null;
  coba_lagi: string | null;
  terakhir: string | null;
};

const AWAL: SettingWeb = {
  aktif: false,
  alamat: '',
  kunci: null,
  versi: 0,
  gagal: 0,
  galat: null,
  coba_lagi: null,
  terakhir: null,
};

const BACA =
  'select aktif, alamat, kunci, versi, gagal, galat, coba_lagi, terakhir from setting_web where kode_toko = $1';

export const bacaSettingWeb = async (sql: Sql, kode_toko: string, lock = false): Promise<SettingWeb> =>
  (await rawQuery<SettingWeb>(sql, `${BACA}${lock ? ' for update' : ''}`, [kode_toko]))[0] ?? AWAL;

/** What a seal belongs to: a key copied to another store's row opens nothing. */
export const kegunaanKunci = (kode_toko: string) => ({ apa: 'web-kunci', pemilik: kode_toko });

/** Where the catalogue goes and whether it may go now; null while address or key is missing. */
export async function alamatWeb(
  deps: Deps,
  sql: Sql,
  kode_toko: string,
  saat: string,
): Promise<(AlamatWeb & { boleh: boolean }) | null> {
  const { alamat, kunci, aktif, coba_lagi } = await bacaSettingWeb(sql, kode_toko);
  if (!alamat || !kunci) return null;
  const jeda = coba_lagi !== null && Date.parse(coba_lagi) > Date.parse(saat);
  return { alamat, boleh: aktif && !jeda, kunci: deps.secrets.open(kegunaanKunci(kode_toko), kunci) };
}

const NANTI = "select antre_nanti('barang_web', $1::jsonb, $2, $3)";
/** Puts the store in front of the workers; the pause is the queue's, in real seconds. */
export const antrekanWeb = (sql: Sql, kode_toko: string, pada: string): Promise<unknown> =>
  rawQuery(sql, NANTI, [JSON.stringify({ kode_toko }), `web|${kode_toko}`, pada]);
