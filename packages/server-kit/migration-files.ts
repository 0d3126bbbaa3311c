/** The files of database/migrations, each with the checksum of its text, and schema.sql, which stands for them. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export const MIGRATIONS_DIR = new URL('../../database/migrations/', import.meta.url);
/** What the migrations make, in one file (npm run schema). */
export const SCHEMA_FILE = new URL('../../database/schema.sql', import.meta.url);

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

/** The last statement of schema.sql: which migrations it stands for, and what they said when it was written. */
export const coverage = (files: readonly Migration[]): string => `
-- ${'-'.repeat(100)}
-- The migrations that this file stands for, with their checksums
insert into migrasi (nama, sidik) values
${files.map(({ nama, sidik }) => `  ('${nama}', '${sidik}')`).join(',\n')};
`;

const COVERED = /^ {2}\('(\d{4}_[a-z0-9_]+\.sql)', '([0-9a-f]{64})'\)[,;]$/gm;

/**
 * schema.sql and the migrations that it stands for; null when it is not what the first files of today make, as between
 * editing a migration that is not released and npm run schema.
 */
export async function readSchema(
  schema: URL,
  files: readonly Migration[],
): Promise<{ text: string; covers: ReadonlySet<string> | null }> {
  const text = (await readFile(schema, 'utf8')).replaceAll('\r\n', '\n');
  const lines = [...text.matchAll(COVERED)].map(([, nama, sidik]) => `${nama} ${sidik}`);
  const first = files.slice(0, lines.length).map(({ nama, sidik }) => `${nama} ${sidik}`);
  const fits = lines.length > 0 && lines.join() === first.join();
  return { text, covers: fits ? new Set(files.slice(0, lines.length).map(({ nama }) => nama)) : null };
}
