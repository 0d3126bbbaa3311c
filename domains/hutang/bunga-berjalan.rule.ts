/**
 * What a loan costs until a day, and when it is due. Interest is reckoned from the day of the loan as one sum, less what was paid:
 * however a customer splits his payments, together they are the interest of the days, and a day is never charged twice.
 * Domain R5.4, R5.5, R5.7; vectors 20 to 24; docs/decisions/0051.
 */
import {
  type MiliPersen,
  mulDiv,
  persenDari,
  type Rupiah,
  roundToStep,
  rupiah,
} from '@mustika/kernel/amount.ts';
import { addDays, addMonths, daysBetween, monthsBegun, type Tanggal } from '@mustika/kernel/date.ts';

/** HARIAN: by the day; 15_HARIAN and BULANAN: every begun half or whole month of 30 days counts whole. */
export const MODE_BUNGA = ['HARIAN', '15_HARIAN', 'BULANAN'] as const;
export type ModeBunga = (typeof MODE_BUNGA)[number];
/** BULAN: the same day of a later month; 30_HARI: 30 days a month. */
export const BASIS_TEMPO = ['BULAN', '30_HARI'] as const;
export type BasisTempo = (typeof BASIS_TEMPO)[number];

/** What a discount forgives first. Domain R5.13. */
export const POTONGAN_DAHULU = ['DENDA', 'BUNGA'] as const;

/** Days of a month of interest. */
const BULAN = 30;

/** What the deed says of a loan: a setting that changes later changes no loan that was signed. */
export type SyaratHutang = {
  jumlah_hutang: Rupiah;
  /** Per month of 30 days. */
  bunga: MiliPersen;
  mode_bunga: ModeBunga;
  /** The least number of days that are charged. */
  hari_minimal: number;
  /** What interest and late fee are rounded up to, Rp. */
  pembulatan: Rupiah;
  /** Of the principal, for each begun month after the due date. */
  denda: MiliPersen;
};

const bagian = (pokok: Rupiah, bunga: MiliPersen, kali: number, per: number, bulat: Rupiah): Rupiah =>
  roundToStep(rupiah(mulDiv(pokok, bunga * kali, per * 100_000, 'up')), bulat, 'up');

/** Days that count until `sampai`; the day of the loan itself is charged like one. */
export const hariHutang = (tanggal: Tanggal, sampai: Tanggal): number =>
  Math.max(0, daysBetween(tanggal, sampai));

/** All interest of so many days, whatever was paid of it. */
export function bungaHari(s: SyaratHutang, hari: number): Rupiah {
  const n = Math.max(hari, s.hari_minimal, 1);
  if (s.mode_bunga === 'HARIAN') return bagian(s.jumlah_hutang, s.bunga, n, BULAN, s.pembulatan);
  if (s.mode_bunga === 'BULANAN')
    return bagian(s.jumlah_hutang, s.bunga, Math.ceil(n / BULAN), 1, s.pembulatan);
  return bagian(s.jumlah_hutang, s.bunga, Math.ceil(n / (BULAN / 2)), 2, s.pembulatan);
}

/** Interest of the first month, as the deed shows it. Domain R5.1, R5.4. */
export const bungaSebulan = (s: SyaratHutang): Rupiah => bagian(s.jumlah_hutang, s.bunga, 1, 1, s.pembulatan);

/** When a contract is due, and until when the months of its lateness are settled. */
export type TempoHutang = {
  tgl_jatuh_tempo: Tanggal;
  basis_tempo: BasisTempo;
  /** The day the due date was last moved: nobody moves it before every month of lateness that had begun is settled. */
  denda_lunas: Tanggal | null;
};

/** Months of lateness that have begun until a day: the first with the day after the due date. Domain R5.7a. */
const bulanLewat = ({ tgl_jatuh_tempo, basis_tempo }: TempoHutang, sampai: Tanggal): number =>
  basis_tempo === 'BULAN'
    ? monthsBegun(tgl_jatuh_tempo, sampai)
    : Math.max(0, Math.ceil(daysBetween(tgl_jatuh_tempo, sampai) / BULAN));

/**
 * The late fee of the months that began after the last extension, whatever was paid of it since. A month of lateness is owed once:
 * those that had begun by then were settled with it, wherever it put the due date. Domain R5.7a, vectors 41 to 43.
 */
export function dendaSampai(s: SyaratHutang & TempoHutang, sampai: Tanggal): Rupiah {
  const lunas = s.denda_lunas === null ? 0 : bulanLewat(s, s.denda_lunas);
  const bulan = Math.max(0, bulanLewat(s, sampai) - lunas);
  if (bulan === 0 || s.denda === 0) return rupiah(0);
  const sebulan = persenDari(s.jumlah_hutang, s.denda, 'up');
  return roundToStep(rupiah(sebulan * bulan), s.pembulatan, 'up');
}

/** A loan with what was paid on it. */
export type HutangBerjalan = SyaratHutang &
  TempoHutang & {
    tanggal: Tanggal;
    /** Interest and late fee that were paid or forgiven; of the late fee since the due date was last moved. */
    bunga_dibayar: Rupiah;
    denda_dibayar: Rupiah;
  };

/** What is owed beside the principal on a day. */
export type Terutang = { hari: number; bunga: Rupiah; denda: Rupiah };

/** What a contract owes on a day, in whole rupiah. Domain R5.4, R5.7. */
export function terutang(h: HutangBerjalan, sampai: Tanggal): Terutang {
  const hari = hariHutang(h.tanggal, sampai);
  return {
    hari,
    bunga: rupiah(Math.max(0, bungaHari(h, hari) - h.bunga_dibayar)),
    denda: rupiah(Math.max(0, dendaSampai(h, sampai) - h.denda_dibayar)),
  };
}

/** So many months later; the last day of a month that has no such day. */
export const jatuhTempo = (dari: Tanggal, bulan: number, basis: BasisTempo): Tanggal =>
  basis === 'BULAN' ? addMonths(dari, bulan) : addDays(dari, BULAN * bulan);

/** Extended from the old due date, never from the day of payment; `ingat` keeps the day number of the deed. Vector 24. */
export const diperpanjang = (
  h: { tanggal: Tanggal; tgl_jatuh_tempo: Tanggal; bulan_tempo: number; basis_tempo: BasisTempo },
  bulan: number,
  ingat: boolean,
): Tanggal =>
  ingat
    ? jatuhTempo(h.tanggal, h.bulan_tempo + bulan, h.basis_tempo)
    : jatuhTempo(h.tgl_jatuh_tempo, bulan, h.basis_tempo);

/**
 * Months that a payment of interest lets the due date move by: as many as it paid the interest of, the nearest whole one, and no
 * more than all interest that was ever paid has left of earlier extensions. Domain R5.6a, vector 45.
 */
export function bulanDibayar(
  h: HutangBerjalan & { lama_pinjam: number; bulan_tempo: number },
  bunga: Rupiah,
): number {
  const sebulan = bungaSebulan(h);
  if (sebulan === 0) return 0;
  const bulan = (jumlah: number): number => mulDiv(jumlah, 1, sebulan, 'half-up');
  const sudah = h.bulan_tempo - h.lama_pinjam;
  return Math.max(0, Math.min(bulan(bunga), bulan(h.bunga_dibayar + bunga) - sudah));
}

type Dibagi = { bunga: Rupiah; denda: Rupiah };

/** Of what is paid first the late fee, then interest. Domain R5.13. */
export function bagiBayar(jumlah: Rupiah, { bunga, denda }: Terutang): Dibagi {
  const dariDenda = Math.min(jumlah, denda);
  return { denda: rupiah(dariDenda), bunga: rupiah(Math.min(jumlah - dariDenda, bunga)) };
}

/** What is forgiven is taken from what the deed names first. Domain R5.13. */
export function bagiPotongan(
  jumlah: Rupiah,
  kini: Terutang,
  dahulu: (typeof POTONGAN_DAHULU)[number],
): Dibagi {
  if (dahulu === 'DENDA') return bagiBayar(jumlah, kini);
  const bunga = rupiah(Math.min(jumlah, kini.bunga));
  return { bunga, denda: rupiah(Math.min(jumlah - bunga, kini.denda)) };
}

/**
 * Interest that was booked as it grew (`akrual`) is used up by what is paid before anything is income again; of what then is still
 * booked, more than is owed (`sisa`: nothing where a contract ends) must not have been income. docs/decisions/0051.
 */
export function pakaiAkrual(
  akrual: Rupiah,
  bunga: Rupiah,
  sisa: Rupiah,
): { akrual: Rupiah; akrual_hapus: Rupiah } {
  const dipakai = Math.min(akrual, bunga);
  return { akrual: rupiah(dipakai), akrual_hapus: rupiah(Math.max(0, akrual - dipakai - sisa)) };
}

/** What a sale of the pledge comes to: costs, principal, interest, late fee in this order; the rest is the customer's. Vector 26. */
export function bagiLelang(hasil: Rupiah, biaya: Rupiah, pokok: Rupiah, { bunga, denda }: Terutang) {
  let sisa: number = hasil;
  const ambil = (paling: number): Rupiah => {
    const satu = Math.min(sisa, paling);
    sisa -= satu;
    return rupiah(satu);
  };
  const bagi = { biaya: ambil(biaya), pokok: ambil(pokok), bunga: ambil(bunga), denda: ambil(denda) };
  return { ...bagi, kelebihan: rupiah(sisa), rugi: rupiah(pokok - bagi.pokok) };
}
