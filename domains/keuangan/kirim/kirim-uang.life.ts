/** The lives of money that is sent to head office. */
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { berisi, duaRekening, kirim, terima, UANG } from '../../../tests/kit/uang.ts';
import { kirimUang } from './kirim-uang.document.ts';

/** How sent money lives. */
export const LIFE = defineLife(kirimUang, {
  lives: [
    async (kit) => {
      const sent = await kirim(kit);
      await terima(kit, sent);
      return sent;
    },
    async (kit) => {
      const batal = { no_dokumen: await kirim(kit), alasan: 'batal setor' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'kirim-uang/batal', batal, SANDI_OWNER));
    },
    // Still on its way.
    kirim,
  ],
  variants: [
    { name: 'out of a drawer', prepare: berisi(async () => ({ body: { ...UANG, asal: 'CASH' } })) },
    {
      name: 'out of a bank',
      prepare: berisi(async (kit) => {
        const [{ kode_bank, no_rekening }] = await duaRekening(kit);
        return { body: { ...UANG, asal: kode_bank, asal_rekening: no_rekening } };
      }),
    },
  ],
});
