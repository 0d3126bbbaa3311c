/** Damage to pieces on their way between stores. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'KIRIM_BARANG',
    'a shipment that forgot a piece on its way',
    'update kirim_barang set dijalan = dijalan + 1',
  ],
  [
    'KIRIM_BARANG',
    'a piece on its way that nobody sent',
    "update kirim_barang_barang set keadaan = 'KEMBALI' where keadaan = 'DIJALAN'",
  ],
  ['TERIMA_BARANG', 'pieces the receiver says he never got', 'delete from terima_barang_barang'],
  [
    'TERIMA_BARANG',
    'pieces that came cheaper than they were sent',
    'update terima_barang_barang set harga_modal = harga_modal + 1',
  ],
  [
    'BARANG_DALAM_PENGIRIMAN',
    'cost on the way that no piece has',
    "update buku_uang set jumlah = jumlah + 1 where ke_akun = 'BARANG_DALAM_PENGIRIMAN'",
  ],
  [
    'BARANG_DUA_TOKO',
    'a piece that its sender still calls his own',
    "update barang b set status = 'TERJUAL' where b.status = 'TERKIRIM'",
  ],
  [
    'ANTAR_TOKO',
    'two branches that do not agree about what one owes the other',
    "update buku_uang set jumlah = jumlah + 1 where ke_akun = 'RK_CABANG'",
  ],
];
