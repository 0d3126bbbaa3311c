import { EXCEPTIONS, type Exception } from './exceptions.ts';
import type { Problem } from './problem.ts';
import { isTest, lineAt, type Source } from './source.ts';

type Ban = {
  rule: string;
  pattern: RegExp;
  /** Where to look; code unless said otherwise. */
  inside?: 'comments';
  instead: string;
  /** Places the rule is not about. Single files go into exceptions.ts, with a reason. */
  allowed?: (path: string) => boolean;
};

const within =
  (...starts: string[]) =>
  (path: string) =>
    isTest(path) || starts.some((start) => path.startsWith(start));
const WORKSHOPS = ['scripts/', 'bench/', 'drills/'];
const outside =
  (start: string, ...but: string[]) =>
  (path: string) =>
    !path.startsWith(start) || but.includes(path);
const JOURNEYS = 'tests/e2e/';

const BANS: Ban[] = [
  {
    rule: 'clock',
    pattern: /\bnew Date\(\s*\)|\bDate\.now\(|(?<!new )\bDate\(\s*\)/g,
    instead: 'take the injected clock (deps.clock), or the business date of the open day',
    allowed: within('packages/kernel/date.ts', 'packages/server-kit/postgres', ...WORKSHOPS),
  },
  {
    rule: 'parse-float',
    pattern: /\bparseFloat\(/g,
    instead: 'use the parsers of packages/kernel/amount.ts: money and weight are integers',
    allowed: within('packages/kernel/amount.ts'),
  },
  {
    rule: 'float-rounding',
    pattern: /\bMath\.round\(|\.toFixed\(/g,
    instead:
      'use mulDiv and the formatters of packages/kernel/amount.ts; for pixels or seconds add a line to exceptions.ts',
    allowed: within('packages/kernel/amount.ts', ...WORKSHOPS),
  },
  {
    rule: 'raw-html',
    pattern: /\bdangerouslySetInnerHTML\b|\.innerHTML\s*=(?!=)|\bdocument\.write\(/g,
    instead: 'render text nodes; user text must never become markup',
  },
  {
    rule: 'console',
    pattern: /\bconsole\.(log|info|debug)\(/g,
    instead: 'use deps.log, which leaves out what must not be logged',
    allowed: within('apps/server/main.ts', ...WORKSHOPS),
  },
  {
    rule: 'in-object',
    // Not the loops, not the keys of mapped types, not a symbol; a text on the left is code's own choice.
    pattern:
      /(?<![\w.[]|\b(?:const|let) )(?!(?:Symbol|const|let)\b)[A-Za-z_][\w.]*(?:\[\w+\])? in (?=[A-Za-z_])/g,
    instead: 'ask Object.hasOwn: every object knows a constructor, whoever asks for it',
    allowed: within(...WORKSHOPS),
  },
  {
    rule: 'bare-password',
    pattern: /<PasswordInput\b/g,
    instead:
      'show SandiInput of packages/web-kit/fields/password-input.tsx: its eye is named in the language',
    allowed: within('packages/web-kit/fields/password-input.tsx'),
  },
  {
    rule: 'limit-of-a-test',
    pattern: /\b(?:timeout|testTimeout|hookTimeout):\s*[\w(]|^\s*\},?\s*\d[\d_]*\s*,?\s*\);/gm,
    instead: 'leave it to the limits of tests/machine.ts, which know how busy the machine is',
    allowed: (path) => !isTest(path),
  },
  {
    rule: 'raw-key',
    pattern: /\.keyboard\b/g,
    instead:
      'use tekan, ketik or pindai of tests/e2e/kit/papan-tombol.ts: a key goes to a page that says it listens',
    allowed: outside(JOURNEYS, 'tests/e2e/kit/papan-tombol.ts'),
  },
  {
    rule: 'fixed-wait',
    pattern: /\bwaitForTimeout\b|\bsetTimeout\(/g,
    instead: 'wait for what is to come: an element, a state of the database, an answer',
    allowed: outside(JOURNEYS, 'tests/e2e/kit/papan-tombol.ts'),
  },
  {
    rule: 'network-idle',
    pattern: /\bwaitForLoadState\(/g,
    instead: 'wait for what the page shows then, or until it listens (mendengar)',
    allowed: outside(JOURNEYS),
  },
  {
    rule: 'one-shot-read',
    pattern:
      /\bexpect\(\s*await [^;]*?\.(?:count|isVisible|isHidden|isChecked|isEnabled|isDisabled|inputValue|textContent|innerText|getAttribute|allTextContents|title|evaluate|evaluateAll)\(/g,
    instead: 'ask until it is so: await expect.poll(() => …)',
    allowed: outside(JOURNEYS),
  },
  { rule: 'any', pattern: /\bas any\b/g, instead: 'narrow with a check, or use unknown' },
  {
    rule: 'class',
    pattern: /^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?class\s+\w+/gm,
    instead: 'use functions and plain objects; AppError is the only class',
    allowed: (path) => path === 'packages/kernel/errors.ts',
  },
  { rule: 'enum', pattern: /\benum\s+\w+\s*\{/g, instead: 'use a union of string literals' },
  { rule: 'decorator', pattern: /^\s*@[a-zA-Z]\w*(?=[\s(])/gm, instead: 'call a function with the value' },
  { rule: 'barrel', pattern: /^\s*export\s+\*/gm, instead: 'import from the file that has it' },
  {
    rule: 'ts-ignore',
    pattern: /@ts-(?:ignore|nocheck)\b/g,
    inside: 'comments',
    instead: 'use @ts-expect-error with the reason',
  },
  {
    rule: 'todo',
    pattern: /\b(?:TODO|FIXME|XXX)\b(?![^\n]*#\d)/g,
    inside: 'comments',
    instead: 'name the issue (TODO #12: ...), or do it',
  },
];

export const RULES: string[] = BANS.map(({ rule }) => rule);

/** Calls and constructs this house does without, each with what takes its place. */
export function checkBanned(sources: Source[], exceptions: Exception[] = EXCEPTIONS): Problem[] {
  return sources
    .filter(({ path }) => !path.endsWith('.css'))
    .flatMap((source) =>
      BANS.flatMap((ban) => (ban.allowed?.(source.path) ? [] : findBan(source, ban, exceptions))),
    );
}

function findBan(source: Source, ban: Ban, exceptions: Exception[]): Problem[] {
  const granted = exceptions.filter(({ path, rule }) => path === source.path && rule === ban.rule);
  return matchesOf(source, ban)
    .filter(({ line }) => !granted.some(({ code }) => line.includes(code)))
    .map(({ index, found }) => ({
      where: lineAt(source, index),
      what: `${found} (${ban.rule})`,
      instead: ban.instead,
    }));
}

function matchesOf(
  source: Source,
  { pattern, inside }: Ban,
): { index: number; found: string; line: string }[] {
  const text = inside === 'comments' ? source.comments : source.code;
  return [...text.matchAll(pattern)].map((match) => {
    const found = match[0].trim();
    const index = match.index + match[0].indexOf(found);
    const start = source.text.lastIndexOf('\n', index) + 1;
    const end = source.text.indexOf('\n', index);
    return { index, found, line: source.text.slice(start, end === -1 ? undefined : end) };
  });
}

/** An exception that excepts nothing any more must go, so that the list only shrinks. */
export function checkExceptions(sources: Source[], exceptions: Exception[] = EXCEPTIONS): Problem[] {
  return exceptions.flatMap(({ path, rule, code }) => {
    const source = sources.find((one) => one.path === path);
    const ban = BANS.find((one) => one.rule === rule);
    if (source && ban && matchesOf(source, ban).some(({ line }) => line.includes(code))) return [];
    const what = `nothing to except in ${path} (${rule}, ${code})`;
    return [{ where: 'tests/tidy/exceptions.ts', what, instead: 'remove the line' }];
  });
}
