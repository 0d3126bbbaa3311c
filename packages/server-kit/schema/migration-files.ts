/** The files of database/baseline and database/migrations, each with the checksum of its text, and schema.sql, which stands for them. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type FunctionFile, readFunctions, statementsOf } from './function-files.ts';

/** How databases of before the functions became files come to where database/migrations begins. Closed. */
const BASELINE_DIR = new URL('../../../database/baseline/', import.meta.url);
const MIGRATIONS_DIR = new URL('../../../database/migrations/', import.meta.url);
/** What the migrations make, in one file (npm run schema). */
export const SCHEMA_FILE = new URL('../../../database/schema.sql', import.meta.url);

/** Files that had to give up a number which two of them had: living databases know them by the name before. */
export const RENAMED: Readonly<Record<string, string>> = {
  '0006_master_defaults.sql': '0014_master_defaults.sql',
  '0041_invariants_of_buying.sql': '0040_invariants_of_buying.sql',
};

/** `sidik`: SHA-256 of the text, in hexadecimal. */
export type Migration = { nama: string; text: string; sidik: string };

async function readFolder(dir: URL): Promise<Migration[]> {
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

/** All files in their order: those of the house, or of another folder, for tests. */
export const readMigrations = async (dir?: URL): Promise<Migration[]> =>
  (await Promise.all((dir ? [dir] : [BASELINE_DIR, MIGRATIONS_DIR]).map(readFolder))).flat();

/** Another migration or function, another print: what was made of all of them is to be made anew. */
export async function schemaPrint(): Promise<string> {
  const hash = createHash('sha256');
  for (const { sidik } of [...(await readMigrations()), ...(await readFunctions())]) hash.update(sidik);
  return hash.digest('hex');
}

/** What an installation of an older program had run; `later`: numbers below its last one that came after it. */
export const migrationsUntil = async (last: string, later: readonly string[] = []): Promise<Set<string>> =>
  new Set(
    (await readMigrations()).map(({ nama }) => nama).filter((nama) => nama <= last && !later.includes(nama)),
  );

/** The last statement of schema.sql: which migrations it stands for, and what they said when it was written. */
export const coverage = (files: readonly Migration[]): string => `
-- ${'-'.repeat(100)}
-- The migrations that this file stands for, with their checksums; which program they want is filled in by it
alter table migrasi add perlu text;
insert into migrasi (nama, sidik) values
${files.map(({ nama, sidik }) => `  ('${nama}', '${sidik}')`).join(',\n')};
`;

const COVERED = /^ {2}\('(\d{4}_[a-z0-9_]+\.sql)', '([0-9a-f]{64})'\)[,;]$/gm;

/** A line that stands for a file of database/functions, as psql reads it too. */
export const includeLine = ({ path }: Pick<FunctionFile, 'path'>): string => `\\ir ${path}`;
const INCLUDE = /^\\ir (\S+)$/gm;

/**
 * schema.sql with the functions in it, and the migrations that it stands for; null when it is not what the first files of today
 * make, as between editing a migration that is not released and npm run schema. `whole`: it knows every migration and every function
 * of today.
 */
export async function readSchema(
  schema: URL,
  files: readonly Migration[],
  functions: readonly FunctionFile[],
): Promise<{ text: string; covers: ReadonlySet<string> | null; whole: boolean }> {
  const written = (await readFile(schema, 'utf8')).replaceAll('\r\n', '\n');
  const byPath = new Map(functions.map((file) => [file.path, file]));
  const included = [...written.matchAll(INCLUDE)].flatMap(([, path = '']) => byPath.get(path) ?? []);
  // One that is gone is needed by nothing that is still there.
  const text = written.replaceAll(INCLUDE, (_, path: string) => {
    const file = byPath.get(path);
    return file ? statementsOf(file) : '';
  });
  const lines = [...written.matchAll(COVERED)].map(([, nama, sidik]) => `${nama} ${sidik}`);
  const first = files.slice(0, lines.length).map(({ nama, sidik }) => `${nama} ${sidik}`);
  const fits = lines.length > 0 && lines.join() === first.join();
  const whole = fits && lines.length === files.length && included.length === functions.length;
  return { text, covers: fits ? new Set(first.map((line) => line.replace(/ .*/, ''))) : null, whole };
}
