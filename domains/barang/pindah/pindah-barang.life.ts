/** The lives of pieces that go to another tray: some of them, out of a room that sells, and all of one tray. */
import type { Kit } from '../../../tests/kit/app.ts';
import { potongan } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { pindahBarang } from './pindah-barang.document.ts';

const some = async (kit: Kit, mark: string, ke_baki: string) => {
  const codes = await potongan(kit, mark, 2);
  return { ke_baki, barang: codes.map((kode_barcode) => ({ kode_barcode })) };
};

/** How a move lives. */
export const LIFE = defineLife(pindahBarang, {
  variants: [
    ...['KL01', 'HANCUR'].map((ke_baki) => ({
      name: `to ${ke_baki}`,
      prepare: async (kit: Kit, mark: string) => ({
        ...{ body: await some(kit, mark, ke_baki), user: 'SPV1', by: 'simpan' },
      }),
    })),
    {
      name: 'a whole tray',
      prepare: async (kit, mark) => {
        await kit.as('SPV1').post('pindah-barang/simpan', await some(kit, mark, 'KL02'));
        return { body: { dari_baki: 'KL02', ke_baki: 'KL01' }, user: 'SPV1', by: 'satuBaki' };
      },
    },
  ],
});
