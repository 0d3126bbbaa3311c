/** Protects the tables from texts that nobody says any more: each is written by six hands and read by reviewers for nothing. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TABEL, type Tabel } from './tabel.ts';
import { AKAR, TEKS } from './teks-rumah.ts';

/** Every source, made one line: a sentence in markup may be broken. */
const SOURCES = globSync(
  [
    '{domains,packages}/**/*.{ts,tsx}',
    'apps/web/*.{ts,tsx}',
    'database/schema.sql',
    'database/functions/*/*.sql',
  ],
  { cwd: AKAR, exclude: ['**/node_modules/**', '**/*.test.ts', '**/*.d.ts'] },
).map((path) => ({
  path: path.replaceAll('\\', '/'),
  text: readFileSync(new URL(path, AKAR), 'utf8').replaceAll(/\s+/g, ' '),
}));

const textOf = (...folders: string[]): string =>
  SOURCES.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .map(({ text }) => text)
    .join(' ');

/** Who may ask for the keys of a place: the place itself, and everybody for those of shell and kit. */
const askers = (folder: string): string => {
  if (folder === 'packages/web-kit') return textOf('packages', 'domains', 'apps');
  return folder.startsWith('domains/') ? textOf(folder) : textOf(folder, 'packages/kernel');
};

/** A key by its whole name, or by its beginning: `cara.${jenis}`, or 'cara' where some `${kelompok}.${jenis}` stands. */
function asksFor(source: string): (key: string) => boolean {
  const quoted = (name: string): boolean => source.includes(`'${name}'`) || source.includes(`"${name}"`);
  const composed = /`\$\{[^`]+\}\./.test(source);
  return (key) => {
    const name = key.replace(/_(?:one|other)$/, '');
    const beginnings = [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index));
    return (
      quoted(name) ||
      beginnings.some((part) => source.includes(`\`${part}.\${`) || (composed && quoted(part)))
    );
  };
}

/** Asked for by what a row holds: the state of a sale on the dashboard. */
const BY_ROW = new Set(['domains/dashboard: CANC']);

const unaskedOf = ({ folder, lines }: Tabel): string[] => {
  const asked = asksFor(askers(folder));
  return lines
    .filter(({ declared, key }) => !declared && !asked(key))
    .map(({ key }) => `${folder}: ${key}`)
    .filter((line) => !BY_ROW.has(line));
};

test('every key is asked for by a screen of its place', () => {
  expect(TABEL.flatMap(unaskedOf), 'No screen asks for these keys: take their lines out.').toEqual([]);
});

const HOLE = /\{\{\d\}\}/;
const everywhere = textOf('packages', 'domains', 'apps', 'database');
const known = new Set(TEKS.map(({ teks }) => teks));

/** Put together while the program runs: a refused act is named with its document (packages/web-kit/act.tsx). */
const COMPOSED = new Set([
  'Anda Tidak Berhak Melakukan Ini: {{1}} ({{2}})',
  'Toko Masih Punya Kiriman Yang Belum Selesai: {{1}}',
]);

/** How a text stands in a source: as it is, with its values, behind a label, or as a code: `GESEK_TUNAI`, `tutup_toko`. */
function isSaid(teks: string): boolean {
  const rest = teks.replace(/^\{\{1\}\} /, '');
  if (known.has(teks) || known.has(rest) || COMPOSED.has(teks)) return true;
  const body = rest.split(HOLE).map(RegExp.escape).join('\\$\\{[^`]*?\\}');
  const code = rest.replaceAll(' ', '_');
  const forms = [body, RegExp.escape(code), RegExp.escape(code.toLowerCase())].join('|');
  return new RegExp(`['"\`<>}] ?(?:${forms}) ?['"\`<>]`).test(everywhere);
}

test('every text of a declaration is said by somebody', () => {
  const sentences = [...known];
  const silent = TABEL.flatMap(({ path, lines }) =>
    lines
      .filter(({ declared, key }) => {
        if (!declared || isSaid(key)) return false;
        const sentence = new RegExp(`^${key.split(HOLE).map(RegExp.escape).join('.+?')}$`, 's');
        return !sentences.some((one) => sentence.test(one));
      })
      .map(({ key }) => `${path}: ${key}`),
  );
  expect(silent, 'Nobody says these texts: take their lines out.').toEqual([]);
});
