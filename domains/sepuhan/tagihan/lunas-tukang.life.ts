/** The lives of a claim that is settled: with gold, with money, and given up. */
import { defineLife } from '../../../tests/kit/life.ts';
import { ditagih, lunasUang, TUKANG } from '../../../tests/kit/sepuhan.ts';
import { lunasTukang } from './lunas-tukang.document.ts';

/** How a settlement lives. */
export const LIFE = defineLife(lunasTukang, {
  modules: ['SEPUHAN_MODULE'],
  variants: [
    {
      name: 'with gold',
      prepare: async (kit) => {
        await ditagih(kit);
        const hasil = [{ jenis: 'MURNI', kadar: 99.9, berat: 0.1 }];
        return { by: 'emas', body: { tukang: TUKANG, keterangan: null, ke_baki: null, hasil }, user: 'SPV1' };
      },
    },
    {
      name: 'with money',
      prepare: async (kit) => {
        await ditagih(kit);
        return { by: 'uang', body: lunasUang(0.1, 150_000), user: 'SPV1' };
      },
    },
    {
      name: 'given up',
      prepare: async (kit) => {
        await ditagih(kit);
        return { by: 'hapus', body: { tukang: TUKANG, murni: 0.1, alasan: 'pergi jauh' }, user: 'SPV1' };
      },
    },
  ],
});
