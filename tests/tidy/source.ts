import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { splitText } from './split-text.ts';

/** A source file with its text taken apart once, so that every check reads only what concerns it. */
export type Source = {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
  /** Code alone: comments, strings and regular expressions are blank, lines and columns kept. */
  code: string;
  /** Comments alone. */
  comments: string;
  /** What the file names in strings, in order: imports and other files are among them. */
  strings: string[];
};

export const ROOT = resolve(import.meta.dirname, '..', '..');

export const FOLDERS = ['packages', 'domains', 'apps', 'tests', 'bench', 'drills', 'scripts', 'database'];
const SKIPPED = new Set(['node_modules', 'dist', 'data', '.cache']);
const CODE = /\.(ts|tsx|mts|mjs|js|css)$/;

export function toSource(path: string, text: string): Source {
  return { path, text, ...splitText(text) };
}

/** Every code file of the repository. Folders that do not exist yet are simply empty. */
export function readSources(): Source[] {
  return FOLDERS.flatMap(listFiles)
    .filter((path) => CODE.test(path))
    .map((path) => toSource(path, readFileSync(join(ROOT, path), 'utf8')));
}

export function listFiles(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return SKIPPED.has(entry.name) ? [] : listFiles(path);
  });
}

export function isTypeScript({ path }: Source): boolean {
  return /\.(ts|tsx|mts)$/.test(path);
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\.(life|damage)\.ts$/.test(path) || path.startsWith('tests/');
}

/** The place of a match, as file:line. */
export function lineAt(source: Source, index: number): string {
  return `${source.path}:${source.text.slice(0, index).split('\n').length}`;
}
