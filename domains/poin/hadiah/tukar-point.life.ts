/** The life of gifts for points. */
import { kotakBaru } from '../../../tests/kit/aksesoris.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { diberiPoin, hadiahBaru } from '../../../tests/kit/poin.ts';
import { tukarPoint } from './tukar-point.document.ts';

/** How they live. */
export const LIFE = defineLife(tukarPoint, {
  variants: [1, 3].map((jumlah) => ({
    name: `${jumlah} of a gift`,
    prepare: async (kit, mark) => {
      const [kode_hadiah, kode_barcode] = [`H${mark}${jumlah}`, `${mark}00H${jumlah}`];
      await kotakBaru(kit, kode_barcode);
      await hadiahBaru(kit, kode_hadiah, kode_barcode, 4);
      const { kode_member } = await diberiPoin(kit, 4 * jumlah);
      return { body: { kode_member, poin: 4 * jumlah, hadiah: [{ kode_hadiah, jumlah }] } };
    },
  })),
});
