/**
 * The one clock of the tests. A limit is for what hangs, not for what is slow: how much slower this machine is than two quiet
 * cores is measured once, before the first test, and every limit there is gets longer by it.
 */
/** What the work below takes on two quiet cores of the machines that land changes. */
const QUIET_MS = 300;
const ROUNDS = 120;

/** Work of the kind that tests do: objects made, written, read and sorted. Never below one: on a quicker machine nothing hangs sooner. */
export function measured(): number {
  const rows = Array.from({ length: 4000 }, (_, n) => ({
    no: `JKT1-FJ-${n}`,
    berat: n * 7919,
    baris: [n, -n],
  }));
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows;
    read.sort((one, other) => (one.berat % 1009) - (other.berat % 1009));
  }
  return Math.max(1, Math.round((10 * (performance.now() - started)) / QUIET_MS) / 10);
}

/** How many times slower than two quiet cores; whoever starts the run hands it to its workers in MUSTIKA_FACTOR. */
export const FACTOR = Number(process.env.MUSTIKA_FACTOR ?? measured());

const limit = (seconds: number): number => Math.round(seconds * 1000 * FACTOR);

/** In milliseconds: a whole test, what goes before and after it, a question that is asked until it is so, a step of a journey. */
export const LIMITS = { test: limit(240), hook: limit(240), poll: limit(30), step: limit(60) };
