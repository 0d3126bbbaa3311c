/** Reads what a shop uploads for an import. The kind is told by the content; the name only helps to refuse. */
import { Worker } from 'node:worker_threads';
import { AppError, type ErrorEntry, reject, umum } from '@mustika/kernel/errors.ts';
import { FILE_BYTES } from '../http/limits.ts';
import { inTurn } from '../http/turns.ts';
import { tabelErrors } from './read.errors.ts';
import type { RawRow } from './table.ts';

/** Old XLS and encrypted workbooks start with the compound file magic; they are refused by name. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** The heap a file is read in, and the time it may take; a server of 1 GB has room for one such thread. */
export const READ_HEAP_MB = 256;
export const READ_MS = 30_000;
/** Files that are read or wait for their turn. */
export const READS_WAITING = 6;

export type ReadInput = { bytes: Uint8Array; kind: 'csv' | 'xlsx' };
/** What the worker says: some rows, that these were all, or a refusal. */
export type ReadAnswer =
  | { rows: RawRow[] }
  | { done: true }
  | { refused: string; detail: unknown; message: string };

const refusalOf = (code: string): ErrorEntry =>
  Object.values<ErrorEntry>(tabelErrors).find((entry) => entry.code === code) ?? tabelErrors.TABEL_RUSAK;

const listen = (worker: Worker, gone: AbortSignal): Promise<RawRow[]> =>
  new Promise<RawRow[]>((resolve, fail) => {
    const rows: RawRow[] = [];
    const tooMuch = (): void => fail(new AppError(tabelErrors.TABEL_TERLALU_RUMIT));
    AbortSignal.timeout(READ_MS).addEventListener('abort', tooMuch);
    gone.addEventListener('abort', () => fail(new AppError(umum.SIBUK)), { once: true });
    worker.on('message', (answer: ReadAnswer) => {
      if ('rows' in answer) for (const row of answer.rows) rows.push(row);
      else if ('done' in answer) resolve(rows);
      else fail(new AppError(refusalOf(answer.refused), answer.detail, answer.message));
    });
    worker.on('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : fail(error),
    );
    worker.on('exit', (code) => fail(new Error(`the reader of a file ended with ${code}`)));
  });

async function readApart(input: ReadInput, gone: AbortSignal): Promise<RawRow[]> {
  if (gone.aborted) reject(umum.SIBUK);
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: READ_HEAP_MB, maxYoungGenerationSizeMb: 32 },
  });
  try {
    return await listen(worker, gone);
  } finally {
    await worker.terminate();
  }
}

const NEVER = new AbortController().signal;
const oneFile = inTurn(READS_WAITING);

/**
 * The rows of a CSV (.csv, .txt, .tsv) or XLSX file of at most 20 MB, as text cells with line numbers; read in a thread of its own
 * with memory and time of its own, which ends when `gone` is given. Cells keep their spaces and control characters, so that
 * validation can refuse them; it never mends silently. At most 50,000 rows, 100 columns. Errors: those of `tabelErrors`, SIBUK.
 */
export async function readRows(
  bytes: Buffer,
  filename: string,
  gone: AbortSignal = NEVER,
): Promise<RawRow[]> {
  if (bytes.length > FILE_BYTES) reject(tabelErrors.TABEL_TERLALU_BESAR);
  if (bytes.length === 0) reject(tabelErrors.TABEL_KOSONG);
  const magic = bytes.subarray(0, 4);
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  const workbook = extension === 'xlsx' && magic.equals(ZIP);
  const other = magic.equals(ZIP) || magic.equals(COMPOUND) || !['csv', 'txt', 'tsv'].includes(extension);
  if (!workbook && other) reject(tabelErrors.TABEL_JENIS_DITOLAK);
  return oneFile(() => readApart({ bytes, kind: workbook ? 'xlsx' : 'csv' }, gone));
}
