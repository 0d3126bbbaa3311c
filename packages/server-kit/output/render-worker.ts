/** Worker thread: draws one report from the rows it is sent, answers with the file, ends. Started by `render.ts`. */
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { drawReport } from './pdf.ts';
import type { WorkerAnswer } from './render.ts';
import type { OutputRow, Sheet } from './sheet.ts';

const port = parentPort;
if (!port) throw new Error('render-worker.ts runs as a worker thread only');

async function* rowsFromParent(): AsyncGenerator<OutputRow> {
  for (;;) {
    port?.postMessage({ more: true } satisfies WorkerAnswer);
    const [rows] = (await once(port as NonNullable<typeof port>, 'message')) as [OutputRow[] | null];
    if (!rows) return;
    yield* rows;
  }
}

const file = await drawReport(workerData as Sheet, rowsFromParent());
const bytes = new Uint8Array(file).buffer;
port.postMessage({ pdf: bytes } satisfies WorkerAnswer, [bytes]);
