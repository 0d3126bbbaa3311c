/** What the stores have that have sold nothing yet. One trip; a chain that trades is asked for rows that are not there. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { HARGA_DASAR } from '../master/harga/parameter-harga-emas.resource.ts';
import { mulaiCommand } from './mulai.command.ts';
import { KUNCI_USAHA } from './usaha.rule.ts';

/** $1 the store, $2 head office at home, which sees every branch that it may. */
const TOKO = `toko t where case when $2 then t.aktif and t.tipe <> 'PUSAT' and (app_lintas() or t.kode_toko = any (app_lingkup())) else t.kode_toko = $1 end`;

const ada = (tabel: string, lain = ''): string =>
  `exists (select from ${tabel} x where x.kode_toko = t.kode_toko${lain})`;
/** A module of the store is on. */
const hidup = (kunci: string): string =>
  ada('para_system', ` and x.key = ${kunci} and lower(x.value) <> 'false'`);

const SELESAI = `select t.kode_toko, t.nama_toko, array_remove(array[
      case when ${hidup('any ($4::text[])')} then 'USAHA' end,
      case when ${ada('parameter_harga_emas', ' and x.kode_harga = $3 and x.aktif')} then 'HARGA' end,
      case when ${ada('grup', ' and x.aktif and not x.aksesoris')} then 'KADAR' end,
      case when exists (select from baki b join gudang g on g.kode_toko = b.kode_toko and g.kode_gudang = b.kode_gudang
          where b.kode_toko = t.kode_toko and b.aktif and g.dijual) and exists (select from jenis j where j.aktif) then 'BAKI' end,
      case when ${ada('sales', ' and x.aktif')} or ${hidup("'DISABLE_KODE_SALES_TRANSACTION'")} then 'SALES' end,
      case when ${ada('barang')} then 'BARANG' end,
      case when ${ada('pengguna', " and x.aktif and x.level in ('KASIR', 'SPV')")} then 'PENGGUNA' end,
      case when ${ada('rekening', ' and x.aktif')} then 'REKENING' end,
      case when ${ada('saldo_uang', " and x.akun = 'KAS' and x.saldo > 0")} then 'KAS' end,
      case when ${ada('rancangan_nota')} or ${ada('logo')} then 'NOTA' end,
      case when ${ada('penjualan')} then 'PENJUALAN' end], null) as selesai
  from ${TOKO} and ($2 is false or not ${ada('penjualan')})
 order by t.kode_toko limit 50`;

type Baris = Inside<typeof mulaiCommand.answer>['toko'][number];

/** Head office at home prepares its branches; with one picked, that one. */
const diRumah = ({ session }: Ctx): boolean => session.pusat && session.kode_toko === session.toko_asal;

export const mulaiCommands = [
  implementCommand(mulaiCommand, async (_input, ctx: Ctx) => {
    const tempat = [ctx.scope.kode_toko, diRumah(ctx)] as const;
    const found = await ctx.deps.db.batch(ctx.scope, {
      ada: statement<{ ada: boolean }>(
        'mulai_ada_toko',
        `select exists (select from ${TOKO}) as ada`,
        ...tempat,
      ),
      toko: statement<Baris>('mulai_toko', SELESAI, ...tempat, HARGA_DASAR, KUNCI_USAHA),
    });
    return { data: { ada_toko: one(found.ada).ada, toko: found.toko } };
  }),
];
