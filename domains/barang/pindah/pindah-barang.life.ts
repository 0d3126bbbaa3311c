/** The lives of pieces that go to another tray: some of them, all of one tray, and out of a room that sells. */
import type { Kit } from '../../../tests/kit/app.ts';
import { denganOtorisasi, numberOf, potongan, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { pindahBarang } from './pindah-barang.document.ts';

/** Pieces of these codes as the call takes them. */
const some = async (kit: Kit, mark: string, ke_baki: string) => {
  const codes = await potongan(kit, mark, 2);
  return { ke_baki, barang: codes.map((kode_barcode) => ({ kode_barcode })) };
};
const post = async (kit: Kit, path: string, body: object): Promise<string> =>
  numberOf(await kit.as('SPV1').post(path, body));

/** How a move lives. */
export const LIFE = defineLife(pindahBarang, {
  lives: [
    async (kit) => {
      const no_dokumen = await post(kit, 'pindah-barang/simpan', await some(kit, 'SNPA', 'KL01'));
      const batal = { no_dokumen, alasan: 'salah baki' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'pindah-barang/batal', batal, SANDI_OWNER));
    },
    async (kit) => {
      await post(kit, 'pindah-barang/simpan', await some(kit, 'SNPB', 'KL02'));
      return post(kit, 'pindah-barang-satu-baki/simpan', { dari_baki: 'KL02', ke_baki: 'KL01' });
    },
  ],
  variants: ['KL01', 'HANCUR'].map((ke_baki) => ({
    name: `to ${ke_baki}`,
    prepare: async (kit, mark) => ({ body: await some(kit, mark, ke_baki), user: 'SPV1', by: 'simpan' }),
  })),
});
