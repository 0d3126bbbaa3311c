/** Damage to purchases and exchanges, part of DAMAGE. */

export const DAMAGE_OF_BUYING: [string, string, string][] = [
  ['JUMLAH_PEMBELIAN', 'a purchase paid twice', 'update pembelian_bayar set jumlah = jumlah + 1'],
  ['JUMLAH_PEMBELIAN', 'a purchase without payments', 'delete from pembelian_bayar'],
  ['JUMLAH_PEMBELIAN', 'a piece dearer than it was', 'update pembelian_barang set harga = harga + 1'],
  [
    'UANG_PEMBELIAN',
    'money for a purchase that never left the drawer',
    "delete from buku_uang where ke_akun = 'KLIRING_PEMBELIAN' and dari_akun = 'KAS'",
  ],
  ['VALIDASI_SUSUT', 'a word about another weight', 'update validasi_susut_barang set berat = berat - 1'],
  [
    'VALIDASI_SUSUT',
    'a word that says it was taken back',
    'update validasi_susut_barang set batal = true where not batal',
  ],
  [
    'HANCUR_PEMBELIAN',
    'a destroyed piece that cost more',
    'update hancur_pembelian_barang set harga_modal = harga_modal + 1',
  ],
  [
    'HANCUR_PEMBELIAN',
    'a destruction that says it was cancelled',
    'update hancur_pembelian_barang set batal = true where not batal',
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
    'TUKAR_NILAI',
    'a trade-in that counted for more than it was',
    "update penjualan_bayar set jumlah = jumlah + 1 where jenis = 'TUKAR'",
  ],
  ['TUKAR_NILAI', 'a trade-in nobody paid with', "delete from penjualan_bayar where jenis = 'TUKAR'"],
  [
    'TUKAR_BUKU',
    'a piece traded in for less than the books say',
    "update buku_uang set jumlah = jumlah - 1 where dari_akun = 'KLIRING_TUKAR' and ke_akun = 'PERSEDIAAN_BELI'",
  ],
  [
    'TUKAR_BUKU',
    'a purchase that says it was an exchange',
    'update pembelian set tukar = true where not tukar',
  ],
  [
    'TUKAR_KELUAR',
    'money paid out that the books do not know',
    "update buku_uang set dari_akun = 'KAS', dari_dimensi = 'KASIR1' where dari_akun = 'KLIRING_PENJUALAN' and ke_akun = 'KLIRING_TUKAR'",
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
