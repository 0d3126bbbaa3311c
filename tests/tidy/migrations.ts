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
