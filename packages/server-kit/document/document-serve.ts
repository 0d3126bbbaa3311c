/** The reads of a declared document as calls: its list, one of them with lines, history and books, its paper. */
import type { Command } from '@mustika/kernel/command.ts';
import { formatWaktu, type Tanggal } from '@mustika/kernel/date.ts';
import type { Document, Readable } from '@mustika/kernel/document.ts';
import type { OneInside } from '@mustika/kernel/document-answers.ts';
import {
  allFields,
  type HeadOf,
  headFields,
  isReadable,
  type LinesOf,
  listsOf,
  type ReadableDocument,
  type ReadsInput,
} from '@mustika/kernel/document-reads.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { JenisNota } from '@mustika/kernel/rancangan-nota.ts';
import { type ReadCalls, readCalls } from '@mustika/kernel/read-calls.ts';
import type { Slip } from '@mustika/kernel/slip.ts';
import { type Reads, type Rows, type Statement, statement } from '../database.ts';
import { type CommandImplementation, type Ctx, implementCommand } from '../http/http.ts';
import { cetakDokumen, type MintaCetak, type SumberNota } from '../slip/cetak.ts';
import { implementBoard } from './document-board.ts';
import { dokumenErrors } from './document-errors.ts';
import {
  columnsOf,
  headsSql,
  type Kind,
  lineColumns,
  listSql,
  pageSql,
  type ReadColumns,
} from './document-heads.ts';
import { maskedHead, opened, readerOf } from './document-known.ts';
import { printPaper } from './document-paper.ts';
import { bacaJejak, type Jejak } from './document-reads.ts';
import type { DocumentImplementation } from './document-runner.ts';
import { implementLink, withLink } from './link-calls.ts';

/** What a document is printed as: the kinds of nota it may be, and the one it is. */
export type SlipSource = {
  nota: readonly JenisNota[];
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a head and lines of its own, as its reads declare them
  of: (read: any, ctx: Ctx) => PrintedAs | Promise<PrintedAs>;
};
type Kepala = 'nomor' | 'tanggal' | 'jam';
/** The shop, the number and the moment stand on every slip: the kit puts them there. */
export type PrintedAs = {
  jenis: JenisNota;
  slip: Omit<Slip, 'toko' | Kepala> & Partial<Pick<Slip, Kepala>>;
};

type Row = Rows[number];

type Listed = Row & { semua: number };

function implementList(kind: Kind, { list }: ReadCalls): CommandImplementation {
  const fields = headFields(kind.document);
  const [searched, plain] = [listSql(kind), pageSql(kind)];
  const { name } = list;
  return implementCommand(list, async (input, ctx) => {
    const f = input as Record<string, unknown>;
    const own = readerOf(kind, ctx);
    const text = own === null && !f['q'] ? (plain ?? searched) : searched;
    const days = [f['tgl_awal'], f['tgl_akhir']];
    const values = [
      ctx.scope.kode_toko,
      own,
      ...days,
      f['status'],
      f['q'],
      f['skip'] ?? 0,
      f['limit'] ?? 100,
    ];
    const asked = { name: `${name}_${text === plain}`, text, values };
    const rows = await ctx.deps.db.rows<Listed>(ctx.scope, asked);
    const data = rows.map((row) => maskedHead(fields, opened(fields, row, ctx), ctx));
    return { data, total: rows[0]?.semua ?? 0 };
  });
}

/** One document as it is inside: its head, its lines by name, its trail. */
export type ReadDocument = { head: Row; lines: Record<string, Rows>; jejak: Jejak };
/** The same in the types of its declared reads. */
export type ReadOf<R extends ReadsInput> = { head: HeadOf<R>; lines: LinesOf<R>; jejak: Jejak };

/** What stands under a head of that store: `baris.` and the name of its lines, `jejak.` and the part of its trail. */
function below(kind: Kind, nomor: string, ctx: Ctx): Reads {
  const { name, reads } = kind.document;
  const lines = Object.entries(reads.lines).map(
    ([line, { table, fields, store = 'kode_toko', by = ['urut'], number = reads.number, where = {} }]) => {
      const only = Object.entries(where).map(
        ([column, values]) => ` and l.${column} in (${values.map((value) => `'${value}'`).join(', ')})`,
      );
      const text = `select ${columnsOf(fields, 'l', lineColumns(kind, line))} from ${table} l
 where l.${store} = $1 and l.${number} = $2${only.join('')} order by ${by.map((column) => `l.${column}`).join(', ')}`;
      return [`baris.${line}`, statement(`satu_${name}_${line}`, text, ctx.scope.kode_toko, nomor)] as const;
    },
  );
  const trail = Object.entries(bacaJejak(ctx, nomor)).map(([part, one]) => [`jejak.${part}`, one] as const);
  return Object.fromEntries([...lines, ...trail]);
}

/** Those of its rows that stand under this word, by their names. */
const under = (found: Readonly<Record<string, Rows>>, word: string): Record<string, Rows> =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => name.startsWith(`${word}.`))
      .map(([name, rows]) => [name.slice(word.length + 1), rows]),
  );

/** The head of one document in the store of who asks, as its reads declare it, on whichever screen it is listed. */
export function headStatement({ document, columns }: Kind, nomor: string, { scope }: Ctx): Statement {
  const everywhere = { ...document, reads: { ...document.reads, where: {} } };
  return {
    name: `kepala_${document.name}`,
    text: `${headsSql({ document: everywhere, columns }, allFields(document))} and h.${document.reads.number} = $3`,
    values: [scope.kode_toko, null, nomor],
  };
}

/** Reads the head of one document for a later step of it, as its reads declare it. */
export const headReader =
  <R extends ReadsInput>(document: Document & Readable<R>, head: ReadColumns['head'] = {}) =>
  (nomor: string, ctx: Ctx): Statement<HeadOf<R>> =>
    headStatement({ document, columns: { head } }, nomor, ctx) as Statement<HeadOf<R>>;

async function readOne(kind: Kind, nomor: string, ctx: Ctx): Promise<ReadDocument> {
  const { name, reads } = kind.document;
  const fields = allFields(kind.document);
  const kepala = statement<Row>(
    `satu_${reads.name ?? name}`,
    `${headsSql(kind, fields)} and h.${reads.number} = $3`,
    ...[ctx.scope.kode_toko, readerOf(kind, ctx), nomor],
  );
  const abroad = Object.hasOwn(fields, 'kode_toko');
  const near = await ctx.deps.db.batch(ctx.scope, { kepala, ...(abroad ? {} : below(kind, nomor, ctx)) });
  const head = near.kepala[0] ?? reject(reads.missing ?? dokumenErrors.DOKUMEN_TIDAK_ADA, { nomor });
  // What another store wrote stands under its code; row security says how much of it may be read here.
  const there = { ...ctx, scope: { ...ctx.scope, kode_toko: String(head['kode_toko']) } };
  const found = abroad ? await ctx.deps.db.batch(ctx.scope, below(kind, nomor, there)) : near;
  return {
    head: opened(fields, head, ctx),
    lines: under(found, 'baris'),
    jejak: under(found, 'jejak') as Jejak,
  };
}

/** One document as its call declares it. */
function told({ document }: Kind, { head, lines, jejak }: ReadDocument, ctx: Ctx): object {
  const { riwayat, uang, barang, poin } = jejak;
  return {
    ...maskedHead(allFields(document), head, ctx),
    ...lines,
    riwayat,
    transfer: { uang, barang, poin },
  };
}

/** Reading one document of a kind, for calls that answer it in a shape of their own. */
export function documentReader<R extends ReadsInput>(document: Document, columns: ReadColumns = {}) {
  const kind: Kind = { document: document as ReadableDocument, columns };
  return {
    read: (nomor: string, ctx: Ctx): Promise<ReadOf<R>> => readOne(kind, nomor, ctx) as Promise<ReadOf<R>>,
    /** As `oneAnswer` declares it. */
    tell: (read: ReadOf<R>, ctx: Ctx) =>
      ({ kode_toko: ctx.scope.kode_toko, ...told(kind, read as ReadDocument, ctx) }) as OneInside<R>,
  };
}

type Printed = { telp: string | null; npwp: string | null; tanggal: Tanggal; waktu: string };

async function slipOf(
  of: SlipSource['of'],
  nomor: string,
  read: ReadDocument,
  ctx: Ctx,
): Promise<{ jenis: JenisNota; slip: Slip }> {
  const { jenis, slip } = await of(read, ctx);
  const { nama_toko, alamat_toko, zona } = ctx.session.store;
  const { telp, npwp, tanggal, waktu } = read.head as Printed;
  const toko = { nama: nama_toko, alamat: alamat_toko, ...(telp && { telp }), ...(npwp && { npwp }) };
  return { jenis, slip: { nomor, tanggal, jam: formatWaktu(waktu, zona).slice(-5), ...slip, toko } };
}

type Paper = { [K in 'slip' | 'picture']: DocumentImplementation[K] | undefined };

function implementPaper(kind: Kind, call: Command, { slip, picture }: Paper): CommandImplementation {
  const { document } = kind;
  return implementCommand(call, async ({ [document.reads.number]: number, ...minta }, ctx, io) => {
    const nomor = String(number);
    const read = await readOne(kind, nomor, ctx);
    if (!slip) {
      const key = (await picture?.(nomor, ctx)) ?? null;
      return printPaper({ document, read, picture: key }, ctx, io.reply);
    }
    const sebelum = read.head['cetak'] as number;
    const { jenis, slip: plain } = await slipOf(slip.of, nomor, read, ctx);
    return cetakDokumen(ctx, io, {
      ...{ jenis, slip: await withLink(kind, plain, nomor, ctx), nomor, sebelum },
      minta: minta as MintaCetak,
    });
  });
}

/** The calls that a declaration with `reads` promises, for each screen that lists it; none for one without. */
export const implementReads = ({ document, columns = {}, slip, picture }: DocumentImplementation) =>
  listsOf(document).flatMap((list) => implementListed({ document: list, columns }, { slip, picture }));

function implementListed(kind: Kind, paper: Paper): CommandImplementation[] {
  const calls = readCalls(kind.document) as ReadCalls;
  const { number } = kind.document.reads;
  return [
    implementList(kind, calls),
    implementCommand(calls.one, async (input, ctx) => ({
      data: told(kind, await readOne(kind, String(input[number]), ctx), ctx),
    })),
    ...(calls.paper ? [implementPaper(kind, calls.paper, paper)] : []),
    ...implementBoard(kind, calls),
    ...implementLink(kind, calls),
  ];
}

/** Real notas for the designer, of a kind that is printed as one. */
export function notaSource({ document, columns = {}, slip }: DocumentImplementation): SumberNota[] {
  const calls = readCalls(document);
  if (!slip || !calls || !isReadable(document)) return [];
  const kind: Kind = { document, columns };
  return [
    {
      jenis: slip.nota.map(({ jenis }) => jenis),
      gerbang: calls.one,
      baca: async (ctx, nomor) => (await slipOf(slip.of, nomor, await readOne(kind, nomor, ctx), ctx)).slip,
    },
  ];
}
