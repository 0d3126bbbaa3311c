/** The branches of the chain side by side, as the page shows them: what each call says of one, in one row. Pure. */
import type { RingkasanPusat } from './pusat.rule.ts';

export type BarisToko = RingkasanPusat['ringkas']['per_toko'][number] &
  RingkasanPusat['per_toko'][number] & { kas: number; bank: number; menunggu: number };

/** What a day is held against: the same date a year ago, or the business day before while the chain has no year behind it. */
export type Banding = {
  apa: 'tahun_lalu' | 'sebelumnya';
  tanggal: string | null /** The day is not over. */;
  sebagian: boolean;
};

/** Which of the two it is. */
export const bandingDari = ({ ringkas, per_toko, tgl_tahun_lalu }: RingkasanPusat): Banding =>
  per_toko.some(({ tahun_lalu }) => tahun_lalu !== 0)
    ? { apa: 'tahun_lalu', tanggal: tgl_tahun_lalu, sebagian: ringkas.sampai_jam_ini }
    : { apa: 'sebelumnya', tanggal: ringkas.sebelumnya.tanggal, sebagian: ringkas.sampai_jam_ini };

/** What there is to say to head office of a branch, beside what waits anywhere. */
export type Peringatan = {
  kode_toko: string;
  apa: 'belumJual' | 'telat' | 'pesanan' | 'kasMinus';
  jumlah: number;
};

/** Rows in the order of the day's sales, as `per_toko` of the summary is. */
export function barisToko({ ringkas, per_toko, uang }: RingkasanPusat): BarisToko[] {
  return ringkas.per_toko.flatMap((toko) => {
    const lain = per_toko.find(({ kode_toko }) => kode_toko === toko.kode_toko);
    const milik = uang.find(({ kode_toko }) => kode_toko === toko.kode_toko);
    const menunggu = ringkas.belum_validasi
      .filter(({ kode_toko }) => kode_toko === toko.kode_toko)
      .reduce((all, { jumlah }) => all + jumlah, 0);
    return lain ? [{ ...toko, ...lain, kas: milik?.kas ?? 0, bank: milik?.bank ?? 0, menunggu }] : [];
  });
}

/** A branch that is open and sold nothing, loans and plans past their day, orders that are late, a drawer below nothing. */
export const peringatan = (toko: readonly BarisToko[]): Peringatan[] =>
  toko.flatMap(({ kode_toko, buka, nota, telat, pesanan_telat, kas }) => {
    const semua: [Peringatan['apa'], number][] = [
      ['belumJual', buka && nota === 0 ? 1 : 0],
      ['telat', telat.hutang + telat.cicilan],
      ['pesanan', pesanan_telat],
      ['kasMinus', kas < 0 ? 1 : 0],
    ];
    return semua.filter(([, jumlah]) => jumlah > 0).map(([apa, jumlah]) => ({ kode_toko, apa, jumlah }));
  });

/** How much of its plan was sold, in whole percent downwards: a hundred is a plan that was reached. Null where there is none. */
export const persenRencana = (omzet: number, rencana: number): number | null =>
  rencana === 0 ? null : Math.floor((omzet * 100) / rencana);

/** Bars people can tell apart; the table beneath has all branches. */
export const PALING_BANYAK = 20;
