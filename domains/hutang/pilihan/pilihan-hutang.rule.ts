/**
 * What a customer may choose for a running loan, and what each choice costs him on a day: extend, pay part of the principal, borrow
 * more, redeem, sell the pledge to the shop. One file counts for the screen, the paper and the message. Features, idea 15.
 */
import { formatRupiah, NOL_RUPIAH, type Rupiah, roundToStep, rupiah } from '@mustika/kernel/amount.ts';
import { addDays, formatTanggal, monthsBegun, type Tanggal } from '@mustika/kernel/date.ts';
import {
  type BasisTempo,
  bungaHari,
  bungaSebulan,
  type HutangBerjalan,
  jatuhTempo,
  terutang,
} from '../bunga-berjalan.rule.ts';

/** The choices in the order a customer thinks of them, with their words on paper. */
export const CARA_PILIHAN = {
  PERPANJANG: 'Perpanjang, bayar bunga',
  SEBAGIAN: 'Bayar sebagian pokok',
  TAMBAH: 'Tambah pinjaman sampai plafond',
  TEBUS: 'Tebus semua',
  JUAL: 'Jual ke toko senilai taksiran',
} as const;
export type CaraPilihan = keyof typeof CARA_PILIHAN;

/** What the pledge is worth today and what would be lent on it; null where nobody can say. */
export type Nilai = { taksir: Rupiah; plafond: Rupiah } | null;

/** `bayar`: what he brings that day, less than nothing where he gets it; `biaya`: what it costs him until a month later. */
export type Pilihan = {
  cara: CaraPilihan;
  pokok: Rupiah;
  bayar: number;
  biaya: Rupiah;
  termurah: boolean;
  teringan: boolean;
};
export type HariPilihan = {
  tanggal: Tanggal;
  hari: number;
  bunga: Rupiah;
  denda: Rupiah;
  lunas: Rupiah;
  cara: Pilihan[];
};

const LANGKAH = 50_000;
const SEBULAN = 30;

/** Of the principal, where nobody said how much: a quarter in whole steps, and always less than all of it. */
export const sebagianWajar = (pokok: Rupiah): Rupiah => {
  const seperempat = roundToStep(rupiah(Math.ceil(pokok / 4)), LANGKAH, 'up');
  return seperempat < pokok ? seperempat : rupiah(Math.floor(pokok / 2));
};

/**
 * The day after which waiting costs more: the due date; for one that is late the last day of its grace, and then of the month of
 * lateness that runs.
 */
export function hariPembanding(
  h: { tgl_jatuh_tempo: Tanggal; tenggang: number; basis_tempo: BasisTempo },
  kini: Tanggal,
): Tanggal {
  const tenggang = addDays(h.tgl_jatuh_tempo, h.tenggang);
  const ada = [h.tgl_jatuh_tempo, tenggang].find((satu) => satu > kini);
  if (ada) return ada;
  for (let bulan = monthsBegun(h.tgl_jatuh_tempo, kini); ; bulan += 1) {
    const akhir = jatuhTempo(h.tgl_jatuh_tempo, bulan, h.basis_tempo);
    if (akhir > kini) return akhir;
  }
}

/** Every choice there is on a day; nothing is marked yet. */
function pilihanPada(h: HutangBerjalan, tanggal: Tanggal, nilai: Nilai, sebagian: Rupiah): HariPilihan {
  const { hari, bunga, denda } = terutang(h, tanggal);
  const pokok = h.jumlah_hutang;
  const ongkos = bunga + denda;
  const lanjut = bungaHari(h, hari + SEBULAN) - bungaHari(h, hari);
  const baru = (jumlah: Rupiah): number => bungaSebulan({ ...h, jumlah_hutang: jumlah });
  const satu = (cara: CaraPilihan, menjadi: number, bayar: number, biaya: number): Pilihan => ({
    ...{ cara, pokok: rupiah(menjadi), bayar, biaya: rupiah(biaya), termurah: false, teringan: false },
  });
  const kurang = rupiah(pokok - sebagian);
  const cara = [
    satu('PERPANJANG', pokok, ongkos, ongkos + lanjut),
    ...(sebagian > 0 && kurang > 0
      ? [satu('SEBAGIAN', kurang, ongkos + sebagian, ongkos + baru(kurang))]
      : []),
    ...(nilai && nilai.plafond > pokok
      ? [satu('TAMBAH', nilai.plafond, ongkos + pokok - nilai.plafond, ongkos + baru(nilai.plafond))]
      : []),
    satu('TEBUS', NOL_RUPIAH, pokok + ongkos, ongkos),
    ...(nilai ? [satu('JUAL', NOL_RUPIAH, pokok + ongkos - nilai.taksir, ongkos)] : []),
  ];
  return { tanggal, hari, bunga, denda, lunas: rupiah(pokok + ongkos), cara };
}

/**
 * The card: a day beside a day. Marked is, over both, what costs least of all ways that keep the gold, and what he has to bring least for;
 * who sells has no gold left, so selling is cheapest to nobody.
 */
export function kartuPilihan(
  h: HutangBerjalan,
  hari: readonly Tanggal[],
  nilai: Nilai,
  sebagian: Rupiah,
): HariPilihan[] {
  const semua = hari.map((tanggal) => pilihanPada(h, tanggal, nilai, sebagian));
  const tetap = semua.flatMap(({ cara }) => cara).filter((satu) => satu.cara !== 'JUAL');
  const [murah, ringan] = [
    Math.min(...tetap.map((satu) => satu.biaya)),
    Math.min(...tetap.map((satu) => satu.bayar)),
  ];
  for (const satu of tetap) {
    satu.termurah = satu.biaya === murah;
    satu.teringan = satu.bayar === ringan;
  }
  return semua;
}

/** What he brings or gets, in words. */
export const teksBayar = (bayar: number): string =>
  bayar < 0 ? `terima ${formatRupiah(rupiah(-bayar))}` : `bayar ${formatRupiah(rupiah(bayar))}`;

/** The card as a message says it. */
export const teksKartu = (kartu: readonly HariPilihan[]): string =>
  kartu
    .map(({ tanggal, cara }) =>
      [
        `*${formatTanggal(tanggal)}*`,
        ...cara.map((satu) => `- ${CARA_PILIHAN[satu.cara]}: ${teksBayar(satu.bayar)}`),
      ].join('\n'),
    )
    .join('\n');
