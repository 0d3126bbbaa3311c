/** The lives of words about weight that was lost. */
import { ausDibeli } from '../../../tests/kit/beli.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife, type Variant } from '../../../tests/kit/life.ts';
import { validasiSusut } from './validasi-susut.document.ts';

const judged = (keputusan: 'SETUJU' | 'TOLAK', berat_disetujui?: number): Variant => ({
  name: `${keputusan} ${berat_disetujui ?? ''}`.trim(),
  prepare: async (kit, mark) => {
    const line = await ausDibeli(kit, `${mark}1001`);
    const lain = berat_disetujui ? { berat_disetujui } : {};
    return { body: { barang: [{ ...line, ...lain, keputusan, alasan: 'ditimbang ulang' }] }, user: 'SPV1' };
  },
});

/** How a word about a lost weight lives. */
export const LIFE = defineLife(validasiSusut, {
  lives: [
    async (kit) => {
      const barang = [{ ...(await ausDibeli(kit, 'SENSUSB2')), keputusan: 'SETUJU', alasan: 'aus dipakai' }];
      const no_dokumen = numberOf(await kit.as('SPV1').post('validasi-susut/simpan', { barang }));
      const batal = { no_dokumen, alasan: 'salah timbang' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'validasi-susut/batal', batal, SANDI_OWNER));
    },
    async (kit) => {
      const barang = [{ ...(await ausDibeli(kit, 'SENSUSB3')), keputusan: 'TOLAK', alasan: 'batu hilang' }];
      return numberOf(await kit.as('SPV1').post('validasi-susut/simpan', { barang }));
    },
  ],
  variants: [judged('SETUJU'), judged('SETUJU', 3.21), judged('TOLAK')],
});
