import type { Problem } from './problem.ts';

/** Two files of one number run in the order of their names, which nobody chose. */
export function checkNumbers(paths: readonly string[]): Problem[] {
  const first = new Map<string, string>();
  return paths.toSorted().flatMap((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const number = name.match(/^(\d{4})_[a-z0-9_]+\.sql$/)?.[1];
    if (number === undefined)
      return [{ where: path, what: 'is not named NNNN_intent.sql', instead: 'give it the next number' }];
    const twin = first.get(number);
    first.set(number, twin ?? path);
    return twin === undefined
      ? []
      : [{ where: path, what: `has the number of ${twin}`, instead: 'give the newer one the next number' }];
  });
}

/** `kekal` guards a table as its keys do; every other trigger belongs to its function. */
const MADE =
  /\b(?:create\s+(?:or\s+replace\s+)?(?:function|procedure|view)|select\s+ubah_fungsi\b|create\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s+(?!kekal(?:_semua)?\b))/i;

/** Functions, views and their triggers are whole files (docs/decisions/0079). */
export const checkFunctionless = (files: readonly { path: string; text: string }[]): Problem[] =>
  files.flatMap(({ path, text }) =>
    MADE.test(text)
      ? [
          {
            where: path,
            what: 'makes a function, a view or a trigger of one',
            instead: 'write it whole in database/functions/<domain>/<name>.sql',
          },
        ]
      : [],
  );

/** What an older program may still ask for, write or leave out, and would then be refused. Constraints and rights that go only allow. */
const CONTRACTS =
  /\bdrop (?:table|column|view|function|procedure|schema|domain|type|default)\b|\brename\b|\balter (?:column )?\w+ (?:set data )?type\b|\bset not null\b|\badd (?:constraint \w+ )?(?:check|unique|primary key|exclude|foreign key)\b|\bcreate unique index\b|\brevoke\b|\benable row level security\b|\btruncate\b/i;
const NOT_NULL = /\badd (?:column )?(?:if not exists )?\w+ [^,]*\bnot null\b/i;
const MAKES = /\bcreate table (?:if not exists )?(\w+)/gi;
const TARGET = /\b(?:alter table(?: only)?|on(?: table)?) (\w+)/i;

/** A statement that an older program stumbles over; what a new table is given nobody older knows. */
function contracting(sql: string): string | undefined {
  const own = new Set([...sql.matchAll(MAKES)].map(([, name]) => name));
  return sql
    .split(';')
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter((one) => !own.has(TARGET.exec(one)?.[1]))
    .find((one) => CONTRACTS.test(one) || (/^alter table/i.test(one) && needsValue(one)));
}
const needsValue = (one: string): boolean =>
  one.split(/,(?![^(]*\))/).some((part) => NOT_NULL.test(part) && !/\bdefault\b|\bgenerated\b/i.test(part));

const OLDEST = /^-- oldest program: (.*)$/m;

/** A shop goes back to the program of before, and two processes change places while it sells (docs/decisions/0132). */
export function checkOldestProgram(
  files: readonly { path: string; text: string }[],
  rule: string,
): Problem[] {
  const names = files.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  return files.flatMap(({ path, text }, i): Problem[] => {
    const name = names[i] as string;
    const asked = OLDEST.exec(text)?.[1];
    if (asked !== undefined)
      return names.includes(asked) && asked <= name
        ? []
        : [
            {
              where: path,
              what: `asks for ${asked}`,
              instead: 'name a migration, this one or one before it',
            },
          ];
    const found = name > rule ? contracting(text.replaceAll(/--.*/g, '')) : undefined;
    return found === undefined
      ? []
      : [
          {
            where: path,
            what: `takes something away: ${found.slice(0, 80)}`,
            instead:
              'do it two releases later, and say `-- oldest program: NNNN_intent.sql` (CONTRIBUTING.md)',
          },
        ];
  });
}

/** What PostgreSQL learnt after 15, the oldest that starts the house (docs/decisions/0033). Not all of it: what was met. */
const YOUNG: readonly (readonly [since: number, what: RegExp])[] = [
  [16, /\bany_value\s*\(/i],
  [17, /\bjson_table\s*\(|\bmerge_action\s*\(/i],
  [18, /\breturning\b[^;`]*?\b(?:old|new)\.\w/i],
  [18, /\bnot enforced\b|\bconenforced\b(?!''\))|\buuidv7\s*\(|\bwithout overlaps\b/i],
];

/** SQL that an older PostgreSQL does not take, in migrations and in code. */
export const checkYoungSql = (files: readonly { path: string; text: string }[]): Problem[] =>
  files.flatMap(({ path, text }) =>
    YOUNG.filter(([, what]) => what.test(text)).map(([since]) => ({
      where: path,
      what: `asks for PostgreSQL ${since}`,
      instead: 'write it for PostgreSQL 15, which shops have',
    })),
  );
