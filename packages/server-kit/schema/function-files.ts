/**
 * The files of database/functions: one function or view each, whole, with its owner, its rights and the triggers that are its own
 * (docs/decisions/0079). What is in a database says by its comment which text it was made of.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export const FUNCTIONS_DIR = new URL('../../../database/functions/', import.meta.url);

/** `path` from database/, with its domain; `sidik`: SHA-256 of the text, in hexadecimal; `triggers` are its own. */
export type FunctionFile = {
  path: string;
  nama: string;
  kind: 'function' | 'view';
  text: string;
  sidik: string;
  triggers: readonly { table: string; name: string }[];
};

const MADE = /^create or replace (function|view) (\w+)\b/gm;
const TRIGGER = /^create or replace trigger (\w+) [^;]*? on (\w+)\b/gm;

/** What a file makes; throws when it is anything but the one thing it is named after. */
export function readFunctionFile(path: string, written: string): FunctionFile {
  // A checkout may end its lines in another way; what they say is the same.
  const text = written.replaceAll('\r\n', '\n');
  const nama = path.slice(path.lastIndexOf('/') + 1).replace(/\.sql$/, '');
  const made = [...text.matchAll(MADE)];
  const [, kind] = made[0] ?? [];
  if (made.length !== 1 || made[0]?.[2] !== nama || !(kind === 'function' || kind === 'view'))
    throw new Error(
      `${path} harus membuat satu function atau view bernama ${nama}, dengan create or replace`,
    );
  const triggers = [...text.matchAll(TRIGGER)].map(([, name = '', table = '']) => ({ table, name }));
  return { path, nama, kind, text, sidik: createHash('sha256').update(text).digest('hex'), triggers };
}

/** All of them, in the order of their paths. */
export async function readFunctions(dir: URL = FUNCTIONS_DIR): Promise<FunctionFile[]> {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.sql'));
  return Promise.all(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .sort()
      .map(async (name) => readFunctionFile(`functions/${name}`, await readFile(new URL(name, dir), 'utf8'))),
  );
}

/** What tells a function or view of ours which text it is. */
export const markOf = ({ path, sidik }: FunctionFile): string => `${path} ${sidik}`;

/** The text as it is run, with that mark. */
export const statementsOf = (file: FunctionFile): string =>
  `${file.text}comment on ${file.kind} ${file.nama} is '${markOf(file)}';\n`;
