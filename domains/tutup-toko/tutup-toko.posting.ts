/** What a closing does to the books: the difference of each drawer, so that the next day begins with what is in it. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import { type Akun, type Transfer, uangTransfer } from '@mustika/kernel/transfer.ts';

/** A counted drawer: what the books say and what was found. */
export type LaciTerhitung = { akun: Akun; dimensi: string; saldo: Rupiah; jumlah: Rupiah };

export const selisihLaci = ({ saldo, jumlah }: LaciTerhitung): Rupiah => rupiah(jumlah - saldo);

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
