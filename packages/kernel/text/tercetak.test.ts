/** Protects: what is printed can be printed, and a slip says what its preview says. */
import { expect, test } from 'vitest';
import { teks } from '../field.ts';
import { inputSchema } from '../input-schema.ts';
import { tercetak, untukStruk } from './tercetak.ts';

test.each([
  ['SITI RAHAYU', true],
  ['MA’RUF “NISA’” – ÉLODIE, Ñandu 1/2 "LOVE" €5…', true],
  ['İBRAHİM ERDOĞAN', true],
  ['田中 太郎', false],
  ['陈美玲', false],
  ['محمد', false],
  ['สมชาย', false],
  ['CINCIN 福', false],
  ['CINCIN 💍', false],
])('%s', (nama, bisa) => expect(tercetak(nama)).toBe(bisa));

test('a field of what is printed asks for Latin letters, another one takes every language', () => {
  const printed = inputSchema(teks('Nama Customer', { dicetak: true }));
  expect(printed.safeParse('陈美玲').error?.issues[0]?.message).toBe(
    'Nama Customer Harus Dengan Huruf Latin, Huruf Lain Tidak Bisa Dicetak',
  );
  expect(printed.safeParse('chen méi ling').success).toBe(true);
  expect(inputSchema(teks('Catatan Kami')).safeParse('陈美玲').success).toBe(true);
});

test.each([
  ['MA’RUF – ÉLODIE', "MA'RUF - ÉLODIE"],
  ['İBRAHİM ERDOĞAN', 'IBRAHIM ERDOGAN'],
  ['ÁÕÃ ß …', 'AOA ß ...'],
  ['陈', '?'],
])('a receipt printer says %s as %s', (teks, struk) => expect(untukStruk(teks)).toBe(struk));
