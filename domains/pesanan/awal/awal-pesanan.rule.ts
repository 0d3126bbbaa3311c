/**
 * Orders that were under way at the till of before, as they come over with the opening balances (docs/decisions/0134): what is wanted, what
 * was agreed for it and what was paid. What is made already is in stock, and is said to be made here.
 */
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { gram, kode, pilihan, type Row, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { jurnal } from '@mustika/kernel/jurnal.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { tukangResource } from '../../master/tukang.resource.ts';
import { CARA_AWAL } from '../../pembayaran/cara-bayar.rule.ts';
import { rangkai, SALDO_AWAL } from '../../pembayaran/saldo-awal.rule.ts';
import { jenisHargaAwal, pelangganAwal } from '../../titipan/awal/awal-titipan.rule.ts';
import { pesananErrors as salah } from '../pesanan.errors.ts';
import { IKATAN } from '../pesanan.rule.ts';

const ada = { opsional: true } as const;

/** How far it is: nobody works on it yet, or a craftsman does. */
export const KEADAAN_AWAL = [
  ['PESAN', 'Dipesan'],
  ['KERJA', 'Dikerjakan'],
] as const;

/** One order of one piece. */
export const awalPesananFields = {
  no_lama: kode('No Pesanan Lama', {
    ...{ max: 40, width: 14 },
    sebutan: ['no pesanan', 'no order', 'no bukti', 'no', 'nomor', 'kode'],
  }),
  tanggal: tanggal('Tanggal', { sebutan: ['tgl', 'tgl pesan', 'tanggal pesan', 'tgl order'] }),
  tgl_janji: tanggal('Tanggal Janji', {
    sebutan: ['janji', 'tgl janji', 'tgl selesai', 'tgl jadi', 'tempo'],
  }),
  ...pelangganAwal,
  nama_barang: teks('Nama Barang', {
    ...{ min: 6, max: 60, width: 22 },
    sebutan: ['barang', 'pesanan', 'nama pesanan', 'keterangan barang'],
  }),
  kode_group: ref('Group', () => groupResource, { width: 14, sebutan: ['kode group', 'kadar', 'karat'] }),
  kode_dept: ref('Jenis', () => jenisResource, {
    width: 14,
    sebutan: ['kode jenis', 'jenis barang', 'dept'],
  }),
  berat: gram('Perkiraan Berat', {
    ...{ min: 1, max: 100_000_000, total: 'sum' },
    sebutan: ['berat', 'brt', 'gram', 'berat gr', 'estimasi berat'],
  }),
  harga_per_gram: uang('Harga / Gram', {
    ...ada,
    min: 1,
    sebutan: ['harga', 'harga gram', 'harga per gram'],
  }),
  ongkos: uang('Ongkos', { ...ada, sebutan: ['ongkos buat', 'upah'] }),
  uang_muka: uang('Uang Muka', {
    initial: 0,
    total: 'sum',
    sebutan: ['dp', 'uang', 'panjar', 'dibayar', 'titipan'],
  }),
  jenis_harga: pilihan('Jenis Harga', IKATAN, jenisHargaAwal),
  keadaan: pilihan('Keadaan', KEADAAN_AWAL, {
    initial: 'PESAN',
    sebutan: ['status', 'status pesanan'],
    sebutanPilihan: { baru: 'PESAN', order: 'PESAN', proses: 'KERJA', tukang: 'KERJA', dibuat: 'KERJA' },
  }),
  kode_tukang: ref('Tukang', () => tukangResource, {
    ...ada,
    width: 14,
    sebutan: ['nama tukang', 'pengrajin'],
  }),
  keterangan: teks('Keterangan', { ...ada, max: 200 }),
};
export type AwalPesanan = Row<typeof awalPesananFields>;

/** What is wrong with an order that comes over on this day, and in which column. A promise may be over. */
export function salahPesananAwal(
  { tanggal: hariPesan, tgl_janji }: AwalPesanan,
  hari: Tanggal,
): { kolom: keyof AwalPesanan; salah: ErrorEntry } | null {
  if (hariPesan > hari) return { kolom: 'tanggal', salah: salah.PESANAN_AWAL_SESUDAH_HARI_INI };
  if (tgl_janji < hariPesan) return { kolom: 'tgl_janji', salah: salah.PESANAN_AWAL_JANJI };
  return null;
}

/** What of the money is the tax office's was remitted by the till of before. */
export const JURNAL_AWAL_PESANAN = [
  ...jurnal(SALDO_AWAL, CARA_AWAL, ['MODAL'], ['UANG_MUKA_PESANAN']),
  ...jurnal(SALDO_AWAL, 'PPN', ['UANG_MUKA_PESANAN'], ['MODAL']),
];

const olehSaldoAwal = { internal: true, screens: [], answer: { uang_muka: uang('') }, message: '' } as const;
const datang = {
  ...olehSaldoAwal,
  from: [],
  label: 'Saldo Awal',
  fields: { ...awalPesananFields, rangkai },
} as const;

/** Steps of the opening balance: it says who agrees, and takes all of its documents back together. */
export const LANGKAH_AWAL_PESANAN = {
  awal: { ...datang, to: 'PESAN', path: 'pesanan/awal' },
  awalKerja: { ...datang, to: 'KERJA', path: 'pesanan/awal-kerja' },
  batalAwal: {
    ...olehSaldoAwal,
    from: ['PESAN', 'KERJA'],
    to: 'CANC',
    path: 'pesanan/batal-awal',
    label: 'Batal Saldo Awal',
    fields: { no_pesanan: kode('No Pesanan', { max: 40 }), alasan: teks('Alasan', { max: 200 }) },
    reverses: true,
  },
} as const;
