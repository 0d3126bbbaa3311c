/** The lives of coupons that are handed in. */
import type { Kit } from '../../../tests/kit/app.ts';
import { batalJual, denganOtorisasi, masukkan, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { berkupon, notaKupon, whileGiven } from '../../../tests/kit/kupon.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { kuponTukar } from './kupon-tukar.document.ts';

const handIn = async (kit: Kit, kode: string): Promise<string> =>
  numberOf(await kit.as('KASIR1').post('kupon/tukar', { kode }));

/** How a coupon that is handed in lives. */
export const LIFE = defineLife(kuponTukar, {
  modules: ['KUPON_PENJUALAN_MODULE'],
  lives: [
    // Handed in by mistake, taken back, and the sale cancelled after it.
    (kit) =>
      whileGiven(kit, 'SENSUS', async () => {
        const { nomor, kode } = await berkupon(kit, 'SENSUS31');
        const no_dokumen = await handIn(kit, kode);
        const batal = { no_dokumen, alasan: 'salah scan' };
        numberOf(await denganOtorisasi(kit.as('SPV1'), 'kupon/batal-tukar', batal, SANDI_OWNER));
        await batalJual(kit, nomor);
        return no_dokumen;
      }),
    // Pays a nota, and there it stays; the other coupons of its sale are good still.
    (kit) =>
      whileGiven(kit, 'SENSUS', async () => {
        const { kode } = await berkupon(kit, 'SENSUS33');
        await masukkan(kit, { kode_barcode: 'SENSUS34' });
        numberOf(await kit.as('KASIR1').post('penjualan/simpan', notaKupon(['SENSUS34'], kode)));
        return handIn(kit, (await berkupon(kit, 'SENSUS35')).kode);
      }),
    // Put into the draw, and there it stays.
    (kit) => whileGiven(kit, 'SENSUS', async () => handIn(kit, (await berkupon(kit, 'SENSUS32')).kode)),
  ],
  variants: [
    {
      name: 'into the draw',
      prepare: async (kit, mark) => {
        const { kode } = await whileGiven(kit, 'VARIAN', () => berkupon(kit, `${mark}2001`));
        return { body: { kode } };
      },
    },
  ],
});
