/** Validating a purchase that waits: its money and gold move now, out of the drawer of whoever saved it. */
import { type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { TransitionImplementation, Writing } from '@mustika/server-kit/document-runner.ts';
import { pembelianErrors as salah } from './pembelian.errors.ts';
import { poinMember, postPembelian } from './pembelian.posting.ts';
import { type BarangBeliRow, type BayarBeliRow, bacaBeli, type NotaBeliRow } from './pembelian.query.ts';

/** Cash that leaves a drawer must be in it. */
export function laciCukup(kasir: string, bayar: readonly { jenis: string; jumlah: Rupiah }[]): Writing[] {
  const jumlah = sum(bayar.filter((b) => b.jenis === 'CASH').map((b) => b.jumlah));
  return jumlah > 0 ? [{ penulis: 'laci_cukup', baris: [{ kasir, jumlah }] }] : [];
}

export const validasiPembelian: TransitionImplementation<{ no_faktur_group: string }> = {
  nomor: (input) => input.no_faktur_group,
  reads: (input, { scope }) => bacaBeli(scope.kode_toko, input.no_faktur_group),
  decide: (_input, rows) => {
    const [[nota], barang, bayar] = rows as [NotaBeliRow[], BarangBeliRow[], BayarBeliRow[]];
    if (!nota) reject(salah.NOTA_BELI_TIDAK_ADA);
    return {
      tulis: [
        { penulis: 'barang_beli_masuk', baris: [{}] },
        ...laciCukup(nota.kasir, bayar),
        ...poinMember(nota, 1),
      ],
      transfers: postPembelian({ ...nota, barang, bayar }),
      audit: { total: nota.total },
      jawaban: { total: nota.total },
    };
  },
};
