/** Work that needs much memory is done one at a time; whoever would wait behind too many is asked to come again. */
import { reject, umum } from '@mustika/kernel/errors.ts';

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue for `most` at a time, the one at work included. Errors: SIBUK. */
export function inTurn(most: number): InTurn {
  let last: Promise<void> = Promise.resolve();
  let there = 0;
  return async (work) => {
    if (there >= most) reject(umum.SIBUK);
    there += 1;
    const before = last;
    const mine = Promise.withResolvers<void>();
    last = mine.promise;
    await before;
    try {
      return await work();
    } finally {
      there -= 1;
      mine.resolve();
    }
  };
}
