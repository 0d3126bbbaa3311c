/** What the till sends: the cart as the body of `penjualan/simpan`, without approvals. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import type { AturanHarga } from '../../barang/harga-barang.rule.ts';
import type { HargaBaris } from '../../jual/hitung-penjualan.rule.ts';
import type { Bayaran } from '../../pembayaran/isi-bayar.rule.ts';
import { BAYAR_POIN, nilaiPoinMeja } from '../../pembayaran/poin/bayar-poin.rule.ts';
import { hitungKeranjang, type Keranjang, type Pelanggan } from './keranjang.rule.ts';

const TANPA_MODUL: Flags = new Set();
type Siapa = Pick<BadanSimpan, 'kode_member' | 'nama_customer' | 'no_hp_customer' | 'alamat_customer'>;

/** Body of `penjualan/simpan` without approvals. */
export type BadanSimpan = {
  keranjang: string;
  kode_member?: string;
  nama_customer?: string;
  no_hp_customer?: string;
  alamat_customer?: string;
  npwp_customer?: string;
  pembeli?: string;
  no_bebas_pph22?: string;
  kode_marketplace?: string;
  total: Rupiah;
  barang: readonly Record<string, string | number>[];
  bayar: readonly Record<string, string | number>[];
  tukar?: readonly object[];
  no_titipan?: string;
  kupon?: readonly object[];
};

/** What settles the nota beside money: fields of the body, and its payments. */
export type SisiBadan = { isi: object; bayar: readonly Record<string, string | number>[] };

/** The points on the counter, at their worth. */
export const badanPoin = (poin: number | undefined, nilaiPoin: number): SisiBadan => ({
  isi: {},
  bayar: poin ? [{ jenis: BAYAR_POIN, jumlah: nilaiPoinMeja(poin, nilaiPoin) }] : [],
});

/** What was left as the parameters say is left out, so that the server decides it. */
export function badanSimpan(
  keranjang: Keranjang,
  aturan: AturanHarga,
  bayar: readonly Bayaran[],
  { sisi = [], modul = TANPA_MODUL }: { sisi?: readonly SisiBadan[]; modul?: Flags } = {},
): BadanSimpan {
  const { baris, jumlah } = hitungKeranjang(keranjang, aturan);
  const { pelanggan } = keranjang;
  return {
    keranjang: keranjang.id,
    ...(pelanggan ? siapaBadan(pelanggan, modul) : {}),
    ...(keranjang.npwp ? { npwp_customer: keranjang.npwp } : {}),
    ...(modul.has('PPH22_PENJUALAN_MODULE') ? pembeliBadan(keranjang) : {}),
    ...(keranjang.marketplace && modul.has('MARKETPLACE_INTEGRATION_MODULE')
      ? { kode_marketplace: keranjang.marketplace }
      : {}),
    total: jumlah.total,
    barang: barangBadan(keranjang, baris, modul),
    bayar: [...sisi.flatMap((satu) => satu.bayar), ...bayar.map(bayaranBadan)],
    ...Object.assign({}, ...sisi.map((satu) => satu.isi)),
  };
}

/** Who buys, where the store collects PPh 22 from traders. */
const pembeliBadan = ({ pembeli, no_bebas }: Keranjang): Pick<BadanSimpan, 'pembeli' | 'no_bebas_pph22'> => ({
  ...(pembeli ? { pembeli } : {}),
  ...(pembeli === 'PEDAGANG_BEBAS' && no_bebas ? { no_bebas_pph22: no_bebas } : {}),
});

/** A member is known by his code; what was written over it goes along where the store allows it. */
export function siapaBadan({ kode_member, nama, no_hp, nota }: Pelanggan, modul: Flags): Siapa {
  if (!kode_member) return { nama_customer: nama, ...(no_hp ? { no_hp_customer: no_hp } : {}) };
  if (!nota || !modul.has('ENABLE_EDIT_CUSTOMER_ON_MEMBER')) return { kode_member };
  return {
    kode_member,
    nama_customer: nota.nama,
    ...(nota.no_hp ? { no_hp_customer: nota.no_hp } : {}),
    ...(nota.alamat ? { alamat_customer: nota.alamat } : {}),
  };
}

/**
 * Lines as they were agreed; a discount of a percentage travels as the rupiah it is now. What belongs to a module that is
 * off stays behind: the cart may be older than the setting.
 */
export const barangBadan = (
  { baris: lines }: Keranjang,
  harga: readonly HargaBaris[],
  modul: Flags = TANPA_MODUL,
): BadanSimpan['barang'] =>
  lines.map((b, index) => ({
    kode_barcode: b.kode_barcode,
    ...((b.jumlah ?? 1) > 1 ? { jumlah: b.jumlah as number } : {}),
    ...(modul.has('DISABLE_KODE_SALES_TRANSACTION') ? {} : { kode_sales: b.kode_sales ?? '' }),
    ...(b.finishing && modul.has('FINISHING_BARANG_MODULE') ? { finishing: b.finishing } : {}),
    ...(b.harga_total ? { harga_total: b.harga_total } : {}),
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
  ...(b.jenis === 'QRIS' && b.no_referensi ? { no_referensi: b.no_referensi } : {}),
});
