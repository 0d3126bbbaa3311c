/** The life of gold that a branch sent. */
import { defineLife } from '../../../tests/kit/life.ts';
import { kePusat, terimaPusat as terima } from '../../../tests/kit/sepuhan.ts';
import { terimaPusat } from './terima-pusat.document.ts';

/** How a reception lives. */
export const LIFE = defineLife(terimaPusat, {
  modules: ['SEPUHAN_MODULE'],
  final: 'what arrived has arrived; it goes on from head office by what is done with it there',
  lives: [
    async (kit) => terima(kit, (await kePusat(kit)).kode_lot, 5),
    async (kit) => {
      const { kode_lot } = await kePusat(kit);
      await terima(kit, kode_lot, 3);
      return terima(kit, kode_lot, 2.004);
    },
  ],
});
