/** Protects: a day is the same day in every spelling, or none. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, tanggal } from '../date.ts';
import { bacaHari } from './date-text.ts';

const BULAN = [
  ...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober'],
  ...['November', 'Desember'],
];

test('every spelling of every day is that day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.nat(), (offset, which) => {
      const day = addDays(tanggal('1930-01-01'), offset);
      const [tahun = '', bulan = '', hari = ''] = day.split('-');
      const [b, h] = [Number(bulan), Number(hari)];
      const nama = BULAN[b - 1] as string;
      const written = [
        ...[
          day,
          `${hari}/${bulan}/${tahun}`,
          `${h}/${b}/${tahun}`,
          `${h}-${b}-${tahun}`,
          `${hari}.${bulan}.${tahun}`,
        ],
        ...[
          `${h} ${nama} ${tahun}`,
          `${h}-${nama.slice(0, 3)}-${tahun}`,
          `${day} 09:02:00`,
          ` ${h} ${nama.toUpperCase()} ${tahun} `,
        ],
        `${tahun}/${bulan}/${hari}`,
      ];
      const text = written[which % written.length] as string;
      expect(bacaHari(text), text).toBe(day);
    }),
  );
});

test.each([
  '',
  '31/02/2026',
  '21/13/2026',
  '21/11/26',
  '21/11',
  'kemarin',
  '12345',
  '0000-00-00',
  '1/2/3/2026',
])('%j is no day', (text) => expect(bacaHari(text)).toBeNull());
