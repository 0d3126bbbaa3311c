/**
 * Every Indonesian text of the house that a user may read and that has no key of its own: what declarations say, what
 * refusals say, and what stands as prescribed in the code of screens. The tests ask for its English.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { house } from '@mustika/domains/house.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { Declaration } from '@mustika/kernel/house.ts';

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
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|node_modules|locales\/|dist\//.test(path));

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
];

/** Prescribed sentences inside code: several words, each with a capital, as Spec 1 §8 writes them. */
const SENTENCE =
  /'((?:[A-Z0-9][\p{L}\d.]*,? )+(?:Tidak|Harus|Sudah|Belum|Berhasil|Gagal|Silahkan|Bisa|Boleh)(?: [^'\n]+)?)'/gu;

/** Sentences with values: `Laci ${one.dimensi} Belum Dihitung` -> `Laci {{1}} Belum Dihitung`. */
const FILLED = /`((?:[^`\n$]|\$\{[^`\n]*?\})*?\$\{(?:[^`\n$]|\$\{[^`\n]*?\})*?)`/g;
const REFUSING = /\b(?:Tidak|Harus|Sudah|Belum|Sedang|Minimal|Maksimal|Paling Banyak|Persempit|Dari)\b/;

function holes(template: string): string {
  let at = 0;
  return template.replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, () => {
    at += 1;
    return `{{${at}}}`;
  });
}

/** SQL, markup and class names are templates as well; a sentence begins with a capital and has no line break. */
const sentence = (text: string): boolean => /^(?:[A-Z]|\{\{1\}\} [A-Z])/.test(text) && REFUSING.test(text);

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
const TERMINAL = /^packages\/server-kit\/(?:postgres|config|migrate)/;

const written: Teks[] = ['domains/', 'packages/']
  .flatMap(files)
  .filter((path) => !TERMINAL.test(path))
  .flatMap(textsOfFile);

/** Signs, keys of the keyboard, columns of a file, names of states and our own name are the same in every language. */
const wordless = (teks: string): boolean =>
  !/\p{L}{2}/u.test(teks) ||
  /^[a-z_]+$|^[A-Z]+(?:_[A-Z]+)+$|^(?:(?:Ctrl|Alt|Esc|Enter|Insert|Del|F\d|[A-Z])(?: \/ |\+|$))+$|^Mustika$/.test(
    teks,
  );

/** What declarations say: labels, options, headings, messages. */
export const DINYATAKAN: readonly Teks[] = declared.filter(({ teks }) => /\p{L}{2}/u.test(teks));

export const TEKS: readonly Teks[] = [...DINYATAKAN, ...written.filter(({ teks }) => !wordless(teks))];
