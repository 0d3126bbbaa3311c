/** Damage to lots: what there is, what it is worth, where it lies, and what documents did to it. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Some lot of which there is something. */
const SATU = 'where kode_lot = (select min(l.kode_lot) from lot l where l.berat > 0)';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['STOK_LOT', 'a milligram more than came in', `update lot set berat = berat + 1 ${SATU}`],
  ['STOK_LOT', 'fine gold that nobody brought', `update lot set murni = murni + 1 ${SATU}`],
  ['TEMPAT_LOT', 'a lot on another tray than the book says', `update lot set tempat = 'TOKO/CC99' ${SATU}`],
  ['NILAI_LOT', 'a lot worth more than it cost', `update lot set nilai = nilai + 1 ${SATU}`],
  [
    'NOTA_LOT',
    'a nota that sold more of its lot than left it',
    `update penjualan_barang set berat = berat + 1 where lot`,
  ],
  [
    'NOTA_LOT',
    'a lot that was bought for more than its nota says',
    `update pembelian_barang set jumlah = jumlah + 1 where lot`,
  ],
  ['GERAK_LOT', 'a movement that was taken back by nobody', `update gerak_lot set dibalik = true ${SATU}`],
];
