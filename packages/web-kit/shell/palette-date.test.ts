/** Protects: a day typed into the palette is the day a person means, and a price is not a day. */
import { expect, test } from 'vitest';
import { dayTyped } from './palette-date.ts';

test.each([
  ['hari ini', '2026-11-23'],
  ['Kemarin', '2026-11-22'],
  ['21/11', '2026-11-21'],
  ['21-11-26', '2026-11-21'],
  ['21 nov', '2026-11-21'],
  ['1 Agustus 2025', '2025-08-01'],
  ['24/12', '2025-12-24'],
  ['2026-11-02', '2026-11-02'],
  ['31/02', null],
  ['3.526.500', null],
  ['21 cincin', null],
])('%s', (text, day) => expect(dayTyped(text, '2026-11-23')).toBe(day));
