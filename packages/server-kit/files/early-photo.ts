/**
 * Pictures that are taken before what they show has a number or a code: written anew by the photo store, named only by the store that took
 * them. What nothing names in the end goes at night (domains/barang/foto-lepas.query.ts).
 */
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import type { FastifyRequest } from 'fastify';
import { rawQuery, type Statement, statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import { readParts } from '../http/upload.ts';

/** Whose pictures: what their keys are named after, the table that knows them, and what the audit calls them. */
export type EarlyPhoto = { name: string; table: string; aksi: string };

/** Keeps the picture of a call (multipart part `image`), refused with `none` without one; its own content makes its key unlike any other. */
export async function keepEarlyPhoto(
  { name, table, aksi }: EarlyPhoto,
  { deps, scope }: Ctx,
  request: FastifyRequest,
  none: ErrorEntry,
): Promise<string> {
  const { file } = await readParts(request, 'image');
  if (!file || file.bytes.length === 0) reject(none);
  const { key } = await deps.photos.save(scope.kode_toko, name, file.bytes);
  await deps.db.tx(scope, async (sql, audit) => {
    const text = `insert into ${table} (kode_toko, foto) values ($1, $2) on conflict do nothing`;
    await rawQuery(sql, text, [scope.kode_toko, key]);
    audit({ aksi, objek: key, isi: {} });
  });
  return key;
}

type Pictured = { foto: string | null };

/** Those of the pictures of these rows that this store took. */
export const readEarlyPhotos = (
  { table }: EarlyPhoto,
  kode_toko: string,
  rows: readonly Pictured[],
): Statement<{ foto: string }> =>
  statement(
    table,
    `select foto from ${table} where kode_toko = $1 and foto = any ($2)`,
    kode_toko,
    rows.flatMap(({ foto }) => foto ?? []),
  );

/** Refused with `unknown` at the first row of `barang` whose picture is not among those. */
export function checkEarlyPhotos(
  rows: readonly Pictured[],
  known: readonly { foto: string }[],
  unknown: ErrorEntry,
): void {
  const at = rows.findIndex(({ foto }) => foto !== null && !known.some((one) => one.foto === foto));
  if (at >= 0) reject(unknown, { path: `barang.${at}.foto` });
}
