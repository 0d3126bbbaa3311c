/** Damage to deliveries, their tags and their counts. */
import type { Damage } from '../../../tests/kit/damage.ts';

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'PENERIMAAN_LABEL',
    'a tag that the delivery forgot',
    'update penerimaan_barang_jenis set label_jumlah = label_jumlah - 1 where label_jumlah > 0',
  ],
  [
    'PENERIMAAN_LABEL',
    'a tag that no piece wears',
    'update penerimaan_label set jumlah = jumlah + 1 where not batal',
  ],
  [
    'PENERIMAAN_JENIS',
    'a delivery that says less than its kinds',
    'update penerimaan_barang set berat = berat - 1 where berat > 1',
  ],
  [
    'PENERIMAAN_JENIS',
    'a loss that its kinds do not have',
    'update penerimaan_barang set nilai_selisih = nilai_selisih + 1',
  ],
  [
    'PENERIMAAN_BUKU',
    'a delivery that is not on the account of untagged goods',
    "delete from buku_uang where ke_akun = 'PERSEDIAAN_TERIMA'",
  ],
  [
    'OPNAME_PENERIMAAN',
    'a count that says more than its kinds',
    'update opname_penerimaan set jumlah = jumlah + 1',
  ],
];
