/** What a till takes along, as the server says it and the browser keeps it: whole units, no cost. docs/decisions/0160. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import type { TipeOngkos } from '../../barang/harga-barang.rule.ts';
import type { HargaBaris } from '../../jual/hitung-penjualan.rule.ts';
import type { PpnBarang } from '../../pajak/ppn.rule.ts';

/** A piece with what its price depends on, and the price. */
export type BarangPaket = {
  kode_barcode: string;
  nama_barang: string;
  kode_group: string;
  kadar_cetak: string;
  kode_baki: string;
  acuan: {
    berat: Miligram;
    tipe_ongkos: TipeOngkos;
    ongkos: Rupiah;
    harga_atribut: Rupiah;
    harga_bandrol: Rupiah | null;
    harga_group: Rupiah;
    markis: boolean;
    harga_24k: Rupiah | null;
    kadar_jual: MiliPersen;
    ppn: PpnBarang | null;
  };
  harga: HargaBaris;
};

export type IsiPaket = {
  id: string;
  user_id: string;
  kode_toko: string;
  /** The cart that holds its pieces. */
  sewa: string;
  urut: number;
  banyak_nomor: number;
  /** Instants; from the server's clock. */
  dibuat: string;
  sampai: string;
  batas_nota: Rupiah;
  batas_total: Rupiah;
  baki: readonly string[];
  toko: { nama: string; alamat: string };
  /** None where the store sells without them. */
  sales: readonly { kode_sales: string; nama_sales: string }[];
  barang: readonly BarangPaket[];
  /** What the codes of its notas are made with, base64. */
  rahasia: string;
};
