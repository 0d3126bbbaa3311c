/** Protects: typing a text, key by key, and pasting it give one amount, and the marks in sight are never taken for written ones. */
import { pakaiTandaRibuan } from '@mustika/kernel/amount.ts';
import { bukanRupiah, parseRupiah } from '@mustika/kernel/text/amount-text.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { edited, type Mask, NO_MASK, shownCaret, shownText, type Written } from './amount-typing.ts';

const MASK: Mask = { prefix: 'Rp. ', suffix: ',-' };
const EMPTY: Written = { raw: '', caret: 0 };

/** One key or one paste where the caret stands, as a browser does it. */
function put(now: Written, text: string, mask: Mask, told = true): Written {
  const before = shownText(now.raw, mask);
  const at = now.raw === '' ? 0 : shownCaret(now, mask);
  const next = before.slice(0, at) + text + before.slice(at);
  return edited(now.raw, mask, next, told ? { start: at, end: at, forward: false } : null);
}

const typed = (text: string, mask = MASK): Written =>
  [...text].reduce((now, sign) => put(now, sign, mask), EMPTY);

afterEach(() => pakaiTandaRibuan('.'));

describe('what is typed', () => {
  test.each([
    ['150000', 'Rp. 150.000,-', 150_000],
    ['150.000,00', '150.000,00', 150_000],
    ['1250000.00', '1250000.00', 1_250_000],
    ['1.250.000,00', '1.250.000,00', 1_250_000],
    ['500,00', '500,00', 500],
    ['500,000', '500,000', 500_000],
    ['16.000.000,00', '16.000.000,00', 16_000_000],
    ['-500', 'Rp. -500,-', -500],
    ['1e3', '1e3', null],
    ['3,25 gr', '3,25 gr', null],
  ])('%s', (text, seen, value) => {
    const { raw } = typed(text);
    expect([shownText(raw, MASK), parseRupiah(raw)]).toEqual([seen, value]);
  });

  test('and pasted are the same in every language', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789.,-e R'), maxLength: 20 });
    fc.assert(
      fc.property(signs, fc.constantFrom('.', ',') as fc.Arbitrary<'.' | ','>, (text, mark) => {
        pakaiTandaRibuan(mark);
        for (const mask of [MASK, NO_MASK]) {
          expect(typed(text, mask).raw).toBe(text);
          expect(put(EMPTY, text, mask).raw).toBe(text);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('stays as it was typed, and is refused whole where it has more digits than an amount', () => {
    const banyak = '9'.repeat(20);
    for (const { raw } of [typed(banyak), put(EMPTY, banyak, MASK)]) {
      expect(shownText(raw, MASK)).toBe('Rp. 99.999.999.999.999.999.999,-');
      expect([parseRupiah(raw), bukanRupiah('Harga', raw)]).toEqual([null, 'Harga Terlalu Besar']);
    }
    expect(bukanRupiah('Harga', '1e3')).toBe('Harga Harus Berupa Rupiah Bulat');
  });
});

describe('in the middle', () => {
  const now: Written = { raw: '1500', caret: 4 };
  test('the caret passes our marks by', () => {
    expect([0, 1, 4].map((caret) => shownCaret({ ...now, caret }, MASK))).toEqual([4, 5, 9]);
  });
  test('behind the mask a digit is the last one, and a deletion takes the digit', () => {
    expect(edited('1500', MASK, 'Rp. 1.500,-7', { start: 11, end: 11, forward: false }).raw).toBe('15007');
    expect(edited('1500', MASK, 'Rp. 1.500,', { start: 10, end: 11, forward: false }).raw).toBe('150');
    expect(edited('1500', MASK, 'Rp. 1500,-', { start: 5, end: 6, forward: false })).toEqual({
      raw: '500',
      caret: 0,
    });
    expect(edited('1500', MASK, 'Rp. 1500,-', { start: 5, end: 6, forward: true })).toEqual({
      raw: '100',
      caret: 1,
    });
  });
  test('what is selected is replaced, whatever it has in common with what comes', () => {
    const whole = { start: 0, end: 'Rp. 1.234.567,-'.length, forward: false };
    expect(edited('1234567', MASK, '1234.567', whole).raw).toBe('1234.567');
    // Nobody said what was selected: nothing in common is taken apart wrongly.
    expect(edited('1500', MASK, 'Rp. 15.500,-', null).raw).toBe('15500');
  });
});
