/** The lives of gold for refining by typed weights: brought in, and weighed anew. */
import { defineLife } from '../../../tests/kit/life.ts';
import { MODUL_STOCK, stockBaru, stockMasuk } from '../../../tests/kit/sepuhan.ts';
import { stockCuci } from './stock-cuci.document.ts';

/** How such stock lives. */
export const LIFE = defineLife(stockCuci, {
  modules: [MODUL_STOCK],
  variants: [
    {
      name: 'brought in by the owner',
      by: 'masuk',
      prepare: async () => ({
        by: 'masuk',
        body: {
          keterangan: null,
          ke_baki: null,
          barang: [stockMasuk(), stockMasuk({ jenis_lot: 'ROSOK', kode_group: null })],
        },
        user: 'SPV1',
      }),
    },
    {
      name: 'lighter than the books say',
      prepare: async (kit) => {
        const kode_lot = await stockBaru(kit);
        return {
          by: 'timbang',
          body: { keterangan: 'timbangan harian', lot: [{ kode_lot, berat: 9.98 }] },
          user: 'SPV1',
        };
      },
    },
  ],
});
