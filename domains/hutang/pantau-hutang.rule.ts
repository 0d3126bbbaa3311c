/**
 * What the loans of a store ask for today: those past their day, those that fall due soon, and those above what would be lent on
 * their pledges now. Features 2, idea 11 (value watch).
 */
import { NOL_RUPIAH, type Rupiah, rupiah, subtract, sum } from '@mustika/kernel/amount.ts';
import { daysBetween, type Tanggal } from '@mustika/kernel/date.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { type HutangBerjalan, terutang } from './bunga-berjalan.rule.ts';
import { type AcuanTaksir, type Jaminan, nilaiJaminan } from './taksir.rule.ts';

/** A loan that runs, and the pledge that lies for it. */
export type Pinjaman = HutangBerjalan & {
  no_faktur_hutang: string;
  nama_customer: string;
  no_hp_customer: string | null;
  jaminan: readonly Jaminan[];
};

/** So many days ahead count as soon. */
const SEGERA = 7;
const TERBANYAK = 12;

/** By how much a principal is above what would be lent on its pledge now; null where nobody can say. */
export function lewatPlafond(h: Pinjaman, acuan: AcuanTaksir, store: Toko): Rupiah | null {
  const nilai = nilaiJaminan(h.jaminan, acuan, store);
  return 'tanpaHarga' in nilai ? null : rupiah(Math.max(0, h.jumlah_hutang - nilai.plafond));
}

const hitung = (nilai: readonly Rupiah[]) => ({ jumlah: nilai.length, nilai: sum(nilai) });

/**
 * Counted: all, due within a week, past their day, above their plafond (by how much). Named: first who is late longest, then who
 * is above his plafond most, then who is due next.
 */
export function pantau(pinjaman: readonly Pinjaman[], acuan: AcuanTaksir, store: Toko, hari: Tanggal) {
  const semua = pinjaman.map((h) => {
    const sisa = daysBetween(hari, h.tgl_jatuh_tempo);
    const { bunga, denda } = terutang(h, hari);
    return {
      ...{ no_faktur_hutang: h.no_faktur_hutang, nama_customer: h.nama_customer },
      ...{ no_hp_customer: h.no_hp_customer, jumlah_hutang: h.jumlah_hutang },
      tgl_jatuh_tempo: h.tgl_jatuh_tempo,
      lewat: Math.max(0, -sisa),
      segera: sisa >= 0 && sisa <= SEGERA,
      terutang: rupiah(bunga + denda),
      kurang: lewatPlafond(h, acuan, store) ?? NOL_RUPIAH,
    };
  });
  const pokok = (rows: typeof semua) => hitung(rows.map((one) => one.jumlah_hutang));
  const diAtas = semua.filter((one) => one.kurang > 0);
  return {
    berjalan: pokok(semua),
    segera: pokok(semua.filter((one) => one.segera)),
    lewat: pokok(semua.filter((one) => one.lewat > 0)),
    plafond: hitung(diAtas.map((one) => one.kurang)),
    rincian: semua
      .filter((one) => one.lewat > 0 || one.kurang > 0 || one.segera)
      .sort(
        (a, b) =>
          b.lewat - a.lewat ||
          subtract(b.kurang, a.kurang) ||
          a.tgl_jatuh_tempo.localeCompare(b.tgl_jatuh_tempo) ||
          a.no_faktur_hutang.localeCompare(b.no_faktur_hutang),
      )
      .slice(0, TERBANYAK)
      .map(({ segera: _segera, ...one }) => one),
  };
}
