/** Protects: which rate a piece is taxed at, and that DPP and PPN are the total to the rupiah. Vectors of Domain 16. */
import {
  type MiliPersen,
  miligram,
  miliPersen,
  mulDiv,
  type Rupiah,
  rupiah,
} from '@mustika/kernel/amount.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AturanPpn,
  aturanPpn,
  bagiRata,
  hitungPpn,
  KELAS_PPN,
  kelasPpn,
  type PotongPpn,
  type PpnBarang,
  ppnBarang,
  type TarifPpn,
  tarifBerlaku,
} from './ppn.rule.ts';

const potong = (more: Partial<PotongPpn> = {}): PotongPpn => ({
  golongan_ppn: null,
  aksesoris: false,
  ada_faktur_masukan: true,
  pernah_dibeli: false,
  ...more,
});

describe('the class of a piece', () => {
  test.each([
    ['gold with a faktur', potong(), 'EMAS_FAKTUR'],
    ['gold without one', potong({ ada_faktur_masukan: false }), 'EMAS_TANPA_FAKTUR'],
    ['gold that came back from a customer', potong({ pernah_dibeli: true }), 'EMAS_TANPA_FAKTUR'],
    ['accessories', potong({ aksesoris: true, ada_faktur_masukan: false }), 'NON_EMAS'],
    ['an article by quantity', potong({ aksesoris: true, berat: miligram(0) }), 'LAIN'],
    [
      'an article of stones',
      potong({ golongan_ppn: 'NON_EMAS', aksesoris: true, berat: miligram(0) }),
      'NON_EMAS',
    ],
    ['gold among accessories', potong({ aksesoris: true, golongan_ppn: 'EMAS' }), 'EMAS_FAKTUR'],
    ['stones', potong({ golongan_ppn: 'NON_EMAS', pernah_dibeli: true }), 'NON_EMAS'],
    ['boxes', potong({ golongan_ppn: 'LAIN' }), 'LAIN'],
    ['bars', potong({ golongan_ppn: 'BEBAS', ada_faktur_masukan: false }), 'BEBAS'],
  ] as const)('%s', (_what, piece, kelas) => expect(kelasPpn(piece)).toBe(kelas));

  test('every class has a name of its own', () =>
    expect(new Set(KELAS_PPN.map(([, label]) => label)).size).toBe(KELAS_PPN.length));
});

const tarif = (mulai_berlaku: string, persen: number): TarifPpn => ({
  kelas_ppn: 'EMAS_FAKTUR',
  mulai_berlaku,
  tarif: miliPersen(persen),
  kode_faktur: '05',
});
const DAFTAR = [tarif('2027-01-01', 1200), tarif('2023-05-01', 1100), tarif('2026-12-01', 1150)];

describe('the rate of a day', () => {
  test.each([
    ['before the first', '2023-04-30', undefined],
    ['on its first day', '2023-05-01', 1100],
    ['until the next', '2026-11-30', 1100],
    ['from the next', '2026-12-01', 1150],
    ['long after', '2030-01-01', 1200],
  ] as const)('%s', (_what, hari, rate) =>
    expect(tarifBerlaku(DAFTAR, 'EMAS_FAKTUR', hari)?.tarif).toBe(rate),
  );

  test('is that of the class, and none is no zero', () => {
    const aturan: AturanPpn = { cara: 'INKLUSIF', pembulatan: 'half-up' };
    expect(ppnBarang(aturan, DAFTAR, '2026-11-21', potong())).toEqual({
      ...aturan,
      kelas_ppn: 'EMAS_FAKTUR',
      tarif: 1100,
      kode_faktur: '05',
    });
    expect(ppnBarang(aturan, DAFTAR, '2026-11-21', potong({ aksesoris: true }))).toBeNull();
  });
});

const ppn = (persen: number, cara: PpnBarang['cara'], pembulatan: PpnBarang['pembulatan'] = 'half-up') => ({
  kelas_ppn: 'EMAS_FAKTUR' as const,
  kode_faktur: '05',
  tarif: miliPersen(persen),
  cara,
  pembulatan,
});

test('vector 48: a box of 111.000 with its tax', () =>
  expect(hitungPpn(rupiah(111_000), ppn(11_000, 'INKLUSIF'))).toMatchObject({
    ...{ dpp: 100_000, ppn_transaksi_rp: 11_000, total: 111_000 },
  }));

describe('vectors', () => {
  test.each([
    ['33', 1100, 'half-up', 40_442],
    ['33', 1650, 'half-up', 60_662],
    ['33', 1100, 'down', 40_441],
    ['33', 1650, 'down', 60_662],
  ] as const)('%s: %i on top, %s', (_v, persen, bulat, pajak) =>
    expect(hitungPpn(rupiah(3_676_500), ppn(persen, 'EKSKLUSIF', bulat))).toMatchObject({
      dpp: 3_676_500,
      ppn_transaksi_rp: pajak,
      total: 3_676_500 + pajak,
    }),
  );
  test('34: the total holds it', () =>
    expect(hitungPpn(rupiah(3_676_500), ppn(1100, 'INKLUSIF'))).toMatchObject({
      dpp: 3_636_499,
      ppn_transaksi_rp: 40_001,
      total: 3_676_500,
    }));
  test('35: 12 % of 11/12, of which a tenth, is 1.1 %', () => {
    const gross = mulDiv(10_000_000, 12 * 11 * 10, 100 * 12 * 100, 'half-up');
    expect(gross).toBe(110_000);
    expect(hitungPpn(rupiah(10_000_000), ppn(1100, 'EKSKLUSIF')).ppn_transaksi_rp).toBe(gross);
  });
  test('a store that takes none has neither DPP nor PPN', () =>
    expect(hitungPpn(rupiah(1000), null)).toMatchObject({ dpp: null, ppn_transaksi_rp: 0, total: 1000 }));
});

describe('settings', () => {
  const store = (on: boolean, settings: Record<string, string> = {}) => ({
    settings,
    flags: new Set(on ? ['PPN_TRANSAKSI_MODULE'] : []),
  });
  test.each([
    [store(false, { PPN_CARA: 'EKSKLUSIF' }), null],
    [store(true), { cara: 'INKLUSIF', pembulatan: 'half-up' }],
    [
      store(true, { PPN_CARA: 'EKSKLUSIF', PPN_PEMBULATAN: 'FLOOR' }),
      { cara: 'EKSKLUSIF', pembulatan: 'down' },
    ],
    [store(true, { PPN_CARA: 'LAIN', PPN_PEMBULATAN: 'UP' }), { cara: 'INKLUSIF', pembulatan: 'half-up' }],
  ])('%#', (toko, aturan) => expect(aturanPpn(toko)).toEqual(aturan));
});

const harga = fc.integer({ min: 1, max: 1_000_000_000_000 }).map(rupiah);
const cara = fc.record({
  persen: fc.integer({ min: 0, max: 100_000 }),
  cara: fc.constantFrom('INKLUSIF' as const, 'EKSKLUSIF' as const),
  bulat: fc.constantFrom('half-up' as const, 'down' as const),
});

test('DPP and PPN are the total, and the rate of the DPP is the PPN but for the rounding', () =>
  fc.assert(
    fc.property(harga, cara, (jumlah, { persen, cara: mode, bulat }) => {
      const hasil = hitungPpn(jumlah, ppn(persen, mode, bulat));
      const dpp = hasil.dpp as Rupiah;
      expect(dpp + hasil.ppn_transaksi_rp).toBe(hasil.total);
      expect(hasil.ppn_transaksi_rp).toBeGreaterThanOrEqual(0);
      const exact = (dpp * persen) / 100_000;
      // A rupiah of the PPN that went into the DPP is taxed there.
      expect(Math.abs(hasil.ppn_transaksi_rp - exact)).toBeLessThanOrEqual(1.001 + persen / 100_000);
    }),
  ));

test('shares are exact in sum, in proportion, and of the sign of their part', () => {
  const parts = fc.record({
    naik: fc.array(fc.nat(50_000_000), { minLength: 1, maxLength: 3 }),
    bulat: fc.integer({ min: -500, max: 500 }),
    diskon: fc.nat(500_000),
    rate: fc.integer({ min: 0, max: 20_000 }),
  });
  fc.assert(
    fc.property(parts, ({ naik, bulat, diskon, rate }) => {
      const bagian = [...naik, -diskon, bulat].map(rupiah);
      const total = bagian.reduce((a, b) => a + b, 0);
      fc.pre(total > 0);
      const { dpp } = hitungPpn(rupiah(total), ppn(rate as MiliPersen, 'INKLUSIF'));
      const dapat = bagiRata(dpp as Rupiah, bagian);
      expect(dapat.reduce((a, b) => a + b, 0)).toBe(dpp);
      for (const [ke, satu] of bagian.entries()) {
        expect(Math.abs(dapat[ke] as number)).toBeLessThanOrEqual(Math.abs(satu));
        expect((dapat[ke] as number) * satu).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
