import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

const FILE_LINES = 300;
const TEST_LINES = 400;

/** No file that cannot be read in one sitting. Functions are measured by the linter (70 lines). */
export function checkSizes(sources: Source[]): Problem[] {
  return sources.flatMap(({ path, text }) => {
    const limit = /\.test\.tsx?$/.test(path) ? TEST_LINES : FILE_LINES;
    const lines = text.trimEnd().split('\n').length;
    if (lines <= limit) return [];
    return [
      {
        where: path,
        what: `${lines} lines, more than ${limit}`,
        instead: 'split it by what its parts are about',
      },
    ];
  });
}
