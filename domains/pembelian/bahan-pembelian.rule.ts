/** What a purchase knows of the pieces that come back and of the masters they are judged by, whoever read them. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { BacaanPoin } from '../member/poin-didapat.rule.ts';
import type { Kondisi } from './hitung-pembelian.rule.ts';
import type { PotonganJenis, RugiNota } from './rugi-nota.rule.ts';

/** A sold piece with the line of the nota it was sold on. */
export type BarangTerjual = {
  /** It has a picture; nobody knows of a piece of another branch. */
  ada_foto: boolean | undefined;
  no_faktur: string;
  no_faktur_group: string;
  /** One of its stones is a diamond. */
  berlian?: boolean;
  tgl_jual: Tanggal;
  kode_barcode: string;
  kode_sales: string | null;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  berat: Miligram;
  kadar: MiliPersen;
  kadar_cetak: string;
  harga_emas: Rupiah;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  diskon: Rupiah;
  pembulatan: Rupiah;
  /** Null without PPN. */
  dpp: Rupiah | null;
  total: Rupiah;
  beli_kembali: boolean;
  status: string;
  versi: number;
  berat_asli: Miligram;
  harga_modal: Rupiah;
  kode_gudang: string;
  kode_baki: string;
  markis: boolean;
  harga_group: Rupiah;
  kadar_jual: MiliPersen;
  harga_24k: Rupiah | null;
  /** Purchase price per gram of the group's own price code, for BASIS_BUYBACK HARGA_HARI_INI. */
  harga_hari_ini: Rupiah | null;
  nama_customer: string | null;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  kode_member: string | null;
};

/** The rows of the masters a purchase names; null where it names none. */
export type AcuanBeli = {
  kondisi: Kondisi[] | null;
  harga: { kode_harga: string; harga_per_gram: Rupiah }[] | null;
  grup:
    | {
        kode_group: string;
        harga: Rupiah;
        kadar: MiliPersen;
        kadar_jual: MiliPersen;
        markis: boolean;
      }[]
    | null;
  jenis: string[] | null;
  nama_jenis: { kode_dept: string; nama_dept: string }[] | null;
  /** Kinds marked berlian. */
  berlian: string[] | null;
  kadar: { kadar: MiliPersen; kadar_cetak: string }[] | null;
  baki: string[] | null;
  sales: string[] | null;
  /** Accounts that can transfer. */
  rekening: { no_rekening: string; bisa_transfer: boolean }[] | null;
  /** 24K per gram: what it is sold for and what the shop pays for it. */
  emas: { harga_jual: Rupiah; harga_beli: Rupiah } | null;
  member: { kode_member: string; nama_member: string; no_hp: string | null; alamat: string | null } | null;
  rugi: RugiNota[] | null;
  potongan: PotonganJenis[] | null;
  foto: string[] | null;
} & BacaanPoin;
