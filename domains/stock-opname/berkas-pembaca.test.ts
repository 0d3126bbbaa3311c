/** Protects: a handheld's file is one code a line, whatever stands beside it and however a tag is spelled. */
import { describe, expect, test } from 'vitest';
import { bacaBerkasPembaca, kodeTempel } from './berkas-pembaca.view.ts';

const kodeBerkas = (text: string): string[] => bacaBerkasPembaca(text)?.kode ?? [];

test('a file of a handheld: heading, other columns and quotes are none of it', () =>
  expect(kodeBerkas('kode_barcode,waktu,qty\n"ABCD2345",2026-11-21,1\n2;ABCD2346\nAPA\n')).toEqual([
    'ABCD2345',
    'ABCD2346',
    'APA',
  ]));

test.each([
  [
    'the heading names the column',
    'EPC,TID,RSSI\n485947463235323000000000,E2801190A5030000BF2B33F4,-39.9',
    1,
  ],
  ['so it does when it is not the first', 'NO;BARCODE;TGL\n1;CSMC2473;20261126\n2;ESQD2194;20261126', 2],
  ['a day is no code', 'CSMC2473;20261126;101500;1\n20261126;ESQD2194', 2],
  ['nor is who read it', 'XYD42269,OPERATOR,2026-11-26 10:15:02', 1],
  ['nor the number of the tag itself', '485947463235323000000000,E2801190A5030000BF2B33F4', 1],
  ['a tag in groups of four', '4859 4746 3235 3230 0000 0000', 1],
  ['a list of ours', 'Berat;Barcode;Nama\r\n3,250;"=""876E1698""";A\r\n13,500;ABCD2345;B', 2],
  ['codes side by side', 'ABCD2345,ABCD2346;ABCD2347', 3],
])('of a dump: %s', (_name, text, banyak) => {
  const kode = kodeBerkas(text);
  expect(kode).toHaveLength(banyak);
  for (const one of kode)
    expect(one).toMatch(/^(?:[A-Z]{3}.{5}|876E1698|485947463235323000000000|HYGF2520)$/);
});

test.each([
  ['lower case', '485947463235323000000000'.toLowerCase()],
  ['with 0x', '0x485947463235323000000000'],
  ['the word of its length', '3000485947463235323000000000'],
  ['that word with other bits', '3400485947463235323000000000'],
  ['byte by byte', '48:59:47:46:32:35:32:30:00:00:00:00'],
  ['groups by dashes', '4859-4746-3235-3230-0000-0000'],
  ['groups of four with the word', '3000 4859 4746 3235 3230 0000 0000'],
  ['quoted for a spreadsheet', '="485947463235323000000000"'],
])('a tag is a piece: %s', (_name, text) => {
  expect(kodeBerkas(text)).toEqual(['HYGF2520']);
  expect(kodeTempel(text)).toEqual(['HYGF2520']);
});

test.each([
  ['a list of words', '["ABCD2345","ABCD2346"]'],
  [
    'objects',
    '[{"KEY_EPC":"414243443233343500000000","KEY_TID":"E2801190A5030000BF2B33F4"},{"KEY_EPC":"ABCD2346"}]',
  ],
  [
    'within something',
    '{"session":{"user":"OPERATOR"},"tags":[{"epc":"ABCD2345","count":3},{"epc":"ABCD2346"}]}',
  ],
  ['one object a line', '{"epc":"ABCD2345"}\n{"epc":"ABCD2346"}\n'],
])('JSON is read: %s', (_name, text) => expect(kodeBerkas(text)).toEqual(['ABCD2345', 'ABCD2346']));

test('what is no list of codes says so', () =>
  expect(['{"a":1}', '[{', '{ini bukan'].map(bacaBerkasPembaca)).toEqual([null, null, null]));

test('an empty cell below the heading is no reason to take what stands beside it', () =>
  expect(bacaBerkasPembaca('EPC,TID\n,E2801190A5030000BF2B33F4\nABCD2345,E2801190A5030001BF2B33F4')).toEqual({
    kode: ['ABCD2345'],
    lewat: 1,
  }));

test('titles, days, times and totals are counted, and are none', () =>
  expect(
    bacaBerkasPembaca(
      'Stock Opname 26 Nov 2026\n20261126\n2026-11-26 10:15\n20261126101500\nABCD2345\nTotal;1',
    ),
  ).toEqual({ kode: ['ABCD2345'], lewat: 5 }));

test('codes pasted side by side, one of them without a figure, are all of them', () =>
  expect(kodeTempel('ABCD2345 CSMCABCD ABCD2346')).toEqual(['ABCD2345', 'CSMCABCD', 'ABCD2346']));

describe('any dump', () => {
  const HURUF = 'ABCDFGHJKLMNPQRSTVWXYZ23456789';
  let seed = 7;
  const acak = (n: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * n);
  };
  const satu = <T>(list: readonly T[]): T => list[acak(list.length)] as T;
  const barcode = (): string =>
    `${HURUF[acak(22)]}${Array.from({ length: 6 }, () => satu([...HURUF])).join('')}${2 + acak(8)}`;
  const hex = (kode: string): string =>
    [...kode]
      .map((letter) => letter.charCodeAt(0).toString(16))
      .join('')
      .padEnd(24, '0');
  const EJAAN: ((kode: string) => string)[] = [
    (kode) => kode,
    (kode) => kode.toLowerCase(),
    (kode) => hex(kode),
    (kode) => hex(kode).toUpperCase(),
    (kode) => `3000${hex(kode)}`,
    (kode) => `0x${hex(kode)}`,
    (kode) => (`3000${hex(kode)}`.match(/.{4}/g) ?? []).join(' '),
    (kode) => (hex(kode).match(/../g) ?? []).join(':'),
  ];
  const LAIN: readonly (readonly [string, (n: number) => string])[] = [
    ['TID', (n) => `E2801190A503${String(n).padStart(4, '0')}BF2B33F4`],
    ['TGL', () => '20261126'],
    ['WAKTU', (n) => `2026-11-26 10:15:${String(n % 60).padStart(2, '0')}`],
    ['OLEH', () => satu(['OPERATOR', 'SULASTRI', 'Budi'])],
    ['QTY', (n) => String((n % 3) + 1)],
    ['RSSI', (n) => `-${30 + (n % 9)}.5`],
  ];
  test.each(Array.from({ length: 200 }, (_, n) => n))('nr %i gives its codes and nothing else', () => {
    const kode = [...new Set(Array.from({ length: 2 + acak(12) }, barcode))];
    const eja = satu(EJAAN);
    const lain = LAIN.filter(() => acak(2) === 0);
    const tempat = acak(lain.length + 1);
    const susun = (isi: string, beside: (one: (typeof LAIN)[number]) => string): string =>
      [...lain.slice(0, tempat).map(beside), isi, ...lain.slice(tempat).map(beside)].join(pemisah);
    const pemisah = satu([',', ';', '\t']);
    const baris = kode.map((one, n) => susun(eja(one), ([, isi]) => isi(n)));
    const kepala =
      acak(2) === 0 ? [susun(satu(['EPC', 'BARCODE', 'kode_barcode', 'Tag ID']), ([nama]) => nama)] : [];
    const text = [...kepala, ...baris].join(satu(['\n', '\r\n']));
    expect(kodeBerkas(text), text).toEqual(kode);
  });
});
