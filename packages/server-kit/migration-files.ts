/** The files of database/migrations, each with the checksum of its text. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export const MIGRATIONS_DIR = new URL('../../database/migrations/', import.meta.url);

/** Files that had to give up a number which two of them had: living databases know them by the name before. */
export const RENAMED: Readonly<Record<string, string>> = {
  '0006_master_defaults.sql': '0014_master_defaults.sql',
  '0041_invariants_of_buying.sql': '0040_invariants_of_buying.sql',
};

/** `sidik`: SHA-256 of the text, in hexadecimal. */
export type Migration = { nama: string; text: string; sidik: string };

/** All files of a folder in their order. */
export async function readMigrations(dir: URL): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (nama) => {
      const text = await readFile(new URL(nama, dir), 'utf8');
      // A checkout may end its lines in another way; what they say is the same.
      const sidik = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { nama, text, sidik };
    }),
  );
}
