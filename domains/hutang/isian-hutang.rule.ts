/** What the transitions of a loan ask. Domain R5.1, R5.6. */
import { formatGram, formatPersen, type Miligram, type MiliPersen } from '@mustika/kernel/amount.ts';
import type { Rincian } from '@mustika/kernel/approval.ts';
import {
  angka,
  catatan,
  daftar,
  gram,
  kode,
  persen,
  pilihan,
  ref,
  teks,
  uang,
} from '@mustika/kernel/field.ts';
import { telepon } from '@mustika/kernel/phone.ts';
import { groupResource } from '../master/group.resource.ts';
import { jenisResource } from '../master/jenis.resource.ts';
import { rekeningResource } from '../master/rekening.resource.ts';
import { salesResource } from '../master/sales.resource.ts';
import { identitasFields, kodeMember } from '../member/data-diri.rule.ts';
import { bayarMasukBoleh } from '../pembayaran/dibayar.rule.ts';
import { barisJaminan } from './taksir.rule.ts';

/** Kategori of what a second person agrees to about loans. */
export const KATEGORI_HUTANG = 'debt';

type Disebut = { nama_barang: string; jumlah: number; berat: Miligram; kadar: MiliPersen };
/** Which pieces of a pledge these are, for whoever agrees to what becomes of them. */
export const rincianJaminan = (label: string, jaminan: readonly Disebut[]): Rincian[] =>
  jaminan.map(({ nama_barang, jumlah, berat, kadar }) => ({
    label,
    nilai: `${nama_barang}, ${jumlah} pcs, ${formatGram(berat)} g, ${formatPersen(kadar)}%`,
  }));

const ada = { opsional: true } as const;
/** Which loan. */
export const no_faktur_hutang = kode('No Hutang', { max: 40 });
/** Why something is taken back. */
export const alasan = teks('Alasan', { min: 4, max: 200, kosong: 'Alasan Tidak Boleh Kosong' });
/** How what these come to is handed over; out of the drawer what is not transferred. */
const keluarDari = (...paysOut: string[]) => ({
  transfer: uang('Dibayar Transfer', { ...ada, paysOut }),
  no_rekening: ref('Dari Rekening', () => rekeningResource, ada),
});
/** How the surplus of an auction is. */
export const keluar = keluarDari('kelebihan');
/** What of interest and late fee is forgiven. */
export const potongan = uang('Potongan Bunga Dan Denda', ada);

/** The packet of the pledge: what is written on it, and where it lies. */
const paket = {
  no_paket: kode('No Paket', { ...ada, max: 40 }),
  tempat_simpan: teks('Tempat Simpan', { ...ada, max: 60 }),
};
/** Fields of `POST hutang/tempat`: it is put elsewhere, or into another packet; what is left out stays. */
export const tempatFields = { no_faktur_hutang, ...paket };

/** What a new contract says of its terms. */
const syarat = {
  kode_sales: ref('Sales', () => salesResource, ada),
  no_faktur_manual: kode('No Faktur Manual', { ...ada, max: 40 }),
  jumlah_hutang: uang('Jumlah Hutang', { min: 1 }),
  bunga: persen('Bunga / Bulan (%)', { ...ada, max: 30_000 }),
  lama_pinjam: angka('Lama Pinjam (Bulan)', { initial: 1, min: 1, max: 24 }),
  berat_plastik: gram('Berat Emas + Plastik', { ditimbang: true, min: 1 }),
  ...paket,
  keterangan: catatan('Keterangan', { ...ada, max: 200 }),
};

/** Fields of `POST hutang/simpan`. */
export const simpanHutangFields = {
  kode_member: kodeMember,
  nama_customer: teks('Nama Customer', { dicetak: true, ...ada, max: 60 }),
  no_hp_customer: telepon('No HP Customer', ada),
  ...identitasFields,
  barang: daftar('Barang Jaminan', barisJaminan, {
    maxRows: 50,
    kosong: 'Barang Jaminan Tidak Boleh Kosong',
  }),
  ...syarat,
  // The fee is kept back of what is handed over.
  ...keluarDari('jumlah_hutang', '-biaya_adm'),
};

/**
 * Fields of `POST hutang/peremajaan`: the new contract, which pieces leave, what the till showed as difference, and of the customer
 * what the old contract does not say.
 */
export const peremajaanFields = {
  no_faktur_lama: kode('No Hutang Lama', { max: 40 }),
  ...syarat,
  ...identitasFields,
  diambil: daftar('Barang Diambil', { urut: angka('Baris', { min: 1, max: 50 }) }, { ...ada, maxRows: 50 }),
  potongan,
  /** What the customer pays; less than nothing where the shop pays out. */
  total: angka('Total', {
    min: -1_000_000_000_000,
    max: 1_000_000_000_000,
    sums: ['terutang', '-potongan', '-jumlah_hutang'],
  }),
  bayar: bayarMasukBoleh('total'),
  ...keluarDari('-total'),
};

/** What an auction costs, and a word about it. */
const lelangan = {
  biaya: uang('Biaya Lelang', ada),
  keterangan: teks('Keterangan', { ...ada, max: 200 }),
};

/** Fields of `POST hutang/lelang`: the pledge is sold to somebody. */
export const lelangFields = {
  no_faktur_hutang,
  hasil: uang('Hasil Lelang', { min: 1 }),
  pembeli: teks('Pembeli', { max: 60 }),
  ...lelangan,
  bayar: bayarMasukBoleh('hasil'),
};

/** What a pledge becomes when the shop keeps it: a bought piece of gudang BELI, or scrap of gudang HANCUR that is melted. */
export const TUJUAN_AMBIL = [
  ['BELI', 'Barang Beli'],
  ['ROSOK', 'Rosok (Dilebur)'],
] as const;

/**
 * A piece that the shop keeps: of which line of the deed, as it is weighed now, and what it is taken at; left out, what it is
 * appraised at on that day.
 */
export const barisAmbil = {
  urut: angka('Baris Jaminan', { min: 1, max: 50 }),
  berat: gram('Berat Timbang', { ditimbang: true, min: 1 }),
  kode_group: ref('Group', () => groupResource),
  kode_dept: ref('Jenis', () => jenisResource),
  nilai: uang('Nilai', { ...ada, min: 1 }),
};

/** Fields of `POST hutang/lelang-ambil`: every line of the deed, one of several pieces in one row or in as many as it has. */
export const ambilFields = {
  no_faktur_hutang,
  tujuan: pilihan('Menjadi', TUJUAN_AMBIL, { initial: 'BELI' }),
  barang: daftar('Barang Jaminan', barisAmbil, {
    maxRows: 200,
    kosong: 'Barang Jaminan Tidak Boleh Kosong',
  }),
  ...lelangan,
};
