/** Protects: a weight is taken from a scale only as the scale said it, and only once it stands still. */
import { describe, expect, test } from 'vitest';
import { feedScale, NO_READING, readScaleLine, type ScaleStream, settledWeight } from './scale.ts';

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
