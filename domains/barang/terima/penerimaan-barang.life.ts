/** The lives of deliveries: one that is taken back, one that wears tags, one whose invoice says more than the scale. */
import { expect } from 'vitest';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { beriLabel, berlabel, kenalHwt, kiriman, terimaKirimanBarang } from '../../../tests/kit/terima.ts';
import { penerimaanBarang } from './penerimaan-barang.document.ts';

const PAJAK = {
  ppn_faktur: 66_000,
  pph22_faktur: 15_000,
  no_faktur_masukan: '05002600000077',
  jatuh_tempo: '2026-12-20',
};

/** How a delivery lives. */
export const LIFE = defineLife(penerimaanBarang, {
  lives: [
    async (kit) => {
      const no_dokumen = await terimaKirimanBarang(kit, kiriman('SENSUS-1', [{}], PAJAK));
      const batal = { no_dokumen, alasan: 'salah faktur' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'penerimaan-barang/batal', batal, SANDI_OWNER));
    },
    async (kit) => {
      const no_dokumen = await terimaKirimanBarang(
        kit,
        kiriman('SENSUS-2', [{}, { kode_dept: 'KL' }], PAJAK),
      );
      const made = await beriLabel(kit, no_dokumen, berlabel('TRLA1000', 2.5));
      expect(made, made.text).toMatchObject({ status: 200 });
      return no_dokumen;
    },
  ],
  variants: [
    {
      name: 'as the invoice says, with its taxes',
      prepare: async (kit, mark) => {
        await kenalHwt(kit);
        return { body: kiriman(mark, [{}], PAJAK), user: 'SPV1' };
      },
    },
    {
      name: 'lighter than its invoice',
      prepare: async (kit, mark) => {
        await kenalHwt(kit);
        return { body: kiriman(mark, [{ berat: 5.5 }, { kode_dept: 'KL' }]), user: 'SPV1' };
      },
    },
  ],
});
