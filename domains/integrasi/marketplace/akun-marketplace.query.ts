/**
 * The account of a store at a marketplace: kept with sealed keys, opened for one who calls, its token renewed before it ends. A word that
 * renews is good once, so that one server alone spends it: who renews claims the row, the others come again. docs/decisions/0161.
 */
import { reject } from '@mustika/kernel/errors.ts';
import { rawQuery, type Scope, type Sql } from '@mustika/server-kit/database.ts';
import type { Deps } from '@mustika/server-kit/http/http.ts';
import { retryPause } from '@mustika/server-kit/http/outbound.ts';
import { integrasiErrors as salah } from '../integrasi.errors.ts';
import type { Adaptor, AkunMarketplace, Gagal, Hasil, Jalan, TokenBaru } from './adaptor.server.ts';
import { MARKETPLACE, type PenyediaMarketplace } from './marketplace-setting.rule.ts';
import { shopee } from './shopee.server.ts';
import { tiktok } from './tiktok.server.ts';

export const ADAPTOR: Record<PenyediaMarketplace, Adaptor> = { SHOPEE: shopee, TIKTOK: tiktok };

/** As it is kept: key, token and what renews it sealed. */
export type Tersimpan = Omit<AkunMarketplace, 'kunci' | 'token'> & {
  aktif: boolean;
  /** Whether it is spoken to: an account that was switched off is, until nothing of it stands there any more. */
  berjalan: boolean;
  kunci: string | null;
  token: string | null;
  segar: string | null;
  token_sampai: string | null;
  segar_sampai: string | null;
  versi_token: number;
  alamat_webhook: string;
  baki: string[];
  kode_marketplace: string | null;
  ikut_harga: boolean;
  gagal: number;
  galat: string | null;
  coba_lagi: string | null;
  uji_pada: string | null;
  uji_hasil: string | null;
  versi: number;
};

export const awalMarketplace = (penyedia: PenyediaMarketplace): Tersimpan => ({
  penyedia,
  aktif: false,
  berjalan: false,
  alamat: MARKETPLACE[penyedia].alamat,
  ...{ id_aplikasi: '', id_toko: '', id_layanan: '', kategori: '', logistik: '', kurir: '', gudang: '' },
  ...{ kunci: null, token: null, segar: null, token_sampai: null, segar_sampai: null, versi_token: 0 },
  ...{ alamat_webhook: '', baki: [], kode_marketplace: null, ikut_harga: true },
  ...{ gagal: 0, galat: null, coba_lagi: null, uji_pada: null, uji_hasil: null, versi: 0 },
});

/** An account `s` that is on, or has something there that must come down, or an order that is not through. */
export const BERJALAN = `(s.aktif or exists (select from tawaran_marketplace w
      where w.kode_toko = s.kode_toko and w.penyedia = s.penyedia and w.pernah and w.status <> 'DITARIK')
    or exists (select from pesanan_marketplace p
      where p.kode_toko = s.kode_toko and p.penyedia = s.penyedia and p.keadaan in ('BELUM_BAYAR', 'SIAP_KIRIM')))`;

const BACA = `select penyedia, aktif, ${BERJALAN} as berjalan, alamat, id_aplikasi, id_toko, id_layanan, kategori, logistik, kurir, gudang, kunci, token, segar,
    token_sampai, segar_sampai, versi_token, alamat_webhook, baki, kode_marketplace, ikut_harga, gagal, galat, coba_lagi, uji_pada,
    uji_hasil, versi
  from setting_marketplace s where kode_toko = $1 and penyedia = $2`;

export const bacaMarketplace = async (
  sql: Sql,
  kode_toko: string,
  penyedia: PenyediaMarketplace,
  lock = false,
): Promise<Tersimpan> =>
  (await rawQuery<Tersimpan>(sql, `${BACA}${lock ? ' for update of s' : ''}`, [kode_toko, penyedia]))[0] ??
  awalMarketplace(penyedia);

/** What a seal belongs to: one copied to another store's row opens nothing. */
export const kegunaan = (
  apa: 'kunci' | 'token' | 'segar',
  penyedia: PenyediaMarketplace,
  kode_toko: string,
) => ({
  apa: `marketplace-${apa}-${penyedia}`,
  pemilik: kode_toko,
});

/** The account with its keys opened; refuses where the key is missing. */
export function bukaMarketplace(deps: Deps, kode_toko: string, row: Tersimpan): AkunMarketplace {
  if (!row.kunci) reject(salah.MARKETPLACE_BELUM_DIATUR);
  const { penyedia, alamat, id_aplikasi, id_toko, id_layanan, kategori, logistik, kurir, gudang } = row;
  return {
    ...{ penyedia, alamat, id_aplikasi, id_toko, id_layanan, kategori, logistik, kurir, gudang },
    kunci: deps.secrets.open(kegunaan('kunci', penyedia, kode_toko), row.kunci),
    token: row.token ? deps.secrets.open(kegunaan('token', penyedia, kode_toko), row.token) : '',
  };
}

export const sistem = (kode_toko: string): Scope => ({ kode_toko, user_id: 'SISTEM', lintas: false });
export const detikKini = (deps: Deps): number => Math.floor(deps.clock.now().epochMilliseconds / 1000);

const SIMPAN_TOKEN = `update setting_marketplace set token = $3, segar = $4, token_sampai = $5, segar_sampai = $6, id_toko = $7,
    versi_token = versi_token + 1, putar_sampai = null, gagal = 0, galat = null, coba_lagi = null
  where kode_toko = $1 and penyedia = $2 and ($8::integer is null or versi_token = $8)`;

/** Keeps a new token sealed; one that renews `dari` only while nobody gave another meanwhile. */
export function simpanToken(
  deps: Deps,
  sql: Sql,
  kode_toko: string,
  { penyedia, id_toko }: Pick<AkunMarketplace, 'penyedia' | 'id_toko'>,
  baru: TokenBaru,
  dari: number | null = null,
): Promise<unknown> {
  const saat = deps.clock.now();
  return rawQuery(sql, SIMPAN_TOKEN, [
    ...[kode_toko, penyedia],
    deps.secrets.seal(kegunaan('token', penyedia, kode_toko), baru.token),
    deps.secrets.seal(kegunaan('segar', penyedia, kode_toko), baru.segar),
    saat.add({ seconds: baru.detik }).toString(),
    baru.detik_segar === null ? null : saat.add({ seconds: baru.detik_segar }).toString(),
    ...[id_toko, dari],
  ]);
}

/** A token that ends within this is renewed before it is used. */
const SEBELUM_DETIK = 600;

const KLAIM = `update setting_marketplace set putar_sampai = $4::timestamptz + interval '1 minute'
  where kode_toko = $1 and penyedia = $2 and versi_token = $3 and (putar_sampai is null or putar_sampai <= $4::timestamptz) returning 1`;
const LEPAS_KLAIM = `update setting_marketplace set putar_sampai = null where kode_toko = $1 and penyedia = $2 and versi_token = $3`;

const IZIN_HABIS = 'Izin Marketplace Habis, Hubungkan Lagi Di Setting Marketplace';

async function perbarui(deps: Deps, kode_toko: string, row: Tersimpan, segar: string): Promise<Gagal | null> {
  const { penyedia, versi_token } = row;
  const scope = sistem(kode_toko);
  const claimed = await deps.db.tx(scope, (sql) =>
    rawQuery(sql, KLAIM, [kode_toko, penyedia, versi_token, deps.clock.now().toString()]),
  );
  if (claimed.length === 0) return { hasil: 'ULANG', galat: 'Token Sedang Diperbarui', jeda: 5 };
  const akun = bukaMarketplace(deps, kode_toko, row);
  const word = deps.secrets.open(kegunaan('segar', penyedia, kode_toko), segar);
  const hasil = await ADAPTOR[penyedia].segarkan(
    { akun, keluar: deps.outbound, detik: detikKini(deps) },
    word,
  );
  await deps.db.tx(scope, async (sql, audit) => {
    if (hasil.hasil !== 'OK')
      return void (await rawQuery(sql, LEPAS_KLAIM, [kode_toko, penyedia, versi_token]));
    await simpanToken(deps, sql, kode_toko, akun, hasil.isi, versi_token);
    audit({ aksi: 'setting_marketplace.token', objek: penyedia, isi: {} });
  });
  if (hasil.hasil === 'OK') return null;
  return hasil.hasil === 'ULANG' ? hasil : { hasil: 'IZIN', galat: `${IZIN_HABIS} (${hasil.galat})` };
}

const lewat = (saat: string | null, detik: number): boolean =>
  saat !== null && Date.parse(saat) <= detik * 1000;

/** The way to the marketplace with a token that is good for a while, or why there is none now. */
export async function jalanKe(
  deps: Deps,
  kode_toko: string,
  penyedia: PenyediaMarketplace,
): Promise<{ hasil: 'OK'; isi: Jalan; row: Tersimpan } | Gagal> {
  const read = () => deps.db.read(sistem(kode_toko), (sql) => bacaMarketplace(sql, kode_toko, penyedia));
  let row = await read();
  if (!row.kunci || !row.token) return { hasil: 'TOLAK', galat: 'Marketplace Belum Dihubungkan' };
  const detik = detikKini(deps);
  if (lewat(row.token_sampai, detik + SEBELUM_DETIK)) {
    if (!row.segar || lewat(row.segar_sampai, detik)) return { hasil: 'IZIN', galat: IZIN_HABIS };
    const gagal = await perbarui(deps, kode_toko, row, row.segar);
    if (gagal) return gagal;
    row = await read();
  }
  return {
    hasil: 'OK',
    isi: { akun: bukaMarketplace(deps, kode_toko, row), keluar: deps.outbound, detik },
    row,
  };
}

const HABISKAN = `update setting_marketplace set token_sampai = $4 where kode_toko = $1 and penyedia = $2 and versi_token = $3 and segar is not null returning 1`;

/**
 * Asks the marketplace one thing. A token that it calls ended before its time is renewed once, and the thing asked again.
 */
export async function minta<T>(
  deps: Deps,
  kode_toko: string,
  penyedia: PenyediaMarketplace,
  apa: (adaptor: Adaptor, ke: Jalan) => Promise<Hasil<T>>,
): Promise<Hasil<T>> {
  for (const kali of [1, 2]) {
    const jalan = await jalanKe(deps, kode_toko, penyedia);
    if (jalan.hasil !== 'OK') return jalan;
    const hasil = await apa(ADAPTOR[penyedia], jalan.isi);
    if (hasil.hasil !== 'IZIN' || kali === 2) return hasil;
    const saat = deps.clock.now().toString();
    const ended = await deps.db.tx(sistem(kode_toko), (sql) =>
      rawQuery(sql, HABISKAN, [kode_toko, penyedia, jalan.row.versi_token, saat]),
    );
    if (ended.length === 0) return { hasil: 'IZIN', galat: `${IZIN_HABIS} (${hasil.galat})` };
  }
  return { hasil: 'IZIN', galat: IZIN_HABIS };
}

const BAIK = `update setting_marketplace set gagal = 0, galat = null, coba_lagi = null, terakhir = $3
  where kode_toko = $1 and penyedia = $2 and (gagal > 0 or terakhir is null or terakhir < $3::timestamptz - interval '1 minute')`;
const BURUK = `update setting_marketplace set gagal = gagal + 1, galat = $3 where kode_toko = $1 and penyedia = $2 returning gagal`;
const JEDA = 'update setting_marketplace set coba_lagi = $3 where kode_toko = $1 and penyedia = $2';

/** How the way to the marketplace is doing. What it does not want is about that one thing; the rest makes everything wait: until when. */
export async function catatJalan(
  deps: Deps,
  kode_toko: string,
  penyedia: PenyediaMarketplace,
  hasil: Hasil<unknown>,
): Promise<string | null> {
  const saat = deps.clock.now();
  return deps.db.tx(sistem(kode_toko), async (sql) => {
    if (hasil.hasil === 'OK' || hasil.hasil === 'TOLAK') {
      await rawQuery(sql, BAIK, [kode_toko, penyedia, saat.toString()]);
      return null;
    }
    const [row] = await rawQuery<{ gagal: number }>(sql, BURUK, [kode_toko, penyedia, hasil.galat]);
    // An access that ended comes back by somebody's hand, who clears the pause.
    const detik = hasil.hasil === 'IZIN' ? 3600 : retryPause(row?.gagal ?? 1, hasil.jeda);
    const lagi = saat.add({ seconds: detik }).toString();
    await rawQuery(sql, JEDA, [kode_toko, penyedia, lagi]);
    return lagi;
  });
}

/** Whether the store speaks to this marketplace now. */
export const bolehJalan = (row: Tersimpan, saat: string): boolean =>
  row.berjalan &&
  row.kunci !== null &&
  row.token !== null &&
  (row.coba_lagi === null || Date.parse(row.coba_lagi) <= Date.parse(saat));

/** Of an offer: told anew, whatever became of the last try. */
export const BANGUNKAN = "versi = versi + 1, status = 'ANTRI', percobaan = 0, coba_lagi = null, galat = null";

const NANTI = 'select antre_nanti($1, $2::jsonb, $3, $4)';
/** A job of this name for what `isi` says, once however often it is asked for. */
export const antrekan = (
  sql: Sql,
  nama: string,
  isi: object,
  kunci: string,
  pada: string,
): Promise<unknown> => rawQuery(sql, NANTI, [nama, JSON.stringify(isi), kunci, pada]);
/** Puts the offers of a store in front of the workers. */
export const antrekanTawaran = (sql: Sql, kode_toko: string, pada: string): Promise<unknown> =>
  antrekan(sql, 'marketplace_barang', { kode_toko }, `mp|${kode_toko}`, pada);
/** Puts an order in front of the workers. */
export const antrekanPesanan = (
  sql: Sql,
  kode_toko: string,
  penyedia: PenyediaMarketplace,
  no_pesanan: string,
  pada: string,
): Promise<unknown> => {
  const isi = { kode_toko, penyedia, no_pesanan };
  return antrekan(sql, 'marketplace_pesanan', isi, `mp|${kode_toko}|${penyedia}|${no_pesanan}`, pada);
};
