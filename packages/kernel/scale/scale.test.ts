/** Protects: a weight is taken from a scale only as the scale said it, and only once it stands still. */
import { describe, expect, test } from 'vitest';
import {
  feedScale,
  NO_READING,
  questionText,
  readScaleLine,
  type ScaleStream,
  settledWeight,
} from './scale.ts';

test.each([
  ['ST,+00012.345  g', 12_345, true],
  ['US,+00012.345  g', 12_345, false],
  ['ST,GS,  12.34,g', 12_340, true],
  ['    342.910 g', 342_910, true],
  ['342,910 g ?', 342_910, false],
  ['ST,-00000.020  g', -20, true],
  ['+ 3.2504 g', 3250, true],
  ['Net 125 g', 125_000, true],
  ['S S     13.300 g', 13_300, true],
  ['S D     13.300 g', 13_300, false],
  ['   3,25 gr', 3250, true],
  ['10.03 Gram', 10_030, true],
])('%s is %i mg, settled %s', (line, mg, settled) =>
  expect(readScaleLine(line)).toMatchObject({ mg, settled }),
);

test.each([
  'OL',
  'ST,+0001.234 kg',
  'ST,+00012.345 ct',
  'ST,+00012.345 mg',
  'g',
  'OL,+99999.999  g',
  '',
  'Error g',
  'S +',
  '1,234.56 g',
  '12.345.678 g',
])('no weight: %s', (line) => expect(readScaleLine(line)).toBeNull());

describe('a stream', () => {
  const after = (...chunks: string[]): ScaleStream => chunks.reduce(feedScale, NO_READING);
  test('is taken after three equal lines, however they were cut', () => {
    expect(settledWeight(after('ST,+1.000 g\r\nST,+1.0', '00 g\r\n'))).toBeNull();
    expect(settledWeight(after('ST,+1.000 g\r\nST,+1.0', '00 g\r\nST,+1.000 g\r\n'))).toMatchObject({
      mg: 1000,
      line: 'ST,+1.000 g',
    });
  });
  test.each([
    ['a weight that moves', `${'ST,+1.000 g\n'.repeat(3)}ST,+1.010 g\n`],
    ['one the scale calls unsettled', 'US,+1.000 g\n'.repeat(5)],
    ['one that Mettler calls dynamic', 'S D     13.300 g\r\n'.repeat(9)],
    ['nothing on it', 'ST,+0.000 g\n'.repeat(5)],
    ['overload after a weight', `${'ST,+1.000 g\n'.repeat(3)}OL\n`],
  ])('is not taken: %s', (_what, text) => expect(settledWeight(after(text))).toBeNull());
});

test.each([
  ['SIR', 'SIR\r\n'],
  [' P ', 'P\r\n'],
  ['W\\r', 'W\r'],
  ['Q\\r\\n', 'Q\r\n'],
  ['', ''],
  ['\u0002é', ''],
  ['A'.repeat(40), `${'A'.repeat(16)}\r\n`],
])('a scale is asked %j by %j', (perintah, bytes) => expect(questionText(perintah)).toBe(bytes));

describe('any line that some scale could send', () => {
  const pick = (seed: number, n: number): number =>
    Math.abs(Math.trunc(Math.sin(seed * 12.9898) * 43_758.5453)) % n;
  const lines = Array.from({ length: 500 }, (_, n) => {
    const mg = pick(n + 1, 9_999_999) + 1;
    const gram = (mg / 1000).toFixed(3);
    return { mg, gram: pick(n + 7, 2) === 0 ? gram : gram.replace('.', ','), n };
  });
  test('says its weight in grams, in any spelling of the unit', () => {
    const units = ['g', ' g', '  G', ' gr', ' gram', ' Grams', 'g  '];
    for (const { mg, gram, n } of lines)
      expect(readScaleLine(`ST,+${gram}${units[pick(n, units.length)]}`)).toMatchObject({
        mg,
        settled: true,
      });
  });
  test('is nothing in another unit, and never settles while it moves', () => {
    const others = ['kg', ' mg', ' ct', ' GN', ' oz', ' lb', ' tl', ' dwt', '', ' %', ' pcs'];
    const moving = [
      (text: string) => `US,+${text} g`,
      (text: string) => `S D  ${text} g`,
      (text: string) => `${text} g ?`,
    ];
    for (const { gram, n } of lines) {
      const other = `ST,+${gram}${others[pick(n, others.length)]}\n`;
      expect(settledWeight(feedScale(NO_READING, other.repeat(5))), other).toBeNull();
      const moves = `${moving[pick(n, moving.length)]?.(gram)}\n`;
      expect(settledWeight(feedScale(NO_READING, moves.repeat(5))), moves).toBeNull();
    }
  });
});
