/** Protects: one person has one number, however it was written, and no Indonesian is called in Japan. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputSchema } from './input-schema.ts';
import { hpLengkap, nomorHp, nomorPesan, telepon } from './phone.ts';

test.each([
  ...['081210000006', '0812-1000-0006', '812 1000 0006', '81210000006', '+62 812 1000 0006', '6281210000006'],
  ...[
    '+62 (0)812 1000 0006',
    '62081210000006',
    '0062 812 1000 0006',
    '001 62 812 1000 0006',
    '(0812) 10000006',
  ],
])('%s', (text) => expect(nomorHp(text)).toBe('6281210000006'));

test.each([
  ['+81 90 1234 5678', '+819012345678'],
  ['0081 90 1234 5678', '+819012345678'],
  ['+65 9123 4567', '6591234567'],
  ['6591234567', '6591234567'],
  ['8613812345678', '8613812345678'],
  ['(021) 555 1234', '62215551234'],
])('of elsewhere %s is %s', (text, nomor) => expect(nomorHp(text)).toBe(nomor));

test('what is stored is the same number when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+() -'), maxLength: 18 }), (text) => {
      const nomor = nomorHp(text);
      if (hpLengkap(text)) expect(nomorHp(nomor)).toBe(nomor);
      expect(nomorPesan(text)).toMatch(/^\d*$/);
    }),
    { numRuns: 5000 },
  );
});

describe('a field', () => {
  const field = telepon('No HP', { opsional: true });
  test('takes spaces and stores the number', () =>
    expect(['0812 1000 0001', '', null].map((value) => inputSchema(field).parse(value))).toEqual([
      ...['6281210000001', null, null],
    ]));
  test.each(['12', 'ABC', '0812', '1234567890123456'])('%s is no telephone', (text) =>
    expect(inputSchema(field).safeParse(text).error?.issues[0]?.message).toBe('No HP Minimal 10 Angka'),
  );
});
