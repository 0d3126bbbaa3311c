/** Concurrent callers over a list of ready work, and what they took. */

export type Measured = { perSecond: number; p50: number; p99: number; count: number };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** `callers` workers take the next item as soon as they are free; times in milliseconds. */
export async function drive<T>(
  items: readonly T[],
  callers: number,
  call: (item: T, caller: number) => Promise<void>,
): Promise<Measured> {
  const times: number[] = [];
  let next = 0;
  const worker = async (caller: number): Promise<void> => {
    while (next < items.length) {
      const item = items[next++] as T;
      const started = performance.now();
      await call(item, caller);
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: callers }, (_, caller) => worker(caller)));
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    count: times.length,
  };
}

/** The middle of several rounds: one disturbed round must not decide. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[half] as number)
    : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}

export const medianOf = (rounds: readonly Measured[]): Measured => ({
  perSecond: median(rounds.map((r) => r.perSecond)),
  p50: median(rounds.map((r) => r.p50)),
  p99: median(rounds.map((r) => r.p99)),
  count: rounds.reduce((total, r) => total + r.count, 0),
});

/** The middle of the ratios of neighbours in time: what disturbs the machine for a second disturbs both of them. */
export const pairedRatio = (ours: readonly Measured[], raw: readonly Measured[]): number =>
  median(ours.map((r, i) => r.perSecond / (raw[i] as Measured).perSecond));
