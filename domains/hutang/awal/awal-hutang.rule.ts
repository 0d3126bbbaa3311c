/**
 * A loan that ran at the till of before, as it comes over with the opening balances (docs/decisions/0134): the deed keeps its day, its
 * principal, its rate and its due date; interest that was paid there is paid.
 */
import { daysBetween, type Tanggal } from '@mustika/kernel/date.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import {
  angka,
  catatan,
  gram,
  kadar,
  kode,
  persen,
  type Row,
  tanggal,
  teks,
  uang,
} from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { rangkai } from '../../pembayaran/saldo-awal.rule.ts';
import { type BasisTempo, jatuhTempo } from '../bunga-berjalan.rule.ts';
import { hutangErrors as salah } from '../hutang.errors.ts';
import { no_faktur_hutang } from '../isian-hutang.rule.ts';

const ada = { opsional: true } as const;

/** One loan, its pledge in one line: so many pieces that weigh so much together. */
export const awalHutangFields = {
  no_lama: kode('No Hutang Lama', { max: 40, width: 14 }),
  tanggal: tanggal('Tanggal'),
  tgl_jatuh_tempo: tanggal('Jatuh Tempo'),
  bunga_sampai: tanggal('Bunga Dibayar Sampai', ada),
  nama_customer: teks('Nama Customer', { max: 60 }),
  no_hp_customer: telepon('No HP Customer', { width: 16 }),
  nama_barang: teks('Nama Barang', { max: 60 }),
  jumlah: angka('Jumlah', { initial: 1, min: 1, max: 1000 }),
  berat: gram('Berat', { min: 1, total: 'sum' }),
  kadar: kadar('Kadar', { max: 100_000 }),
  jumlah_hutang: uang('Jumlah Hutang', { min: 1, total: 'sum' }),
  bunga: persen('Bunga / Bulan (%)', { max: 30_000 }),
  no_paket: kode('No Paket', { ...ada, max: 40, width: 10 }),
  tempat_simpan: teks('Tempat Simpan', { ...ada, max: 60 }),
  keterangan: catatan('Keterangan', { ...ada, max: 200 }),
};
export type AwalHutang = Row<typeof awalHutangFields>;

/** As long as the longest plan of a shop, extensions of years included. */
const BULAN_TERBANYAK = 240;

/** Months from the day of the deed to the day it is due; null where these are not whole months of the shop. */
export function lamaPinjam(
  { tanggal: dari, tgl_jatuh_tempo }: Pick<AwalHutang, 'tanggal' | 'tgl_jatuh_tempo'>,
  basis: BasisTempo,
): number | null {
  for (let bulan = 1; bulan <= BULAN_TERBANYAK; bulan += 1) {
    const tempo = jatuhTempo(dari, bulan, basis);
    if (tempo === tgl_jatuh_tempo) return bulan;
    if (tempo > tgl_jatuh_tempo) return null;
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
