/** The lives of opening balances, with the loans, deposits and plans that come with them. */
import type { Kit } from '../../tests/kit/app.ts';
import { syaratCicil } from '../../tests/kit/cicil.ts';
import { hargaTaksir } from '../../tests/kit/hutang.ts';
import { numberOf, potongan } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { batalSaldo, saldoLama, simpanSaldo } from '../../tests/kit/saldo-awal.ts';
import { saldoAwal } from './saldo-awal.document.ts';

/** A shop that can lend and sell in instalments, with two pieces in stock. */
async function siap(kit: Kit, mark: string) {
  await hargaTaksir(kit);
  await syaratCicil(kit);
  const [dititip, dicicil] = (await potongan(kit, mark, 2)) as [string, string];
  return saldoLama(kit, dititip, dicicil);
}

/** How opening balances live. */
export const LIFE = defineLife(saldoAwal, {
  modules: ['CICILAN_MODULE'],
  lives: [
    async (kit) => numberOf(await batalSaldo(kit, numberOf(await simpanSaldo(kit, await siap(kit, 'SLBT'))))),
    async (kit) => numberOf(await simpanSaldo(kit, await siap(kit, 'SLTT'))),
  ],
  variants: [
    {
      name: 'all of a small shop',
      prepare: async (kit, mark) => ({ user: 'SPV1', body: await siap(kit, mark) }),
    },
  ],
});
