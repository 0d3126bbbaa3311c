/** One request as its acts find it, and every step of it written down. */
import { reject } from '@mustika/kernel/errors.ts';
import { type AuditFn, rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import type { Orang } from './orang-permintaan.query.ts';
import { permintaanErrors } from './permintaan.errors.ts';
import type { JenisPermintaan, KeadaanPermintaan, LangkahPermintaan } from './permintaan.rule.ts';

const SATU = `select id, jenis, keadaan, kode_member, nama, no_hp, masuk from permintaan_data where kode_toko = $1 and id::text = $2`;

type Satu = Orang & { id: string; jenis: JenisPermintaan; keadaan: KeadaanPermintaan; masuk: string };

/** Of the store it is worked on in. Error: PERMINTAAN_TIDAK_ADA. */
export async function permintaanDari(
  sql: Sql,
  { scope }: Ctx,
  id: string,
  { kunci }: { kunci: boolean } = { kunci: true },
): Promise<Satu> {
  const [row] = await rawQuery<Satu>(sql, `${SATU} ${kunci ? 'for update' : ''}`, [
    scope.kode_toko,
    id.toLowerCase(),
  ]);
  return row ?? reject(permintaanErrors.PERMINTAAN_TIDAK_ADA);
}

type Langkah = { id: string; jenis: JenisPermintaan; langkah: LangkahPermintaan; keterangan?: string };

const CATAT = `insert into permintaan_data_langkah (kode_toko, permintaan, urut, langkah, waktu, user_id, keterangan)
  select $1, $2, coalesce(max(urut), 0) + 1, $3, $4, $5, $6 from permintaan_data_langkah where kode_toko = $1 and permintaan = $2`;

/** A step, in the log of the request and in the audit; the audit says nothing of who asked. */
export async function catatLangkah(
  sql: Sql,
  audit: AuditFn,
  { deps, scope }: Ctx,
  { id, jenis, langkah, keterangan }: Langkah,
): Promise<void> {
  const saat = deps.clock.now().toString();
  await rawQuery(sql, CATAT, [scope.kode_toko, id, langkah, saat, scope.user_id, keterangan ?? null]);
  audit({ aksi: 'permintaan_data', objek: id, isi: { jenis, langkah } });
}
