/** Protects: a report that goes out on Mondays at seven goes out on Mondays at seven, by the clock of its store. */
import { expect, test } from 'vitest';
import { berikutnya, type Kala, surelSah, terakhir } from './jadwal-laporan.rule.ts';

const harian: Kala = { ulang: 'HARIAN', hari: null, jam: '07:00' };
const senin: Kala = { ulang: 'MINGGUAN', hari: 1, jam: '07:00' };
const akhir: Kala = { ulang: 'BULANAN', hari: 28, jam: '23:30' };

test.each([
  // Seven in Jakarta is midnight in Greenwich.
  ['daily, before', harian, '2026-11-29T23:59:59Z', 'WIB', '2026-11-30T00:00:00Z'],
  ['daily, at the very moment', harian, '2026-11-30T00:00:00Z', 'WIB', '2026-12-01T00:00:00Z'],
  ['daily, in Jayapura', harian, '2026-11-30T00:00:00Z', 'WIT', '2026-11-30T22:00:00Z'],
  ['weekly, on its day', senin, '2026-11-29T23:00:00Z', 'WIB', '2026-11-30T00:00:00Z'],
  ['weekly, past it', senin, '2026-11-30T00:00:01Z', 'WIB', '2026-12-07T00:00:00Z'],
  ['monthly, in February', akhir, '2027-01-28T17:00:00Z', 'WIB', '2027-02-28T16:30:00Z'],
  ['monthly, over New Year', akhir, '2026-12-28T16:30:00Z', 'WIB', '2027-01-28T16:30:00Z'],
] as const)('%s', (_name, kala, kini, zona, berikut) => {
  expect(berikutnya(kala, Temporal.Instant.from(kini), zona).toString()).toBe(berikut);
});

test('an address is one, and no header in disguise', () => {
  for (const baik of ['a@b.id', 'budi.santoso+gaji@toko-emas.co.id']) expect(surelSah(baik)).toBe(true);
  for (const salah of [
    '',
    'budi',
    'budi@toko',
    'a b@c.id',
    'a@b.id,c@d.id',
    'a@b.id\nBcc: x@y.id',
    '<a@b.id>',
    'a@b.id>',
    'a"@b.id',
  ])
    expect(surelSah(salah)).toBe(false);
});

test('of a week that nobody was there the last moment is what goes out', () => {
  const at = (text: string) => Temporal.Instant.from(text);
  const last = terakhir(harian, at('2026-11-22T00:00:00Z'), at('2026-11-29T05:00:00Z'), 'WIB');
  expect(last.toString()).toBe('2026-11-29T00:00:00Z');
  expect(terakhir(senin, at('2026-11-23T00:00:00Z'), at('2026-11-29T05:00:00Z'), 'WIB').toString()).toBe(
    '2026-11-23T00:00:00Z',
  );
});
