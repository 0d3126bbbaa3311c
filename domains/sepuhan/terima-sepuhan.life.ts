/** The lives of what comes back: washed, with the wage of it, and as a bar. */
import { defineLife } from '../../tests/kit/life.ts';
import { cuciKembali, leburKembali, terkirim } from '../../tests/kit/sepuhan.ts';
import { isiLaci } from '../../tests/kit/uang.ts';
import { terimaSepuhan } from './terima-sepuhan.document.ts';

/** How a reception lives. */
export const LIFE = defineLife(terimaSepuhan, {
  modules: ['SEPUHAN_MODULE'],
  variants: [
    {
      name: 'washed goods, and the wage of it',
      prepare: async (kit) => {
        const { kode_lot } = await terkirim(kit, 'CUCI');
        await isiLaci(kit, 10_000);
        return { by: 'cuci', body: { ...cuciKembali(kode_lot), ongkos: 10_000 }, user: 'SPV1' };
      },
    },
    {
      name: 'a bar',
      prepare: async (kit) => {
        const { kode_lot } = await terkirim(kit, 'LEBUR');
        return { by: 'lebur', body: leburKembali(kode_lot), user: 'SPV1' };
      },
    },
  ],
});
