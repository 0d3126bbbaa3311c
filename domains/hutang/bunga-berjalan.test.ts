/** Protects: interest is the plain formula however it is paid, due dates are those of the deed, an auction gives back what is not owed. */
import { miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import { addDays, type Tanggal, tanggal } from '@mustika/kernel/date.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BasisTempo,
  bagiBayar,
  bagiLelang,
  bulanDibayar,
  bungaHari,
  bungaSebulan,
  dendaSampai,
  diperpanjang,
  type HutangBerjalan,
  jatuhTempo,
  MODE_BUNGA,
  type ModeBunga,
  type SyaratHutang,
  terutang,
} from './bunga-berjalan.rule.ts';

const syarat = (jumlah_hutang: number, bunga: number, more: Partial<SyaratHutang> = {}): SyaratHutang => ({
  jumlah_hutang: rupiah(jumlah_hutang),
  bunga: miliPersen(bunga),
  mode_bunga: 'HARIAN',
  hari_minimal: 1,
  pembulatan: rupiah(500),
  denda: miliPersen(0),
  ...more,
});

describe('interest', () => {
  test.each([
    ['vector 20: by the day', 2_750_000, 2500, 17, 'HARIAN', 39_000],
    ['vector 21: CALC', 3_000_000, 2000, 17, 'HARIAN', 34_000],
    ['vector 22: three begun half months', 4_000_000, 2400, 32, '15_HARIAN', 144_000],
    ['two begun months', 4_000_000, 2000, 31, 'BULANAN', 160_000],
    ['the day itself', 3_000_000, 3000, 0, 'HARIAN', 3_000],
    ['a month to the day', 3_000_000, 2000, 30, 'BULANAN', 60_000],
  ] as const)('%s', (_name, pokok, bunga, hari, mode, jumlah) =>
    expect(bungaHari(syarat(pokok, bunga, { mode_bunga: mode }), hari)).toBe(jumlah),
  );

  test('of at least the days the deed says', () =>
    expect(bungaHari(syarat(3_000_000, 2000, { hari_minimal: 15 }), 3)).toBe(30_000));

  test('of a month as the deed shows it', () => expect(bungaSebulan(syarat(2_750_000, 2500))).toBe(69_000));

  test('paid in whatever parts is the plain formula of its days', () => {
    const rupiahs = fc.integer({ min: 10_000, max: 2_000_000_000 });
    const hari = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        rupiahs,
        fc.integer({ min: 1, max: 10_000 }),
        fc.constantFrom(...MODE_BUNGA),
        hari,
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 8, maxLength: 8 }),
        (pokok, bunga, mode: ModeBunga, langkah, bagian) => {
          const awal = tanggal('2026-01-31');
          const h: HutangBerjalan = {
            ...syarat(pokok, bunga, { mode_bunga: mode }),
            ...{ tanggal: awal, tgl_jatuh_tempo: tanggal('2026-02-28') },
            ...{ basis_tempo: 'BULAN', denda_lunas: null },
            ...{ bunga_dibayar: rupiah(0), denda_dibayar: rupiah(0) },
          };
          let hariKe = 0;
          for (const [ke, langkahHari] of langkah.entries()) {
            hariKe += langkahHari;
            const kini = terutang(h, addDays(awal, hariKe));
            const bayar = rupiah(Math.floor((kini.bunga * (bagian[ke] ?? 0)) / 100));
            h.bunga_dibayar = rupiah(h.bunga_dibayar + bagiBayar(bayar, kini).bunga);
          }
          const akhir = terutang(h, addDays(awal, hariKe));
          expect(h.bunga_dibayar + akhir.bunga).toBe(bungaHari(h, hariKe));
        },
      ),
    );
  });
});

describe('late fee', () => {
  /** At a deed of five million and two percent, extended last on `lunas`. */
  const telat = (
    tempo: string,
    sampai: string,
    basis_tempo: BasisTempo = 'BULAN',
    lunas: string | null = null,
  ) =>
    dendaSampai(
      {
        ...syarat(5_000_000, 2000, { denda: miliPersen(2000) }),
        ...{ basis_tempo, tgl_jatuh_tempo: tanggal(tempo), denda_lunas: lunas ? tanggal(lunas) : null },
      },
      tanggal(sampai),
    ) / 100_000;

  test.each([
    ['vector 41: on the day', '2028-03-23', '2028-03-23', 0],
    ['vector 41: the day after', '2028-03-23', '2028-03-24', 1],
    ['vector 41: late exactly one month', '2028-03-23', '2028-04-23', 1],
    ['vector 41: and a day', '2028-03-23', '2028-04-24', 2],
    ['vector 43: 181 days', '2028-01-10', '2028-07-09', 6],
    ['of a day that short months have not', '2028-01-31', '2028-03-01', 2],
    ['over the year', '2027-11-23', '2028-03-01', 4],
  ])('%s', (_name, tempo, sampai, bulan) => expect(telat(tempo, sampai)).toBe(bulan));

  test.each([
    ['a day', '2028-03-24', 1],
    ['30 days', '2028-04-22', 1],
    ['31 days', '2028-04-23', 2],
  ])('by 30 days, %s late', (_name, sampai, bulan) =>
    expect(telat('2028-03-23', sampai, '30_HARI')).toBe(bulan),
  );

  test('vector 42: months that were settled with an extension are not owed again, wherever it put the due date', () => {
    const kini = (sampai: string) => telat('2027-12-23', sampai, 'BULAN', '2028-03-01');
    expect(['2028-03-01', '2028-03-23', '2028-03-24', '2028-04-24'].map(kini)).toEqual([0, 0, 1, 2]);
  });

  test('owed once, however often it is extended: all that was ever asked for is the months that began', () => {
    const bulan = fc.integer({ min: 1, max: 3 });
    const langkah = fc.array(fc.record({ hari: fc.integer({ min: 0, max: 90 }), bulan }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), langkah, (mulai, langkahLangkah) => {
        let tempo = addDays(tanggal('2028-01-01'), mulai);
        let hari = tempo;
        let lunas: Tanggal | null = null;
        let diminta = 0;
        const awal = tempo;
        for (const satu of langkahLangkah) {
          hari = addDays(hari, satu.hari);
          diminta += telat(tempo, hari, '30_HARI', lunas);
          lunas = hari;
          tempo = jatuhTempo(tempo, satu.bulan, '30_HARI');
          expect(telat(tempo, hari, '30_HARI', lunas)).toBe(0);
        }
        expect(diminta).toBeLessThanOrEqual(telat(awal, hari, '30_HARI'));
      }),
    );
  });
});

describe('an extension', () => {
  const h = {
    ...syarat(3_000_000, 2000),
    ...{
      tanggal: tanggal('2028-01-31'),
      tgl_jatuh_tempo: tanggal('2028-02-29'),
      basis_tempo: 'BULAN' as const,
    },
    ...{
      lama_pinjam: 1,
      bulan_tempo: 1,
      bunga_dibayar: rupiah(0),
      denda_dibayar: rupiah(0),
      denda_lunas: null,
    },
  };
  test.each([
    ['vector 45: a month paid', 60_000, 0, 1, 1],
    ['a short month', 58_000, 0, 1, 1],
    ['a day', 2_000, 0, 1, 0],
    ['three months at once', 182_000, 0, 1, 3],
    ['half months, each for a whole one', 30_000, 30_000, 2, 0],
    ['what was paid long ago is no part of it', 60_000, 540_000, 1, 1],
  ])('%s', (_name, bunga, dahulu, bulan_tempo, bulan) =>
    expect(bulanDibayar({ ...h, bunga_dibayar: rupiah(dahulu), bulan_tempo }, rupiah(bunga))).toBe(bulan),
  );
  test('nothing is paid for by a loan without interest', () =>
    expect(bulanDibayar({ ...h, bunga: miliPersen(0) }, rupiah(0))).toBe(0));
});

describe('due dates', () => {
  test.each([
    ['vector 23', '2026-01-31', 1, 'BULAN', '2026-02-28'],
    ['vector 23 by 30 days', '2026-01-31', 1, '30_HARI', '2026-03-02'],
    ['leap year', '2028-01-31', 1, 'BULAN', '2028-02-29'],
    ['over the year', '2026-11-30', 3, 'BULAN', '2027-02-28'],
  ] as const)('%s', (_name, dari, bulan, basis, jadi) =>
    expect(jatuhTempo(tanggal(dari), bulan, basis)).toBe(jadi),
  );

  test.each([
    ['vector 24', false, '2026-03-28'],
    ['vector 24, the day of the deed kept', true, '2026-03-31'],
  ] as const)('%s', (_name, ingat, jadi) => {
    const h = { tanggal: tanggal('2026-01-31'), tgl_jatuh_tempo: tanggal('2026-02-28') };
    expect(diperpanjang({ ...h, bulan_tempo: 1, basis_tempo: 'BULAN' }, 1, ingat)).toBe(jadi);
  });
});

describe('an auction', () => {
  const kini = { hari: 120, bunga: rupiah(240_000), denda: rupiah(0) };
  test('vector 26: what is beyond the debt is the customer’s', () =>
    expect(bagiLelang(rupiah(4_200_000), rupiah(50_000), rupiah(3_000_000), kini)).toEqual({
      ...{ biaya: 50_000, pokok: 3_000_000, bunga: 240_000, denda: 0, kelebihan: 910_000, rugi: 0 },
    }));
  test('vector 44: at the appraisal of the day, less costs and principal', () =>
    expect(
      bagiLelang(rupiah(10_762_500), rupiah(235_000), rupiah(6_400_000), { ...kini, bunga: rupiah(0) }),
    ).toMatchObject({ kelebihan: 4_127_500, rugi: 0 }));
  test('what it does not bring of the principal is the shop’s loss', () =>
    expect(bagiLelang(rupiah(2_500_000), rupiah(50_000), rupiah(3_000_000), kini)).toEqual({
      ...{ biaya: 50_000, pokok: 2_450_000, bunga: 0, denda: 0, kelebihan: 0, rugi: 550_000 },
    }));
});
