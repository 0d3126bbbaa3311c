/** Lots of the shop that are for refining, and the masters that new ones are named by. */
import type { RowOf } from '@mustika/kernel/document-reads.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { type kolomStockCuci, stockCuciCommand } from './stock-cuci.command.ts';
import { KODE_STOCK } from './stock-cuci.rule.ts';

const STOCK = `select l.kode_lot, l.jenis_lot, l.nama_lot, l.kadar, split_part(l.tempat, '/', 2) as kode_baki, l.qty, l.berat, l.murni,
    l.nilai as harga_modal
  from lot l
 where l.kode_toko = $1 and l.berat > 0 and l.jenis_lot = any ($2) and left(l.tempat, 1) <> '@'
 order by l.jenis_lot, l.kadar, l.nama_lot, l.kode_lot`;

export type NamaBarang = { nama_group: string | null; nama_dept: string | null };

/** What group and kind of each line are called, in their order; null where the line names none, or nobody knows it. */
export const bacaNamaBarang = (
  kode_toko: string,
  baris: readonly { kode_group: string | null; kode_dept: string | null }[],
) =>
  statement<NamaBarang>(
    'stock_cuci_nama',
    `select g.nama_group, j.nama_dept
       from unnest($2::text[], $3::text[]) with ordinality as x(kode_group, kode_dept, urut)
       left join grup g on g.kode_toko = $1 and g.kode_group = x.kode_group
       left join jenis j on j.kode_dept = x.kode_dept
      order by x.urut`,
    kode_toko,
    baris.map((b) => b.kode_group),
    baris.map((b) => b.kode_dept),
  );

export const stockCuciCommands = [
  implementCommand(stockCuciCommand, async (_input, { deps, scope }) => ({
    data: await deps.db.rows(
      scope,
      statement<RowOf<typeof kolomStockCuci>>('stock_cuci', STOCK, scope.kode_toko, KODE_STOCK),
    ),
  })),
];
