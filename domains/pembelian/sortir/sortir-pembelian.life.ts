/** The lives of sorting: a piece that is sold again, one that is melted, gold by weight each way. */
import { defineLife } from '../../../tests/kit/life.ts';
import { lotBeli, pieceBeli, sortir } from '../../../tests/kit/sortir.ts';
import { isiLaci } from '../../../tests/kit/uang.ts';
import { sortirPembelian } from './sortir-pembelian.document.ts';

/** How a sorting lives. */
export const LIFE = defineLife(sortirPembelian, {
  modules: ['SEPUHAN_MODULE'],
  variants: [
    {
      name: 'a piece for sale again, with the work on it',
      prepare: async (kit, mark) => {
        const kode_barcode = await pieceBeli(kit, `${mark}1001`);
        await isiLaci(kit, 25_000);
        return {
          body: sortir([{ kode_barcode, tujuan: 'JUAL', ke_baki: 'CC01', ongkos: 25_000 }]),
          user: 'SPV1',
        };
      },
    },
    {
      name: 'a piece to be melted',
      prepare: async (kit, mark) => {
        const kode_barcode = await pieceBeli(kit, `${mark}1001`);
        return { body: sortir([{ kode_barcode, tujuan: 'ROSOK' }]), user: 'SPV1' };
      },
    },
    {
      name: 'gold by weight, some for sale and some to be washed',
      prepare: async (kit) => {
        const kode_lot = await lotBeli(kit);
        const lot = [
          { kode_lot, qty: 1, berat: 2, tujuan: 'JUAL', ke_baki: 'CC01' },
          { kode_lot, qty: 1, berat: 3, tujuan: 'CUCI' },
        ];
        return { body: sortir([], lot), user: 'SPV1' };
      },
    },
    {
      name: 'a piece out of a lot',
      prepare: async (kit) => {
        const kode_lot = await lotBeli(kit);
        return { body: sortir([], [], [{ kode_lot, berat: 2, ke_baki: 'CC01' }]), user: 'SPV1' };
      },
    },
  ],
});
