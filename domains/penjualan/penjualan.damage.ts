/** Damage to sales. */
import type { Damage } from '../../tests/kit/damage.ts';

/** The nota of the piece that is damaged here. */
const SALE = `(select no_faktur_group from penjualan_barang where kode_barcode = 'RUSAK001')`;

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'JUAL_AKSESORIS',
    'a nota of one box more than left the shelf',
    "update penjualan_barang set jumlah = jumlah + 1 where kode_barcode = 'RUSAKAK1'",
  ],
  [
    'JUMLAH_PENJUALAN',
    'a line cheaper than it was',
    "update penjualan_barang set harga_emas = harga_emas - 1, total = total - 1 where kode_barcode = 'RUSAK001'",
  ],
  [
    'JUMLAH_PENJUALAN',
    'a payment larger than it was',
    `update pembayaran set jumlah = jumlah + 1, diterima = diterima + 1 where no_dokumen = ${SALE}`,
  ],
  ['JUMLAH_PENJUALAN', 'a nota without payments', `delete from pembayaran where no_dokumen = ${SALE}`],
  [
    'JUMLAH_PENJUALAN',
    'a nota without lines',
    "delete from penjualan_barang where kode_barcode = 'RUSAK001'",
  ],
];
