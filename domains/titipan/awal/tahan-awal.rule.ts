/** What deposits and plans do alike when they come over from the till of before: a piece in stock waits for its customer from now on. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Flag } from '@mustika/kernel/flags.ts';
import type { Transfer, UjungUang } from '@mustika/kernel/transfer.ts';
import type { BarangSiapJual } from '../../jual/bahan-penjualan.rule.ts';
import {
  hargaSemua,
  periksaBarang,
  ppnToko,
  type SetelanToko,
  type Terhitung,
} from '../../jual/periksa-penjualan.rule.ts';
import type { TarifPpn } from '../../pajak/ppn.rule.ts';
import { SALDO_AWAL, transferMuka } from '../../pembayaran/saldo-awal.rule.ts';
import { type BarangTitip, masukTitip } from '../tahan-barang.rule.ts';
import { titipanErrors as salah } from '../titipan.errors.ts';

type Bahan = {
  barang: readonly BarangSiapJual[];
  baki: readonly { kode_baki: string }[];
  tarif: readonly TarifPpn[];
};

/** The piece at what was agreed for it, or at what it costs today, and where it waits. */
export function tahanAwal(
  { kode_barcode, harga }: { kode_barcode: string; harga: Rupiah | null },
  { barang, baki: [baki], tarif }: Bahan,
  { store, hari }: { store: SetelanToko; hari: string },
): { line: Terhitung; baki: string; titip: BarangTitip } {
  const kosong = { jumlah: null, nama_barang: null, harga_per_gram: null, ongkos: null, diskon: null };
  const line = { ...kosong, kode_barcode, kode_sales: null, harga_total: harga, finishing: null };
  periksaBarang({ barang: [line], keranjang: null }, barang);
  // Nothing is bargained here: what was agreed was agreed.
  const flags = { has: (flag: Flag) => flag === 'MODIFY_TOTAL_HARGA_MODULE' || store.flags.has(flag) };
  const [satu] = hargaSemua({ barang: [line] }, barang, { ...store, flags }, ppnToko(store, tarif, hari));
  if (!satu || !baki) return reject(salah.BAKI_TITIP_TIDAK_ADA);
  return { line: satu, baki: baki.kode_baki, titip: { ...satu.barang, baki_titip: baki.kode_baki } };
}

/** The money that is owed for it, less what was remitted of it, and the piece into gudang TITIP. */
export function transferAwal(
  hutangnya: UjungUang,
  { uang, ppn, titip, kasir }: { uang: Rupiah; ppn: Rupiah; titip: BarangTitip; kasir: string },
): Transfer[] {
  return [...transferMuka(hutangnya, { uang, ppn, kasir }), ...masukTitip([titip], SALDO_AWAL)];
}
