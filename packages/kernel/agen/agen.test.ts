/** Protects: codes are read as people type them, papers go where they can be read, and a nudge moves the paper and nothing else. */
import { describe, expect, test } from 'vitest';
import { type Pencetak, pencetakUntuk, rapikanKode, tulisKode } from './agen.ts';
import { digeser } from './geser.ts';

test.each([
  ['ab2d-efgh', 'AB2DEFGH'],
  [' AB2D EFGH ', 'AB2DEFGH'],
  ['AB2DEFG', null],
  ['AB0DEFGH', null],
  ['', null],
])('the code %j is %j', (typed, code) => expect(rapikanKode(typed)).toBe(code));
test('is shown in halves', () => expect(tulisKode('AB2DEFGH')).toBe('AB2D-EFGH'));

const printer = (more: Partial<Pencetak>): Pencetak => ({
  ...{ nama: 'A', bentuk: 'ESCPOS', jalur: 'JARINGAN', alamat: 'x', status: true, geser_x: 0, geser_y: 0 },
  ...more,
});

test('a paper goes to its printer, the drawer to that of the slips, and nothing to one that cannot read it', () => {
  const pencetak = [printer({}), printer({ nama: 'B', bentuk: 'ZPL' })];
  const kertas = [
    { kertas: 'STRUK', pencetak: 'A' },
    { kertas: 'LABEL', pencetak: 'B' },
    { kertas: 'NOTA', pencetak: 'B' },
  ] as const;
  const at = { pencetak, kertas };
  expect(pencetakUntuk(at, 'STRUK')?.nama).toBe('A');
  expect(pencetakUntuk(at, 'LACI')?.nama).toBe('A');
  expect(pencetakUntuk(at, 'LABEL')?.nama).toBe('B');
  expect(pencetakUntuk(at, 'NOTA')).toBeNull();
  expect(pencetakUntuk(at, 'LAPORAN')).toBeNull();
});

describe('a nudge', () => {
  const text = (more: Partial<Pencetak>, said: string): string =>
    Buffer.from(digeser(Buffer.from(said, 'latin1'), printer(more))).toString('latin1');
  test.each([
    ['ZPL', '^XA^CI28\n^XZ^XA^XZ', '^XA^LS-16^LT-8^CI28\n^XZ^XA^LS-16^LT-8^XZ'],
    [
      'TSPL',
      'SIZE 1 mm\r\nCLS\r\nBITMAP 0,0,1,1,0,\xff\x1b\r\n',
      'SIZE 1 mm\r\nREFERENCE 16,0\r\nSHIFT -8\r\nCLS\r\nBITMAP 0,0,1,1,0,\xff\x1b\r\n',
    ],
    ['ESCPOS', '\x1b@\x1da\x00\x1bM0\xffISI', '\x1b@\x1dL\x10\x00\x1da\x00\x1bM0\xffISI'],
    ['PDF', '%PDF', '%PDF'],
  ] as const)('of two millimetres to the right and one up, in %s', (bentuk, before, after) =>
    expect(text({ bentuk, geser_x: 20, geser_y: -10 }, before)).toBe(after),
  );
  test('of nothing changes nothing', () => expect(text({ bentuk: 'ZPL' }, '^XA^XZ')).toBe('^XA^XZ'));
});
