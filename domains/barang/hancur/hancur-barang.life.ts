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
      const foto = `JKT1/HANCUR-0123456789abcdef.jpg`;
      await kit.owner.query(
        "insert into hancur_foto (kode_toko, foto, user_id) values ('JKT1', $1, 'SPV1') on conflict do nothing",
        [foto],
      );
      const gambar = kondisi_barang === 'ROSOK' ? { foto } : {};
      return { body: { kondisi_barang, keterangan: 'patah', barang, ...gambar }, user: 'SPV1' };
    },
  })),
});
