/** Reports of what lies in the shop while it is counted blind: closed to whoever may count, open to who keeps the shop. Domain R8.8. */
import { defineErrors, reject } from '@mustika/kernel/errors.ts';
import { level, passes } from '@mustika/kernel/gate.ts';
import type { Report } from '@mustika/kernel/report.ts';
import { statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';

export const butaErrors = defineErrors({
  LAPORAN_SAAT_OPNAME_BUTA: [409, 'Opname Buta Sedang Berjalan, Laporan Stok Dibuka Setelah Selesai'],
});

/** Who keeps the shop, and counts nothing in it. */
export const TIDAK_MENGHITUNG = level('OWN', 'SU', 'MU');

/** A report with some rows left out would tell a sum that is none: it is refused whole. Errors: LAPORAN_SAAT_OPNAME_BUTA. */
export async function refuseWhileBlind({ stok }: Pick<Report, 'stok'>, ctx: Ctx): Promise<void> {
  if (!stok || passes(TIDAK_MENGHITUNG, ctx.session)) return;
  const asked = statement<{ buta: boolean }>(
    'laporan_buta',
    'select ada_hitungan_buta($1, $2) as buta',
    ...[ctx.scope.kode_toko, stok === 'JAMINAN'],
  );
  const [row] = await ctx.deps.db.rows(ctx.scope, asked);
  if (row?.buta) reject(butaErrors.LAPORAN_SAAT_OPNAME_BUTA);
}
