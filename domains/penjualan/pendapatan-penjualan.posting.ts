/** What a sale earns and what of it is the tax office's: legs into the clearing account. Pure. Domain 12.4, vector 40. */
import { NOL_RUPIAH, type Rupiah, rupiah, sum } from '@mustika/kernel/amount.ts';
import { type Akun, type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import type { GolonganModal } from '../barang/golongan-modal.rule.ts';
import { type BagianHarga, tanpaPpn } from '../pajak/ppn.rule.ts';

/** The parts of a line's price, and its tax where the store takes PPN. */
export type BarisPendapatan = BagianHarga & { ppn_transaksi_rp: Rupiah; golongan_modal: GolonganModal };

const JENIS = { kategori: 'PENJUALAN', jenis: 'JUAL' };
const KLIRING: UjungUang = { akun: 'KLIRING_PENJUALAN' };
const PERAN: readonly Akun[] = [
  'PENJUALAN_EMAS',
  'PENJUALAN_AKSESORIS',
  'ONGKOS',
  'PENJUALAN_BERLIAN',
  'POTONGAN_PENJUALAN',
  'PEMBULATAN',
];

/** Gold, accessories, ongkos, stone, discount and rounding without the tax that is in them: together they are the DPP. */
function bersih(b: BarisPendapatan): Rupiah[] {
  const { harga_emas, ongkos, harga_atribut, diskon, pembulatan } = tanpaPpn(b);
  // What an accessory costs is no gold, whatever column of the nota it stands in.
  const [emas, aksesoris] =
    b.golongan_modal === 'AKSESORIS' ? [NOL_RUPIAH, harga_emas] : [harga_emas, NOL_RUPIAH];
  return [emas, aksesoris, ongkos, harga_atribut, rupiah(-diskon), pembulatan];
}

/** One leg per account: a nota of twenty pieces posts as many money rows as a nota of one. */
export function pendapatanPenjualan({ barang }: { barang: readonly BarisPendapatan[] }): Transfer[] {
  const bagian = barang.map(bersih);
  const legs = PERAN.flatMap((akun, ke) => {
    const jumlah = sum(bagian.map((b) => b[ke] as Rupiah));
    return jumlah < 0
      ? uangTransfer(KLIRING, { akun }, rupiah(-jumlah), JENIS)
      : uangTransfer({ akun }, KLIRING, jumlah, JENIS);
  });
  const ppn = sum(barang.map((b) => b.ppn_transaksi_rp));
  return [...legs, ...uangTransfer({ akun: 'PPN_KELUARAN' }, KLIRING, ppn, JENIS)];
}
