/** Damage to pre-orders. */
import type { Damage } from '../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'KEPALA_PRE_ORDER',
    'designs that were ordered for less',
    'update pre_order_barang set total = total - qty, harga_satuan = harga_satuan - 1, harga_emas = harga_emas - 1',
  ],
  [
    'KEPALA_PRE_ORDER',
    'money ahead that nobody paid',
    "update titipan set uang_muka = uang_muka - 1 where jenis = 'PRE_ORDER' and uang_muka > 0",
  ],
  [
    'DATANG_PRE_ORDER',
    'a piece that came and is counted nowhere',
    'update pre_order_barang set datang = datang - 1 where datang > 0',
  ],
  [
    'STATUS_PRE_ORDER',
    'a pre-order that is called finished while somebody waits',
    "update dokumen set status = 'CLOSE' where jenis = 'pre_order' and status = 'PESAN'",
  ],
  ['BATCH_PRE_ORDER', 'a batch that brought more than it did', 'update closing_po set total = total + 1'],
  [
    'POTONGAN_PRE_ORDER',
    'money kept that is in no book',
    "delete from buku_uang where kategori = 'BATAL PRE ORDER' and jenis = 'POTONGAN'",
  ],
  [
    'SALDO_TITIPAN',
    'money ahead that was taken out of the book',
    "delete from buku_uang where dari_akun = 'UANG_MUKA_PRE_ORDER' and kategori = 'PRE ORDER'",
  ],
];
