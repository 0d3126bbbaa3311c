/** The lives of instalments that are paid in another store. */
import { cicil, dicicil, isiTokoLain, syaratCicil } from '../../../tests/kit/cicil.ts';
import { atur, potongan } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { terimaCicilan } from './terima-cicilan.document.ts';

/** How such a payment lives. */
export const LIFE = defineLife(terimaCicilan, {
  modules: ['CICILAN_MODULE'],
  variants: (
    [
      ['one instalment', 1_039_000],
      ['all of it with its rebate', 'LUNAS_CEPAT'],
    ] as const
  ).map(([name, jumlah]) => ({
    name,
    prepare: async (kit, mark) => {
      await atur(kit, { CICILAN_MODULE: 'true' }, 'BDG1');
      await syaratCicil(kit);
      const no = await dicicil(kit.as('KASIR1'), cicil(await potongan(kit, mark, 1)));
      return { body: await isiTokoLain(kit.as('KASIR1-BDG'), no, jumlah), user: 'KASIR1-BDG' };
    },
  })),
});
