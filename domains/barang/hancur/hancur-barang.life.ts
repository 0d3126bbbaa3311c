/** The lives of pieces of the shop that are destroyed. */
import { potongan } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { hancurBarang } from './hancur-barang.document.ts';

/** How a destruction lives. */
export const LIFE = defineLife(hancurBarang, {
  variants: ['ROSOK', 'HILANG'].map((kondisi_barang) => ({
    name: kondisi_barang,
    prepare: async (kit, mark) => {
      const barang = (await potongan(kit, mark, 2)).map((kode_barcode) => ({ kode_barcode }));
      return { body: { kondisi_barang, keterangan: 'patah', barang }, user: 'SPV1' };
    },
  })),
});
