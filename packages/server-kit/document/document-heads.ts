/** The SQL of heads of a declared document: its columns, one page of its list, what is found by a sought text. */

import { allFields, headFields, type ReadableDocument, slipPaper } from '@mustika/kernel/document-reads.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import { AKHIR_TAUTAN } from '@mustika/kernel/public-page.ts';

/**
 * SQL of columns that are not simply stored, by name: of the head, where `h` is its row and `d` the document, and of lines,
 * where `l` is one. `found` finds a document by what its head does not have; `$6` is the sought text.
 */
export type ReadColumns = {
  head?: Readonly<Record<string, string>>;
  lines?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  found?: string;
};

export type Kind = { document: ReadableDocument; columns: ReadColumns };

export const columnsOf = (
  fields: Fields,
  alias: string,
  given: Readonly<Record<string, string>> = {},
): string =>
  Object.keys(fields)
    .map((name) => `${given[name] ?? `${alias}.${name}`} as ${name}`)
    .join(', ');

/** Columns that every kind with a slip has. */
const OF_SLIPS = {
  cetak: 'd.cetak',
  telp: '(select t.telp from toko t where t.kode_toko = h.kode_toko)',
  npwp: '(select t.npwp from toko t where t.kode_toko = h.kode_toko)',
};

/** Columns of a head that are not simply stored; who made the document stands on the document. */
export const headColumns = ({ document, columns }: Kind): Readonly<Record<string, string>> => ({
  user_id: 'd.user_id',
  ...(slipPaper(document) ? OF_SLIPS : {}),
  ...columns.head,
});

/** The day of a row that only names the event that wrote it. */
const TANGGAL_PERISTIWA = `(select p.tanggal from peristiwa p
      where p.kode_toko = l.kode_toko and p.no_dokumen = l.no_dokumen and p.urut = l.peristiwa)`;

/** Columns of lines that are not simply stored. */
export const lineColumns = ({ document, columns }: Kind, line: string): Readonly<Record<string, string>> => ({
  ...(document.reads.lines[line]?.ofEvent ? { tanggal: TANGGAL_PERISTIWA } : {}),
  ...columns.lines?.[line],
});

/** Heads of a store; `$1` is the store, `$2` the cashier who reads, or null. */
export function headsSql(
  { document, columns }: Kind,
  fields: Fields,
  more = '',
  dokumen = 'dokumen',
): string {
  const { table, number, own, stores, partOf } = document.reads;
  const head = headColumns({ document, columns });
  const mine = own.length === 0 ? 'true' : `$2 in (${own.map((c) => `h.${c}`)})`;
  const there = stores.map((column) => (column === 'kode_toko' ? 'd.kode_toko' : `h.${column}`));
  const here = Object.entries(document.reads.where).map(
    ([column, values]) => ` and ${head[column] ?? `h.${column}`} in (${values.map((value) => `'${value}'`)})`,
  );
  // Parts of another kind's document have its number.
  const kind = partOf ? 'true' : `d.jenis = '${document.name}'`;
  const { [number]: _number, tanggal: _tanggal, waktu: _waktu, status: _status, ...stored } = fields;
  return `select h.${number}, d.tanggal, d.dibuat as waktu, d.status, ${columnsOf(stored, 'h', head)}${more}
  from ${table} h join ${dokumen} d on d.kode_toko = h.kode_toko and d.no_dokumen = h.${number}
 where $1 in (${there}) and ${kind} and ($2::text is null or ${mine})${here.join('')}`;
}

/** Filters of a list that the document itself answers: its days and its state. */
const OF_DOCUMENT = `($3::date is null or d.tanggal >= $3) and ($4::date is null or d.tanggal <= $4)
   and ($5::text is null or $5 = 'SEMUA' or d.status = $5)`;

// What is made of the sought text alone stands in a select of its own: it is made once, not for every row of ten years.

/** A slip that leads its customer to his page leads the counter that scans it to the document. */
const BY_LINK = ` or (d.kode_toko, d.no_dokumen) in (select x.kode_toko, x.no_dokumen from tautan x
      where x.sidik = (select encode(sha256(convert_to(regexp_substr($6, '${AKHIR_TAUTAN}'), 'UTF8')), 'hex')))`;

/** What is sought: `$6`, in the columns that the kind names. */
export function soughtSql(kind: Kind): string {
  const { search } = kind.document.reads;
  const head = headColumns(kind);
  const sought = ['d.no_dokumen', ...search.map((c) => head[c] ?? `h.${c}`)].join(', ');
  const found = `${kind.columns.found ? ` or ${kind.columns.found}` : ''}${kind.document.publicPage ? BY_LINK : ''}`;
  // A telephone is stored as 62 and what is behind the 0 that people write.
  const telp = search.filter((c) => /^(?:no_hp|telp)/.test(c)).map((c) => head[c] ?? `h.${c}`);
  const nol =
    telp.length > 0
      ? ` or strpos(concat_ws(' ', ${telp}), (select substr($6, 2) where $6 ~ '^0[0-9]{3,}$')) > 0`
      : '';
  return `($6::text is null or strpos(upper(concat_ws(' ', ${sought})), $6) > 0${found}${nol}${byAmount(kind, head)})`;
}

/** What it comes to, as people write an amount: with thousands or without, with Rp before it or sen behind. */
function byAmount({ document }: Kind, head: Readonly<Record<string, string>>): string {
  const { total } = document.reads;
  if (!total || allFields(document)[total]?.kind !== 'uang') return '';
  const rupiah = "nullif(left(regexp_replace(split_part($6, ',', 1), '[^0-9]', '', 'g'), 15), '')::bigint";
  return ` or (${head[total] ?? `h.${total}`}) = (select ${rupiah} where $6 ~ '^(RP\\.? ?)?[0-9][0-9.]{3,18}(,(-|00))?$')`;
}

export function listSql(kind: Kind): string {
  const { number, first } = kind.document.reads;
  return `${headsSql(kind, headFields(kind.document), ', count(*) over () as semua')}
   and ${OF_DOCUMENT}
   and ${soughtSql(kind)}
 order by ${first ? `${first} desc nulls last, ` : ''}d.tanggal desc, d.dibuat desc, h.${number} desc offset $7 limit $8`;
}

/** Where nothing is sought and one store has them all, the page is taken from the documents before any head is read; else null. */
export function pageSql(kind: Kind): string | null {
  const { first, partOf, stores, where } = kind.document.reads;
  if (first || partOf || stores.join() !== 'kode_toko' || Object.keys(where).length > 0) return null;
  const these = `from dokumen d where d.kode_toko = $1 and d.jenis = '${kind.document.name}' and ${OF_DOCUMENT}`;
  const order = 'order by d.tanggal desc, d.dibuat desc, d.no_dokumen desc';
  const count = `, (select count(*) ${these}) as semua`;
  return `${headsSql(kind, headFields(kind.document), count, `(select d.* ${these} ${order} offset $7 limit $8)`)}
   and $6::text is null ${order}`;
}
