/** What the stores have that have sold nothing yet. One trip; a shop that trades is asked for one row that is not there. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import { langkahPertamaCommand } from './dashboard.command.ts';
import { seRantai } from './dashboard.query.ts';

/** $1 the store, $2 head office at home, which sees every branch that it may. */
const TOKO = `toko t where case when $2 then t.aktif and t.tipe <> 'PUSAT' and (app_lintas() or t.kode_toko = any (app_lingkup())) else t.kode_toko = $1 end`;

const ada = (tabel: string, lain = ''): string =>
  `exists (select from ${tabel} x where x.kode_toko = t.kode_toko${lain})`;

const BELUM_JUAL = `select t.kode_toko, t.nama_toko, array_remove(array[
      case when ${ada('parameter_harga_emas', ' and x.kode_harga = $3 and x.aktif')} then 'HARGA' end,
      case when ${ada('sales', ' and x.aktif')} then 'SALES' end,
      case when ${ada('barang')} then 'BARANG' end,
      case when ${ada('pengguna', " and x.aktif and x.level in ('KASIR', 'SPV')")} then 'PENGGUNA' end,
      case when ${ada('saldo_uang', " and x.akun = 'KAS' and x.saldo > 0")} then 'KAS' end,
      case when ${ada('rancangan_nota')} then 'NOTA' end], null) as selesai
  from ${TOKO} and not ${ada('penjualan')}
 order by t.kode_toko limit 50`;

type Baris = Inside<typeof langkahPertamaCommand.answer>['toko'][number];

export const langkahPertama = implementCommand(langkahPertamaCommand, async (_input, ctx: Ctx) => {
  const tempat = [ctx.scope.kode_toko, seRantai(ctx)] as const;
  const found = await ctx.deps.db.batch(ctx.scope, {
    ada: statement<{ ada: boolean }>(
      'langkah_ada_toko',
      `select exists (select from ${TOKO}) as ada`,
      ...tempat,
    ),
    toko: statement<Baris>('langkah_toko', BELUM_JUAL, ...tempat, HARGA_DASAR),
  });
  return { data: { ada_toko: one(found.ada).ada, toko: found.toko } };
});
