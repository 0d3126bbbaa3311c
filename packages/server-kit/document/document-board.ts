/** The board of a declared document: what its columns hold, and the cards of one, those longest past their day first. */
import { cardFields, type DocumentBoard } from '@mustika/kernel/document-board.ts';
import { headFields } from '@mustika/kernel/document-reads.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { ReadCalls } from '@mustika/kernel/read-calls.ts';
import type { Rows } from '../database.ts';
import { type CommandImplementation, type Ctx, implementCommand } from '../http/http.ts';
import { headColumns, headsSql, type Kind, soughtSql } from './document-heads.ts';
import { maskedHead, opened, readerOf } from './document-known.ts';

/** Heads in these states (`$5`), of these days (`$3`, `$4`), sought (`$6`); with `$7` those past their day alone. */
function cardsSql(kind: Kind, fields: Fields, { late }: DocumentBoard, more = ''): string {
  const days = headColumns(kind)[late] ?? `h.${late}`;
  return `${headsSql(kind, fields, more)}
   and d.status = any ($5) and ($3::date is null or d.tanggal >= $3) and ($4::date is null or d.tanggal <= $4)
   and ${soughtSql(kind)} and ($7::boolean is not true or ${days} > 0)`;
}

type Asked = Record<string, unknown>;
const valuesOf = (kind: Kind, ctx: Ctx, f: Asked, states: readonly string[]): unknown[] => [
  ...[ctx.scope.kode_toko, readerOf(kind, ctx)],
  ...[f['tgl_awal'], f['tgl_akhir'], states, f['q'], f['terlambat']],
];

function implementColumns(kind: Kind, call: NonNullable<ReadCalls['columns']>, board: DocumentBoard) {
  const { states, late, sum } = board;
  const fields = cardFields(headFields(kind.document), kind.document.reads.number, board);
  const money = sum ? `, coalesce(sum(k.${sum}), 0)::rupiah as ${sum}` : '';
  const text = `select k.status, count(*) as jumlah, count(*) filter (where k.${late} > 0) as terlambat${money}
  from (${cardsSql(kind, fields, board)}) k group by k.status`;
  return implementCommand(call, async (input, ctx) => {
    const values = valuesOf(kind, ctx, input as Asked, states);
    const rows = await ctx.deps.db.rows<Rows[number]>(ctx.scope, { name: call.name, text, values });
    const empty = { jumlah: 0, terlambat: 0, ...(sum ? { [sum]: 0 } : {}) };
    return {
      data: states.map((status) => rows.find((row) => row['status'] === status) ?? { status, ...empty }),
    };
  });
}

function implementCards(kind: Kind, call: NonNullable<ReadCalls['cards']>, board: DocumentBoard) {
  const { number } = kind.document.reads;
  const fields = cardFields(headFields(kind.document), number, board);
  const text = `${cardsSql(kind, fields, board, ', count(*) over () as semua')}
 order by ${board.late} desc, ${board.due} nulls last, d.dibuat, h.${number} offset $8 limit $9`;
  return implementCommand(call, async (input, ctx) => {
    const f = input as Asked;
    const values = [...valuesOf(kind, ctx, f, [String(f['status'])]), f['skip'] ?? 0, f['limit'] ?? 100];
    const asked = { name: call.name, text, values };
    const rows = await ctx.deps.db.rows<Rows[number] & { semua: number }>(ctx.scope, asked);
    const data = rows.map((row) => maskedHead(fields, opened(fields, row, ctx), ctx));
    return { data, total: rows[0]?.semua ?? 0 };
  });
}

/** The calls of a board; none for a kind without one. */
export function implementBoard(kind: Kind, { columns, cards }: ReadCalls): CommandImplementation[] {
  const { board } = kind.document.reads;
  if (!board || !columns || !cards) return [];
  return [implementColumns(kind, columns, board), implementCards(kind, cards, board)];
}
