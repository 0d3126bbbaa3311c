/** Reports as files: the calls that routes make. Long PDFs are drawn in a worker, so that no sale waits for a report. */
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { csvChunks } from './csv.ts';
import { drawReport } from './pdf.ts';
import { type OutputRow, type OutputRows, type ReportOutput, type Sheet, sheetOf } from './sheet.ts';
import { xlsxStream } from './xlsx.ts';

/** Named here too, because callers of this file need it. */
export type { ReportOutput } from './sheet.ts';

export type Format = 'pdf' | 'xlsx' | 'csv';

const CONTENT_TYPES: Record<Format, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Media type and file name: `laporan-pembelian-per-faktur-mst.pdf`. */
export function fileOf(
  format: Format,
  output: Pick<ReportOutput, 'report' | 'shop'>,
): { contentType: string; fileName: string } {
  const words = `${output.report.title} ${output.shop.kode_toko}`.normalize('NFKD').toLowerCase();
  const name = words.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return { contentType: CONTENT_TYPES[format], fileName: `${name || 'laporan'}.${format}` };
}

export const renderCsv = (output: ReportOutput): Readable =>
  Readable.from(csvChunks(sheetOf(output), output.rows));

export const renderXlsx = (output: ReportOutput): Readable =>
  Readable.from(xlsxStream(sheetOf(output), output.rows), { objectMode: false });

export const renderPdf = (output: ReportOutput): Promise<Buffer> => drawReport(sheetOf(output), output.rows);

/** Rows that travel to the worker in one message; the worker asks for the next lot when it has drawn these. */
const LOT = 500;

async function* lotsOf(rows: OutputRows): AsyncGenerator<OutputRow[]> {
  let lot: OutputRow[] = [];
  for await (const row of rows) {
    lot.push(row);
    if (lot.length < LOT) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}

/** What the worker says: send more rows, or here is the file. */
export type WorkerAnswer = { more: true } | { pdf: ArrayBuffer };

async function drawInWorker(sheet: Sheet, lots: AsyncIterator<OutputRow[]>): Promise<Buffer> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`render worker ended with ${code}`)));
      worker.on('message', (answer: WorkerAnswer) => {
        if ('pdf' in answer) return resolve(Buffer.from(answer.pdf));
        lots.next().then((next) => worker.postMessage(next.done ? null : next.value), reject);
      });
    });
  } finally {
    await worker.terminate();
    await lots.return?.();
  }
}

async function* chain(first: OutputRow[], lots: AsyncIterator<OutputRow[]>): AsyncGenerator<OutputRow[]> {
  yield first;
  for (let next = await lots.next(); !next.done; next = await lots.next()) yield next.value;
}

/** Renders any format; a PDF of more rows than one lot (500, Spec 2 §9) is drawn in a worker thread. */
export async function renderInWorker(format: Format, output: ReportOutput): Promise<Buffer | Readable> {
  if (format === 'csv') return renderCsv(output);
  if (format === 'xlsx') return renderXlsx(output);
  const lots = lotsOf(output.rows);
  const first = await lots.next();
  if (first.done || first.value.length < LOT)
    return renderPdf({ ...output, rows: first.done ? [] : first.value });
  return drawInWorker(sheetOf(output), chain(first.value, lots));
}
