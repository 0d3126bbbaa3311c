/** The lives of goods without a barcode that are destroyed. */
import { defineLife } from '../../tests/kit/life.ts';
import { lotDi, MODUL_MANUAL, tambahLot } from '../../tests/kit/lot.ts';
import { hancurManual } from './hancur-manual.document.ts';

/** How a destruction lives. */
export const LIFE = defineLife(hancurManual, {
  modules: [MODUL_MANUAL],
  variants: ['ROSOK', 'HILANG'].map((kondisi_barang) => ({
    name: kondisi_barang,
    prepare: async (kit) => {
      await tambahLot(kit, {});
      const { kode_lot } = await lotDi(kit, 'CC01');
      return {
        body: { kondisi_barang, keterangan: 'patah', barang: [{ kode_lot, qty: 1, berat: 3 }] },
        user: 'SPV1',
      };
    },
  })),
});
