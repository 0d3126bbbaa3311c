/** The lives of gold that is sent to a craftsman: to be washed, and to be melted. */
import { defineLife } from '../../tests/kit/life.ts';
import { kirimCuci as isi, lotSortir } from '../../tests/kit/sepuhan.ts';
import { kirimCuci } from './kirim-cuci.document.ts';

/** How a shipment lives. */
export const LIFE = defineLife(kirimCuci, {
  modules: ['SEPUHAN_MODULE'],
  variants: [
    ['CUCI', 'CUCI', 'goods to be washed'],
    ['LEBUR', 'ROSOK', 'scrap to be melted'],
  ].map(([pekerjaan = '', sortir, name = '']) => ({
    name,
    prepare: async (kit) => ({
      body: isi(pekerjaan, await lotSortir(kit, sortir as 'CUCI')),
      user: 'SPV1',
    }),
  })),
});
