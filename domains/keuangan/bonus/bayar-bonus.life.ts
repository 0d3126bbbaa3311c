/** The lives of a bonus that is paid: out of the drawer, and a part of it by a bank. */
import { BONUS_BAKU, berbonus, bayarBonus as isi, jualBerbonus } from '../../../tests/kit/bonus.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { isiLaci, rekening } from '../../../tests/kit/uang.ts';
import { bayarBonus } from './bayar-bonus.document.ts';

/** How a payment lives. */
export const LIFE = defineLife(bayarBonus, {
  modules: ['BONUS_SALES_TRANSACTION_MODULE'],
  variants: [
    {
      name: 'cash',
      prepare: async (kit, mark) => {
        await berbonus(kit);
        await jualBerbonus(kit, `${mark}3001`);
        await isiLaci(kit, BONUS_BAKU);
        return { body: isi(BONUS_BAKU), user: 'SPV1' };
      },
    },
    {
      name: 'a part of it, by the bank',
      prepare: async (kit, mark) => {
        await berbonus(kit);
        await jualBerbonus(kit, `${mark}3002`);
        const no_rekening = await rekening(kit, 'bisa_transfer');
        return { body: isi(1_000, { transfer: 1_000, no_rekening }), user: 'SPV1' };
      },
    },
  ],
});
