/** Protects: what leads where, and how long there is left. */
import { describe, expect, test } from 'vitest';
import { bolehMenjadi, masukSah, sisaJam, tenggatDari } from './permintaan.rule.ts';

describe('what leads where', () => {
  test.each([
    ['MASUK', 'DIKERJAKAN', true],
    ['MASUK', 'SELESAI', false],
    ['MASUK', 'DITOLAK', true],
    ['DIKERJAKAN', 'DIKERJAKAN', false],
    ['DIKERJAKAN', 'SELESAI', true],
    ['DIKERJAKAN', 'DITOLAK', true],
    ['SELESAI', 'DITOLAK', false],
    ['DITOLAK', 'SELESAI', false],
    ['DITOLAK', 'DIKERJAKAN', false],
  ] as const)('%s to %s: %s', (dari, ke, boleh) => expect(bolehMenjadi(dari, ke)).toBe(boleh));
});

describe('hours', () => {
  const masuk = '2026-11-21T03:00:00Z';
  test('counted from when it came in', () => {
    expect(tenggatDari(masuk, 72)).toBe('2026-11-24T03:00:00Z');
    expect(tenggatDari(masuk, 24)).toBe('2026-11-22T03:00:00Z');
  });
  test.each([
    ['2026-11-21T03:00:00Z', 72],
    ['2026-11-21T03:00:01Z', 72],
    ['2026-11-24T02:59:59Z', 1],
    ['2026-11-24T03:00:00Z', 0],
    ['2026-11-24T03:30:00Z', 0],
    ['2026-11-24T04:00:00Z', -1],
    ['2026-11-25T03:00:00Z', -24],
  ])('at %s there are %i left', (saat, jam) => expect(sisaJam('2026-11-24T03:00:00Z', saat)).toBe(jam));
});

test.each([
  ['2026-11-21T03:00:00Z', true],
  ['2026-11-21T03:00:01Z', false],
  ['2026-10-21T03:00:00Z', true],
  ['2026-10-21T02:59:59Z', false],
])('it came in at %s: %s', (masuk, sah) => expect(masukSah(masuk, '2026-11-21T03:00:00Z')).toBe(sah));
