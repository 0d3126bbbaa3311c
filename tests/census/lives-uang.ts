/** Lives of the money documents that are not of the drawer screens: handed over, and ticked off the bank's statement. */
import { expect } from 'vitest';
import type { Answer, Kit } from '../kit/app.ts';
import { atur, denganOtorisasi } from '../kit/jual.ts';

type Life = (kit: Kit) => Promise<string>;

const numberOf = (answer: Answer): string => {
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return answer.data.no_dokumen as string;
};
const uang = { jumlah: 50_000, keterangan: 'sensus' };

/** What a card machine owes, paid by the bank less the acquirer's fee. */
async function settleCard(kit: Kit): Promise<string> {
  await atur(kit, { VALIDASI_NON_CASH_MODULE: 'true' });
  const spv = kit.as('SPV1');
  const { data } = await spv.get('non-cash/terima?tempat=PIUTANG_EDC');
  const { tempat, no_rekening, no_dokumen, peristiwa, jumlah, mdr, tanggal } = data[0];
  const baris = [{ no_dokumen, peristiwa, jumlah }];
  const isi = { tempat, no_rekening, tgl_bank: tanggal, baris, mdr, diterima: jumlah - mdr };
  const nomor = numberOf(await spv.post('non-cash/validasi', isi));
  await atur(kit, { VALIDASI_NON_CASH_MODULE: null });
  return nomor;
}

export const MONEY_LIVES: Record<string, readonly Life[]> = {
  validasi_non_cash: [
    async (kit) => {
      const batal = { no_dokumen: await settleCard(kit), alasan: 'salah rekening' };
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      return numberOf(await denganOtorisasi(kit.as('SPV1'), 'non-cash/validasi/batal', batal, signer));
    },
    settleCard,
  ],
  pengalihan_saldo: [
    async (kit) => {
      const spv = kit.as('SPV1');
      numberOf(await spv.post('cash/uang-kas', { ...uang, arah: 'TAMBAH', kategori: 'LAIN' }));
      const isi = { dari: 'SPV1', ke: 'KASIR1', keterangan: 'tukar giliran' };
      const { data } = await spv.get('cash/pengalihan-saldo/laci?dari=SPV1');
      const [{ kategori, sisa }] = data.kategori.filter((one: { sisa: number }) => one.sisa > 0);
      const saldo = numberOf(
        await spv.post('cash/pengalihan-saldo', { ...isi, cara: 'KATEGORI', kategori, jumlah: sisa }),
      );
      const signer = { user_id: 'OWNER', password: 'sandi-uji-coba' };
      const batal = { no_dokumen: saldo, alasan: 'salah orang' };
      return numberOf(await denganOtorisasi(spv, 'cash/pengalihan-saldo/batal', batal, signer));
    },
  ],
};
