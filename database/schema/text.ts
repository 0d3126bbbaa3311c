/**
 * database/schema.sql: today's database as one file that people read and an empty database runs. A table stands with all
 * that guards it; what something needs stands before it, everything else in the order of the alphabet.
 */
import type { FunctionFile } from '@mustika/server-kit/schema/function-files.ts';
import { includeLine } from '@mustika/server-kit/schema/migration-files.ts';
import { ROLES } from '@mustika/server-kit/schema/rights.ts';
import type pg from 'pg';
import { type Catalogue, type Grant, type Rule, readCatalogue, type Table } from './catalogue.ts';
import { readRows } from './rows.ts';

/** What the migrations said about a table, by its name, as comment lines. */
export type Remarks = ReadonlyMap<string, string>;

const HEAD = `-- Today's database, written by \`npm run schema\` from database/migrations: read it, never edit it. An empty database runs this
-- file in place of the migrations that it names at its end (docs/decisions/0032). Functions and views are read from their own
-- files (0079); writers of rows that are made of their table stand nowhere (pasang_penulis).
set local check_function_bodies = off; -- They name tables that come later.

-- Roles are per cluster, so a second database of the same server finds them there already.
${ROLES};
revoke create on schema public from public;
grant usage on schema public to mustika_app, mustika_report, mustika_buku;
-- The writer of the books owns the functions that write them, and nothing else.
grant create on schema public to mustika_buku;
create extension if not exists btree_gist;
`;

/** What the walls of every table are made with. */
const WALLS = 'pasang_rls(regclass,text)';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** Grants of one kind to several roles on one line, as a person would write them. */
function grantLines(name: string, kind: '' | 'function ', grants: readonly Grant[]): string {
  const byWho = new Map<string, string[]>();
  for (const { who, what, columns } of grants) {
    const right = columns.length > 0 ? `${what} (${columns.join(', ')})` : what;
    byWho.set(who, [...(byWho.get(who) ?? []), right]);
  }
  const byRight = new Map<string, string[]>();
  for (const [who, rights] of byWho)
    byRight.set(rights.join(', '), [...(byRight.get(rights.join(', ')) ?? []), who]);
  return lines(
    [...byRight].map(([rights, who]) => `grant ${rights} on ${kind}${name} to ${who.join(', ')};`),
  );
}

/**
 * PostgreSQL shouts its keywords and says the type of everything, on several lines; here it reads as it was written. That
 * nothing is lost is proven by running the file: the database it makes says the same (tests/upgrade).
 */
const calm = (text: string): string =>
  text
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/'::text(?!\[)/g, "'")
    .replaceAll(/(?<=\w|\))::bigint/g, '')
    .replace(
      /^(?:PRIMARY KEY|FOREIGN KEY|UNIQUE|CHECK|EXCLUDE USING|CREATE (?:UNIQUE )?INDEX|CREATE TRIGGER)/,
      (word) => word.toLowerCase(),
    )
    .replace(/(?<=^foreign key \([^)]*\) )REFERENCES/, 'references')
    .replace(/(?<=^create (?:unique )?index \w+) ON (\w+) USING btree /, ' on $1 ');

type Tell = (text: string) => string;

const ruleLine = (table: string, { name, kind, text }: Rule, tell: Tell): string =>
  kind === 'p' && name === `${table}_pkey` ? `  ${tell(text)}` : `  constraint ${name} ${tell(text)}`;

/** Triggers that a function brings along, by table and name; the value is the file. */
type Brought = ReadonlyMap<string, FunctionFile>;
const broughtBy = (files: readonly FunctionFile[]): Brought =>
  new Map(
    files.flatMap((file) => file.triggers.map(({ table, name }) => [`${table}.${name}`, file] as const)),
  );

/** What a column begins with, or always is. */
const bodyOf = ({ computed, value }: Table['columns'][number], tell: Tell): string => {
  if (value === null) return '';
  return computed ? ` generated always as (${tell(value)}) stored` : ` default ${tell(value)}`;
};

function tableText(table: Table, walls: readonly string[], tell: Tell, brought: Brought): string {
  const { name, columns, rules, indexes, policies, walled, grants } = table;
  const triggers = table.triggers.filter((one) => !brought.has(`${name}.${one.name}`));
  const body = [
    ...columns.map(
      (one) => `  ${one.name} ${one.type}${one.required ? ' not null' : ''}${bodyOf(one, tell)}`,
    ),
    ...rules.map((rule) => ruleLine(name, rule, tell)),
  ];
  const usual = walled && policies.map((policy) => policy.text).join('\n') === walls.join('\n');
  const forced = [
    `alter table ${name} enable row level security;\nalter table ${name} force row level security;`,
  ];
  const own = policies.map((policy) => `create policy ${policy.name} on ${name} ${tell(policy.text)};`);
  const always = triggers.filter((one) => one.always).map((one) => `enable always trigger ${one.name}`);
  return lines([
    `create table ${name} (\n${body.join(',\n')}\n);`,
    ...indexes.map(({ text }) => `${tell(text)};`),
    ...rules.map((rule) => remark(`constraint ${rule.name} on ${name}`, rule.comment)),
    ...indexes.map((index) => remark(`index ${index.name}`, index.comment)),
    '@rows',
    ...(usual ? [`select pasang_rls('${name}', '');`] : [...(walled ? forced : []), ...own]),
    // What the walls give by themselves is given again below, where it can be read.
    grantLines(name, '', grants),
    ...triggers.map(({ text }) => `${tell(text)};`),
    always.length > 0 ? `alter table ${name} ${always.join(', ')};` : '',
    ...table.triggers.flatMap((one) => {
      const file = brought.get(`${name}.${one.name}`);
      return file ? [`-- Trigger ${one.name}: ${file.path}`] : [];
    }),
  ]);
}

const remark = (of: string, text: string | null): string =>
  text === null ? '' : `comment on ${of} is ${quoted(text)};`;

/** Every piece by the name that needs use. */
function piecesOf(
  { tables, views, routines, domains }: Catalogue,
  rows: ReadonlyMap<string, string>,
  tell: Tell,
  files: readonly FunctionFile[] | null,
) {
  const brought = broughtBy(files ?? []);
  const fileOf = new Map(files?.map((file) => [file.nama, includeLine(file)]));
  const pieces = new Map<string, string>();
  // The commonest policies are those of the walls: pasang_rls() makes them.
  const counted = new Map<string, number>();
  for (const { policies } of tables) {
    const text = policies.map((policy) => policy.text).join('\n');
    if (text !== '') counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  const [walls = ['', 0]] = [...counted].sort((a, b) => b[1] - a[1]);
  for (const { name, base, rules } of domains)
    pieces.set(
      name,
      `create domain ${name} as ${base}${rules.map((rule) => ` ${tell(rule.text)}`).join('')};`,
    );
  for (const table of tables)
    pieces.set(
      table.name,
      tableText(table, walls[0].split('\n'), tell, brought).replace(/@rows\n?/, () =>
        rows.has(table.name) ? `${rows.get(table.name)}\n` : '',
      ),
    );
  for (const { name, text, options, grants } of views)
    pieces.set(
      name,
      fileOf.get(name) ??
        lines([
          `create view ${name}${options.length > 0 ? ` with (${options.join(', ')})` : ''} as\n${text}`,
          grantLines(name, '', grants),
        ]),
    );
  for (const { name, text, owner, closed, grants } of routines) {
    const file = fileOf.get(name.replace(/\(.*/, ''));
    // Migrating makes these anew from their table.
    if (files !== null && !file && text.includes('-- Made by pasang_')) continue;
    pieces.set(
      name,
      file ??
        lines([
          `${text.replace(/^CREATE OR REPLACE FUNCTION public\./, 'create function ').trimEnd()};`,
          owner === null ? '' : `alter function ${name} owner to ${owner};`,
          closed ? `revoke execute on function ${name} from public;` : '',
          grantLines(name, 'function ', grants),
        ]),
    );
  }
  return pieces;
}

/** The pieces in order, each after what it needs, with what the migrations said about it. A trigger waits for its table. */
function ordered(
  catalogue: Catalogue,
  pieces: ReadonlyMap<string, string>,
  remarks: Remarks,
  files: readonly FunctionFile[] | null,
): string[] {
  const brought = (files ?? []).flatMap(({ nama, triggers }) =>
    triggers.map(({ table }) => ({ table, by: `${nama}()` })),
  );
  const turned = new Set(brought.map(({ by }) => by));
  const needs = new Map<string, string[]>();
  for (const { from, to } of [
    ...catalogue.needs.filter(({ to }) => !turned.has(to)),
    ...brought.map(({ table, by }) => ({ from: by, to: table })),
  ])
    needs.set(from, [...(needs.get(from) ?? []), to]);
  const done = new Set<string>();
  const out: string[] = [];
  const add = (name: string): void => {
    if (done.has(name)) return;
    done.add(name);
    for (const other of needs.get(name) ?? []) add(other);
    const piece = pieces.get(name) ?? '';
    if (piece !== '') out.push(lines([remarks.get(name) ?? '', piece]));
  };
  const section = (title: string, names: readonly string[]): void => {
    out.push(`-- ${'-'.repeat(100)}\n-- ${title}`);
    for (const name of names) add(name);
  };
  section(
    'Units',
    catalogue.domains.map(({ name }) => name),
  );
  section('Walls', [WALLS]);
  section(
    'Tables: each with its rules, indexes, first rows, walls, rights and triggers',
    catalogue.tables.map(({ name }) => name),
  );
  section(
    'Views',
    catalogue.views.map(({ name }) => name),
  );
  section(
    'Functions',
    catalogue.routines.map(({ name }) => name),
  );
  return out;
}

/**
 * `files`: for people, with functions by their file; null with every word of PostgreSQL as it came, so that nothing is hidden by how
 * it is written down. `rows`: false without the rows of tables, for a database that has traded.
 */
export type TextOptions = { files: readonly FunctionFile[] | null; rows?: boolean };

/** The text of schema.sql, but for the migrations that it stands for. */
export async function schemaText(
  owner: pg.Client,
  remarks: Remarks,
  { files, rows = true }: TextOptions,
): Promise<string> {
  const catalogue = await readCatalogue(owner);
  const first = rows ? await readRows(owner, catalogue.tables) : new Map<string, string>();
  const pieces = piecesOf(catalogue, first, files === null ? (text) => text : calm, files);
  return `${[HEAD.trimEnd(), ...ordered(catalogue, pieces, remarks, files)].join('\n\n')}\n`;
}
