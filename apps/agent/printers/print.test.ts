/** Protects: nothing is sent to a printer that cannot print, and what may have come out is never called unprinted. Real sockets. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Kondisi, Pencetak } from '@mustika/kernel/agen/agen.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { type Simulasi, simulasi } from '../../../tests/kit/simulator/pencetak.ts';
import { addressOf } from './channel.ts';
import { look, type Outcome, print } from './print.ts';

const open: Simulasi[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
const buat = async (...how: Parameters<typeof simulasi>): Promise<Simulasi> => {
  const one = await simulasi(...how);
  open.push(one);
  return one;
};

const ISI = {
  ESCPOS: `\x1b@\x1da\x00\x1bM0${'NOTA 123 '.repeat(300)}\n`,
  ZPL: '^XA^FO1,1^FDSATU^FS^XZ\n^XA^FO1,1^FDDUA^FS^XZ\n',
  TSPL: 'SIZE 40 mm,12 mm\r\nCLS\r\nTEXT 1,1,"0",0,8,8,"SATU"\r\nPRINT 1\r\n',
} as const;
type Bahasa = keyof typeof ISI;
const BAHASA = Object.keys(ISI) as Bahasa[];

type Done = { outcome: Outcome; begun: boolean; told: Kondisi[] };
async function cetak(
  at: Simulasi,
  bentuk: Bahasa,
  more: Partial<Pencetak> = {},
  told: Kondisi[] = [],
): Promise<Done> {
  let begun = false;
  const outcome = await print({
    printer: at.pencetak('Depan', more),
    bytes: Buffer.from(ISI[bentuk], 'latin1'),
    name: 'uji.1',
    begins: () => {
      begun = true;
      return true;
    },
    tell: (kondisi) => told.push(kondisi),
  });
  return { outcome, begun, told };
}

describe.each(BAHASA)('%s', (bentuk) => {
  test('prints what it was sent, and says so when it is out', async () => {
    const at = await buat(bentuk);
    expect((await cetak(at, bentuk)).outcome).toEqual({ hasil: 'TERCETAK' });
    expect(at.cetak.replaceAll('\n', '')).toBe(ISI[bentuk].replaceAll('^XZ\n', '^XZ').replaceAll('\n', ''));
  });

  test.each([
    ['without paper', { kertas: false }, 'KERTAS_HABIS'],
    ['with its cover open', { tutup: true }, 'TUTUP_TERBUKA'],
    ['that was paused', { jeda: true }, 'DIJEDA'],
    ['that answers nothing', { bisu: true }, 'TIDAK_MENJAWAB'],
  ] as const)('sends nothing to one %s', async (_what, rusak, sebab) => {
    const at = await buat(bentuk, rusak);
    expect(await cetak(at, bentuk)).toMatchObject({ outcome: { hasil: 'BELUM', sebab }, begun: false });
    expect(at.cetak).toBe('');
    expect(await look(at.pencetak('Depan'))).toBe(sebab);
  });

  test('to one that says nothing of itself it is sent all the same where the till says so', async () => {
    const at = await buat(bentuk, { bisu: true });
    expect((await cetak(at, bentuk, { status: false })).outcome).toEqual({ hasil: 'TERCETAK' });
    await expect.poll(() => at.cetak.length).toBeGreaterThan(20);
  });

  test('waits for one that is slow', async () => {
    const at = await buat(bentuk, { lambat: 60 });
    expect((await cetak(at, bentuk)).outcome).toEqual({ hasil: 'TERCETAK' });
    expect(at.cetak.length).toBeGreaterThan(20);
  });

  test('a line that breaks in the middle leaves a doubt', async () => {
    const at = await buat(bentuk, { putusSesudah: 30 });
    expect(await cetak(at, bentuk)).toMatchObject({
      outcome: { hasil: 'RAGU', sebab: 'PUTUS' },
      begun: true,
    });
  });

  test('one that is switched off was never begun', async () => {
    const at = await buat(bentuk);
    const printer = at.pencetak('Depan');
    await at.close();
    expect(await look(printer)).toBe('TIDAK_TERHUBUNG');
    expect(await cetak(at, bentuk)).toMatchObject({
      outcome: { hasil: 'BELUM', sebab: 'TIDAK_TERHUBUNG' },
      begun: false,
    });
  });
});

test('paper that runs out in the middle is told, and waited for', async () => {
  const at = await buat('ESCPOS', { lambat: 40 });
  const told: Kondisi[] = [];
  const work = cetak(at, 'ESCPOS', {}, told);
  await expect.poll(() => at.cetak.length).toBeGreaterThan(0);
  at.kertas = false;
  await expect.poll(() => told).toContain('KERTAS_HABIS');
  expect(at.cetak.length).toBeLessThan(ISI.ESCPOS.length);
  at.kertas = true;
  expect(await work).toMatchObject({ outcome: { hasil: 'TERCETAK' } });
  expect(at.cetak).toBe(ISI.ESCPOS);
});

test.each([
  ['192.168.1.50', { host: '192.168.1.50', port: 9100 }],
  ['printer-depan:9101', { host: 'printer-depan', port: 9101 }],
  ['[fd00::5]:9100', { host: 'fd00::5', port: 9100 }],
])('the address %s', (text, address) => expect(addressOf(text)).toEqual(address));

test('a device file is a device: no other file of the PC is written into', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mustika-berkas-'));
  const file = join(dir, 'penting');
  writeFileSync(file, 'ISI LAMA');
  const at = await buat('ESCPOS');
  for (const alamat of [file, `/dev/../${file}`, '/dev/shm/tidak-ada'])
    expect((await cetak(at, 'ESCPOS', { jalur: 'BERKAS', alamat, status: false })).outcome).toEqual({
      ...{ hasil: 'BELUM', sebab: 'TIDAK_TERHUBUNG' },
    });
  expect(readFileSync(file, 'utf8')).toBe('ISI LAMA');
  rmSync(dir, { recursive: true });
  expect(
    (await cetak(at, 'ESCPOS', { jalur: 'BERKAS', alamat: '/dev/null', status: false })).outcome,
  ).toEqual({
    hasil: 'TERCETAK',
  });
});

describe("the system's queue", () => {
  const dir = mkdtempSync(join(tmpdir(), 'mustika-cups-'));
  const before = process.env['PATH'];
  const sheet = (): Pencetak => ({
    ...{ nama: 'Kantor', bentuk: 'PDF', jalur: 'SISTEM', alamat: 'Kantor', status: true },
    ...{ geser_x: 0, geser_y: 0 },
  });
  const program = (name: string, text: string): void => {
    writeFileSync(join(dir, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(dir, name), 0o755);
  };
  const antre = (more: { lp?: string; lpstat?: string } = {}): void => {
    program(
      'lp',
      more.lp ??
        `shift; echo "$@" > ${dir}/kata; cp "$3" ${dir}/keluar; echo "request id is Kantor-12 (1 file(s))"`,
    );
    program(
      'lpstat',
      more.lpstat ?? 'case "$1" in -p) echo "printer Kantor is idle.  enabled since today";; esac',
    );
    process.env['PATH'] = `${dir}${delimiter}${before}`;
  };
  afterEach(() => {
    process.env['PATH'] = before;
  });
  const kirim = () =>
    print({
      ...{ printer: sheet(), bytes: Buffer.from('%PDF-1.7 uji'), name: 'uji.2' },
      ...{ begins: () => true, tell: () => {} },
    });

  test('takes a sheet whole, and is waited for', async () => {
    antre();
    expect(await kirim()).toEqual({ hasil: 'TERCETAK' });
    expect(readFileSync(join(dir, 'keluar'), 'utf8')).toBe('%PDF-1.7 uji');
    expect(readFileSync(join(dir, 'kata'), 'utf8')).toMatch(/^Kantor -- /);
  });
  test.each([
    ['stands still', 'echo "printer Kantor disabled since today"', 'DIJEDA'],
    ['is none', 'exit 1', 'TIDAK_TERHUBUNG'],
  ])('is sent nothing when it %s', async (_what, lpstat, sebab) => {
    antre({ lpstat });
    rmSync(join(dir, 'keluar'), { force: true });
    expect(await kirim()).toEqual({ hasil: 'BELUM', sebab });
  });
  test('that did not take it lets it be tried again', async () => {
    antre({ lp: 'echo "lp: unable to print" >&2; exit 1' });
    expect(await kirim()).toEqual({ hasil: 'BELUM', sebab: 'GANGGUAN' });
  });
  test('is never given an option for a name', async () => {
    antre();
    expect(await look({ ...sheet(), alamat: '-h evil' })).toBe('TIDAK_TERHUBUNG');
  });
});
