/** A measure of durations, in seconds. */
import type { Histogram, Meter } from '@opentelemetry/api';

export const durations = (
  meter: Meter,
  name: string,
  description: string,
  explicitBucketBoundaries: number[],
): Histogram => meter.createHistogram(name, { description, advice: { explicitBucketBoundaries } });
