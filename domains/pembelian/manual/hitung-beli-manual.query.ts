/** What goods without a barcode are bought for, worked out by the rules that buy them. */
import { sum } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { hitungBeliManual } from './hitung-beli-manual.command.ts';
import { bacaNilaiBeli, nilaiBeli } from './nilai-beli-manual.posting.ts';

export const hitungBeliManualCommand = implementCommand(hitungBeliManual, async (input, ctx) => {
  const { kode_toko } = ctx.scope;
  const store = await ctx.deps.stores.get(kode_toko);
  const { hari, ...rows } = await ctx.deps.db.batch(ctx.scope, {
    ...bacaNilaiBeli(input, ctx),
    hari: bacaHariBuka(kode_toko),
  });
  const [buka] = hari;
  if (!buka || !store) reject(umum.TOKO_TUTUP);
  const dinilai = nilaiBeli(input, rows, { store, hari: buka.tanggal });
  return { data: { total: sum(dinilai.map((b) => b.harga)), barang: dinilai } };
});
