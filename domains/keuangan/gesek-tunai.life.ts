/** The life of cash that is given for a swiped card. */
import type { Kit } from '../../tests/kit/app.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { berisi, isiLaci, rekening } from '../../tests/kit/uang.ts';
import { gesekTunai } from './gesek-tunai.document.ts';

const swipe = async (kit: Kit): Promise<object> => ({
  no_rekening: await rekening(kit, 'bisa_debet'),
  ...{ jenis_kartu: 'DEBET', kartu_akhir: '4321', nama_pemilik: 'ibu sensus' },
  ...{ gesek: 100_000, fee_persen: 3 },
});

/** How a swipe lives. */
export const LIFE = defineLife(gesekTunai, {
  lives: [
    async (kit) => {
      const spv = kit.as('SPV1');
      await isiLaci(kit, 100_000);
      const no_dokumen = numberOf(await spv.post('non-cash/gesek-tunai', await swipe(kit)));
      const batal = { no_dokumen, alasan: 'mesin gagal' };
      return numberOf(await denganOtorisasi(spv, 'non-cash/gesek-batal', batal, SANDI_OWNER));
    },
  ],
  variants: [{ name: 'a debit card', prepare: berisi(async (kit) => ({ body: await swipe(kit) })) }],
});
