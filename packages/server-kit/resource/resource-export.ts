/** The rows of a master list as a CSV or XLSX that the import of the same list reads back. */
import { formatWaktu } from '@mustika/kernel/date.ts';
import { openFields } from '@mustika/kernel/rahasia.ts';
import type { Resource } from '@mustika/kernel/resource.ts';
import type { Ctx } from '../http/http.ts';
import { fileOf, renderCsv, renderXlsx } from '../output/render.ts';
import { allRows, checkFilters, type ListQuery, storedFields } from './resource-query.ts';

export type ExportFormat = 'csv' | 'xlsx';
export type ExportFile = { contentType: string; fileName: string; body: NodeJS.ReadableStream };

/** All matching rows in key order, streamed: the header is the column names, the values are those of the API. */
export function exportRows(resource: Resource, ctx: Ctx, query: ListQuery, format: ExportFormat): ExportFile {
  // Now: once the first byte is on its way, a refusal comes too late.
  checkFilters(resource, query);
  const { deps, scope, session } = ctx;
  const { kode_toko, nama_toko, alamat_toko, zona } = session.store;
  const rows = allRows((run) => deps.db.read(scope, run), resource, scope, query);
  const output = {
    report: {
      title: resource.label,
      columns: storedFields(openFields(resource.fields, session)),
      groupBy: {},
      pdf: { paper: 'landscape', downloadOver: 500 } as const,
    },
    rows,
    filters: {},
    shop: { kode_toko, nama_toko, alamat_toko, zona },
    printedBy: { name: session.nama, time: formatWaktu(deps.clock.now().toString(), zona) },
    plain: true,
  };
  return { ...fileOf(format, output), body: format === 'csv' ? renderCsv(output) : renderXlsx(output) };
}
