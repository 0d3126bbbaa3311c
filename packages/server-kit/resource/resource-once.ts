/** A write that a double click or a lost answer repeats happens once: the twin waits and gets the stored answer. */
import { createHash } from 'node:crypto';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { rawQuery, type Sql } from '../database.ts';
import { storedAnswer } from '../stored-answer.ts';

type Begun = { baru: boolean; lain?: boolean; jawaban?: unknown };

/** Object keys in one order, so that equal requests hash alike. */
const canonical = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const requestHash = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request, canonical)).digest('hex');

/**
 * Runs `work` unless `key` was answered before in this store by this user. Call it first in the write transaction:
 * a refused write rolls its key back and may be tried again. The answer must survive JSON unchanged.
 * Errors: KUNCI_DIPAKAI_LAIN when the key belongs to another request.
 */
export async function once<T>(
  sql: Sql,
  key: string | null,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (key === null) return work();
  const [row] = await rawQuery<{ hasil: Begun }>(sql, 'select mulai_idem($1, $2) as hasil', [
    key,
    requestHash(request),
  ]);
  const { baru, lain, jawaban } = (row as { hasil: Begun }).hasil;
  if (!baru && lain) reject(umum.KUNCI_DIPAKAI_LAIN);
  if (!baru) return storedAnswer(jawaban);
  const answer = await work();
  await rawQuery(sql, 'select simpan_idem($1, $2)', [key, JSON.stringify(answer)]);
  return answer;
}
