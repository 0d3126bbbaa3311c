/** The lives of receipts that are ticked off the bank's statement. */
import type { Kit } from '../../../tests/kit/app.ts';
import { atur, denganOtorisasi, numberOf, SANDI_OWNER } from '../../../tests/kit/jual.ts';
import { defineLife, type Variant } from '../../../tests/kit/life.ts';
import { validasiNonCash } from './validasi-non-cash.document.ts';

/** What a card machine owes, paid by the bank less the acquirer's fee, and `kurang` beyond it. */
async function statement(kit: Kit, kurang = 0): Promise<object> {
  const { data } = await kit.as('SPV1').get('non-cash/terima?tempat=PIUTANG_EDC');
  const { tempat, no_rekening, no_dokumen, peristiwa, jumlah, mdr, tanggal } = data[0];
  const baris = [{ no_dokumen, peristiwa, jumlah }];
  // The line of a statement that it is of: another one for each receipt.
  const huruf = [...`${no_dokumen}${peristiwa}`].map((one) => one.charCodeAt(0).toString(16));
  const koran = huruf.join('').slice(-32).padStart(32, '0').toUpperCase();
  return { tempat, no_rekening, tgl_bank: tanggal, baris, mdr, diterima: jumlah - mdr - kurang, koran };
}

async function settle(kit: Kit): Promise<string> {
  await atur(kit, { VALIDASI_NON_CASH_MODULE: 'true' });
  const nomor = numberOf(await kit.as('SPV1').post('non-cash/validasi', await statement(kit)));
  await atur(kit, { VALIDASI_NON_CASH_MODULE: null });
  return nomor;
}

/** What is missing beyond the fee is a difference somebody approves. */
const settled = (name: string, kurang: number): Variant => ({
  name,
  prepare: async (kit) => ({
    user: 'SPV1',
    body: { ...(await statement(kit, kurang)), keterangan: 'koran' },
  }),
});

/** How a validated receipt lives. */
export const LIFE = defineLife(validasiNonCash, {
  modules: ['VALIDASI_NON_CASH_MODULE'],
  lives: [
    async (kit) => {
      const batal = { no_dokumen: await settle(kit), alasan: 'salah rekening' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'non-cash/validasi/batal', batal, SANDI_OWNER));
    },
    settle,
  ],
  variants: [settled('as the machine said', 0), settled('with a difference', 1_000)],
});
