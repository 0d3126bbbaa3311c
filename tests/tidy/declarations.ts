import type { Problem } from './problem.ts';
import { lineAt, type Source } from './source.ts';

const DECLARATION = /\.(resource|document|report|rule)\.ts$/;

/** Declarations and rules are what people read to learn the business: each opens by saying what it is. */
export function checkDocstrings(sources: Source[]): Problem[] {
  return sources
    .filter(({ path }) => DECLARATION.test(path))
    .flatMap((source) =>
      [...source.code.matchAll(/^export\s+(?:const|(?:async\s+)?function\*?)\s+(\w+)/gm)]
        .filter((match) => !hasDocstring(source.text.slice(0, match.index)))
        .map((match) => ({
          where: lineAt(source, match.index),
          what: `${match[1]} has no docstring`,
          instead: 'open with /** what it is in the business, units, and its source (Spec 1 §5) */',
        })),
    );
}

function hasDocstring(before: string): boolean {
  const trimmed = before.trimEnd();
  return trimmed.endsWith('*/') && trimmed.startsWith('/**', trimmed.lastIndexOf('/*'));
}

/** Every domain introduces itself in a README and is explained in the glossary. */
export function checkDomains(files: string[], glossary: string): Problem[] {
  const names = new Set(
    files.filter((path) => path.split('/').length > 2).map((path) => path.split('/')[1] ?? ''),
  );
  return [...names].flatMap((name) => {
    const where = `domains/${name}`;
    const problems: Problem[] = [];
    if (!files.includes(`${where}/README.md`)) {
      problems.push({
        where,
        what: 'no README.md',
        instead: 'write ten lines: what it is, its life cycle, its books',
      });
    }
    if (!mentions(glossary, name)) {
      problems.push({
        where,
        what: `"${name}" is not in GLOSSARY.md`,
        instead: 'add one line that explains the word',
      });
    }
    return problems;
  });
}

/** "kirim-barang" is found as "kirim-barang" and as "Kirim barang". */
function mentions(glossary: string, name: string): boolean {
  const words = name.replaceAll('-', '[- ]');
  return new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'i').test(glossary);
}

/** How much there is of what, for the eye; it fails nothing. */
export function countDeclarations(sources: Source[]): string {
  const lines = (suffix: string) =>
    sources
      .filter(({ path }) => path.startsWith('domains/') && path.endsWith(`.${suffix}.ts`))
      .map(({ text }) => text.trimEnd().split('\n').length);
  const mean = (all: number[]) =>
    Math.round(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length));
  return ['resource', 'command', 'document', 'report', 'rule']
    .map((suffix) => `${lines(suffix).length} ${suffix}s (mean ${mean(lines(suffix))} lines)`)
    .join(', ');
}
