/** Protects: what a plan costs and what of it is earned, late or forgiven, to the rupiah, however the money came. */
import { type MiliPersen, miliPersen, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { addDays, tanggal } from '@mustika/kernel/date.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bolehLelang,
  dendaBayar,
  dpMinimal,
  jatuhTempo,
  lunasCepat,
  marginTerbayar,
  rencanaWajar,
  susunRencana,
  tunggakan,
} from './hitung-cicilan.rule.ts';

const rp = (value: number): Rupiah => rupiah(value);
const persen = (value: number): MiliPersen => miliPersen(value * 1000);
const plan = (harga: number, dp: number, per_bulan: number, lama: number, mulai = '2026-11-21') =>
  susunRencana({ harga: rp(harga), dp: rp(dp), margin: persen(per_bulan), lama, mulai: tanggal(mulai) });

describe('the plan (Domain R6.7)', () => {
  test('vector 27: margin by month on what is financed', () => {
    const { jadwal, ...jumlah } = plan(12_000_000, 2_400_000, 2, 6);
    expect(jumlah).toEqual({
      ...{ dibiayai: 9_600_000, margin: 1_152_000, harga_jual_cicil: 13_152_000, nilai_angsuran: 1_792_000 },
    });
    expect(jadwal.map((a) => a.nilai)).toEqual(Array(6).fill(1_792_000));
    expect(jadwal.map((a) => a.margin)).toEqual(Array(6).fill(192_000));
  });

  test('vector 28: instalments are round, the last one takes what is left', () =>
    expect(plan(10_000_000, 0, 0, 3).jadwal.map((a) => a.nilai)).toEqual([3_333_500, 3_333_500, 3_333_000]));

  test('the day of the month stays, or the month ends before it', () =>
    expect(plan(10_000_000, 0, 0, 4, '2027-10-31').jadwal.map((a) => a.jatuh_tempo)).toEqual([
      ...['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29'],
    ]));

  test('a rest too small for so many months is no plan; a least down payment is round', () => {
    expect(rencanaWajar(plan(1000, 0, 0, 10))).toBe(false);
    expect(rencanaWajar(plan(12_000_000, 2_400_000, 2, 6))).toBe(true);
    expect(dpMinimal(rp(3_676_500), persen(20))).toBe(735_500);
  });
});

describe('a day of it', () => {
  const { jadwal } = plan(12_000_000, 2_400_000, 2, 6);
  const hari = (text: string) => tanggal(text);

  test('due and late are told apart: on its day an instalment is due, the day after it is late', () => {
    expect(jatuhTempo(jadwal, rp(0), hari('2026-12-21'))).toBe(1_792_000);
    expect(tunggakan(jadwal, rp(0), hari('2026-12-21'))).toEqual({ jumlah: 0, sejak: null });
    expect(tunggakan(jadwal, rp(792_000), hari('2027-01-22'))).toEqual({
      ...{ jumlah: 2_792_000, sejak: '2026-12-21' },
    });
  });

  test('a late fee is for each month begun, on the money that comes late', () => {
    const bayar = (jumlah: number) =>
      dendaBayar(jadwal, persen(1), { terbayar: rp(0), jumlah: rp(jumlah), hari: hari('2027-01-22') });
    expect(bayar(1_792_000)).toBe(35_840);
    expect(bayar(2 * 1_792_000)).toBe(35_840 + 17_920);
    expect(bayar(3 * 1_792_000)).toBe(35_840 + 17_920);
  });

  test('settled early: the margin of the months that have not begun is forgiven', () => {
    const tebus = (terbayar: number, d: string, p = 100) =>
      lunasCepat(jadwal, rp(terbayar), hari(d), persen(p));
    expect(tebus(0, '2026-11-21')).toEqual({ bayar: 9_792_000, rabat: 960_000 });
    expect(tebus(1_792_000, '2026-12-21')).toEqual({ bayar: 8_000_000, rabat: 960_000 });
    expect(tebus(1_792_000, '2026-12-22')).toEqual({ bayar: 8_192_000, rabat: 768_000 });
    expect(tebus(1_792_000, '2026-12-22', 50)).toEqual({ bayar: 8_576_000, rabat: 384_000 });
    // What was paid ahead stays paid.
    expect(tebus(5 * 1_792_000, '2026-11-22')).toEqual({ bayar: 1_600_000, rabat: 192_000 });
    expect(tebus(0, '2028-01-01')).toEqual({ bayar: 10_752_000, rabat: 0 });
  });

  test('late by more than the months of the plan', () => {
    expect(bolehLelang(hari('2026-12-21'), 3, hari('2027-03-21'))).toBe(false);
    expect(bolehLelang(hari('2026-12-21'), 3, hari('2027-03-22'))).toBe(true);
    expect(bolehLelang(null, 3, hari('2027-03-22'))).toBe(false);
  });
});

test('nothing is lost, whatever the plan and however it is paid', () => {
  const usaha = fc.record({
    harga: fc.integer({ min: 100_000, max: 900_000_000 }),
    dp: fc.nat(95),
    margin: fc.nat(10_000),
    lama: fc.integer({ min: 1, max: 48 }),
    potong: fc.array(fc.nat(100), { maxLength: 6 }),
    lewat: fc.nat(2000),
  });
  fc.assert(
    fc.property(usaha, ({ harga, dp, margin, lama, potong, lewat }) => {
      const muka = rp(Math.floor((harga * dp) / 100));
      const mulai = tanggal('2026-01-31');
      const r = susunRencana({ harga: rp(harga), dp: muka, margin: miliPersen(margin), lama, mulai });
      expect(sum(r.jadwal.map((a) => a.nilai))).toBe(r.harga_jual_cicil - muka);
      expect(sum(r.jadwal.map((a) => a.margin))).toBe(r.margin);
      fc.pre(rencanaWajar(r));
      const sisa = r.harga_jual_cicil - muka;
      let [terbayar, diakui, denda] = [0, 0, 0];
      const hari = addDays(mulai, lewat);
      for (const bagian of potong) {
        const jumlah = Math.floor(((sisa - terbayar) * bagian) / 100);
        denda += dendaBayar(r.jadwal, persen(1), { terbayar: rp(terbayar), jumlah: rp(jumlah), hari });
        diakui += marginTerbayar(r.jadwal, rp(terbayar + jumlah)) - marginTerbayar(r.jadwal, rp(terbayar));
        terbayar += jumlah;
      }
      expect(diakui).toBe(marginTerbayar(r.jadwal, rp(terbayar)));
      const sekali = dendaBayar(r.jadwal, persen(1), { terbayar: rp(0), jumlah: rp(terbayar), hari });
      expect(Math.abs(denda - sekali)).toBeLessThanOrEqual(potong.length);
      const { bayar, rabat } = lunasCepat(r.jadwal, rp(terbayar), hari, persen(100));
      expect(terbayar + bayar + rabat).toBe(sisa);
      expect(rabat).toBeGreaterThanOrEqual(0);
      if (terbayar < sisa) expect(bayar).toBeGreaterThan(0);
    }),
    // Nothing but margin was left, rounded down from a plan that has hardly more value than months.
    { examples: [[{ harga: 100_000, dp: 92, margin: 5002, lama: 6, potong: [36, 94], lewat: 0 }]] },
  );
});
