/** A list as it was before this change: in the last commit, the one before it, and where this branch began. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...words: string[]): string | null => {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null; // No git, no such commit, or no such file then: nothing to compare with.
  }
};

/** Commit and text of the file; empty where there is nothing to compare with. */
export const before = (file: string): [commit: string, text: string][] =>
  ['HEAD', 'HEAD~', git('merge-base', 'HEAD', 'main')?.trim() ?? '']
    .filter((commit) => commit !== '')
    .flatMap((commit): [string, string][] => {
      const text = git('show', `${commit}:${file}`);
      return text === null ? [] : [[commit, text]];
    });
