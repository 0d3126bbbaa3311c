/**
 * Money that customers left on pieces at the till of before, as it comes over with the opening balances (docs/decisions/0134): the
 * pieces are in stock already, and wait for them from now on.
 */
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { kode, pilihan, type Row, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { CARA_AWAL } from '../../pembayaran/cara-bayar.rule.ts';
import {
  rangkai,
  SALDO_AWAL,
  SEBUTAN_CUSTOMER,
  SEBUTAN_KODE_BARANG,
} from '../../pembayaran/saldo-awal.rule.ts';
import { titipanErrors as salah } from '../titipan.errors.ts';
import { JENIS_HARGA } from '../titipan.rule.ts';

const ada = { opsional: true } as const;

/** Whose money it is: the till of before knew a name and a number. */
export const pelangganAwal = {
  nama_customer: teks('Nama Customer', { max: 60, sebutan: SEBUTAN_CUSTOMER }),
  no_hp_customer: telepon('No HP Customer', { width: 19 }),
};

/** Whether its price was agreed, in the words of other programs. Ours. */
export const jenisHargaAwal = {
  initial: 'MENGIKAT',
  sebutan: ['ikatan', 'harga mengikat', 'ikat harga', 'status harga'],
  sebutanPilihan: {
    ...{ ikat: 'MENGIKAT', ya: 'MENGIKAT', tetap: 'MENGIKAT' },
    ...{ tidak: 'TIDAK_MENGIKAT', lepas: 'TIDAK_MENGIKAT' },
  },
} as const;

/** One deposit on one piece. */
export const awalTitipanFields = {
  no_lama: kode('No Titipan Lama', {
    max: 40,
    width: 14,
    sebutan: ['no titipan', 'no bukti', 'no', 'nomor', 'kode'],
  }),
  tanggal: tanggal('Tanggal', { sebutan: ['tgl', 'tgl titip', 'tanggal titip'] }),
  ...pelangganAwal,
  kode_barcode: kode('Kode Barang', { max: 30, width: 12, sebutan: SEBUTAN_KODE_BARANG }),
  uang_muka: uang('Uang Titipan', {
    min: 1,
    total: 'sum',
    sebutan: ['uang', 'titipan', 'uang muka', 'dp', 'panjar'],
  }),
  jenis_harga: pilihan('Jenis Harga', JENIS_HARGA, jenisHargaAwal),
  /** What was agreed for the piece; left out, what it costs today. */
  harga: uang('Harga Disepakati', { ...ada, min: 1 }),
  keterangan: teks('Keterangan', { ...ada, max: 200 }),
};
export type AwalTitipan = Row<typeof awalTitipanFields>;

/** What is wrong with a deposit that comes over on this day, and in which column. */
export function salahTitipanAwal(
  { tanggal: hariTitip, harga, uang_muka }: AwalTitipan,
  hari: Tanggal,
): { kolom: keyof AwalTitipan; salah: ErrorEntry } | null {
  if (hariTitip > hari) return { kolom: 'tanggal', salah: salah.TITIPAN_AWAL_SESUDAH_HARI_INI };
  if (harga !== null && uang_muka > harga) return { kolom: 'uang_muka', salah: salah.UANG_MUKA_LEBIH };
  return null;
}

/** What of the money is the tax office's was remitted by the till of before. */
export const JURNAL_AWAL_TITIPAN = [
  ...jurnal(SALDO_AWAL, CARA_AWAL, ['MODAL'], ['TITIPAN_UANG']),
  ...jurnal(SALDO_AWAL, 'PPN', ['TITIPAN_UANG'], ['MODAL']),
  ...jurnal(SALDO_AWAL, 'MASUK', ['PERSEDIAAN_TITIP'], ['PERSEDIAAN_TOKO', 'PERSEDIAAN_AKSESORIS']),
];

const olehSaldoAwal = { internal: true, screens: [], answer: { uang_muka: uang('') }, message: '' } as const;

/** Steps of the opening balance: it says who agrees, and takes all of its documents back together. */
export const LANGKAH_AWAL_TITIPAN = {
  awal: {
    ...olehSaldoAwal,
    from: [],
    to: 'DONE',
    path: 'titipan/awal',
    label: 'Saldo Awal',
    fields: { ...awalTitipanFields, rangkai },
  },
  batalAwal: {
    ...olehSaldoAwal,
    from: ['DONE'],
    to: 'CANC',
    path: 'titipan/batal-awal',
    label: 'Batal Saldo Awal',
    fields: { no_titipan: kode('No Titipan', { max: 40 }), alasan: teks('Alasan', { max: 200 }) },
    reverses: true,
  },
} as const;
