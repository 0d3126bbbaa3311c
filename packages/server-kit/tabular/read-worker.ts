/** Worker thread: reads one stranger's file and hands its rows over in lots. Started by `read.ts`, ends by itself. */
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '@mustika/kernel/errors.ts';
import { csvRows } from './csv.ts';
import type { ReadAnswer, ReadInput } from './read.ts';
import { plainRows } from './table.ts';
import { xlsxRows } from './xlsx.ts';

const port = parentPort;
if (!port) throw new Error('read-worker.ts runs as a worker thread only');
const say = (answer: ReadAnswer): void => port.postMessage(answer);

/** Rows that are handed over at a time, so that the server between two lots does what others want of it. */
const LOT = 500;

const { bytes, kind } = workerData as ReadInput;
const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
try {
  const raw = kind === 'xlsx' ? xlsxRows(file) : csvRows(file);
  const rows = await plainRows(raw);
  for (let at = 0; at < rows.length; at += LOT) say({ rows: rows.slice(at, at + LOT) });
  say({ done: true });
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  say({ refused: error.code, detail: error.detail, message: error.message });
}
