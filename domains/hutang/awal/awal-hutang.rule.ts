/**
 * A loan that ran at the till of before, as it comes over with the opening balances (docs/decisions/0134): the deed keeps its day, its
 * principal, its rate and its due date; interest that was paid there is paid.
 */
import { daysBetween, type Tanggal } from '@mustika/kernel/date.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { angka, gram, kadar, kode, persen, type Row, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { rangkai, SEBUTAN_CUSTOMER } from '../../pembayaran/saldo-awal.rule.ts';
import { type BasisTempo, jatuhTempo } from '../bunga-berjalan.rule.ts';
import { hutangErrors as salah } from '../hutang.errors.ts';
import { no_faktur_hutang } from '../isian-hutang.rule.ts';

const ada = { opsional: true } as const;

/** One loan, its pledge in one line: so many pieces that weigh so much together. */
export const awalHutangFields = {
  no_lama: kode('No Hutang Lama', {
    ...{ max: 40, width: 14 },
    sebutan: ['no sbg', 'no hutang', 'no gadai', 'no kontrak', 'no surat', 'no bukti', 'no', 'nomor', 'kode'],
  }),
  tanggal: tanggal('Tanggal', { sebutan: ['tgl', 'tgl gadai', 'tgl pinjam', 'tgl kredit', 'tanggal gadai'] }),
  tgl_jatuh_tempo: tanggal('Jatuh Tempo', {
    sebutan: ['jt tempo', 'tgl jatuh tempo', 'tgl jt tempo', 'tempo'],
  }),
  bunga_sampai: tanggal('Bunga Dibayar Sampai', {
    ...ada,
    sebutan: ['bunga dibayar s d', 'bunga s d', 'bayar bunga s d'],
  }),
  nama_customer: teks('Nama Customer', { max: 60, sebutan: SEBUTAN_CUSTOMER }),
  no_hp_customer: telepon('No HP Customer', { width: 19 }),
  nama_barang: teks('Nama Barang', {
    max: 60,
    sebutan: ['barang', 'barang jaminan', 'jaminan', 'keterangan barang'],
  }),
  jumlah: angka('Jumlah', { initial: 1, min: 1, max: 1000, sebutan: ['qty', 'pcs', 'jml', 'jumlah barang'] }),
  berat: gram('Berat', {
    min: 1,
    total: 'sum',
    sebutan: ['brt', 'berat gr', 'berat gram', 'gram', 'berat bersih'],
  }),
  kadar: kadar('Kadar', { max: 100_000, sebutan: ['karat', 'kadar emas'] }),
  jumlah_hutang: uang('Jumlah Hutang', {
    ...{ min: 1, total: 'sum' },
    sebutan: ['pinjaman', 'pokok', 'pokok pinjaman', 'uang pinjaman', 'hutang', 'pokok hutang'],
  }),
  bunga: persen('Bunga / Bulan (%)', {
    max: 30_000,
    sebutan: ['bunga bln', 'bunga', 'bunga bulan', 'jasa', 'rate'],
  }),
  no_paket: kode('No Paket', {
    ...ada,
    max: 40,
    width: 10,
    sebutan: ['paket', 'no amplop', 'amplop', 'kantong'],
  }),
  tempat_simpan: teks('Tempat Simpan', { ...ada, max: 60, sebutan: ['tempat', 'lokasi', 'brankas'] }),
  keterangan: teks('Keterangan', { ...ada, max: 200 }),
};
export type AwalHutang = Row<typeof awalHutangFields>;

/** As long as the longest plan of a shop, extensions of years included. */
const BULAN_TERBANYAK = 240;

/** Days that a due date may be off whole months: other tills give no loan a day beyond the 28th, or count thirty days. */
const HARI_MELESET = 3;

/** Months from the day of the deed to the day it is due, which it keeps; null where these are not whole months. */
export function lamaPinjam(
  { tanggal: dari, tgl_jatuh_tempo }: Pick<AwalHutang, 'tanggal' | 'tgl_jatuh_tempo'>,
  basis: BasisTempo,
): number | null {
  for (let bulan = 1; bulan <= BULAN_TERBANYAK; bulan += 1) {
    const lebih = daysBetween(tgl_jatuh_tempo, jatuhTempo(dari, bulan, basis));
    if (Math.abs(lebih) <= HARI_MELESET) return bulan;
    if (lebih > HARI_MELESET) return null;
  }
  return null;
}

/** What is wrong with a loan that comes over on this day, and in which column. */
export function salahHutangAwal(
  row: AwalHutang,
  { basis, hari }: { basis: BasisTempo; hari: Tanggal },
): { kolom: keyof AwalHutang; salah: ErrorEntry } | null {
  if (row.tanggal > hari) return { kolom: 'tanggal', salah: salah.HUTANG_AWAL_SESUDAH_HARI_INI };
  if (lamaPinjam(row, basis) === null)
    return { kolom: 'tgl_jatuh_tempo', salah: salah.HUTANG_AWAL_TEMPO_BUKAN_BULAN };
  const sampai = row.bunga_sampai;
  if (sampai !== null && (sampai < row.tanggal || sampai > hari))
    return { kolom: 'bunga_sampai', salah: salah.HUTANG_AWAL_BUNGA_SAMPAI };
  return null;
}

/** Days whose interest was paid before; none of a loan whose first interest is still owed. */
export const hariDibayar = ({ tanggal: dari, bunga_sampai }: AwalHutang): number =>
  bunga_sampai === null ? 0 : Math.max(0, daysBetween(dari, bunga_sampai));

const alasan = teks('Alasan', { max: 200 });

/** Both are steps of the opening balance: it says who agrees, and takes all of its documents back together. */
export const LANGKAH_AWAL_HUTANG = {
  awal: {
    from: [],
    to: 'DONE',
    path: 'hutang/awal',
    label: 'Saldo Awal',
    internal: true,
    fields: { ...awalHutangFields, rangkai },
    screens: [],
    answer: { jumlah_hutang: uang('') },
    message: '',
  },
  batalAwal: {
    from: ['DONE'],
    to: 'CANC',
    path: 'hutang/batal-awal',
    label: 'Batal Saldo Awal',
    internal: true,
    fields: { no_faktur_hutang, alasan },
    screens: [],
    reverses: true,
    answer: { jumlah_hutang: uang('') },
    message: '',
  },
} as const;
