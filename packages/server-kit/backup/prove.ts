/**
 * A backup is read whole and proven before anything is touched, and nothing goes in where somebody is.
 */
import type pg from 'pg';
import { RENAMED, readMigrations } from '../schema/migration-files.ts';
import { readApplied } from './catalogue.ts';
import { isInhabited } from './load.ts';
import { isWhole, type Manifest, readManifest } from './manifest.ts';
import { brokenPhotos } from './photos.ts';

/** A migration of before may have another name by now. */
export const todaysName = (nama: string): string => RENAMED[nama] ?? nama;

/** A program can only make what it has the migrations of, word for word. */
async function refuseUnknownMigrations({ migrasi }: Manifest): Promise<void> {
  const files = new Map((await readMigrations()).map(({ nama, sidik }) => [nama, sidik]));
  const unknown = migrasi.map(({ nama }) => todaysName(nama)).filter((nama) => !files.has(nama));
  if (unknown.length > 0)
    throw new Error(
      `Cadangan lebih baru dari program ini: ${unknown.join(', ')}. Pasang program yang membuatnya.`,
    );
  const changed = migrasi.filter(
    ({ nama, sidik }) => sidik !== null && files.get(todaysName(nama)) !== sidik,
  );
  if (changed.length > 0)
    throw new Error(
      `Migrasi cadangan ini berbeda dari program ini: ${changed.map(({ nama }) => nama).join(', ')}`,
    );
}

/** Reads all of it once. Throws with the names of what is missing or not as it was written. */
export async function proveBackup(root: string): Promise<Manifest> {
  const manifest = await readManifest(root);
  const { tabel, antrean, foto, jangkar, kunci } = manifest;
  const broken: string[] = [];
  for (const mark of [...tabel, ...antrean, ...jangkar, ...kunci.berkas, ...(foto ? [foto] : [])])
    if (!(await isWhole(root, mark))) broken.push(mark.nama);
  if (foto && !broken.includes(foto.nama)) broken.push(...(await brokenPhotos(root)));
  if (broken.length > 0)
    throw new Error(
      `Cadangan rusak, tidak ada yang diubah. Berkas yang tidak seperti saat ditulis: ${broken.join(', ')}`,
    );
  await refuseUnknownMigrations(manifest);
  return manifest;
}

/** What stands in the public schema, but for what an extension brought. */
const THINGS = `select count(*)::int as n from pg_class c where c.relkind in ('r', 'p', 'v', 'm')
  and c.relnamespace = 'public'::regnamespace and not exists
    (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/**
 * May the rows of this backup go in here? An empty database may, and one that a restore which broke off has left behind. One with
 * people in it or of another state may not.
 */
export async function isFree(client: pg.ClientBase, { migrasi }: Manifest): Promise<boolean> {
  const { rows } = await client.query<{ n: number }>(THINGS);
  if (rows[0]?.n === 0) return true;
  if (await isInhabited(client)) return false;
  const here = await readApplied(client).catch(() => []);
  const names = (all: readonly { nama: string }[]): string =>
    all
      .map(({ nama }) => todaysName(nama))
      .sort()
      .join();
  return here.length > 0 && names(here) === names(migrasi);
}
