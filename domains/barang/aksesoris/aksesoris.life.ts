/** The lives of stock of accessories that comes in and goes out. */
import { kotakBaru, RAK } from '../../../tests/kit/aksesoris.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { aksesoris } from './aksesoris.document.ts';

/** How it lives. */
export const LIFE = defineLife(aksesoris, {
  variants: [
    {
      name: 'a new article',
      prepare: async () => ({
        by: 'baru',
        user: 'SPV1',
        body: {
          ...RAK,
          nama_barang: 'KOTAK UJI',
          harga_bandrol: 25_000,
          jumlah: 3,
          modal_total: 10_000,
        },
      }),
    },
    {
      name: 'more of one',
      prepare: async (kit, mark) => {
        await kotakBaru(kit, `${mark}0002`);
        const barang = [{ kode_barcode: `${mark}0002`, jumlah: 7, modal_total: 80_001 }];
        return { by: 'tambah', user: 'SPV1', body: { supplier: 'UBS', barang } };
      },
    },
    ...(['RUSAK', 'PAKAI', 'HADIAH'] as const).map((untuk, at) => ({
      name: `some taken out: ${untuk}`,
      prepare: async (kit: Parameters<typeof kotakBaru>[0], mark: string) => {
        const kode_barcode = `${mark}001${at}`;
        await kotakBaru(kit, kode_barcode);
        const body = { untuk, keterangan: 'untuk etalase', barang: [{ kode_barcode, jumlah: 3 }] };
        return { by: 'ambil', user: 'SPV1', body };
      },
    })),
  ],
});
