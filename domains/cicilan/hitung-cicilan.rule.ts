/**
 * What a plan costs, month by month, and what of it is due, late, earned or forgiven on a day. Server and screens count with this
 * file. Domain R6.7, vectors 27 and 28; docs/decisions/0055.
 */
import {
  type MiliPersen,
  mulDiv,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  roundToStep,
  rupiah,
  subtract,
  sum,
} from '@mustika/kernel/amount.ts';
import { addMonths, monthsBegun, type Tanggal } from '@mustika/kernel/date.ts';

/** Instalments are round amounts; the last one takes what is left. Domain R6.7. */
const KELIPATAN = 500;

/** One month of a plan: `margin` is what of `nilai` the shop earns by waiting. */
export type Angsuran = { ke: number; jatuh_tempo: Tanggal; nilai: Rupiah; margin: Rupiah };

export type Rencana = {
  /** What is paid later than the down payment, without the margin. */
  dibiayai: Rupiah;
  margin: Rupiah;
  harga_jual_cicil: Rupiah;
  nilai_angsuran: Rupiah;
  jadwal: Angsuran[];
};

type Dasar = { harga: Rupiah; dp: Rupiah; margin: MiliPersen; lama: number; mulai: Tanggal };

/** The plan of a price. The day of the month stays that of the first day, or the last one of a shorter month. */
export function susunRencana({ harga, dp, margin: persen, lama, mulai }: Dasar): Rencana {
  const dibiayai = subtract(harga, dp);
  const margin = rupiah(mulDiv(dibiayai, persen * lama, 100_000, 'half-up'));
  const sisa = rupiah(dibiayai + margin);
  const nilai_angsuran = roundToStep(rupiah(mulDiv(sisa, 1, lama, 'up')), KELIPATAN, 'up');
  const sampai = (ke: number) => mulDiv(margin, ke, lama, 'half-up');
  const jadwal = Array.from({ length: lama }, (_, i): Angsuran => {
    const ke = i + 1;
    const nilai = ke === lama ? sisa - nilai_angsuran * i : nilai_angsuran;
    return {
      ke,
      jatuh_tempo: addMonths(mulai, ke),
      nilai: rupiah(nilai),
      margin: rupiah(sampai(ke) - sampai(i)),
    };
  });
  return { dibiayai, margin, harga_jual_cicil: rupiah(harga + margin), nilai_angsuran, jadwal };
}

/** Every month pays something off; a rest that is too small for so many months does not. */
export const rencanaWajar = ({ jadwal }: Pick<Rencana, 'jadwal'>): boolean =>
  jadwal.every(({ nilai, margin }) => nilai > margin);

/** The least down payment, in the round amounts of instalments. */
export const dpMinimal = (harga: Rupiah, persen: MiliPersen): Rupiah =>
  rupiah(Math.min(harga, roundToStep(persenDari(harga, persen, 'up'), KELIPATAN, 'up')));

/** What of each month lies between two sums paid, the oldest month first. */
function bagian(jadwal: readonly Angsuran[], dari: Rupiah, sampai: Rupiah) {
  let awal = 0;
  return jadwal.map((satu) => {
    const mulai = awal;
    awal += satu.nilai;
    return { satu, jumlah: rupiah(Math.max(0, Math.min(sampai, awal) - Math.max(dari, mulai))) };
  });
}

/**
 * The margin in the first so many rupiah of the instalments: of a month that is paid in part its share, rounded down. It depends
 * on the sum alone, so the same money earns the same however it was split.
 */
export const marginTerbayar = (jadwal: readonly Angsuran[], terbayar: Rupiah): Rupiah =>
  sum(
    bagian(jadwal, NOL_RUPIAH, terbayar).map(({ satu, jumlah }) =>
      rupiah(mulDiv(satu.margin, jumlah, satu.nilai, 'down')),
    ),
  );

/** The late fee of a payment: on the money that comes late, for each month begun since it was due. */
export const dendaBayar = (
  jadwal: readonly Angsuran[],
  persen: MiliPersen,
  { terbayar, jumlah, hari }: { terbayar: Rupiah; jumlah: Rupiah; hari: Tanggal },
): Rupiah =>
  persen === 0
    ? NOL_RUPIAH
    : sum(
        bagian(jadwal, terbayar, rupiah(terbayar + jumlah)).map((b) =>
          rupiah(mulDiv(b.jumlah, persen * monthsBegun(b.satu.jatuh_tempo, hari), 100_000, 'half-up')),
        ),
      );

/** What was due before this day and is not paid. */
export function tunggakan(jadwal: readonly Angsuran[], terbayar: Rupiah, hari: Tanggal) {
  const semua = sum(jadwal.map((satu) => satu.nilai));
  const telat = bagian(jadwal, terbayar, semua).filter((b) => b.jumlah > 0 && b.satu.jatuh_tempo < hari);
  return { jumlah: sum(telat.map((b) => b.jumlah)), sejak: telat[0]?.satu.jatuh_tempo ?? null };
}

/** What is due on or before this day and not paid: what a visit to the shop settles. */
export const jatuhTempo = (jadwal: readonly Angsuran[], terbayar: Rupiah, hari: Tanggal): Rupiah =>
  rupiah(
    Math.max(0, sum(jadwal.filter((satu) => satu.jatuh_tempo <= hari).map((satu) => satu.nilai)) - terbayar),
  );

/** The next instalment that is not whole, or what is left of it. */
export const angsuranBerikut = (jadwal: readonly Angsuran[], terbayar: Rupiah): Rupiah =>
  bagian(jadwal, terbayar, sum(jadwal.map((satu) => satu.nilai))).find((b) => b.jumlah > 0)?.jumlah ??
  NOL_RUPIAH;

/**
 * Settling early: the rest of the price and the margin of the months that have begun, the first one from the day of the plan.
 * `persen` of the margin of the others is forgiven, as far as it was not paid with instalments ahead. Domain R6.7.
 */
export function lunasCepat(
  jadwal: readonly Angsuran[],
  terbayar: Rupiah,
  hari: Tanggal,
  persen: MiliPersen,
): { bayar: Rupiah; rabat: Rupiah } {
  const mulai = jadwal.findLast((satu) => satu.jatuh_tempo < hari)?.ke ?? 0;
  const belum = sum(jadwal.filter((satu) => satu.ke > mulai + 1).map((satu) => satu.margin));
  const margin = sum(jadwal.map((satu) => satu.margin));
  const sisa = sum(jadwal.map((satu) => satu.nilai)) - terbayar;
  // What is left may be nothing but margin that was rounded down; a settlement is a payment all the same.
  const paling = Math.min(margin - marginTerbayar(jadwal, terbayar), Math.max(0, sisa - 1));
  const rabat = rupiah(Math.min(persenDari(belum, persen, 'down'), paling));
  return { bayar: rupiah(sisa - rabat), rabat };
}

/** Late by more than so many months: then a plan may be forfeited. Domain R6.7. */
export const bolehLelang = (sejak: Tanggal | null, bulan: number, hari: Tanggal): boolean =>
  sejak !== null && addMonths(sejak, bulan) < hari;
