/** Writes ikon.tsv anew from the package: after a screen shows another icon, and after a new version of it. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Drawing, namesInUse } from './icons-plugin.ts';

const FILLED = /Filled$/;
const fileOf = (name: string): string =>
  name
    .replace(/^Icon/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([a-zA-Z])([0-9])/g, '$1-$2')
    .toLowerCase();

type IconModule = { __iconNode: [string, Record<string, string>][] };

/** The drawing of an icon as its module in the package has it. */
export async function drawingOf(name: string): Promise<Drawing> {
  const path = `../../node_modules/@tabler/icons-react/dist/esm/icons/${name}.mjs`;
  const { __iconNode: nodes } = (await import(path)) as IconModule;
  const kind = FILLED.test(name) ? 'filled' : 'outline';
  return { name, kind, file: fileOf(name), nodes: JSON.stringify(nodes) };
}

if (import.meta.main) {
  const drawings = await Promise.all(namesInUse().map(drawingOf));
  const lines = drawings.map(({ name, kind, file, nodes }) => [name, kind, file, nodes].join('\t'));
  const head =
    '# Icons of Tabler (MIT, https://tabler.io/icons) that our screens show. Written by npm run icons.';
  writeFileSync(resolve(import.meta.dirname, 'ikon.tsv'), `${[head, ...lines].join('\n')}\n`);
}
