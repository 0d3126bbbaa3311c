/**
 * Jobs that were under way at the till of before, as they come over with the opening balances (docs/decisions/0134): whose piece it is, what
 * it weighed, what is done to it and for how much, and what was paid. The piece stands in no book of ours, as every piece of a customer.
 */
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { gram, kode, pilihan, type Row, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { tukangResource } from '../../master/tukang.resource.ts';
import { CARA_AWAL } from '../../pembayaran/cara-bayar.rule.ts';
import { rangkai, SALDO_AWAL } from '../../pembayaran/saldo-awal.rule.ts';
import { pelangganAwal } from '../../titipan/awal/awal-titipan.rule.ts';
import { serviceErrors as salah } from '../service.errors.ts';

const ada = { opsional: true } as const;

/** How far it is: it waits, or a craftsman has it. */
export const KEADAAN_AWAL = [
  ['MASUK', 'Masuk'],
  ['KERJA', 'Dikerjakan'],
] as const;

/** One piece, and what is done to it. */
export const awalServiceFields = {
  no_lama: kode('No Service Lama', {
    ...{ max: 40, width: 14 },
    sebutan: ['no service', 'no servis', 'no bukti', 'no', 'nomor', 'kode'],
  }),
  tanggal: tanggal('Tanggal', { sebutan: ['tgl', 'tgl masuk', 'tanggal masuk', 'tgl terima'] }),
  tgl_janji: tanggal('Tanggal Janji', { sebutan: ['janji', 'tgl janji', 'tgl selesai', 'tempo'] }),
  ...pelangganAwal,
  nama_barang: teks('Nama Barang', { max: 60, width: 22, sebutan: ['barang', 'keterangan barang'] }),
  kondisi: teks('Kondisi', { ...ada, max: 120, sebutan: ['pekerjaan', 'jenis service', 'kerusakan'] }),
  berat: gram('Berat Masuk', {
    ...{ min: 1, max: 100_000_000, total: 'sum' },
    sebutan: ['berat', 'brt', 'gram', 'berat gr'],
  }),
  ongkos: uang('Ongkos', { total: 'sum', sebutan: ['biaya', 'ongkos service', 'harga', 'total'] }),
  uang_muka: uang('Uang Muka', {
    initial: 0,
    total: 'sum',
    sebutan: ['dp', 'uang', 'panjar', 'dibayar'],
  }),
  keadaan: pilihan('Keadaan', KEADAAN_AWAL, {
    initial: 'MASUK',
    sebutan: ['status', 'status service'],
    sebutanPilihan: { baru: 'MASUK', terima: 'MASUK', proses: 'KERJA', tukang: 'KERJA', dikerjakan: 'KERJA' },
  }),
  kode_tukang: ref('Tukang', () => tukangResource, { ...ada, sebutan: ['nama tukang', 'pengrajin'] }),
  keterangan: teks('Keterangan', { ...ada, max: 200 }),
};
export type AwalService = Row<typeof awalServiceFields>;

/** What is wrong with a job that comes over on this day, and in which column. A promise may be over. */
export function salahServiceAwal(
  { tanggal: hariMasuk, tgl_janji }: AwalService,
  hari: Tanggal,
): { kolom: keyof AwalService; salah: ErrorEntry } | null {
  if (hariMasuk > hari) return { kolom: 'tanggal', salah: salah.SERVICE_AWAL_SESUDAH_HARI_INI };
  if (tgl_janji < hariMasuk) return { kolom: 'tgl_janji', salah: salah.SERVICE_AWAL_JANJI };
  return null;
}

/** What of the money is the tax office's was remitted by the till of before. */
export const JURNAL_AWAL_SERVICE = [
  ...jurnal(SALDO_AWAL, CARA_AWAL, ['MODAL'], ['UANG_MUKA_SERVICE']),
  ...jurnal(SALDO_AWAL, 'PPN', ['UANG_MUKA_SERVICE'], ['MODAL']),
];

const olehSaldoAwal = { internal: true, screens: [], answer: { uang_muka: uang('') }, message: '' } as const;
const datang = {
  ...olehSaldoAwal,
  from: [],
  label: 'Saldo Awal',
  fields: { ...awalServiceFields, rangkai },
} as const;

/** Steps of the opening balance: it says who agrees, and takes all of its documents back together. */
export const LANGKAH_AWAL_SERVICE = {
  awal: { ...datang, to: 'MASUK', path: 'service/awal' },
  awalKerja: { ...datang, to: 'KERJA', path: 'service/awal-kerja' },
  batalAwal: {
    ...olehSaldoAwal,
    from: ['MASUK', 'KERJA'],
    to: 'CANC',
    path: 'service/batal-awal',
    label: 'Batal Saldo Awal',
    fields: { no_dokumen: kode('No Service', { max: 40 }), alasan: teks('Alasan', { max: 200 }) },
    reverses: true,
  },
} as const;
