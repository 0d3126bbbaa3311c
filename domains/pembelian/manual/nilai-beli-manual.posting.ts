/** What goods without a barcode are worth over the counter, before anything is bought: for its own preview, and for that of a trade-in. */
import type { RowsOf } from '@mustika/server-kit/database.ts';
import type { Facts } from '@mustika/server-kit/document/document-runner.ts';
import type { Ctx } from '@mustika/server-kit/http/http.ts';
import { hargaSemuaBeli } from '../periksa-pembelian.rule.ts';
import { bacaBahanBeli, bahanBeli } from '../simpan-pembelian.posting.ts';
import { type BeliManual, type Bersama, barisDari } from './beli-manual.rule.ts';

/** Nobody has to be named for a price. */
type Ditanya = { barang: readonly BeliManual[]; asal_nota: Bersama['asal_nota'] };
const tanya = ({ barang, asal_nota }: Ditanya) => ({
  ...{ kode_member: null, bayar: [] },
  barang: barang.map(barisDari({ kode_sales: null, asal_nota })),
});

/** What is read for it. */
export const bacaNilaiBeli = (ditanya: Ditanya, ctx: Ctx) => bacaBahanBeli(tanya(ditanya), ctx);

export function nilaiBeli(
  ditanya: Ditanya,
  rows: RowsOf<ReturnType<typeof bacaNilaiBeli>>,
  hari: Pick<Facts, 'store' | 'hari'>,
) {
  return hargaSemuaBeli(tanya(ditanya), bahanBeli(rows, hari)).map((l) => ({
    ...{ nama_barang: `${l.jumlah} ${l.nama_barang}`, berat: l.input.berat },
    ...{ harga_rata: l.harga.harga_rata, harga: l.harga.harga },
  }));
}
