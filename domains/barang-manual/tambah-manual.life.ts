/** The lives of goods without a barcode that come in: owed for, and as capital. */
import { defineLife } from '../../tests/kit/life.ts';
import { barangBaru, MODUL_MANUAL } from '../../tests/kit/lot.ts';
import { tambahManual } from './tambah-manual.document.ts';

/** How an intake lives. */
export const LIFE = defineLife(tambahManual, {
  modules: [MODUL_MANUAL],
  variants: [null, 'UBS'].map((supplier) => ({
    name: supplier ? 'from a supplier' : 'brought in by the owner',
    prepare: async () => ({
      body: { supplier, barang: [barangBaru(), barangBaru({ kode_baki: 'CC02' })] },
      user: 'SPV1',
    }),
  })),
});
