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
    'NOTA_LAMA',
    'an old nota that came back with no purchase',
    "insert into nota_lama (kode_nota_lama, toko_jual, no_nota, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga, toko_beli, no_beli, dibeli_pada) select 'JKT1:RUSAK/1', 'JKT1', 'RUSAK', '2024-01-02', 'CINCIN', '750', 'CC', 75000, 1000, 1, 'JKT1', 'JKT1-FB-1', now()",
  ],
  [
    'NOTA_LAMA',
    'a piece that came back on an old nota and may come back again',
    "with n as (insert into nota_lama (kode_nota_lama, toko_jual, no_nota, tgl_jual, nama_barang, kode_group, kode_dept, kadar, berat, harga) values ('JKT1:RUSAK/1', 'JKT1', 'RUSAK', '2024-01-02', 'CINCIN', '750', 'CC', 75000, 1000, 1) returning kode_nota_lama) update pembelian_barang l set nota_lama = n.kode_nota_lama, no_faktur_jual = null, berat_asli_lama = null, harga_modal_lama = null, gudang_lama = null, baki_lama = null from n where (l.kode_toko, l.no_faktur) = (select p.kode_toko, p.no_faktur from pembelian_barang p where not p.batal and p.no_faktur_jual is not null limit 1)",
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
