/** The lives of what comes back: washed, with the wage of it, as a bar, and as pieces. */
import { defineLife } from '../../tests/kit/life.ts';
import {
  cincin,
  cuciKembali,
  fotoJadi,
  jadiKembali,
  leburKembali,
  terkirim,
} from '../../tests/kit/sepuhan.ts';
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
    {
      name: 'pieces and a rest, the wage of it owed',
      prepare: async (kit) => {
        const { kode_lot } = await terkirim(kit, 'BUAT');
        const barang = [cincin(2, { foto: await fotoJadi(kit) }), cincin(1.5)];
        const body = jadiKembali(kode_lot, { barang, ongkos: 150_000, ongkos_dibayar: 'HUTANG' });
        return { by: 'jadi', body, user: 'SPV1' };
      },
    },
  ],
});
