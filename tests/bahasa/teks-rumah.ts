/**
 * Every Indonesian text of the house that a user may read and that has no key of its own: what declarations say, what
 * refusals say, and what stands as prescribed in the code of screens. The tests ask for its English.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { house } from '@mustika/domains/house.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { Declaration } from '@mustika/kernel/house.ts';
import { DECLARED } from '@mustika/kernel/settings/declared.ts';

export const AKAR = new URL('../../', import.meta.url);

/** A text, the folder whose dictionary should hold it, and where it is said. */
export type Teks = { teks: string; folder: string; di: string };

const textsOfFields = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => [
    field.label,
    ...(field.choices ?? []).map(({ label }) => label),
    ...(field.kosong ? [field.kosong] : []),
    ...(field.fields ? textsOfFields(field.fields) : []),
  ]);

function textsOf(one: Declaration): string[] {
  switch (one.noun) {
    case 'resource':
      return [one.label, ...textsOfFields(one.fields), ...Object.values(one.messages)];
    case 'command':
      return [one.label, ...textsOfFields(one.fields), ...(one.message ? [one.message] : [])];
    case 'report':
      return [
        one.title,
        ...[one.filters, one.columns, one.groupBy].flatMap(textsOfFields),
        ...Object.values(one.messages),
        ...Object.values(one.prescribed),
        ...(one.searchLabel ? [one.searchLabel] : []),
      ];
    case 'document':
      return [
        one.label,
        ...Object.values(one.transitions).flatMap((step) => [
          step.label,
          step.message,
          ...textsOfFields(step.fields),
        ]),
      ];
    default:
      return [one.title];
  }
}

const nameOf = (one: Declaration): string => (one.noun === 'screen' ? one.path : one.name);

const declared: Teks[] = house.domains.flatMap((domain) =>
  domain.declarations.flatMap((one) =>
    textsOf(one).map((teks) => ({
      teks,
      folder: `domains/${domain.name}`,
      di: `${one.noun} ${nameOf(one)}`,
    })),
  ),
);

const files = (folder: string): string[] =>
  readdirSync(new URL(folder, AKAR), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|life|damage)\.ts$|node_modules|dist\//.test(path));

/** Texts in source, by the words around them; `1` is the text. */
const SAID: readonly RegExp[] = [
  // Fields that belong to no declaration: columns of hand-made tables.
  /\b(?:kode|teks|catatan|uang|gram|kadar|persen|angka|tanggal|waktu|ya|pilihan|ref|foto|rahasia|daftar)\(\s*'([^'\n]+)'/g,
  // A choice with words of its own: ['DONE', 'Selesai'].
  /\['[A-Z_]+', '([^'\n]*[a-z][^'\n]*)'\]/g,
  // Entries of an error catalogue: [409, 'Data Sudah Ada'].
  /\[\s*\d{3},\s*'([^'\n]+)',?\s*\]/g,
  // What a screen says of itself.
  /\b(?:title|label|placeholder|aria-label|description|judul|intro)="([^"{}\n]+)"/g,
  /\b(?:toastSuccess|toastInfo|dialogError|dialogSuccess|useKirimSekali)\(\s*'([^'\n]+)'/g,
  // What a table of words calls a thing: { label: 'Rekening' }, KOSONG: 'Baris Kosong'.
  /\b(?:label|judul|nama|galat)\??: '([^'\n]*[a-z][^'\n]*)'/g,
  /^\s+(?:[A-Z_]+|[a-z_]+|'[^'\n]+'): '([A-Z][a-z]+(?: [^'\n]*)?)',?$/gm,
];

/** Prescribed sentences inside code: two words or more, each with a capital, as Spec 1 §8 writes them. */
const SENTENCE =
  /'((?=[^'\n]*[a-z])(?:[A-Z][\p{L}\d]*|\d+)(?:,? (?:[A-Z(][\p{L}\d)]*|\d+|[-/&]))+\.{0,2})'/gu;

/** Sentences with values: `Laci ${one.dimensi} Belum Dihitung` -> `Laci {{1}} Belum Dihitung`. */
const FILLED = /`((?:[^`\n$]|\$\{[^`\n]*?\})*?\$\{(?:[^`\n$]|\$\{[^`\n]*?\})*?)`/g;
const REFUSING = /\b(?:Tidak|Harus|Sudah|Belum|Sedang|Minimal|Maksimal|Paling Banyak|Persempit|Dari)\b/;
/** Every word has its capital, and there are two of them at least. */
const CAPITALS =
  /^(?=.*[A-Z][a-z]+.*[A-Z][a-z]+)(?:[A-Z][\p{L}\d]*|\{\{\d\}\}|\d+|mm|%)[,:]?(?: (?:[A-Z][\p{L}\d]*|\(?\{\{\d\}\}\)?|\d+|mm|%)[,:]?)+$/u;

function holes(template: string): string {
  let at = 0;
  return template.replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, () => {
    at += 1;
    return `{{${at}}}`;
  });
}

/** SQL, markup and class names are templates as well; a sentence begins with a capital and has no line break. */
const sentence = (text: string): boolean =>
  (/^(?:[A-Z]|\{\{1\}\} [A-Z])/.test(text) && REFUSING.test(text)) || CAPITALS.test(text);

const folderOf = (path: string): string =>
  path.startsWith('domains/') ? path.split('/').slice(0, 2).join('/') : 'packages/web-kit';

function textsOfFile(path: string): Teks[] {
  const source = readFileSync(new URL(path, AKAR), 'utf8').replace(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, '');
  const said = [...SAID, SENTENCE].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => match[1] as string),
  );
  const filled = [...source.matchAll(FILLED)].map((match) => holes(match[1] as string)).filter(sentence);
  return [...said, ...filled].map((teks) => ({ teks, folder: folderOf(path), di: path }));
}

/** What a person starting the server reads is written on a terminal, by people who read Indonesian. */
const TERMINAL = /^packages\/server-kit\/(?:postgres|config|schema\/|installation|app\.ts)/;

/** Names of fonts and of languages; words of the database; settings, whose meanings are asked for below. */
const OTHERWISE =
  /web-kit\/(?:language\/languages|theme)\.ts|server-kit\/resource\/resource-query|kernel\/settings\//;

/** Notas, cards, sheets, messages to customers, what auditors get and the handbook are Indonesian in every language (decisions 0016, 0126). */
const PAPER =
  /-pdf\.query|domains\/panduan\/(?:halaman|.+-panduan)\.rule|\.slip\.ts$|server-kit\/(?:slip|output|label)\/|\/nota-(?:penjualan|pembelian|titipan|cicilan|service)\.rule|\/nota-(?:slip|wa|beli)\.query|kartu-member\.(?:rule|query)|hledger|\/bagian-bukti\.query/;

const written: Teks[] = ['domains/', 'packages/']
  .flatMap(files)
  .filter((path) => !TERMINAL.test(path) && !PAPER.test(path) && !OTHERWISE.test(path))
  .flatMap(textsOfFile);

/** What a rule of the database says when it refuses a master row. */
const dalamDatabase: Teks[] = [
  ...readFileSync(new URL('database/schema.sql', AKAR), 'utf8').matchAll(
    /^comment on (?:constraint|index) .+ is '([^'\n]+)';$/gm,
  ),
].map((match) => ({ teks: match[1] as string, folder: 'packages/web-kit', di: 'schema.sql' }));

/** What others call their own things, as it stands on their pages; `No` heads the column of running numbers. */
const ASING: ReadonlySet<string> = new Set([
  'Shopee',
  'Tokopedia & TikTok Shop',
  'Partner ID',
  'Shop ID',
  'Partner Key',
  'App Key',
  'Shop Cipher',
  'App Secret',
  'No',
]);

/** Signs, keys of the keyboard, columns of a file, names of states and our own name are the same in every language. */
const wordless = (teks: string): boolean =>
  !/\p{L}{2}/u.test(teks) ||
  ASING.has(teks) ||
  /^[a-z_]+$|^[A-Z]+(?:_[A-Z]+)+$|^(?:(?:Ctrl|Alt|Esc|Enter|Insert|Del|F\d|[A-Z])(?: \/ |\+| (?=[A-Z]$)|$))+$|^Mustika$/.test(
    teks,
  ) ||
  /^\d+ (?:mm|dpi|Nov 2026)$/.test(teks);

/** What settings and modules mean, and what they are counted in. */
const settings: Teks[] = DECLARED.flatMap(({ key, meaning, kind }) =>
  [meaning, ...(kind.is === 'count' ? [kind.unit] : [])].map((teks) => ({
    teks,
    folder: 'domains/pengaturan',
    di: `setting ${key}`,
  })),
);

export const TEKS: readonly Teks[] = [
  ...declared.filter(({ teks }) => /\p{L}{2}/u.test(teks)),
  ...dalamDatabase,
  ...settings,
  ...written.filter(({ teks }) => !wordless(teks)),
];
