/** The terms a shop has written for a kind of nota (Parameter Keterangan Nota) take the place of the ones we print, never of a contract's own. */
import type { Slip } from '@mustika/kernel/slip.ts';
import { statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';

const ISI =
  'select isi from keterangan_nota where kode_toko = $1 and jenis_nota = $2 and aktif order by urutan, kode_keterangan';

/** The slip with the living sentences of its store, in their order; as it is where the shop wrote none. */
export async function denganKetentuan<S extends Slip>(ctx: Ctx, jenis: string, slip: S): Promise<S> {
  const rows = await ctx.deps.db.rows(
    ctx.scope,
    statement<{ isi: string }>('keterangan_nota', ISI, ctx.scope.kode_toko, jenis),
  );
  const tertulis = rows.length === 0 ? slip.ketentuan : rows.map((row) => row.isi);
  return { ...slip, ketentuan: [...(slip.syarat ?? []), ...tertulis] };
}
