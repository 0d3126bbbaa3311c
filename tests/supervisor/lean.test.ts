/** Protects: what an installation for running leaves out is nothing that the server opens, and the runtime runs without its symbols. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import flags from '../../scripts/steps/server-flags.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
// The steps of a start are plain JavaScript, for any Node that installs this one.
const { dropSymbols } = await import(join(ROOT, 'scripts/steps/drop-symbols.mjs'));
const { isSpare } = await import(join(ROOT, 'scripts/steps/lean.mjs'));
const MODULES = join(ROOT, 'node_modules');
const dir = mkdtempSync(join(tmpdir(), 'mustika-ramping-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Packages that are loaded when something is first drawn. */
const onDemand = (): string[] =>
  ['packages', 'domains'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('node_modules'))
      .flatMap((name) => [
        ...readFileSync(join(ROOT, room, name), 'utf8').matchAll(/onDemand<[^(]*>\(\s*'([^']+)'/g),
      ])
      .map(([, name = '']) => name),
  );

/** Every file of node_modules that the server has loaded when it refuses its configuration, and what it draws with. */
function loaded(): string[] {
  const list = join(dir, 'loaded');
  const watch = join(dir, 'watch.mjs');
  writeFileSync(
    watch,
    `import { createRequire, registerHooks } from 'node:module';
     import { writeFileSync } from 'node:fs';
     const seen = [];
     registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) });
     const require = createRequire(${JSON.stringify(join(ROOT, 'packages/server-kit/on-demand.ts'))});
     for (const name of ${JSON.stringify(onDemand())}) require(name);
     process.on('exit', () => writeFileSync(${JSON.stringify(list)}, seen.join('\\n')));`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, '--import', watch, join(ROOT, 'apps/server/main.ts')],
    { cwd: ROOT, env: { ...process.env, PORT: 'bukan', DATA_DIR: dir }, encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toContain('PORT');
  expect(status).toBe(1);
  return readFileSync(list, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith('file:'))
    .map((url) => relative(MODULES, fileURLToPath(url)))
    .filter((path) => !path.startsWith('..'));
}

test('nothing is left out that the server loads or draws with', () => {
  expect(onDemand()).toContain('pdfkit');
  const files = loaded();
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(isSpare)).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'the runtime is smaller without what a debugger reads, and runs',
  () => {
    const node = join(dir, 'node');
    cpSync(process.execPath, node);
    const before = statSync(node).size;
    dropSymbols(node);
    const after = statSync(node).size;
    expect(after).toBeLessThan(before * 0.85);
    expect(execFileSync(node, ['-p', '6 * 7'], { encoding: 'utf8' })).toBe('42\n');
    dropSymbols(node);
    expect(statSync(node).size).toBe(after);
  },
);

test('what is no program of Linux stays as it is', () => {
  const file = join(dir, 'berkas');
  writeFileSync(file, 'bukan program');
  dropSymbols(file);
  expect(readFileSync(file, 'utf8')).toBe('bukan program');
});
