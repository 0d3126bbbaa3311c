/** The reads of a declared document as calls: its list, one of them with lines, history and books, its paper. */
import {
  headFields,
  isReadable,
  type ReadableDocument,
  type ReadCalls,
  readCalls,
} from '@mustika/kernel/document-reads.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { encodeRow } from '@mustika/kernel/wire.ts';
import type { Rows, Statement } from './database.ts';
import { dokumenErrors } from './document-errors.ts';
import { printPaper } from './document-paper.ts';
import { bacaJejak, bukuBarangWire, type Jejak } from './document-reads.ts';
import type { DocumentImplementation } from './document-runner.ts';
import { type CommandImplementation, type Ctx, implementCommand } from './http.ts';

/**
 * SQL of columns that are not simply stored, by name: of the head, where `h` is its row and `d` the document, and of lines,
 * where `l` is one.
 */
export type ReadColumns = {
  head?: Readonly<Record<string, string>>;
  lines?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

type Kind = { document: ReadableDocument; columns: ReadColumns };

const columnsOf = (fields: Fields, alias: string, given: Readonly<Record<string, string>> = {}): string =>
  Object.keys(fields)
    .map((name) => `${given[name] ?? `${alias}.${name}`} as ${name}`)
    .join(', ');

/** Heads of a store; `$1` is the store, `$2` the cashier who reads, or null. */
function headsSql({ document: { reads }, columns }: Kind, more = ''): string {
  const { table, number, head, own } = reads;
  const mine = own.length === 0 ? 'true' : `$2 in (${own.map((c) => `h.${c}`)})`;
  return `select h.${number}, h.tanggal, d.dibuat as waktu, d.status, ${columnsOf(head, 'h', columns.head)}${more}
  from ${table} h join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.${number}
 where h.kode_toko = $1 and ($2::text is null or ${mine})`;
}

function listSql(kind: Kind): string {
  const { number, search } = kind.document.reads;
  const sought = ['d.no_dokumen', ...search.map((c) => `h.${c}`)].join(', ');
  return `${headsSql(kind, ', count(*) over () as semua')}
   and ($3::date is null or h.tanggal >= $3) and ($4::date is null or h.tanggal <= $4)
   and ($5::text is null or $5 = 'SEMUA' or d.status = $5)
   and ($6::text is null or strpos(upper(concat_ws(' ', ${sought})), $6) > 0)
 order by h.tanggal desc, d.dibuat desc, h.${number} desc offset $7 limit $8`;
}

/** Who reads only what names him. */
const reader = ({ session }: Ctx): string | null => (session.level === 'KASIR' ? session.user_id : null);

function implementList(kind: Kind, { list }: ReadCalls): CommandImplementation {
  const fields = headFields(kind.document);
  const text = listSql(kind);
  const name = `daftar_${kind.document.name}`;
  return implementCommand(list, async (input, ctx) => {
    const f = input as Record<string, unknown>;
    const page = [f['skip'] ?? 0, f['limit'] ?? 100];
    const values = [
      ctx.scope.kode_toko,
      reader(ctx),
      f['tgl_awal'],
      f['tgl_akhir'],
      f['status'],
      f['q'],
      ...page,
    ];
    const [rows = []] = await ctx.deps.db.batch(ctx.scope, [{ name, text, values }]);
    const total = (rows[0]?.['semua'] as number | undefined) ?? 0;
    return { data: rows.map(({ semua: _semua, ...row }) => encodeRow(fields, row)), total };
  });
}

/** One document as it is inside: its head, its lines by name, its trail. */
export type ReadDocument = { head: Record<string, unknown>; lines: Record<string, Rows>; jejak: Jejak };

async function readOne(kind: Kind, nomor: string, ctx: Ctx): Promise<ReadDocument> {
  const { name, reads } = kind.document;
  const { kode_toko } = ctx.scope;
  const lines = Object.entries(reads.lines);
  const statements: Statement[] = [
    {
      name: `satu_${name}`,
      text: `${headsSql(kind)} and h.${reads.number} = $3`,
      values: [kode_toko, reader(ctx), nomor],
    },
    ...lines.map(([line, { table, fields }]) => ({
      name: `satu_${name}_${line}`,
      text: `select ${columnsOf(fields, 'l', kind.columns.lines?.[line])} from ${table} l
 where l.kode_toko = $1 and l.${reads.number} = $2 order by l.urut`,
      values: [kode_toko, nomor],
    })),
    ...bacaJejak(ctx, nomor),
  ];
  const [heads = [], ...rest] = await ctx.deps.db.batch(ctx.scope, statements);
  const head = heads[0] ?? reject(dokumenErrors.DOKUMEN_TIDAK_ADA, { nomor });
  return {
    head,
    lines: Object.fromEntries(lines.map(([line], index) => [line, rest[index] ?? []])),
    jejak: rest.slice(lines.length) as Jejak,
  };
}

/** One document as it travels. */
function wire(
  { document }: Kind,
  { head, lines, jejak: [riwayat, uang, barang, poin] }: ReadDocument,
): object {
  const encoded = Object.entries(document.reads.lines).map(([line, { fields }]) => [
    line,
    (lines[line] ?? []).map((row) => encodeRow(fields, row)),
  ]);
  return {
    ...encodeRow(headFields(document), head),
    ...Object.fromEntries(encoded),
    riwayat,
    transfer: { uang, barang: bukuBarangWire(barang), poin },
  };
}

/** The calls that a declaration with `reads` promises; none for one without. */
export function implementReads({ document, columns = {} }: DocumentImplementation): CommandImplementation[] {
  const calls = readCalls(document);
  if (!calls || !isReadable(document)) return [];
  const kind: Kind = { document, columns };
  const { number } = document.reads;
  const nomorOf = (input: object): string => (input as Record<string, string>)[number] ?? '';
  return [
    implementList(kind, calls),
    implementCommand(calls.one, async (input, ctx) => ({
      data: wire(kind, await readOne(kind, nomorOf(input), ctx)),
    })),
    ...(calls.paper
      ? [
          implementCommand(calls.paper, async (input, ctx, { reply }) =>
            printPaper(document, await readOne(kind, nomorOf(input), ctx), ctx, reply),
          ),
        ]
      : []),
  ];
}
