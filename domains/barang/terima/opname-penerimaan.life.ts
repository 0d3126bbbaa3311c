/** The life of a count of a delivery. */
import type { Answer, Kit } from '../../../tests/kit/app.ts';
import { denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife } from '../../../tests/kit/life.ts';
import { kiriman, terimaKirimanBarang } from '../../../tests/kit/terima.ts';
import { opnamePenerimaan } from './opname-penerimaan.document.ts';

const hitung = (no_penerimaan: string): object => ({
  no_penerimaan,
  baris: [{ kode_group: '750', kode_dept: 'CC', jumlah: 2, berat: 5.9, alasan: 'satu mata lepas' }],
});

/** It differs: the owner agrees. */
const dihitung = (kit: Kit, no_penerimaan: string): Promise<Answer> =>
  denganOtorisasi(kit.as('SPV1'), 'stock-opname-penerimaan/simpan', hitung(no_penerimaan), SANDI_OWNER);

/** How a count lives. */
export const LIFE = defineLife(opnamePenerimaan, {
  lives: [
    async (kit) => {
      const spv = kit.as('SPV1');
      const no_penerimaan = await terimaKirimanBarang(kit, kiriman('HITUNG-1'));
      const no_dokumen = numberOf(await dihitung(kit, no_penerimaan));
      const batal = { no_dokumen, alasan: 'salah hitung' };
      return numberOf(await denganOtorisasi(spv, 'stock-opname-penerimaan/batal', batal, SANDI_OWNER));
    },
    async (kit) => {
      const no_penerimaan = await terimaKirimanBarang(kit, kiriman('HITUNG-2'));
      return numberOf(await dihitung(kit, no_penerimaan));
    },
  ],
  variants: [
    {
      name: 'of a delivery without tags',
      prepare: async (kit, mark) => ({
        body: hitung(await terimaKirimanBarang(kit, kiriman(mark))),
        user: 'SPV1',
      }),
    },
  ],
});
