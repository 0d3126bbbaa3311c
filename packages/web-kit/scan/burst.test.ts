import { describe, expect, test } from 'vitest';
import { type Burst, feed, NO_BURST } from './burst.ts';

/** Types a text with the same pause before each key, then Enter or Tab; answers the code that was recognised. */
function type(text: string, pause: number, { gap = 100, end = 'Enter' } = {}): string | undefined {
  let burst: Burst = NO_BURST;
  let at = 1000;
  for (const key of text) {
    at += pause;
    burst = feed(burst, { key, at, byHand: false }, gap).burst;
  }
  return feed(burst, { key: end, at: at + pause, byHand: false }, gap).code;
}

describe('a scanner is told from fingers', () => {
  test.each([
    ['A1B2C3D4', 10, 'A1B2C3D4'],
    ['A1B2C3D4', 80, 'A1B2C3D4'],
    ['JKT1-FJ-261121-0001', 80, 'JKT1-FJ-261121-0001'],
    ['A1B2C3D4', 140, undefined],
    ['A1B2C3', 10, undefined],
    ['CINCIN 70', 10, undefined],
    ['SULISTYANI', 10, 'SULISTYANI'],
    ['SULISTYANI', 80, undefined],
  ])('%s at %i ms per key', (text, pause, code) => {
    expect(type(text, pause)).toBe(code);
  });

  test('Tab ends the code of a piece, and leaves the field behind an amount or a word', () => {
    const tab = (text: string) => type(text, 10, { end: 'Tab' });
    expect(['237F1244', '13482500'].map(tab)).toEqual(['237F1244', '13482500']);
    expect(['16.000.000', '150.000,00', 'SULISTYANI'].map(tab)).toEqual([undefined, undefined, undefined]);
  });

  test('an amount typed fast on the numeric pad stays an amount; digits at machine speed are a code', () => {
    expect(type('13482500', 80)).toBeUndefined();
    expect(type('13482500', 10)).toBe('13482500');
  });

  test('shift for capitals does not break a burst, a held key or a shortcut does', () => {
    const keys = (byHand: boolean) => {
      let burst = NO_BURST;
      let at = 0;
      for (const key of 'ABCDEFGH') {
        burst = feed(burst, { key: 'Shift', at: at + 5, byHand: false }, 50).burst;
        at += 10;
        burst = feed(burst, { key, at, byHand: byHand && key === 'D' }, 50).burst;
      }
      return feed(burst, { key: 'Enter', at: at + 10, byHand: false }, 50).code;
    };
    expect(keys(false)).toBe('ABCDEFGH');
    expect(keys(true)).toBeUndefined();
  });

  test('a machine that was busy for a moment does not tear a code apart, fingers that pause are no scanner', () => {
    const after = (pauses: readonly number[], text: string) => {
      let burst: Burst = NO_BURST;
      let at = 0;
      for (const [index, key] of [...text].entries()) {
        at += pauses[index] ?? 10;
        burst = feed(burst, { key, at, byHand: false }, 150).burst;
      }
      return feed(burst, { key: 'Enter', at: at + 10, byHand: false }, 150);
    };
    expect(after([10, 10, 10, 320], '3P6W2553')).toMatchObject({ code: '3P6W2553', whole: true });
    expect(after([10, 10, 320, 10, 10, 400], '3P6W2553')).toMatchObject({ code: '3P6W2553' });
    expect(after([10, 300, 300, 300, 300, 300, 300, 300], '3P6W2553').code).toBeUndefined();
    expect(after([10, 10, 10, 320], 'SULISTYANI').code).toBeUndefined();
    expect(after([10, 320], '53P6W2553')).toEqual(expect.objectContaining({ code: '3P6W2553' }));
  });

  test('only the tail of slow typing belongs to the scan', () => {
    let burst = feed(NO_BURST, { key: '5', at: 0, byHand: false }, 50).burst;
    let at = 900;
    for (const key of 'A1B2C3D4') {
      at += 10;
      burst = feed(burst, { key, at, byHand: false }, 50).burst;
    }
    expect(feed(burst, { key: 'Enter', at: at + 10, byHand: false }, 50).code).toBe('A1B2C3D4');
  });
});
