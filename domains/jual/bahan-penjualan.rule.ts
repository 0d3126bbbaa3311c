/** What a sale knows of the pieces, accounts and member it is about, whoever read them. */

import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { StokAksesoris } from '../barang/aksesoris/berjumlah.rule.ts';
import type { GolonganModal } from '../barang/golongan-modal.rule.ts';
import type { TipeOngkos } from '../barang/harga-barang.rule.ts';
import type { LotTersimpan } from '../lot/lot.rule.ts';
import type { PotongPpn } from '../pajak/ppn.rule.ts';

/** State of a piece that waits for a customer. */
export const DITITIP = 'DITITIP';

/** A piece with everything its price, its tax and its sale depend on. */
export type BarangSiapJual = PotongPpn & {
  kode_barcode: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kode_gudang: string;
  kode_baki: string;
  status: string;
  versi: number;
  size?: string | null;
  berat: Miligram;
  kadar: MiliPersen;
  kadar_cetak: string;
  tipe_ongkos: TipeOngkos;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  harga_modal: Rupiah;
  golongan_modal: GolonganModal;
  harga_bandrol: Rupiah | null;
  harga_group: Rupiah;
  /** Version of the group whose price this is; its history says who set it and when. */
  versi_group?: number;
  markis: boolean;
  kadar_jual: MiliPersen;
  harga_24k: Rupiah | null;
  dijual: boolean;
  berlian: boolean;
  no_terakhir: string;
  dipegang_oleh: string | null;
  dipegang_keranjang: string | null;
  /** What there is of an article by quantity; nothing of a piece. */
  stok?: StokAksesoris | null;
  /** What there is of goods without a barcode; nothing of anything else. */
  lot?: LotTersimpan | null;
};

/** The customer whom the shop knows. */
export type MemberRow = {
  kode_member: string;
  nama_member: string;
  no_hp: string | null;
  alamat: string | null;
  /** Who brought him, as long as that one is a member still. */
  kode_pengundang?: string | null;
};
