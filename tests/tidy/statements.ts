/** A prepared statement is known to a connection by its name: two texts under one name fail where they meet, now and then. */
import type { Problem } from './problem.ts';
import { isTest, lineAt, type Source } from './source.ts';

const NAMED = /\b(?:statement|steadyStatement)(?:<[^(]*?>)?\(\s*(['"`])([a-z0-9_]+)\1\s*,\s*([A-Za-z_.]*)/g;

/** The same text under its name is the same statement: a constant, named again in its own file. */
export function checkStatements(sources: readonly Source[]): Problem[] {
  const said = new Map<string, { path: string; text: string; where: string }>();
  const problems: Problem[] = [];
  for (const source of sources.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path)))
    for (const found of source.text.matchAll(NAMED)) {
      const [, , name = '', text = ''] = found;
      const where = lineAt(source, found.index);
      const before = said.get(name);
      if (!before) said.set(name, { path: source.path, text, where });
      else if (before.path !== source.path || text === '' || before.text !== text)
        problems.push({
          where,
          what: `a statement is called ${name} as another one at ${before.where}`,
          instead: 'give it a name of its own',
        });
    }
  return problems;
}
