/** What a repeated key is answered: what was answered the first time, for as long as that is kept. */
import { reject, umum } from '@mustika/kernel/errors.ts';

/** Stands in `idem.jawaban` where the answer has gone. */
export const USANG = 'USANG';

/** Errors: KUNCI_LAMA, for a key of months ago: what it asked for was done, and stands in its list. */
export function storedAnswer<T>(jawaban: unknown): T {
  if (jawaban === USANG) reject(umum.KUNCI_LAMA);
  return jawaban as T;
}
