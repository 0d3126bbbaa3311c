/** Damage to deposits. */
import type { Damage } from '../../tests/kit/damage.ts';

const OPEN_DEPOSIT =
  "update dokumen set status = 'CLOSE' where no_dokumen = (select max(no_titipan) from titipan where saldo > 0)";

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'SALDO_TITIPAN',
    'a deposit with more in it than was paid',
    'update titipan set saldo = saldo + 1 where saldo > 0',
  ],
  [
    'SALDO_TITIPAN',
    'a debt to a customer taken out of the book',
    "delete from buku_uang where dari_akun = 'TITIPAN_UANG' and kategori = 'TITIPAN'",
  ],
  [
    'SALDO_TITIPAN',
    'more remitted of a deposit than was',
    'update titipan set ppn = ppn + 1 where saldo > 0',
  ],
  ['SALDO_TITIPAN', 'a deposit that says it was picked up', OPEN_DEPOSIT],
  ['GERAK_TITIPAN', 'a payment the deposit forgot', "delete from titipan_gerak where jenis = 'TAMBAH'"],
  [
    'BARANG_TITIPAN',
    'a piece that waits for nobody',
    "update titipan_barang set keadaan = 'KEMBALI' where keadaan = 'DITITIP'",
  ],
  [
    'BARANG_TITIPAN',
    'a held piece with another cost',
    "update barang set harga_modal = harga_modal + 1 where status = 'DITITIP'",
  ],
  [
    'JUMLAH_TITIPAN',
    'a held piece cheaper than agreed',
    'update titipan_barang set harga_emas = harga_emas - 1, total = total - 1',
  ],
  [
    'BAYAR_TITIPAN',
    'a payment smaller than it was',
    "update pembayaran set jumlah = jumlah - 1 where no_dokumen in (select no_titipan from titipan) and arah = 'MASUK' and jenis = 'CASH' and peristiwa > 1",
  ],
  ['AMBIL_TITIPAN', 'a sale that forgot which deposit it used', 'delete from titipan_ambil where not batal'],
  [
    'AMBIL_TITIPAN',
    'a pick-up that says it was undone',
    'update titipan_ambil set batal = true where not batal',
  ],
];
