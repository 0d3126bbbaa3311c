/**
 * The mark of a store, else of the company (head office): a PNG of ours made from whatever was uploaded, so that nothing but
 * pixels is stored or served. Small enough to live in the database and in its backups. Slips, cards and PDFs draw it.
 */
import { reject } from '@mustika/kernel/errors.ts';
import { type Database, rawQuery, type Sql } from './database.ts';
import { fotoErrors } from './files/photo.errors.ts';
import { sniffPhoto } from './files/photo.ts';
import { decode, headerOf, onePicture } from './files/picture.ts';

export type Logo = { gambar: Buffer; lebar: number; tinggi: number };

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_PIXELS = 24_000_000;
/** Pixels of the longer side: 4 cm on paper at 300 dots per inch. */
const SIDE = 512;

/** Checks and writes the picture anew, its transparency kept. Errors: FOTO_TERLALU_BESAR, FOTO_JENIS_DITOLAK, FOTO_RUSAK. */
export async function buatLogo(bytes: Buffer): Promise<Logo> {
  if (bytes.length > MAX_BYTES) reject(fotoErrors.FOTO_TERLALU_BESAR);
  if (!sniffPhoto(bytes)) reject(fotoErrors.FOTO_JENIS_DITOLAK);
  const header = await headerOf(bytes).catch(() => reject(fotoErrors.FOTO_RUSAK)); // No header, no picture.
  if (header.width * header.height > MAX_PIXELS) reject(fotoErrors.FOTO_TERLALU_LUAS);
  const draw = () =>
    decode(bytes, MAX_PIXELS)
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, quality: 90 })
      .toBuffer({ resolveWithObject: true })
      .catch(() => reject(fotoErrors.FOTO_RUSAK)); // Decoding fails only on broken pixels.
  const { data, info } = await onePicture(draw);
  return { gambar: data, lebar: info.width, tinggi: info.height };
}

const BACA = `select l.gambar, l.lebar, l.tinggi from logo l join toko t using (kode_toko)
  where l.kode_toko = $1 or t.tipe = 'PUSAT' order by (l.kode_toko = $1) desc limit 1`;

/** The store's own mark, else the company's; null when neither was given. `sql` must be allowed to read across stores. */
export async function logoDari(sql: Sql, kode_toko: string): Promise<Logo | null> {
  return (await rawQuery<Logo>(sql, BACA, [kode_toko]))[0] ?? null;
}

/** The same outside a transaction: what slips, cards and designs of a store ask for. */
export const logoToko = (db: Database, kode_toko: string): Promise<Logo | null> =>
  db.read({ kode_toko, user_id: 'SISTEM', lintas: true }, (sql) => logoDari(sql, kode_toko));
