/** The life of goods without a barcode that go to another tray. */
import { defineLife } from '../../tests/kit/life.ts';
import { lotDi, MODUL_MANUAL, tambahLot } from '../../tests/kit/lot.ts';
import { pindahManual } from './pindah-manual.document.ts';

/** How a move lives. */
export const LIFE = defineLife(pindahManual, {
  modules: [MODUL_MANUAL],
  variants: [
    ['some of a lot', 'CC02'],
    ['out of sale', 'BELI'],
  ].map(([name = '', ke_baki]) => ({
    name,
    prepare: async (kit) => {
      await tambahLot(kit, {});
      const { kode_lot } = await lotDi(kit, 'CC01');
      return { body: { ke_baki, barang: [{ kode_lot, qty: 2, berat: 6.5 }] }, user: 'SPV1' };
    },
  })),
});
