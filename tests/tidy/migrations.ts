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
