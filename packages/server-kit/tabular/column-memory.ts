/** What was said of the columns of a file, kept per source, so that its next file goes in without a question. docs/decisions/0113. */
import type { IngatanKolom, PetaKolom } from '@mustika/kernel/text/peta-kolom.ts';
import { type Database, rawQuery, type Scope, type Sql, statement } from '../database.ts';

const BACA = `select sumber, judul, dari, tetap from peta_impor where kode_toko = $1 and tujuan = $2
  order by dipakai desc, sumber`;

/** Of one import, what was used last first. */
export const bacaIngatan = (db: Database, scope: Scope, tujuan: string): Promise<IngatanKolom[]> =>
  db.rows(scope, statement<IngatanKolom>('peta_impor', BACA, scope.kode_toko, tujuan));

const TULIS = `insert into peta_impor (kode_toko, tujuan, sumber, judul, dari, tetap) values ($1, $2, $3, $4, $5, $6)
  on conflict (kode_toko, tujuan, sumber) do update
    set judul = excluded.judul, dari = excluded.dari, tetap = excluded.tetap, dipakai = now(), oleh = excluded.oleh`;

/** The name of a source, as suppliers are written. */
export const namaSumber = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim().toUpperCase();

type Dikatakan = { judul: string; peta: PetaKolom | null };

/** Kept in the act that it was said in; what has no name is not kept. */
export async function tulisIngatan(
  sql: Sql,
  scope: Scope,
  tujuan: string,
  { judul, peta }: Dikatakan,
): Promise<void> {
  const sumber = namaSumber(peta?.sumber ?? '');
  if (!peta || sumber === '') return;
  await rawQuery(sql, TULIS, [
    ...[scope.kode_toko, tujuan, sumber, judul],
    ...[JSON.stringify(peta.dari), JSON.stringify(peta.tetap)],
  ]);
}

/** Kept once its rows were stored. */
export const ingatKolom = (db: Database, scope: Scope, tujuan: string, said: Dikatakan): Promise<void> =>
  db.tx(scope, (sql) => tulisIngatan(sql, scope, tujuan, said));
