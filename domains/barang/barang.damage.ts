/** Damage to pieces in stock: where they lie and what they cost. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'TEMPAT_BARANG',
    'a piece in another tray',
    "update barang set kode_baki = (select max(kode_baki) from baki where kode_toko = 'JKT1') where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'TEMPAT_BARANG',
    'a sold piece back on the shelf',
    "update barang set status = 'TERSEDIA' where kode_barcode = 'RUSAK001'",
  ],
  [
    'TEMPAT_BARANG',
    'a piece a milligram lighter',
    "update barang set berat = berat - 1 where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'TEMPAT_BARANG',
    'a piece that never came',
    "delete from buku_barang where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'TEMPAT_BARANG',
    'a piece gone without a word',
    "delete from barang where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'NILAI_PERSEDIAAN',
    'a cost changed afterwards',
    "update barang set harga_modal = harga_modal + 1 where kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')",
  ],
  [
    'GERAK_BARANG',
    'a moved piece of another status',
    "update barang set status = 'TERJUAL' where no_terakhir in (select no_dokumen from asal_gerak)",
  ],
  [
    'GERAK_BARANG',
    'a moved piece in another tray than its document put it',
    "update barang set kode_baki = 'CC01' where no_terakhir in (select no_dokumen from pindah_barang)",
  ],
  [
    'BARANG_WEB',
    'a sold piece that is said to stand on the web site',
    `insert into barang_web (kode_toko, kode_barcode, status, isi, oleh, dibuat, diubah) select kode_toko, min(kode_barcode), 'TAYANG', '{}', 'X', now(), now()
       from barang where kode_toko = 'JKT1' and status = 'TERJUAL' group by 1`,
  ],
];
