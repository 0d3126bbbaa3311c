/**
 * The link under which a customer follows his document: made when somebody first asks for it, found by the hash of its words, told again
 * by opening their seal. docs/decisions/0096.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import { alamatTautan, BENTUK_TAUTAN } from '@mustika/kernel/public-page.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { type AuditFn, rawQuery, type Scope, type Sql, statement } from '../database.ts';
import { type Deps, isAppError } from '../http/http.ts';
import { rahasiaErrors } from '../secrets/secret-box.ts';
import { base32 } from '../secrets/totp.ts';
import { dokumenErrors as salah } from './document-errors.ts';

/** 128 bits. */
const BYTES = 16;
const DAY_MS = 86_400_000;

const sidikOf = (tautan: string): string => createHash('sha256').update(tautan).digest('hex');
const segelOf = ({ kode_toko }: Scope, nomor: string) => ({
  apa: 'tautan',
  pemilik: `${kode_toko}/${nomor}`,
});

/** A document and how it stands: `akhir` is the moment of what happened to it last. */
type Standing = { no_dokumen: string; jenis: string; status: string; akhir: string };
type Stored = Standing & { pernah: boolean; segel: string | null };

const AKHIR = `(select p.waktu from peristiwa p where p.kode_toko = d.kode_toko and p.no_dokumen = d.no_dokumen
    order by p.urut desc limit 1) as akhir`;
const BACA = `select d.no_dokumen, d.jenis, d.status, ${AKHIR}, t.no_dokumen is not null as pernah, t.segel
  from dokumen d left join tautan t on t.kode_toko = d.kode_toko and t.no_dokumen = d.no_dokumen
 where d.kode_toko = $1 and d.no_dokumen = $2`;
const CARI = `select d.no_dokumen, d.jenis, d.status, ${AKHIR}
  from tautan t join dokumen d on d.kode_toko = t.kode_toko and d.no_dokumen = t.no_dokumen
 where t.kode_toko = $1 and t.sidik = $2`;
const TULIS = `insert into tautan (kode_toko, no_dokumen, sidik, segel, dibuat) values ($1, $2, $3, $4, $5)
  on conflict (kode_toko, no_dokumen)`;
/** Somebody else was quicker: his is the link. */
const PERTAMA = `${TULIS} do nothing`;
const GANTI = `${TULIS} do update set sidik = excluded.sidik, segel = excluded.segel, dibuat = excluded.dibuat, dibuat_oleh = excluded.dibuat_oleh`;

/** Why a document has no page now; null when it has one. What ended stays to be read for the days of its store. */
async function closed(deps: Deps, kode_toko: string, one: Standing): Promise<ErrorEntry | null> {
  const page = deps.house.documents.find(({ name }) => name === one.jenis)?.publicPage;
  const store = await deps.stores.get(kode_toko);
  const days = store ? readSetting(store, 'LAMA_TAUTAN_HARI') : 0;
  // A practice store is behind a door of its own: nobody outside could open it.
  if (days === 0 || deps.practice.store) return salah.TAUTAN_DIMATIKAN;
  if (!page || ![...page.steps, page.cancelled].includes(one.status)) return salah.TAUTAN_BELUM_ADA;
  const ended = [page.steps.at(-1), page.cancelled].includes(one.status);
  const late = deps.clock.now().epochMilliseconds - Date.parse(one.akhir) > days * DAY_MS;
  return ended && late ? salah.TAUTAN_LEWAT : null;
}

/** What a link leads to; null for one that nobody made, that was taken back, or whose time is over: one and the same. */
export async function followLink(
  deps: Deps,
  tautan: string,
): Promise<{ scope: Scope; jenis: string; nomor: string } | null> {
  // The store is part of the link, so that it is looked for behind the walls of that store and of no other.
  const scope: Scope = { kode_toko: BENTUK_TAUTAN.exec(tautan)?.[1] ?? '', user_id: 'SISTEM', lintas: false };
  const asked = statement<Standing>('tautan_cari', CARI, scope.kode_toko, sidikOf(tautan));
  const [row] = await deps.db.rows(scope, asked);
  if (!row || (await closed(deps, scope.kode_toko, row))) return null;
  return { scope, jenis: row.jenis, nomor: row.no_dokumen };
}

/** In the transaction of whoever asks. */
export type Linking = { deps: Deps; sql: Sql; audit: AuditFn; scope: Scope };

const read = async ({ sql, scope }: Linking, nomor: string): Promise<Stored | undefined> =>
  (await rawQuery<Stored>(sql, BACA, [scope.kode_toko, nomor]))[0];

/** Answers its seal; null where somebody else was quicker. */
async function make(at: Linking, nomor: string, how: string, aksi: string): Promise<string | null> {
  const { deps, sql, audit, scope } = at;
  const tautan = `${scope.kode_toko}-${base32(randomBytes(BYTES))}`;
  const segel = deps.secrets.seal(segelOf(scope, nomor), tautan);
  const values = [scope.kode_toko, nomor, sidikOf(tautan), segel, deps.clock.now().toString()];
  const [made] = await rawQuery<{ segel: string }>(sql, `${how} returning segel`, values);
  if (made) audit({ aksi, objek: nomor, isi: {} });
  return made?.segel ?? null;
}

/** The seal of its link, made if there is none yet or another one is wanted; or why there is none. */
async function sealed(
  at: Linking,
  nomor: string,
  baru = false,
): Promise<{ segel: string } | { why: ErrorEntry }> {
  const row = await read(at, nomor);
  const why = row ? await closed(at.deps, at.scope.kode_toko, row) : salah.DOKUMEN_TIDAK_ADA;
  if (why) return { why };
  if (baru) return { segel: (await make(at, nomor, GANTI, 'tautan.ganti')) as string };
  if (row?.pernah) return row.segel ? { segel: row.segel } : { why: salah.TAUTAN_DICABUT };
  const segel = await make(at, nomor, PERTAMA, 'tautan.buat');
  return segel ? { segel } : sealed(at, nomor);
}

/** What whoever works here copies: in full, or below the address he works at. `baru`: another link, and the old one leads nowhere. */
export async function linkAddress(at: Linking, nomor: string, baru: boolean): Promise<string> {
  const found = await sealed(at, nomor, baru);
  if ('why' in found) return reject(found.why, { nomor });
  const { config, secrets } = at.deps;
  return (config.appUrl ?? '') + alamatTautan(secrets.open(segelOf(at.scope, nomor), found.segel));
}

/**
 * The address of a document for its slip and its messages, which wait for nothing: null where the shop has none that a telephone reaches
 * (APP_URL), where the document has no page now or its link was taken back, and where a restored shop has no key to tell it by.
 */
export async function publicAddress(at: Linking, nomor: string): Promise<string | null> {
  const { config, secrets } = at.deps;
  if (!config.appUrl) return null;
  const found = await sealed(at, nomor);
  if ('why' in found) return null;
  try {
    return config.appUrl + alamatTautan(secrets.open(segelOf(at.scope, nomor), found.segel));
  } catch (error) {
    if (isAppError(error) && error.code === rahasiaErrors.KUNCI_RAHASIA_HILANG.code) return null;
    throw error;
  }
}

const CABUT = `insert into tautan (kode_toko, no_dokumen) values ($1, $2)
  on conflict (kode_toko, no_dokumen) do update set sidik = null, segel = null`;

/** Nobody gets in by it any more, and no message or slip makes another one by itself. */
export async function takeBackLink({ sql, audit, scope }: Linking, nomor: string): Promise<void> {
  await rawQuery(sql, CABUT, [scope.kode_toko, nomor]);
  audit({ aksi: 'tautan.cabut', objek: nomor, isi: {} });
}
