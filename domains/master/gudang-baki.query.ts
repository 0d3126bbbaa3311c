/** Answers of the extra lists of warehouses and trays. Rows are short: a store has tens of trays, not thousands. */
import type { Fields } from '@mustika/kernel/field.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { bakiResource } from './baki.resource.ts';
import {
  bakiGudangCommand,
  bakiReadyCommand,
  gudangHancurCommand,
  gudangMasterCommand,
} from './gudang-baki.command.ts';

const GUDANG = 'select kode_gudang, nama_gudang, dijual, aktif from gudang where kode_toko = $1';
const BAKI = `select b.kode_baki, b.nama_baki, b.kode_gudang, b.berat_baki
  from baki b join gudang g using (kode_toko, kode_gudang) where b.kode_toko = $1 and b.aktif and g.aktif`;

/** The store's rows, encoded for the wire; one round trip. */
async function rows(ctx: Ctx, name: string, text: string, fields: Fields, values: unknown[] = []) {
  const [found = []] = await ctx.deps.db.batch(ctx.scope, [
    { name, text, values: [ctx.scope.kode_toko, ...values] },
  ]);
  return { data: found.map((row) => encodeRow(fields, row)) };
}

export const gudangBakiCommands = [
  implementCommand(gudangMasterCommand, (_input, ctx) =>
    rows(ctx, 'gudang_semua', `${GUDANG} order by kode_gudang`, {}),
  ),
  implementCommand(gudangHancurCommand, (_input, ctx) =>
    rows(
      ctx,
      'gudang_hancur',
      `${GUDANG} and aktif and kode_gudang not in ('HANCUR', 'TITIP') order by kode_gudang`,
      {},
    ),
  ),
  implementCommand(bakiReadyCommand, (_input, ctx) =>
    rows(ctx, 'baki_siap', `${BAKI} and g.dijual order by b.kode_baki`, bakiResource.fields),
  ),
  implementCommand(bakiGudangCommand, ({ code }, ctx) =>
    rows(ctx, 'baki_gudang', `${BAKI} and b.kode_gudang = $2 order by b.kode_baki`, bakiResource.fields, [
      code,
    ]),
  ),
];
