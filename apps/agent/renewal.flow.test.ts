/**
 * Protects: an agent becomes the program its server has, between two prints and without losing one; a program that cannot run is gone back
 * from and not taken again; one that is not what it says is refused; an older server takes nothing back. All with the real starter over the
 * built program, as a shop PC has them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bolehDiperbarui, type ProgramAgen } from '@mustika/kernel/agen/agen.ts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { atur, dengarkan, kirim, kodeDari, type ServerAgen } from '../../tests/kit/agen.ts';
import { type Caller, type Kit, testApp } from '../../tests/kit/app.ts';
import { type Simulasi, simulasi } from '../../tests/kit/simulator/pencetak.ts';

const AGENT = import.meta.dirname;
const BUILT = join(AGENT, 'dist', 'agen.mjs');
const hashOf = (isi: Buffer): string => createHash('sha256').update(isi).digest('hex');
/** The built program with something before it. */
const programOf = (before: string, versi = '9.0.0'): ProgramAgen => {
  const isi = Buffer.concat([Buffer.from(`${before}\n`), readFileSync(BUILT)]);
  return { versi, sidik: hashOf(isi), isi };
};

let kit: Kit;
let server: ServerAgen;
let spv: Caller;
let printer: Simulasi;
let ours: ProgramAgen | null = null;
const shops: { dir: string; child: ChildProcess | null }[] = [];

beforeAll(async () => {
  kit = await testApp({ pgUrl: inject('pgUrl') });
  server = await dengarkan(kit, async () => ours);
  spv = kit.as('SPV1');
  printer = await simulasi('ESCPOS', { lambat: 2 });
});
afterEach(async () => {
  for (const { child, dir } of shops.splice(0)) {
    const gone = child && child.exitCode === null ? new Promise((done) => child.once('exit', done)) : null;
    child?.kill('SIGTERM');
    await gone;
    rmSync(dir, { recursive: true, force: true });
  }
  ours = null;
  expect(await kit.periksa()).toEqual([]);
});
afterAll(async () => {
  await printer?.close();
  await server?.close();
  await kit?.close();
});

/** A PC with what the zip holds, paired. */
async function shopPc() {
  const dir = mkdtempSync(join(tmpdir(), 'mustika-pc-'));
  copyFileSync(BUILT, join(dir, 'agen.mjs'));
  copyFileSync(join(AGENT, 'starter.mjs'), join(dir, 'mulai.mjs'));
  const shop = { dir, child: null as ChildProcess | null };
  shops.push(shop);
  let said = '';
  const run = (args: readonly string[] = []): ChildProcess => {
    const env = { ...process.env, AGEN_PAUSE_MS: '50' };
    const child = spawn(process.execPath, [join(dir, 'mulai.mjs'), ...args], { env, cwd: tmpdir() });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString();
      });
    return child;
  };
  const setup = run(['--server', server.url, '--kode', await kodeDari(spv), '--hanya-pasang']);
  const code = await new Promise((done) => setup.once('exit', done));
  expect(code, said).toBe(0);
  await atur(spv, [printer.pencetak('Depan')], [{ kertas: 'STRUK', pencetak: 'Depan' }]);
  return {
    dir,
    said: () => said,
    begin: () => {
      shop.child = run();
    },
    /** How often it was let in so far. */
    came: () => said.split('tersambung').length - 1,
  };
}
const printed = (text: string): number => printer.cetak.split(text).length - 1;

describe('a newer program', () => {
  test('is taken between two prints, which come out once each, and is what runs after the next start', async () => {
    const pc = await shopPc();
    ours = programOf('console.log("PROGRAM BARU");');
    const long = `[PANJANG]${'. '.repeat(3000)}[HABIS]\n`;
    await kirim(spv, long);
    pc.begin();
    await kirim(spv, '[KEDUA]\n');
    await expect.poll(() => pc.said()).toContain('PROGRAM BARU');
    await expect.poll(() => [printed('[HABIS]'), printed('[KEDUA]')]).toEqual([1, 1]);
    await expect.poll(() => pc.came()).toBe(2);
    const states = async (): Promise<string[]> =>
      (await kit.owner.query('select keadaan from tugas_cetak')).rows.map(({ keadaan }) => keadaan);
    await expect.poll(states).toEqual(['TERCETAK', 'TERCETAK']);
    shops.at(-1)?.child?.kill('SIGTERM');
    pc.begin();
    await expect.poll(() => pc.said().split('PROGRAM BARU').length - 1).toBe(2);
  });

  test('that cannot run is gone back from, and not taken again', async () => {
    const pc = await shopPc();
    ours = programOf('throw new Error("RUSAK");');
    pc.begin();
    await expect.poll(() => pc.said().split('RUSAK').length - 1).toBeGreaterThanOrEqual(3);
    await expect.poll(() => pc.said()).toContain('DITOLAK');
    await kirim(spv, '[TETAP MENCETAK]\n');
    await expect.poll(() => printed('[TETAP MENCETAK]')).toBe(1);
  });

  test('that is not what it says is refused', async () => {
    const pc = await shopPc();
    ours = { ...programOf('console.log("ASING");'), sidik: hashOf(Buffer.from('lain')) };
    pc.begin();
    await expect.poll(() => pc.said()).toContain('DITOLAK');
    expect(pc.said()).not.toContain('ASING');
  });

  test('that was spoiled on the disk is not begun', async () => {
    const pc = await shopPc();
    ours = programOf('console.log("UTUH");');
    pc.begin();
    await expect.poll(() => pc.said()).toContain('UTUH');
    const child = shops.at(-1)?.child;
    child?.kill('SIGTERM');
    await expect.poll(() => child?.exitCode).toBe(0);
    writeFileSync(join(pc.dir, 'data/agen/program', `${ours.sidik}.mjs`), 'console.log("DISISIPI")');
    ours = null;
    const before = pc.came();
    pc.begin();
    await expect.poll(() => pc.came()).toBe(before + 1);
    expect(pc.said()).not.toContain('DISISIPI');
  });
});

test.each([
  ['1.7.2', '1.7.2', true],
  ['1.7.2', '1.7.10', true],
  ['1.7.2', '2.0.0', true],
  ['1.8.0', '1.7.9', false],
  ['2.0.0', '1.99.99', false],
  ['', '1.0.0', true],
])('an agent of %s may become %s: %s', (dari, ke, boleh) => expect(bolehDiperbarui(dari, ke)).toBe(boleh));
