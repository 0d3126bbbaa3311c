/**
 * Habits of SQL that cost nothing today and let stores be spread over machines tomorrow (docs/scale.md). What was there before the
 * rule stands in habits.tsv and may leave it; nothing new enters.
 */
import type { Problem } from './problem.ts';

type Habit = { name: string; broken(text: string): boolean; what: string; instead: string };

/** Sets that are no table: they are made of what they are given. */
const MADE = /^(?:unnest|generate_series|jsonb?_\w+|regexp_\w+|string_to_table|ujung_sama)$/i;

/** Names of what a body reads, without those it made itself by `with`. */
function tablesIn(body: string): string[] {
  const own = new Set(
    [...body.matchAll(/(?:\bwith(?:\s+recursive)?|,)\s+(\w+)(?:\s*\([^)]*\))?\s+as\b/gi)].map(
      ([, name]) => name,
    ),
  );
  return [...body.matchAll(/\b(?:from|join)\s+(?:lateral\s+)?([a-z_]\w*)/gi)]
    .map(([, name]) => name as string)
    .filter((name) => !own.has(name) && !MADE.test(name) && !/^(?:lateral|distinct)$/i.test(name));
}

/** Text between the dollars. */
const bodyOf = (text: string): string => /\$(\w*)\$([\s\S]*)\$\1\$/.exec(text)?.[2] ?? '';
const argumentsOf = (text: string): string =>
  /\bfunction\s+\w+\s*\(([\s\S]*?)\)\s*returns\b/i.exec(text)?.[1]?.trim() ?? '';
const hasVariables = (text: string): boolean =>
  argumentsOf(text) !== '' || /\blanguage\s+plpgsql\b/i.test(text);
/** `extract(epoch from x)` and its like read nothing. */
const withoutParts = (body: string): string =>
  body
    .replaceAll(/\b(?:extract|substring|trim|overlay)\s*\([^()]*\bfrom\b/gi, '')
    .replaceAll(/\bis (?:not )?distinct from\b/gi, '');

const HABITS: readonly Habit[] = [
  {
    name: 'notify',
    broken: (text) => /\breturns\s+trigger\b/i.test(text) && /\bpg_notify\b|^\s*notify\b/im.test(text),
    what: 'says NOTIFY in a trigger',
    instead: 'let the process that writes tell it (siaran)',
  },
  {
    name: 'case',
    broken: (text) => hasVariables(text) && /\bcase\s+(?!when\b)[\w.'"(]/i.test(bodyOf(text)),
    what: 'compares by `case x when`',
    instead: 'write `case when x = ...`: once x is a parameter an engine writes the other one back wrongly',
  },
  {
    name: 'sql',
    broken: (text) =>
      /\blanguage\s+sql\b/i.test(text) &&
      argumentsOf(text) !== '' &&
      tablesIn(withoutParts(bodyOf(text))).length > 0,
    what: 'reads tables by its arguments in language sql',
    instead: 'write it in plpgsql: an engine that spreads tables cannot plan parameters in the other',
  },
];

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.sql'.length);

/** Every habit that a function breaks, as the list says it: habit, tab, name. */
export const brokenHabits = (files: readonly { path: string; text: string }[]): string[] =>
  files
    .filter(({ text }) => /\bcreate\s+or\s+replace\s+function\b/i.test(text))
    .flatMap(({ path, text }) =>
      HABITS.filter((one) => one.broken(text)).map(({ name }) => `${name}\t${nameOf(path)}`),
    )
    .sort();

export function checkHabits(
  files: readonly { path: string; text: string }[],
  listed: readonly string[],
): Problem[] {
  const there = brokenHabits(files);
  const fresh = there.filter((line) => !listed.includes(line));
  const gone = listed.filter((line) => !there.includes(line));
  return [
    ...fresh.map((line): Problem => {
      const [name, where = ''] = line.split('\t');
      const { what, instead } = HABITS.find((one) => one.name === name) as Habit;
      return { where, what, instead };
    }),
    ...gone.map(
      (line): Problem => ({
        where: 'tests/tidy/habits.tsv',
        what: `lists ${line}, which is mended`,
        instead: 'take the line out',
      }),
    ),
  ];
}
