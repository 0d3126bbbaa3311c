/** Protects: what is printed can be printed, and a slip says what its preview says. */
import { expect, test } from 'vitest';
import { teks } from '../field.ts';
import { inputSchema } from '../input-schema.ts';
import { tercetak, untukStruk } from './tercetak.ts';

test.each([
  ['SITI RAHAYU', true],
  ['MA’RUF “NISA’” – ÉLODIE, Ñandu 1/2 "LOVE" €5…', true],
  ['İBRAHİM ERDOĞAN', true],
  ['田中 太郎', true],
  ['陈美玲', true],
  ['김민수', true],
  ['محمد', true],
  ['สมชาย', true],
  ['CINCIN 福', true],
  ['CINCIN 💍', true],
  ['ꦗꦮ', false],
  ['មករា', false],
  ['A\ue000', false],
  ['𠀀', false],
])('%s', (nama, bisa) => expect(tercetak(nama)).toBe(bisa));

test('a field of what is printed refuses letters that no font shapes, another one takes them', () => {
  const printed = inputSchema(teks('Nama Customer', { dicetak: true }));
  expect(printed.safeParse('ꦗꦮ').error?.issues[0]?.message).toBe(
    'Nama Customer Memuat Huruf Yang Tidak Bisa Dicetak',
  );
  expect(printed.safeParse('陈美玲').success).toBe(true);
  expect(inputSchema(teks('Catatan Kami')).safeParse('ꦗꦮ').success).toBe(true);
});

test.each([
  ['MA’RUF – ÉLODIE', "MA'RUF - ÉLODIE"],
  ['2 × 3 …', '2 x 3 ...'],
  ['ERDOĞAN 陈', 'ERDOĞAN 陈'],
])('a receipt says the signs of %s as %s and keeps its letters', (teks, struk) =>
  expect(untukStruk(teks)).toBe(struk),
);
