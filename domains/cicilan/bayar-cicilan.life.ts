/** The lives of payments of instalments. */
import type { Kit } from '../../tests/kit/app.ts';
import {
  angsurTokoLain,
  batalAngsur,
  batalTokoLain,
  bayarTerakhir,
  CICIL_BAKU,
  cicil,
  diangsur,
  dicicil,
  syaratCicil,
} from '../../tests/kit/cicil.ts';
import { atur, numberOf, potongan } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { bayarCicilan } from './bayar-cicilan.document.ts';

async function plan(kit: Kit, mark: string): Promise<string> {
  await syaratCicil(kit);
  return dicicil(kit.as('KASIR1'), cicil(await potongan(kit, mark, 1)));
}

/** The body of a payment of a new plan. */
const bayar = (no_cicilan: string, cara: 'ANGSURAN' | 'LUNAS_CEPAT', jumlah: number) => ({
  ...{ no_cicilan, cara, terbayar: 0, jumlah, denda: 0, bayar: [{ jenis: 'CASH', jumlah }] },
});

/** How a payment lives. */
export const LIFE = defineLife(bayarCicilan, {
  modules: ['CICILAN_MODULE'],
  lives: [
    // At home, and taken back.
    async (kit) => {
      const no = await plan(kit, 'ACLA');
      const nomor = await diangsur(kit.as('KASIR1'), no, CICIL_BAKU.angsuran);
      await batalAngsur(kit.as('SPV1'), nomor);
      return nomor;
    },
    // In another store, and taken back there.
    async (kit) => {
      await atur(kit, { CICILAN_MODULE: 'true' }, 'BDG1');
      const no = await plan(kit, 'ACLB');
      const answer = await angsurTokoLain(kit.as('KASIR1-BDG'), no, CICIL_BAKU.angsuran);
      await batalTokoLain(kit, numberOf(answer));
      return bayarTerakhir(kit, no);
    },
    async (kit) => diangsur(kit.as('KASIR1'), await plan(kit, 'ACLC'), 'LUNAS_CEPAT'),
  ],
  variants: [
    {
      name: 'one instalment',
      prepare: async (kit, mark) => {
        const no = await plan(kit, mark);
        return { body: bayar(no, 'ANGSURAN', CICIL_BAKU.angsuran) };
      },
    },
    {
      name: 'all of it with its rebate',
      prepare: async (kit, mark) => {
        const no = await plan(kit, mark);
        return { body: bayar(no, 'LUNAS_CEPAT', 2_998_800) };
      },
    },
  ],
});
