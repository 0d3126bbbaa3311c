/** The lives of plans of instalments. */
import type { Kit } from '../../tests/kit/app.ts';
import {
  ambilCicil,
  batalAngsur,
  CICIL_BAKU,
  cicil,
  diangsur,
  dicicil,
  majuTempo,
  syaratCicil,
  tindakCicil,
  titipanDicicil,
} from '../../tests/kit/cicil.ts';
import { atur, batalJual, HARGA_BAKU, numberOf, potongan, SANDI_OWNER } from '../../tests/kit/jual.ts';
import { defineLife } from '../../tests/kit/life.ts';
import { cicilanLama, datangDanKembali } from '../../tests/kit/saldo-awal.ts';
import { cicilan } from './cicilan.document.ts';

async function plan(kit: Kit, mark: string): Promise<[string, string[]]> {
  await syaratCicil(kit);
  const codes = await potongan(kit, mark, 1);
  return [await dicicil(kit.as('KASIR1'), cicil(codes)), codes];
}

/** How a plan lives. */
export const LIFE = defineLife(cicilan, {
  modules: ['CICILAN_MODULE'],
  final: 'what was paid goes back less what the plan keeps, on the day the customer asks: a settlement',
  needsTime: { lelang: 'a plan is forfeited when it is late by months' },
  lives: [
    // Paid in part, taken back, paid whole, handed over by a sale that waits and lets go, then by one that stays.
    async (kit) => {
      const kasir = kit.as('KASIR1');
      const [no, codes] = await plan(kit, 'CCLA');
      await batalAngsur(kit.as('SPV1'), await diangsur(kasir, no, 500_000));
      await diangsur(kasir, no, 1_039_000);
      await diangsur(kasir, no, 'LUNAS_CEPAT');
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: 'true' });
      await batalJual(kit, numberOf(await ambilCicil(kasir, no, codes, HARGA_BAKU)));
      await atur(kit, { VALIDASI_PENJUALAN_MODULE: null });
      await batalJual(kit, numberOf(await ambilCicil(kasir, no, codes, HARGA_BAKU)));
      numberOf(await ambilCicil(kasir, no, codes, HARGA_BAKU));
      return no;
    },
    // Cancelled.
    async (kit) => {
      const [no] = await plan(kit, 'CCLB');
      await diangsur(kit.as('KASIR1'), no, 1_039_000);
      return numberOf(await tindakCicil(kit.as('KASIR1'), 'batal', no, { cara_kembali: 'CASH' }));
    },
    // It came over from the till of before, and back.
    async (kit) => {
      await syaratCicil(kit);
      const [kode] = await potongan(kit, 'CCAW', 1);
      return datangDanKembali(kit, 'cicilan', { cicilan: [cicilanLama(kode as string)] });
    },
    // Made of a deposit.
    async (kit) => {
      await syaratCicil(kit);
      const { body } = await titipanDicicil(kit.as('KASIR1'), await potongan(kit, 'CCLT', 1));
      return dicicil(kit.as('KASIR1'), body);
    },
    // Late, forfeited, back, forfeited again, and what is owed paid out.
    async (kit) => {
      const [no] = await plan(kit, 'CCLD');
      await diangsur(kit.as('KASIR1'), no, 2_078_000);
      await majuTempo(kit, no, 5);
      const lelang = { tgl_pemberitahuan: '2026-11-20', cara_pemberitahuan: 'SURAT' };
      const spv = kit.as('SPV1');
      await tindakCicil(spv, 'lelang', no, lelang, SANDI_OWNER);
      await tindakCicil(spv, 'batal-lelang', no, {}, SANDI_OWNER);
      await tindakCicil(spv, 'lelang', no, lelang, SANDI_OWNER);
      return numberOf(await tindakCicil(kit.as('KASIR1'), 'bayar-sisa', no, { cara_kembali: 'CASH' }));
    },
    // Still paid on, with the tax of its money remitted.
    async (kit) => {
      await atur(kit, { PPN_TRANSAKSI_MODULE: 'true' });
      const [no] = await plan(kit, 'CCLC');
      await diangsur(kit.as('KASIR1'), no, 500_000);
      await atur(kit, { PPN_TRANSAKSI_MODULE: null });
      return no;
    },
  ],
  variants: [
    {
      name: 'the usual plan',
      prepare: async (kit, mark) => {
        await syaratCicil(kit);
        return {
          body: cicil(await potongan(kit, mark, 1)),
          ...{ steps: { batal: { cara_kembali: 'CASH', potongan: 0 } }, cancelledBy: 'KASIR1' },
        };
      },
    },
    {
      name: 'made of a deposit',
      prepare: async (kit, mark) => {
        await syaratCicil(kit);
        const { body } = await titipanDicicil(kit.as('KASIR1'), await potongan(kit, mark, 1));
        return { body, steps: { batal: { cara_kembali: 'CASH' } }, cancelledBy: 'KASIR1' };
      },
    },
    {
      name: 'two pieces',
      prepare: async (kit, mark) => {
        await syaratCicil(kit);
        const dua = { dp: 2 * CICIL_BAKU.dp, harga_jual_cicil: 2 * CICIL_BAKU.harga_jual_cicil };
        return {
          body: cicil(await potongan(kit, mark, 2), { ...dua, bayar: [{ jenis: 'CASH', jumlah: dua.dp }] }),
          ...{ steps: { batal: { cara_kembali: 'CASH', potongan: 0 } }, cancelledBy: 'KASIR1' },
        };
      },
    },
  ],
});
