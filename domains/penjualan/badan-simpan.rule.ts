/** What the till sends: the cart as the body of `penjualan/simpan`, without approvals. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { AturanHarga } from '../barang/harga-barang.rule.ts';
import type { Bayaran } from './bayar.rule.ts';
import type { HargaBaris } from './hitung-penjualan.rule.ts';
import { hitungKeranjang, type Keranjang } from './keranjang.rule.ts';

/** Body of `penjualan/simpan` without approvals. */
export type BadanSimpan = {
  keranjang: string;
  kode_member?: string;
  nama_customer?: string;
  no_hp_customer?: string;
  npwp_customer?: string;
  total: Rupiah;
  barang: readonly Record<string, string | number>[];
  bayar: readonly Record<string, string | number>[];
  tukar?: readonly object[];
  no_titipan?: string;
};

/** What settles the nota beside money: fields of the body, and its payments. */
export type SisiBadan = { isi: object; bayar: readonly Record<string, string | number>[] };

/** What was left as the parameters say is left out, so that the server decides it. */
export function badanSimpan(
  keranjang: Keranjang,
  aturan: AturanHarga,
  bayar: readonly Bayaran[],
  sisi: readonly SisiBadan[] = [],
): BadanSimpan {
  const { baris, jumlah } = hitungKeranjang(keranjang, aturan);
  const { pelanggan } = keranjang;
  return {
    keranjang: keranjang.id,
    ...(pelanggan?.kode_member ? { kode_member: pelanggan.kode_member } : {}),
    ...(pelanggan && !pelanggan.kode_member ? { nama_customer: pelanggan.nama } : {}),
    ...(pelanggan?.no_hp && !pelanggan.kode_member ? { no_hp_customer: pelanggan.no_hp } : {}),
    ...(keranjang.npwp ? { npwp_customer: keranjang.npwp } : {}),
    total: jumlah.total,
    barang: barangBadan(keranjang, baris),
    bayar: [...sisi.flatMap((satu) => satu.bayar), ...bayar.map(bayaranBadan)],
    ...Object.assign({}, ...sisi.map((satu) => satu.isi)),
  };
}

/** Lines as they were agreed; a discount of a percentage travels as the rupiah it is now. */
export const barangBadan = (
  { baris: lines }: Keranjang,
  harga: readonly HargaBaris[],
): BadanSimpan['barang'] =>
  lines.map((b, index) => ({
    kode_barcode: b.kode_barcode,
    kode_sales: b.kode_sales ?? '',
    ...(b.nama === null ? {} : { nama_barang: b.nama }),
    ...(b.harga_per_gram === null ? {} : { harga_per_gram: b.harga_per_gram }),
    ...(b.ongkos === null ? {} : { ongkos: b.ongkos }),
    ...(harga[index]?.diskon ? { diskon: harga[index].diskon } : {}),
  }));

/** Cash names no account, whatever was chosen before. */
export const bayaranBadan = (b: Bayaran): Record<string, string | number> => ({
  jenis: b.jenis,
  jumlah: b.jumlah,
  ...(b.jenis !== 'CASH' && b.no_rekening ? { no_rekening: b.no_rekening } : {}),
  ...(b.jenis !== 'CASH' && b.kartu_akhir ? { kartu_akhir: b.kartu_akhir } : {}),
});
