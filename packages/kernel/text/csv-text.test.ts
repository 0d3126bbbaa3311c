/** Protects: a file opens right in an Indonesian spreadsheet, runs nothing there, and comes back as it was. */
import { expect, test } from 'vitest';
import {
  csvDate,
  csvDecimal,
  csvLine,
  csvNumber,
  csvText,
  csvTime,
  formulaSafe,
  plainText,
} from './csv-text.ts';

test('a weight of 3,25 gram is three and a quarter, money has no marks, days are told the day first', () => {
  expect([csvDecimal(3250), csvDecimal(-5), csvDecimal(104_887_210)]).toEqual([
    '3,250',
    '-0,005',
    '104887,210',
  ]);
  expect([csvNumber(1_500_000), csvNumber(-500), csvNumber(1.5)]).toEqual(['1500000', '-500', '1,5']);
  expect([csvDate('2026-11-21'), csvDate('besok'), csvDate('=1')]).toEqual(['21/11/2026', 'besok', "'=1"]);
  expect(csvTime(Temporal.PlainDateTime.from('2026-11-21T09:02:05.6'))).toBe('21/11/2026 09:02:05');
  expect(csvLine(['3,250', 'A;B', 'C,D', '5"', ''])).toBe('3,250;"A;B";"C,D";"5""";\r\n');
});

// Each of them is another value once a spreadsheet has opened and saved it.
test.each([
  ['a telephone number', '081234567890'],
  ['one of the country', '+6281234567890'],
  ['sixteen digits', '3201010203040506'],
  ['twelve digits, shown as a power', '123456789012'],
  ['leading noughts', '007'],
  ['a code that is a power of ten', '876E1698'],
  ['a size that is a day', '10-12'],
  ['a code that is a day', 'MAR1'],
  ['a fraction', '1/2'],
  ['a size with a point', '16.5'],
  ['a percent', '75%'],
  ['a number of a tax invoice', '010.000-26.12345678'],
  ['less than nothing', '-5'],
])('%s stays a text: %s', (_what, text) => {
  expect(csvText(text)).toBe(`="${text}"`);
  expect(plainText(csvText(text))).toBe(text);
});

test.each(['750', '0', '8123456789', 'CC01', 'CINCIN 18" PANJANG', 'MARIANA', 'IBU DESI', "'BIASA", ''])(
  'what a spreadsheet leaves alone is left alone: %s',
  (text) => expect([csvText(text), plainText(text)]).toEqual([text, text]),
);

test.each([
  '=1+1',
  '=HYPERLINK("X","Y")',
  '="0812"',
  '="1"&CMD',
  '+1+CMD|1',
  '@X',
  '-A',
  '\tA',
  "'=1",
  '\uff1d1+1',
])('nothing runs, and comes back: %s', (text) => {
  expect(csvText(text)).toBe(`'${text}`);
  expect([plainText(csvText(text)), plainText(formulaSafe(text))]).toEqual([text, text]);
});
