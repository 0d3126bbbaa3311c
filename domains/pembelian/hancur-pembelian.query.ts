/** What lies in gudang BELI, for the screen that destroys it. */
import type { Rows } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { barangHancur, tanggalHancur } from './hancur-pembelian.command.ts';
import { BARANG_DIBELI } from './hancur-pembelian.posting.ts';

const TANGGAL = `select x.tgl_beli, count(*) as jumlah, sum(x.berat)::float8 / 1000 as berat, sum(x.harga_modal)::float8 as nilai,
    count(*) filter (where x.susut > 0 and x.keputusan is distinct from 'SETUJU') as tertahan
  from (${BARANG_DIBELI}) x group by 1 order by 1`;

const BARANG = `select x.kode_barcode, x.no_faktur_beli, x.nama_barang, x.kode_group, x.kode_dept, x.kode_baki, x.berat / 1000.0::float8 as berat,
    x.kadar / 1000.0::float8 as kadar, x.harga_modal as nilai, x.susut > 0 and x.keputusan is distinct from 'SETUJU' as tertahan
  from (${BARANG_DIBELI}) x where x.tgl_beli = $2 order by x.no_faktur_beli`;

async function baca(ctx: Ctx, name: string, text: string, values: unknown[] = []): Promise<Rows> {
  const [rows = []] = await ctx.deps.db.batch(ctx.scope, [
    { name, text, values: [ctx.scope.kode_toko, ...values] },
  ]);
  return rows;
}

export const hancurCommands = [
  implementCommand(tanggalHancur, async (_input, ctx) => ({ data: await baca(ctx, 'hancur_hari', TANGGAL) })),
  implementCommand(barangHancur, async ({ tgl_beli }, ctx) => ({
    data: await baca(ctx, 'hancur_isi_hari', BARANG, [tgl_beli]),
  })),
];
