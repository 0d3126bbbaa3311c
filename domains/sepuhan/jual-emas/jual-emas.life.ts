/** The life of gold that is sold to another business. */
import { defineLife } from '../../../tests/kit/life.ts';
import { barMurni, jualEmasDihitung, siapkanPembeli } from '../../../tests/kit/sepuhan.ts';
import { jualEmas } from './jual-emas.document.ts';

/** How a sale of gold lives. */
export const LIFE = defineLife(jualEmas, {
  modules: ['SEPUHAN_MODULE', 'SUPPLIER_BARANG_MODULE'],
  variants: [
    {
      name: 'a bar, paid by cash',
      prepare: async (kit) => {
        await siapkanPembeli(kit);
        return { body: await jualEmasDihitung(kit, await barMurni(kit)), user: 'SPV1' };
      },
    },
  ],
});
