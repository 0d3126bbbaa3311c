/**
 * A plan that ran at the till of before, as it comes over with the opening balances (docs/decisions/0134): what was paid there is its
 * down payment here, what is left is its schedule, on the days that were agreed. Its margin is in the price: it was agreed elsewhere.
 */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { addMonths, type Tanggal } from '@mustika/kernel/date.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { angka, kode, type Row, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { CARA_AWAL } from '../../pembayaran/cara-bayar.rule.ts';
import { rangkai, SALDO_AWAL, SEBUTAN_KODE_BARANG } from '../../pembayaran/saldo-awal.rule.ts';
import { pelangganAwal } from '../../titipan/awal/awal-titipan.rule.ts';
import { cicilanErrors as salah } from '../cicilan.errors.ts';
import type { Angsuran } from '../hitung-cicilan.rule.ts';

const ada = { opsional: true } as const;

/** One plan of one piece. `sudah`: how many instalments were paid; `sisa`: what is still to be paid, its margin with it. */
export const awalCicilanFields = {
  no_lama: kode('No Cicilan Lama', {
    max: 40,
    width: 14,
    sebutan: ['no cicilan', 'no kredit', 'no bukti', 'no', 'nomor', 'kode'],
  }),
  tanggal: tanggal('Mulai', { sebutan: ['tgl', 'tanggal', 'tgl mulai', 'tanggal mulai'] }),
  ...pelangganAwal,
  kode_barcode: kode('Kode Barang', { max: 30, width: 12, sebutan: SEBUTAN_KODE_BARANG }),
  harga: uang('Harga', { ...ada, min: 1, sebutan: ['harga jual', 'harga cicilan', 'total harga'] }),
  dp: uang('DP', { min: 1, sebutan: ['uang muka', 'panjar'] }),
  lama: angka('Lama (Bulan)', {
    min: 1,
    max: 120,
    sebutan: ['lama', 'x', 'tenor', 'bulan', 'kali', 'jangka waktu'],
  }),
  angsuran: uang('Angsuran', {
    min: 1,
    sebutan: ['angsuran per bulan', 'cicilan', 'cicilan per bulan', 'per bulan'],
  }),
  sudah: angka('Sudah Dibayar (Kali)', {
    min: 0,
    max: 119,
    sebutan: ['sudah', 'sudah dibayar', 'sudah bayar', 'dibayar', 'angsuran ke'],
  }),
  sisa: uang('Sisa', { min: 1, total: 'sum', sebutan: ['sisa cicilan', 'sisa hutang', 'saldo'] }),
  keterangan: teks('Keterangan', { ...ada, max: 200 }),
};
export type AwalCicilan = Row<typeof awalCicilanFields>;

/** All that was paid on it. */
export const dibayarAwal = ({
  dp,
  sudah,
  angsuran,
}: Pick<AwalCicilan, 'dp' | 'sudah' | 'angsuran'>): Rupiah => rupiah(dp + sudah * angsuran);

/** The months that are left: whole instalments, the last one takes the rest. */
export function jadwalAwal({ tanggal: mulai, lama, sudah, angsuran, sisa }: AwalCicilan): Angsuran[] {
  const banyak = lama - sudah;
  return Array.from({ length: banyak }, (_, at): Angsuran => {
    const nilai = at + 1 === banyak ? sisa - angsuran * (banyak - 1) : angsuran;
    return {
      ke: at + 1,
      jatuh_tempo: addMonths(mulai, sudah + at + 1),
      nilai: rupiah(nilai),
      margin: rupiah(0),
    };
  });
}

/** What is wrong with a plan that comes over on this day, and in which column. */
export function salahCicilanAwal(
  row: AwalCicilan,
  hari: Tanggal,
): { kolom: keyof AwalCicilan; salah: ErrorEntry } | null {
  if (row.tanggal > hari) return { kolom: 'tanggal', salah: salah.CICILAN_AWAL_SESUDAH_HARI_INI };
  if (row.sudah >= row.lama) return { kolom: 'sudah', salah: salah.CICILAN_AWAL_SUDAH_LUNAS };
  const akhir = jadwalAwal(row).at(-1)?.nilai ?? 0;
  if (akhir < 1 || akhir > row.angsuran) return { kolom: 'sisa', salah: salah.CICILAN_AWAL_SISA_TIDAK_COCOK };
  if (row.harga !== null && dibayarAwal(row) + row.sisa < row.harga)
    return { kolom: 'harga', salah: salah.CICILAN_AWAL_HARGA_TIDAK_COCOK };
  return null;
}

/** What of the money is the tax office's was remitted by the till of before. */
export const JURNAL_AWAL_CICILAN = [
  ...jurnal(SALDO_AWAL, CARA_AWAL, ['MODAL'], ['UANG_MUKA_CICILAN']),
  ...jurnal(SALDO_AWAL, 'PPN', ['UANG_MUKA_CICILAN'], ['MODAL']),
];

const olehSaldoAwal = { internal: true, screens: [], answer: { sisa: uang('') }, message: '' } as const;

/** Steps of the opening balance: it says who agrees, and takes all of its documents back together. */
export const LANGKAH_AWAL_CICILAN = {
  awal: {
    ...olehSaldoAwal,
    from: [],
    to: 'DONE',
    path: 'cicilan/awal',
    label: 'Saldo Awal',
    fields: { ...awalCicilanFields, rangkai },
  },
  batalAwal: {
    ...olehSaldoAwal,
    from: ['DONE'],
    to: 'CANC',
    path: 'cicilan/batal-awal',
    label: 'Batal Saldo Awal',
    fields: { no_cicilan: kode('No Cicilan', { max: 40 }), alasan: teks('Alasan', { max: 200 }) },
    reverses: true,
  },
} as const;
