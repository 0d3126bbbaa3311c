/** The lives of gold that is sent: to a craftsman to be washed or melted, and to head office. */
import { numberOf } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import {
  kirimCuci as isi,
  kePusat,
  lakukan,
  lotSortir,
  terimaPusat,
  terkirim,
} from '../../tests/kit/sepuhan.ts';
import { kirimCuci } from './kirim-cuci.document.ts';

const alasan = 'sudah dicek';

/** How a shipment lives. */
export const LIFE = defineLife(kirimCuci, {
  modules: ['SEPUHAN_MODULE'],
  lives: [
    async (kit) => (await terkirim(kit, 'CUCI')).no_kirim,
    async (kit) => {
      const { no_kirim: no_dokumen } = await terkirim(kit, 'LEBUR');
      return numberOf(await lakukan(kit, 'kirim-barang-cuci/batal', { no_dokumen, alasan }));
    },
    // Every way a difference ends.
    async (kit) => {
      const { no_kirim: no_dokumen, kode_lot } = await kePusat(kit);
      await terimaPusat(kit, kode_lot, 4.9);
      await lakukan(kit, 'kirim-barang-cuci/kembali', { no_dokumen, ke_baki: 'HANCUR', alasan });
      return no_dokumen;
    },
    async (kit) => {
      const { no_kirim: no_dokumen, kode_lot } = await kePusat(kit, 'CUCI');
      await terimaPusat(kit, kode_lot, 4.9);
      await terimaPusat(kit, kode_lot, 0.05);
      await lakukan(kit, 'kirim-barang-cuci/hilang', { no_dokumen, alasan });
      return no_dokumen;
    },
    async (kit) => {
      const { no_kirim: no_dokumen } = await kePusat(kit);
      return numberOf(await lakukan(kit, 'kirim-barang-cuci/batal', { no_dokumen, alasan }));
    },
    // Still on its way.
    async (kit) => (await kePusat(kit)).no_kirim,
  ],
  variants: [
    ...[
      ['CUCI', 'CUCI', 'goods to be washed'],
      ['LEBUR', 'ROSOK', 'scrap to be melted'],
      ['BUAT', 'ROSOK', 'scrap to be made into pieces'],
    ].map(([pekerjaan = '', sortir, name = '']) => ({
      name,
      prepare: async (kit: Parameters<typeof lotSortir>[0]) => ({
        body: isi(pekerjaan, await lotSortir(kit, sortir as 'CUCI')),
        user: 'SPV1',
        by: 'simpan',
      }),
    })),
    {
      name: 'scrap for head office',
      by: 'pusat',
      prepare: async (kit) => {
        const kode_lot = await lotSortir(kit, 'ROSOK');
        const lot = [{ kode_lot, qty: 2, berat: 5 }];
        return { body: { keterangan: null, lot, barang: [] }, user: 'SPV1', by: 'pusat' };
      },
    },
  ],
});
