/** Protects: what a customer is told his choices cost is what they cost, on both days, and the mark says what is least. */
import { miliPersen, rupiah } from '@mustika/kernel/amount.ts';
import { tanggal } from '@mustika/kernel/date.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HutangBerjalan } from '../bunga-berjalan.rule.ts';
import { hariPembanding, kartuPilihan, sebagianWajar, teksKartu } from './pilihan-hutang.rule.ts';

const pinjaman = (more: Partial<HutangBerjalan> = {}): HutangBerjalan => ({
  ...{ jumlah_hutang: rupiah(3_000_000), bunga: miliPersen(2000), mode_bunga: 'HARIAN', hari_minimal: 1 },
  ...{ pembulatan: rupiah(500), denda: miliPersen(2000), tanggal: tanggal('2026-11-21') },
  ...{ tgl_jatuh_tempo: tanggal('2026-12-21'), basis_tempo: 'BULAN', denda_lunas: null },
  ...{ bunga_dibayar: rupiah(0), denda_dibayar: rupiah(0) },
  ...more,
});
const NILAI = { taksir: rupiah(5_000_000), plafond: rupiah(3_500_000) };
const HARI = [tanggal('2026-12-01'), tanggal('2026-12-21')];
const kartu = (nilai: typeof NILAI | null = NILAI, h = pinjaman()) =>
  kartuPilihan(h, HARI, nilai, rupiah(750_000)).map(({ cara }) =>
    Object.fromEntries(cara.map((satu) => [satu.cara, [satu.bayar, satu.biaya]])),
  );

test('five choices, today and on the due date', () =>
  expect(kartu()).toEqual([
    {
      PERPANJANG: [20_000, 80_000],
      SEBAGIAN: [770_000, 65_000],
      TAMBAH: [-480_000, 90_000],
      TEBUS: [3_020_000, 20_000],
      JUAL: [-1_980_000, 20_000],
    },
    {
      PERPANJANG: [60_000, 120_000],
      SEBAGIAN: [810_000, 105_000],
      TAMBAH: [-440_000, 130_000],
      TEBUS: [3_060_000, 60_000],
      JUAL: [-1_940_000, 60_000],
    },
  ]));

test('nothing is lent or bought where nobody can say what the pledge is worth, nor more where its price fell', () => {
  expect(Object.keys(kartu(null)[0] ?? {})).toEqual(['PERPANJANG', 'SEBAGIAN', 'TEBUS']);
  const turun = { taksir: rupiah(2_000_000), plafond: rupiah(1_400_000) };
  expect(kartu(turun)[0]).toMatchObject({ JUAL: [1_020_000, 20_000] });
  expect(kartu(turun)[0]).not.toHaveProperty('TAMBAH');
});

test('marked is what is least over both days; selling is marked by nothing', () => {
  const semua = (h: HutangBerjalan, nilai: typeof NILAI | null) =>
    kartuPilihan(h, HARI, nilai, rupiah(750_000)).flatMap(({ tanggal: hari, cara }) =>
      cara.flatMap((c) => [
        ...(c.termurah ? [`murah ${c.cara} ${hari}`] : []),
        ...(c.teringan ? [`ringan ${c.cara} ${hari}`] : []),
      ]),
    );
  expect(semua(pinjaman(), NILAI)).toEqual(['ringan TAMBAH 2026-12-01', 'murah TEBUS 2026-12-01']);
  // By begun months both days cost the same, and without an appraisal extending asks least.
  expect(semua(pinjaman({ mode_bunga: 'BULANAN' }), null)).toEqual([
    ...['ringan PERPANJANG 2026-12-01', 'murah TEBUS 2026-12-01'],
    ...['ringan PERPANJANG 2026-12-21', 'murah TEBUS 2026-12-21'],
  ]);
});

test.each([
  ['before it is due: that day', '2026-12-01', '2026-12-21'],
  ['on it: the last day of grace', '2026-12-21', '2026-12-28'],
  ['in grace: its last day', '2026-12-23', '2026-12-28'],
  ['past it: the last day of the month of lateness that runs', '2026-12-28', '2027-01-21'],
  ['on the last day of a month of lateness: of the next', '2027-01-21', '2027-02-21'],
])('%s', (_nama, kini, lain) =>
  expect(
    hariPembanding(
      { tgl_jatuh_tempo: tanggal('2026-12-21'), tenggang: 7, basis_tempo: 'BULAN' },
      tanggal(kini),
    ),
  ).toBe(lain),
);

test('the part that is shown where nobody asked is some of the principal and never all of it', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2_000_000_000 }), (pokok) => {
      const bagian = sebagianWajar(rupiah(pokok));
      expect(bagian).toBeGreaterThan(0);
      expect(bagian).toBeLessThan(pokok);
    }),
  ));

test('a message says each day with what is paid or got', () =>
  expect(teksKartu(kartuPilihan(pinjaman(), HARI, NILAI, rupiah(750_000)))).toContain(
    '*21 Des 2026*\n- Perpanjang, bayar bunga: bayar Rp 60.000\n- Bayar sebagian pokok: bayar Rp 810.000\n- Tambah pinjaman sampai plafond: terima Rp 440.000',
  ));
