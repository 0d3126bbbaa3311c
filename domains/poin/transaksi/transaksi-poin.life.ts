/** The life of points that are moved by hand. */
import { defineLife } from '../../../tests/kit/life.ts';
import { diberiPoin } from '../../../tests/kit/poin.ts';
import { transaksiPoin } from './transaksi-poin.document.ts';

/** How they live. */
export const LIFE = defineLife(transaksiPoin, {
  variants: [
    {
      name: 'some given',
      prepare: async (kit) => {
        const { kode_member } = await diberiPoin(kit, 1);
        return { user: 'SPV1', body: { kode_member, arah: 'TAMBAH', poin: 7, keterangan: 'nota terlewat' } };
      },
    },
    {
      name: 'some taken',
      prepare: async (kit) => {
        const { kode_member } = await diberiPoin(kit, 5);
        return { user: 'SPV1', body: { kode_member, arah: 'KURANG', poin: 5, keterangan: 'salah member' } };
      },
    },
  ],
});
