/**
 * The A4 paper of a declared document: its head above, its lines with their totals, who agreed. Domain R8.3. A voucher has one
 * line, out of its head, and its amount in words.
 */

import type { Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import {
  headFields,
  type ReadableDocument,
  stateLabel,
  type VoucherPaper,
} from '@mustika/kernel/document-reads.ts';
import type { Field, Fields } from '@mustika/kernel/field.ts';
import { openFields } from '@mustika/kernel/rahasia.ts';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../http/http.ts';
import { type ReportOutput, renderInWorker } from '../output/render.ts';
import { cellText } from '../output/sheet.ts';
import { shopHead } from '../output/shop-head.ts';
import { terbilang } from '../slip/terbilang.ts';
import type { ReadDocument } from './document-serve.ts';

/** What stands on the paper although every document has it: said by the line above. */
const ABOVE: ReadonlySet<string> = new Set(['tanggal', 'waktu', 'status']);

/** Who agreed to what it says: to the making of it, or to its end where it grew for a while. Not who let it be taken back. */
const agreedBy = ({ riwayat }: ReadDocument['jejak']): string => {
  const made = riwayat.filter((event) => event['ke_status'] !== 'CANC');
  const agreed = made.flatMap((event) => (event['otorisasi'] ?? []) as { approver: string }[]);
  return [...new Set(agreed.map(({ approver }) => approver))].join(', ');
};

/** The names under the lines where people sign. */
const signedBy = ({ reads }: ReadableDocument, { head, jejak }: ReadDocument): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reads.signed ?? {}).map(([who, column]) => [
      who,
      column === null ? agreedBy(jejak) : String(head[column] ?? ''),
    ]),
  );

const upper = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, label: field.label.toUpperCase() }]),
  );

type Rows = { columns: Fields; rows: readonly Record<string, unknown>[]; words: Record<string, string> };

/** One line is its own total. */
const untotalled = ({ total: _, ...field }: Field): Field => field;

/** What stands in the table: the named lines, or the one line of a voucher. */
function rowsOf({ reads }: ReadableDocument, { head, lines }: ReadDocument, fields: Fields): Rows {
  const { paper, total = '' } = reads;
  if (typeof paper === 'string')
    return {
      columns: reads.lines[paper]?.fields ?? {},
      rows: (lines[paper] ?? []) as Rows['rows'],
      words: {},
    };
  const names = (paper as VoucherPaper).head;
  const columns = Object.fromEntries(names.map((name) => [name, untotalled(fields[name] as Field)]));
  const words = fields[total]?.kind === 'uang' ? { Terbilang: terbilang(head[total] as Rupiah) } : {};
  return { columns, rows: [head], words };
}

/** What is printed: `picture` is the key of what the document shows. */
type Printed = { document: ReadableDocument; read: ReadDocument; picture: string | null };

/** A picture that cannot be read now does not hold up the paper; it says that there is one. */
async function pictured(
  key: string | null,
  { deps }: Ctx,
): Promise<{ picture?: Buffer; missing?: Record<string, string> }> {
  if (key === null) return {};
  const picture = await deps.photos.read(key).catch(() => null);
  return picture ? { picture } : { missing: { Foto: 'Tidak Dapat Ditampilkan' } };
}

type Reader = Ctx['session'];

/** What the sheet says, of whom it is for and when it is printed. */
export function paperOf(
  { document, read, ...shown }: Omit<Printed, 'picture'> & Awaited<ReturnType<typeof pictured>>,
  session: Pick<Reader, 'store' | 'nama' | 'level' | 'flags'>,
  { now, shop }: { now: string; shop: ReportOutput['shop'] },
): ReportOutput {
  const { head, jejak } = read;
  const { zona } = session.store;
  const fields = openFields(headFields(document), session as Reader);
  const { columns, rows, words } = rowsOf(document, read, fields);
  const inTable = rows[0] === head ? columns : {};
  const about = Object.entries(fields)
    .filter(([name, { hidden }]) => !hidden && !ABOVE.has(name) && !Object.hasOwn(inTable, name))
    .filter(([name]) => (head[name] ?? '') !== '')
    .map(([name, field]) => [
      field.label,
      cellText({ kind: field.kind, choices: field.choices, zona }, head[name]),
    ]);
  const status = String(head['status']);
  return {
    report: {
      title: `Bukti ${document.label}`,
      columns: upper(openFields(columns, session as Reader)) as never,
      groupBy: {},
      pdf: { paper: 'landscape', downloadOver: 500 },
    },
    rows: rows as never,
    filters: {
      ...Object.fromEntries(about),
      Tanggal: `${formatTanggal(String(head['tanggal']))} ${formatWaktu(String(head['waktu']), zona).slice(-5)}`,
      Disetujui: agreedBy(jejak) || '-',
      ...(status === 'CANC' ? { Status: stateLabel(document, status).toUpperCase() } : {}),
      ...shown.missing,
      ...words,
    },
    ...(shown.picture ? { picture: shown.picture } : {}),
    signed: signedBy(document, read),
    whole: true,
    shop,
    printedBy: { name: session.nama, time: formatWaktu(now, zona) },
  };
}

export async function printPaper(
  { document, read, picture: key }: Printed,
  ctx: Ctx,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const shown = await pictured(key, ctx);
  const about = { now: ctx.deps.clock.now().toString(), shop: await shopHead(ctx, 'pdf') };
  const output = paperOf({ document, read, ...shown }, ctx.session, about);
  const pdf = await renderInWorker('pdf', output);
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${String(read.head[document.reads.number])}.pdf"`)
    .send(pdf);
}
