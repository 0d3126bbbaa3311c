/** What a closing does to the books: the difference of each drawer, so that the next day begins with what is in it. */
import { rupiah } from '@mustika/kernel/amount.ts';
import { type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';
import { type LaciTerhitung, selisihLaci } from './selisih-laci.rule.ts';

/** More than the books knew comes from SELISIH_KAS, less goes there; a drawer that agrees posts nothing. Domain 12.4. */
export function postSelisih(laci: readonly LaciTerhitung[]): Transfer[] {
  return laci.flatMap((one) => {
    const { akun, dimensi } = one;
    const selisih = selisihLaci(one);
    const drawer = { akun, dimensi };
    const lain = { akun: 'SELISIH_KAS' as const, dimensi };
    const keterangan = `Hitungan ${one.jumlah}, buku ${one.saldo}`;
    return selisih > 0
      ? uangTransfer(lain, drawer, selisih, { kategori: 'SELISIH_KAS', jenis: 'LEBIH', keterangan })
      : uangTransfer(drawer, lain, rupiah(-selisih), {
          kategori: 'SELISIH_KAS',
          jenis: 'KURANG',
          keterangan,
        });
  });
}
