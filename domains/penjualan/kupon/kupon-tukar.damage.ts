/** Damage to coupons. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  ['KUPON_TERBIT', 'a coupon that was promised and is gone', "delete from kupon where keadaan = 'BERLAKU'"],
  [
    'KUPON_TERBIT',
    'a coupon no sale promised',
    `insert into kupon (kode, toko, no_faktur_group, urut, nama_kupon, nilai_kupon, undian, berlaku_sampai)
     values ('PALSUPALSUXX', 'JKT1', 'X', 1, 'X', 1, false, '2030-01-01')`,
  ],
  [
    'KUPON_TERBIT',
    'a coupon that outlived its sale',
    "update kupon set keadaan = 'BERLAKU' where keadaan = 'BATAL'",
  ],
  ['KUPON_ATURAN', 'a coupon worth more than promised', 'update kupon set nilai_kupon = nilai_kupon + 1'],
  [
    'KUPON_ATURAN',
    'a promise for more shopping than there was',
    'update kupon_nota set belanja = belanja + 1',
  ],
  [
    'KUPON_TUKAR',
    'a used coupon that is good again',
    "update kupon set keadaan = 'BERLAKU', toko_pakai = null, no_pakai = null where keadaan = 'DIPAKAI'",
  ],
  ['KUPON_TUKAR', 'a use that says it was taken back', 'update kupon_tukar set batal = true'],
  [
    'KUPON_BUKU',
    'a debt that was let go without a closing',
    "update kupon set lepas = true where keadaan = 'BERLAKU'",
  ],
  ['KUPON_BUKU', 'a coupon that costs nobody', 'update kupon set terbuku = false'],
  ['KUPON_BAYAR', 'a payment by coupon without one', 'delete from penjualan_kupon'],
  ['KUPON_BAYAR', 'a coupon that paid more than its value', 'update penjualan_kupon set nilai = nilai + 1'],
  [
    'KUPON_BAYAR',
    'a payment that does not say what it settled',
    'update penjualan_kupon set liabilitas = null',
  ],
];
