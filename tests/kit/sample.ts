/**
 * What is attacked one by one: thousands of guards, calls and screens, of which a run of the tests tries a sample. The catalogue
 * itself is compared with what is declared for all of them, every time; `npm run attack` attacks them all.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What git says; nothing where there is no git, or not so much history. */
function git(...words: string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Chooses the sample, and the random cases of property tests: another commit, another choice; the same commit, the same, so that
 * what fell can be asked again. SEED=… repeats a run.
 */
export const SEED = process.env.SEED ?? (git('rev-parse', '--short=8', 'HEAD') || 'mustika');

/** The seed as a number, for what counts. */
export const seedNumber = createHash('sha256').update(SEED).digest().readUInt32BE() % 2 ** 31;

const ALL = process.env.ATTACK === 'all';
/** One in so many. */
const SHARE = 8;
/** A handful at least, however few there are. */
const FEWEST = 6;

export const sampleSaid = ALL
  ? 'Attacks: all of them.'
  : `Attacks: a sample, one in ${SHARE} and what is new. SEED=${SEED} tries the same ones, npm run attack all.`;

/** The words of the newest migration: tables, mostly. */
const MIGRATIONS = join(ROOT, 'database', 'migrations');
const newest = readdirSync(MIGRATIONS).sort().at(-1) ?? '';
const brought = new Set(readFileSync(join(MIGRATIONS, newest), 'utf8').match(/\w+/g));

/** What the last commits declared, as lines they added: paths and names in quotes. */
const RECENT = 'HEAD~20';
const NOUNS = ['resource', 'command', 'document', 'report', 'domain'].map(
  (noun) => `domains/**/*.${noun}.ts`,
);
const declared = git('diff', '-U0', '-M', RECENT, '--', ...NOUNS.map((files) => `:(glob)${files}`))
  .split('\n')
  .filter((line) => line.startsWith('+'))
  .join('\n');

/** `POST kirim-barang/simpan`, `kirim_barang<tab>check<tab>…`, `/kirim-barang`: all of them are about kirim_barang. */
const subject = (name: string): string => name.replaceAll('-', '_').match(/[a-z][a-z0-9_]{3,}/)?.[0] ?? name;
/** Whether the newest migration or the last commits brought it. */
const isNew = (name: string): boolean =>
  brought.has(subject(name)) || declared.includes(`'${name.replace(/^[A-Z]+ /, '')}'`);

const lot = (name: string): number => createHash('sha256').update(`${SEED} ${name}`).digest().readUInt32BE();

/** Calls, tables and reports are drawn by what they are called. */
export const byName = ({ name }: { name: string }): string => name;

/** Those of `all` that this run attacks, in their order. `always`: what later tests, or their meaning, cannot do without. */
export function sample<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  { share = SHARE, always = () => false }: { share?: number; always?: (one: T) => boolean } = {},
): T[] {
  if (ALL) return [...all];
  const lots = all.map((one) => lot(nameOf(one)));
  const fewest = [...lots].sort((a, b) => a - b)[FEWEST - 1] ?? Number.POSITIVE_INFINITY;
  return all.filter((one, at) => {
    const drawn = lots[at] as number;
    return drawn % share === 0 || drawn <= fewest || always(one) || isNew(nameOf(one));
  });
}
