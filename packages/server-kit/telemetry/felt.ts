/**
 * What a till felt: the time from a key to its answer, line and queue included, as the browser took it. Only the browser knows it, so it
 * says it by its live line; it is a hint like all that comes from there, and nothing but a graph is made of it.
 */
import type { Meter } from '@opentelemetry/api';
import { z } from 'zod';
import { durations } from './histogram.ts';

/** A scan was answered; an act was saved. */
const ACTS = ['scan', 'save'] as const;
const MOST_MS = 600_000;
const AT_ONCE = 100;

const Felt = z
  .array(z.tuple([z.enum(ACTS), z.number().min(0).max(MOST_MS)]))
  .min(1)
  .max(AT_ONCE);

/** Seconds. */
const BUCKETS = [0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 5, 10, 30];

/** Takes what a line says; nonsense is nothing. */
export function feltBy(meter: Meter): (said: unknown) => void {
  const felt = durations(
    meter,
    'mustika.till.answer.seconds',
    'From the key to the answer, as the browser took it',
    BUCKETS,
  );
  return (said) => {
    for (const [act, ms] of Felt.safeParse(said).data ?? []) felt.record(ms / 1000, { act });
  };
}
