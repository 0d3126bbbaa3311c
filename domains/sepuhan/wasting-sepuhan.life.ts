/** The lives of a shipment that is closed: with an ordinary loss, and with one that somebody else agrees to. */
import { defineLife } from '../../tests/kit/life.ts';
import { cuciKembali, lakukan, leburKembali, terkirim } from '../../tests/kit/sepuhan.ts';
import { wastingSepuhan } from './wasting-sepuhan.document.ts';

/** How a wasting lives. */
export const LIFE = defineLife(wastingSepuhan, {
  modules: ['SEPUHAN_MODULE'],
  variants: [
    {
      name: 'an ordinary loss',
      prepare: async (kit) => {
        const { no_kirim, kode_lot } = await terkirim(kit, 'CUCI');
        await lakukan(kit, 'terima-barang-cuci/simpan', cuciKembali(kode_lot));
        return { body: { no_kirim, alasan: null, sisa: null, ditagih: null }, user: 'SPV1' };
      },
    },
    {
      name: 'it never comes back, and he owes it',
      prepare: async (kit) => {
        const { no_kirim } = await terkirim(kit, 'CUCI');
        return { body: { no_kirim, alasan: 'pergi jauh', sisa: 'DITAGIH', ditagih: null }, user: 'SPV1' };
      },
    },
    {
      name: 'too much is missing',
      prepare: async (kit) => {
        const { no_kirim, kode_lot } = await terkirim(kit, 'LEBUR', { perlakuan: 'BEBAN' });
        const hasil = [{ jenis: 'MURNI', kadar: 99.9, berat: 3.5 }];
        await lakukan(kit, 'terima-sepuhan/simpan', leburKembali(kode_lot, { hasil }));
        return { body: { no_kirim, alasan: 'terbakar', sisa: null, ditagih: null }, user: 'SPV1' };
      },
    },
  ],
});
