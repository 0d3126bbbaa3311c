/** The lives of a wage that is paid: out of the drawer, and by a bank. */
import { defineLife } from '../../../tests/kit/life.ts';
import { bayarTukang as isi, upahTerutang } from '../../../tests/kit/sepuhan.ts';
import { isiLaci, rekening } from '../../../tests/kit/uang.ts';
import { bayarTukang } from './bayar-tukang.document.ts';

/** How a payment lives. */
export const LIFE = defineLife(bayarTukang, {
  modules: ['SEPUHAN_MODULE'],
  variants: [
    {
      name: 'cash',
      prepare: async (kit) => {
        await upahTerutang(kit, 40_000);
        await isiLaci(kit, 40_000);
        return { body: isi(40_000), user: 'SPV1' };
      },
    },
    {
      name: 'a part of it, by the bank',
      prepare: async (kit) => {
        await upahTerutang(kit, 50_000);
        const no_rekening = await rekening(kit, 'bisa_transfer');
        return { body: isi(30_000, { transfer: 30_000, no_rekening }), user: 'SPV1' };
      },
    },
  ],
});
