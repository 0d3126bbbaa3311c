/** Damage to counts. */
import type { Damage } from '../../tests/kit/damage.ts';

const SELESAI = "(select no_dokumen from dokumen where jenis = 'stock_opname' and status = 'DONE')";

/** Rule, damage, statement. */
export const DAMAGE: readonly Damage[] = [
  [
    'STOCK_OPNAME',
    'a finished count that goes on',
    `update stock_opname set aktif = true where no_dokumen in ${SELESAI}`,
  ],
  [
    'STOCK_OPNAME',
    'a piece taken out of the frozen list',
    `delete from stock_opname_barang where (no_dokumen, kode_barcode) in
       (select no_dokumen, min(kode_barcode) from stock_opname_barang where no_dokumen in ${SELESAI} group by 1)`,
  ],
  [
    'STOCK_OPNAME',
    'a missing piece that was there after all',
    `update stock_opname_barang set keadaan = 'KETEMU' where keadaan = 'HILANG' and no_dokumen in ${SELESAI}`,
  ],
];
