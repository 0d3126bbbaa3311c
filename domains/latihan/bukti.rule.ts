/** What documents of the practice store say that came to be since the run began. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { TujuanSortir } from '../pembelian/sortir/sortir.rule.ts';

export type NotaJual = {
  no: string;
  status: string;
  kode_member: string | null;
  total: Rupiah;
  kembali: Rupiah;
  barang: readonly { kode_barcode: string; sebelum_diskon: Rupiah; diskon: Rupiah }[];
  cara: readonly string[];
};
export type NotaBeli = {
  no: string;
  status: string;
  tukar: boolean;
  nama_customer: string | null;
  barang: readonly {
    kode_barcode: string;
    no_faktur_jual: string | null;
    berat: Miligram;
    kondisi_barang: string;
    manual: Rupiah;
  }[];
  cara: readonly string[];
};
export type NotaSortir = {
  status: string;
  barang: readonly { kode_barcode: string; tujuan: TujuanSortir; ke_baki: string }[];
};
/** A price as it stands: of which list, of what, and which of its prices. */
export type HargaKini = { tabel: string; kode: string; kolom: string; harga: Rupiah };
export type NotaHutang = {
  no: string;
  status: string;
  nama_customer: string;
  jumlah_hutang: Rupiah;
  lama_pinjam: number;
  berat_plastik: Miligram;
  barang: readonly { berat: Miligram; kadar: MiliPersen }[];
};
/** A count: what it was of, and what became of the pieces. */
export type NotaOpname = {
  status: string;
  /** The tray alone, whole; another scope is none. */
  kode_baki: string | null;
  ketemu: readonly string[];
  hilang: readonly string[];
  salah_baki: readonly string[];
};
/** Pieces taken into stock. */
export type NotaMasuk = {
  status: string;
  barang: readonly {
    kode_barcode: string;
    kode_group: string;
    kode_dept: string;
    kode_baki: string;
    berat: Miligram;
  }[];
};
/** Money put into a drawer or taken out of it. */
export type NotaUang = {
  status: string;
  arah: string;
  kategori: string;
  kasir: string | null;
  jumlah: Rupiah;
};
export type NotaJurnal = {
  status: string;
  baris: readonly { nomor_akun: string; debit: Rupiah; kredit: Rupiah }[];
};
/** Receipts ticked off a line of the bank. */
export type NotaBank = {
  status: string;
  no_rekening: string;
  diterima: Rupiah;
  selisih: Rupiah;
  nota: readonly string[];
};

export type Bukti = {
  jual: readonly NotaJual[];
  beli: readonly NotaBeli[];
  sortir: readonly NotaSortir[];
  /** Closings, and the counts of drawers in the order in which they were made. */
  tutup: readonly { status: string }[];
  hitungan: readonly { akun: string; dimensi: string; jumlah: Rupiah }[];
  harga: readonly HargaKini[];
  hutang: readonly NotaHutang[];
  /** Loans that were redeemed, with what of their interest was forgiven. */
  ditebus: readonly { no: string; potongan: Rupiah }[];
  opname: readonly NotaOpname[];
  masuk: readonly NotaMasuk[];
  uang: readonly NotaUang[];
  jurnal: readonly NotaJurnal[];
  bank: readonly NotaBank[];
  /** Notas of before that were cancelled. */
  dibatalkan: readonly string[];
  /** Documents of whatever kind that were made and cancelled. */
  batal: number;
};

/** Nothing was done. */
export const TANPA_BUKTI: Bukti = {
  ...{
    jual: [],
    beli: [],
    sortir: [],
    tutup: [],
    hitungan: [],
    harga: [],
    hutang: [],
    ditebus: [],
    opname: [],
  },
  ...{ masuk: [], uang: [], jurnal: [], bank: [], dibatalkan: [], batal: 0 },
};
