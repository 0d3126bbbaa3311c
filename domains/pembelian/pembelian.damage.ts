/** Damage to purchases and to pieces that came back. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'JUMLAH_PEMBELIAN',
    'a purchase paid twice',
    "update pembayaran set jumlah = jumlah + 1, diterima = diterima + 1 where arah = 'KELUAR'",
  ],
  ['JUMLAH_PEMBELIAN', 'a purchase without payments', "delete from pembayaran where arah = 'KELUAR'"],
  ['JUMLAH_PEMBELIAN', 'a piece dearer than it was', 'update pembelian_barang set harga = harga + 1'],
  [
    'UANG_PEMBELIAN',
    'money for a purchase that never left the drawer',
    "delete from buku_uang where ke_akun = 'KLIRING_PEMBELIAN' and dari_akun = 'KAS'",
  ],
  [
    'BARANG_DIBELI',
    'a bought piece with another cost',
    "update barang set harga_modal = harga_modal + 1 where status = 'DIBELI'",
  ],
  [
    'BELI_KEMBALI',
    'a sale that says it came back',
    "update penjualan_barang set beli_kembali = true where kode_barcode = 'RUSAK001'",
  ],
  [
    'BELI_KEMBALI',
    'a purchase that says it was cancelled',
    'update pembelian_barang set batal = true where not batal',
  ],
  [
    'TUNGGU_BELI',
    'a bought piece that waits for nothing',
    "update barang set status = 'TUNGGU_BELI' where status = 'DIBELI'",
  ],
  [
    'NOTA_KEMBALI',
    'a piece that came back and may come back again',
    "delete from nota_kembali where cara = 'BELI'",
  ],
  [
    'NOTA_KEMBALI',
    'a nota that says it came back',
    "insert into nota_kembali (toko_jual, no_faktur_jual, kode_barcode, cara, toko, no_dokumen) select kode_toko, no_faktur, kode_barcode, 'BELI', kode_toko, no_faktur_group from penjualan_barang where kode_barcode = 'RUSAK001'",
  ],
];
