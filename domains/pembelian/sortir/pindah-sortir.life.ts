/** The lives of sorted gold that goes to another bucket. */
import { defineLife } from '../../../tests/kit/life.ts';
import { lotBeli } from '../../../tests/kit/sortir.ts';
import { pindahSortir } from './pindah-sortir.document.ts';

/** How a move lives. */
export const LIFE = defineLife(pindahSortir, {
  modules: ['SEPUHAN_MODULE'],
  variants: ['CUCI', 'ROSOK'].map((tujuan) => ({
    name: `to ${tujuan}`,
    prepare: async (kit) => {
      const barang = [{ kode_lot: await lotBeli(kit), qty: 1, berat: 2 }];
      return { body: { tujuan, keterangan: null, barang }, user: 'SPV1' };
    },
  })),
});
