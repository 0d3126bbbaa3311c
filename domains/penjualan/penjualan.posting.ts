/** Everything a sale does to money, gold and points. Pure; no other file writes the books for it. Domain 12.4. */
import {
  type Miligram,
  type MiliPersen,
  type Rupiah,
  rupiah,
  subtract,
  sum,
} from '@mustika/kernel/amount.ts';
import { type Transfer, type UjungUang, uangTransfer } from '@mustika/kernel/transfer.ts';
import { akunArtikel, berjumlah } from '../barang/aksesoris/berjumlah.rule.ts';
import { letak, pindahBarang, pindahModal } from '../barang/gerak-barang.rule.ts';
import { akunHpp, akunStok } from '../barang/golongan-modal.rule.ts';
import { postBonus } from '../jual/bonus.rule.ts';
import type { JumlahNota } from '../jual/hitung-penjualan.rule.ts';
import { akunLot } from '../lot/lot.rule.ts';
import { isSisi, tanpaKembali } from '../pembayaran/cara-bayar.rule.ts';
import type { BayarDiterima } from '../pembayaran/periksa-bayar.rule.ts';
import { poinDiberi } from '../pembayaran/poin.rule.ts';
import { terimaUang } from '../pembayaran/tempat-uang.rule.ts';
import { menungguTitipan } from '../titipan/titipan.rule.ts';
import { type BarisPendapatan, pendapatanPenjualan } from './pendapatan-penjualan.posting.ts';

export type BarangTerjual = BarisPendapatan & {
  kode_barcode: string;
  kode_gudang: string;
  kode_baki: string;
  berat: Miligram;
  kadar: MiliPersen;
  harga_modal: Rupiah;
  /** One, or so many of an article by quantity or of a lot. */
  jumlah: number;
  lot?: boolean;
  /** Who sold it, and what he earns by it. */
  kode_sales: string | null;
  bonus: Rupiah;
};

export type NotaTerjual = JumlahNota & {
  kasir: string;
  kembali: Rupiah;
  /** Collected from another trader beside the total. */
  pph22: Rupiah;
  barang: readonly BarangTerjual[];
  bayar: readonly BayarDiterima[];
  kode_member: string | null;
  poin: number;
  /** What the points are worth, the debt that comes with them. */
  poin_rp: Rupiah;
  /** Who brought the member, and what he gets for this sale. */
  pengundang: string | null;
  poin_pengundang: number;
  poin_pengundang_rp: Rupiah;
  /** What the coupons it gives are worth, all together. */
  kupon_rp: Rupiah;
};

const KATEGORI = 'PENJUALAN';
const KLIRING: UjungUang = { akun: 'KLIRING_PENJUALAN' };

/**
 * Money out of the clearing account, without the change. What is not money its own domain books, and pays out what it is
 * worth beyond the nota.
 */
function penerimaan({ bayar, total, pph22, kembali, kasir }: NotaTerjual): Transfer[] {
  const sisi = sum(bayar.filter((b) => isSisi(b.jenis)).map((b) => b.jumlah));
  const uang = bayar.flatMap(({ jenis, ...b }) => (isSisi(jenis) ? [] : [{ ...b, jenis }]));
  const dariUang = subtract(kembali, rupiah(Math.max(0, sisi - total - pph22)));
  return terimaUang(tanpaKembali(uang, dariUang), { dari: KLIRING, kasir, kategori: KATEGORI });
}

export function postPenjualan(nota: NotaTerjual): Transfer[] {
  return [
    ...pendapatanPenjualan(nota),
    ...uangTransfer({ akun: 'UTANG_PPH' }, KLIRING, nota.pph22, { kategori: KATEGORI, jenis: 'PPH22' }),
    ...penerimaan(nota),
    ...hpp(nota.barang),
    ...nota.barang.map((b) => pindahBarang(b, letak(b), { luar: 'PELANGGAN' }, b.jumlah)),
    ...poinDiberi(nota, { kategori: KATEGORI, jenis: 'POIN_DAPAT' }),
    ...poinDiberi(
      { kode_member: nota.pengundang, poin: nota.poin_pengundang, poin_rp: nota.poin_pengundang_rp },
      { kategori: KATEGORI, jenis: 'POIN_AFILIASI' },
    ),
    ...uangTransfer({ akun: 'LIABILITAS_KUPON' }, { akun: 'BEBAN_POIN' }, nota.kupon_rp, {
      kategori: KATEGORI,
      jenis: 'KUPON_TERBIT',
    }),
    ...postBonus(nota.barang, KATEGORI),
  ];
}

const asalModal = (b: BarangTerjual): UjungUang => {
  if (b.lot) return akunLot({ jenis_lot: 'MANUAL', kode_lot: b.kode_barcode });
  if (berjumlah(b)) return akunArtikel(b.kode_barcode);
  return { akun: menungguTitipan(b) ? 'PERSEDIAAN_TITIP' : akunStok(b.golongan_modal) };
};

/** The cost of what was sold, out of the account that carried it, into that of its kind. */
const hpp = (barang: readonly BarangTerjual[]): Transfer[] =>
  pindahModal(barang, {
    dari: asalModal,
    ke: (b) => ({ akun: akunHpp(b.golongan_modal) }),
    ...{ kategori: KATEGORI, jenis: 'HPP' },
  });
