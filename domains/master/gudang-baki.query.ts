/** Answers of the extra lists of warehouses and trays. Rows are short: a store has tens of trays, not thousands. */
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import {
  bakiGudangCommand,
  bakiReadyCommand,
  gudangHancurCommand,
  gudangMasterCommand,
} from './gudang-baki.command.ts';

const GUDANG = 'select kode_gudang, nama_gudang, dijual, aktif from gudang where kode_toko = $1';
const BAKI = `select b.kode_baki, b.nama_baki, b.kode_gudang, b.berat_baki
  from baki b join gudang g using (kode_toko, kode_gudang) where b.kode_toko = $1 and b.aktif and g.aktif`;

/** The store's rows; one round trip. */
const rowsOf =
  <R>(name: string, text: string) =>
  async ({ deps, scope }: Ctx, ...values: string[]): Promise<{ data: R[] }> => {
    const asked = statement<R>(name, text, scope.kode_toko, ...values);
    return { data: await deps.db.rows(scope, asked) };
  };
type Gudang = Inside<typeof gudangMasterCommand.answer>[number];
type Baki = Inside<typeof bakiReadyCommand.answer>[number];

const gudangSemua = rowsOf<Gudang>('gudang_semua', `${GUDANG} order by kode_gudang`);
const gudangHancur = rowsOf<Gudang>(
  'gudang_hancur',
  `${GUDANG} and aktif and kode_gudang not in ('HANCUR', 'TITIP') order by kode_gudang`,
);
const bakiSiap = rowsOf<Baki>('baki_siap', `${BAKI} and g.dijual order by b.kode_baki`);
const bakiGudang = rowsOf<Baki>('baki_gudang', `${BAKI} and b.kode_gudang = $2 order by b.kode_baki`);

export const gudangBakiCommands = [
  implementCommand(gudangMasterCommand, (_input, ctx) => gudangSemua(ctx)),
  implementCommand(gudangHancurCommand, (_input, ctx) => gudangHancur(ctx)),
  implementCommand(bakiReadyCommand, (_input, ctx) => bakiSiap(ctx)),
  implementCommand(bakiGudangCommand, ({ code }, ctx) => bakiGudang(ctx, code)),
];
