/** Damage to stock of accessories: what there is, what it is worth, and what its documents say. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'PAJAK_AKSESORIS',
    'a tax that no line has',
    "update aksesoris set ppn_keluar = ppn_keluar + 1 where untuk = 'PAKAI'",
  ],
  [
    'STOK_AKSESORIS',
    'a box more than came in',
    "update stok_aksesoris set jumlah = jumlah + 1 where kode_barcode = 'RUSAKAK1'",
  ],
  [
    'STOK_AKSESORIS',
    'a movement that never was',
    "delete from gerak_aksesoris where kode_barcode = 'RUSAKAK1' and arah = 'KELUAR'",
  ],
  [
    'NILAI_AKSESORIS',
    'a box worth more than it cost',
    "update stok_aksesoris set nilai = nilai + 1 where kode_barcode = 'RUSAKAK1'",
  ],
  [
    'TEMPAT_BARANG',
    'an article on another shelf',
    "update barang set kode_baki = 'CC01' where kode_barcode = 'RUSAKAK1'",
  ],
  [
    'AKSESORIS',
    'a document that says another sum',
    "update aksesoris set harga_modal = harga_modal + 1 where no_dokumen = (select no_dokumen from gerak_aksesoris where kode_barcode = 'RUSAKAK1' and arah = 'MASUK')",
  ],
  [
    'AKSESORIS',
    'a line taken back alone',
    "update gerak_aksesoris set batal = true where kode_barcode = 'RUSAKAK1' and arah = 'KELUAR'",
  ],
  [
    'AKSESORIS',
    'an article without a stock',
    "delete from gerak_aksesoris where kode_barcode = 'RUSAKAK1'; delete from stok_aksesoris where kode_barcode = 'RUSAKAK1'",
  ],
];
