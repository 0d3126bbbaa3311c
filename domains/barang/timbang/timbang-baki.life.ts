/** The lives of weighings: begun, begun again, said by the scale, taken back. */
import { expect } from 'vitest';
import type { Kit } from '../../../tests/kit/app.ts';
import { numberOf, potongan } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { timbangBaki } from './timbang-baki.document.ts';

const BAKI = { kode_gudang: 'TOKO', kode_toko: 'CC01' };

/** On the scale; a second beginning goes on with the first. */
async function begun(kit: Kit, mark: string): Promise<string> {
  await potongan(kit, mark, 1);
  return numberOf(await kit.as('SPV1').post('timbang-baki/start', BAKI));
}

const hasil = { timbangan: 400, cara: 'TIMBANGAN', bacaan: 'ST,+00400.000  g' };

/** How a weighing lives. */
export const LIFE = defineLife(timbangBaki, {
  lives: [
    // Given up before the scale said anything, after it was begun twice.
    async (kit) => {
      const no_dokumen = await begun(kit, 'TMBA');
      expect(await kit.as('SPV1').post('timbang-baki/start', BAKI)).toMatchObject({ data: { no_dokumen } });
      return numberOf(await kit.as('SPV1').post('timbang-baki/batal', { no_dokumen, alasan: 'salah baki' }));
    },
    // Weighed, and taken back the same day.
    async (kit) => {
      const no_dokumen = await begun(kit, 'TMBB');
      numberOf(await kit.as('SPV1').post('timbang-baki/update', { no_dokumen, ...hasil, cara: 'KETIK' }));
      return numberOf(await kit.as('SPV1').post('timbang-baki/batal', { no_dokumen, alasan: 'salah baca' }));
    },
    // Weighed; later that day a piece of it goes to another tray.
    async (kit) => {
      const no_dokumen = await begun(kit, 'TMBC');
      numberOf(await kit.as('SPV1').post('timbang-baki/update', { no_dokumen, ...hasil }));
      kit.clock.advance({ seconds: 1 });
      const pindah = { ke_baki: 'KL01', barang: [{ kode_barcode: 'TMBC1000' }] };
      numberOf(await kit.as('SPV1').post('pindah-barang/simpan', pindah));
      return no_dokumen;
    },
  ],
  variants: [
    {
      name: 'a tray',
      prepare: async (kit, mark) => {
        await potongan(kit, mark, 1);
        return { body: BAKI, user: 'SPV1', steps: { update: hasil } };
      },
    },
  ],
});
