/** One printer and what waits for it, one job after the other. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kabar, Kondisi, Pencetak, Sebab } from '@mustika/kernel/agen/agen.ts';
import { type Disk, nameOf, type Simpanan, selesai } from './disk.ts';
import { look, print } from './printers/print.ts';

export type Worker = {
  kondisi(): Kondisi | null;
  /** There is something, or another way to reach the printer. */
  wake(printer?: Pencetak): void;
  /** Ends after what it prints now. */
  finish(): Promise<void>;
};

export type WorkerInput = {
  printer: Pencetak;
  disk: Disk;
  /** How a job ended. */
  ended: (one: Simpanan, tahap: 'TERCETAK' | 'RAGU', sebab: Sebab | null) => void;
  /** Its printer cannot now. */
  waits: (kabar: Kabar) => void;
  /** The printer is another way than it was. */
  changed: (printer: Pencetak, kondisi: Kondisi) => void;
  /** Milliseconds between two tries at a printer that cannot, and between two looks at one that has nothing to do. */
  tryAgainMs: number;
  lookMs: number;
};

type State = { printer: Pencetak; kondisi: Kondisi | null; over: boolean; woken: AbortController };

function tell(state: State, input: WorkerInput, kondisi: Kondisi): void {
  if (state.kondisi === kondisi) return;
  state.kondisi = kondisi;
  input.changed(state.printer, kondisi);
}

/** False where the printer cannot now. */
async function printOne(state: State, input: WorkerInput, one: Simpanan): Promise<boolean> {
  const { disk } = input;
  const outcome = await print({
    printer: state.printer,
    bytes: disk.bytes(one),
    name: nameOf(one),
    // Given back while the printer was asked how it is: nothing was begun, and nothing is.
    begins: () =>
      disk.find(nameOf(one))?.tahap === 'MASUK' && disk.mark(one, { tahap: 'MULAI' }) !== undefined,
    tell: (kondisi) => tell(state, input, kondisi),
  });
  const still = disk.find(nameOf(one));
  if (!still || selesai(still)) return true;
  if (outcome.hasil === 'BELUM') {
    const { sebab } = outcome;
    disk.mark(still, { tahap: 'MASUK', sebab });
    if (one.sebab !== sebab) input.waits({ id: one.id, ke: one.ke, keadaan: 'MENUNGGU', sebab });
    return false;
  }
  if (outcome.hasil === 'TERCETAK') tell(state, input, 'SIAP');
  input.ended(still, outcome.hasil, outcome.hasil === 'RAGU' ? outcome.sebab : null);
  return true;
}

const nextFor = (disk: Disk, name: string): Simpanan | undefined =>
  disk.all().find(({ tahap, pencetak }) => tahap === 'MASUK' && pencetak === name);

async function run(state: State, input: WorkerInput): Promise<void> {
  const { disk, tryAgainMs, lookMs } = input;
  while (!state.over) {
    const { signal } = state.woken;
    const one = nextFor(disk, state.printer.nama);
    if (one && (await printOne(state, input, one))) continue;
    if (!one) tell(state, input, await look(state.printer));
    if (!state.over) await sleep(one ? tryAgainMs : lookMs, null, { signal }).catch(() => {});
  }
}

export function startWorker(input: WorkerInput): Worker {
  const state: State = { printer: input.printer, kondisi: null, over: false, woken: new AbortController() };
  const done = run(state, input);
  const wake = (printer?: Pencetak): void => {
    if (printer) state.printer = printer;
    state.woken.abort();
    state.woken = new AbortController();
  };
  return {
    kondisi: () => state.kondisi,
    wake,
    finish: () => {
      state.over = true;
      wake();
      return done;
    },
  };
}
