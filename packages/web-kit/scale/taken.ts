/**
 * Lines of the scale that were taken into a field here and are in no document yet. They go along with the call that brings their weights,
 * and are used up by it; a weight without one counts as typed. docs/decisions/0154.
 */
import { toThousandths } from '@mustika/kernel/amount.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import {
  adaTimbangan,
  type Bacaan,
  beratDitimbang,
  denganBacaan,
  LAMA_BACAAN,
} from '@mustika/kernel/scale/evidence.ts';
import { settledWeight } from '@mustika/kernel/scale/scale.ts';
import { create } from 'zustand';
import { bringAlong } from '../api.ts';
import { useAgent } from '../slip/agent.ts';
import { recall, remember } from '../storage.ts';
import { useScale } from './scale.ts';

/** `pada`: milliseconds of this browser's clock. */
type Taken = { bacaan: string; alat: string | null; mg: number; pada: number };

const KEY = 'bacaan-timbangan';
/** More than a form has rows. */
const MOST = 1000;

export const useTaken = create<{ taken: readonly Taken[] }>()(() => ({
  taken: recall<Taken[]>('laci', KEY) ?? [],
}));

const keep = (taken: readonly Taken[]): void => {
  useTaken.setState({ taken });
  remember('laci', KEY, taken);
};

/** Milliseconds that go on over a reload. */
const now = (): number => performance.timeOrigin + performance.now();
const secondsAgo = ({ pada }: Taken): number => Math.max(0, Math.floor((now() - pada) / 1000));
const fresh = (): Taken[] => useTaken.getState().taken.filter((one) => secondsAgo(one) < LAMA_BACAAN);

/** What lies on the scale, once it stands still; null before. Its line is kept for the call that brings this weight. */
export function takeWeight(): number | null {
  const line = settledWeight(useScale.getState().stream);
  if (!line) return null;
  const { agen } = useAgent.getState();
  const alat = useScale.getState().connected ? null : (agen?.nama ?? null);
  keep([...fresh(), { bacaan: line.line, alat, mg: line.mg, pada: now() }].slice(-MOST));
  return line.mg;
}

/** The line behind a weight in grams that stands in a field here. */
export const takenOf = (taken: readonly Taken[], gram: unknown): Taken | undefined =>
  typeof gram === 'number' ? taken.find(({ mg }) => mg === toThousandths(gram)) : undefined;

type Body = Readonly<Record<string, unknown>>;

/** The weights of a body with what of the lines says them. */
function linesOf(fields: Fields | undefined, body: unknown): Bacaan[] {
  if (!fields || typeof body !== 'object' || body === null || !adaTimbangan(fields)) return [];
  const weights = beratDitimbang(fields, body as Body).map(({ kolom, berat }) => ({
    kolom,
    berat: toThousandths(berat) ?? 0,
  }));
  const lines = fresh().map((one) => ({ bacaan: one.bacaan, alat: one.alat, umur: secondsAgo(one) }));
  return denganBacaan(weights, lines).flatMap(({ bacaan }) => (bacaan ? [bacaan] : []));
}

bringAlong((endpoint, body) => {
  const lines = linesOf(endpoint.fields, body);
  if (lines.length === 0) return null;
  return {
    body: { ...(body as Body), detail_timbangan: lines },
    arrived: () => {
      const left = [...fresh()];
      for (const { bacaan } of lines) {
        const at = left.findIndex((one) => one.bacaan === bacaan);
        if (at >= 0) left.splice(at, 1);
      }
      keep(left);
    },
  };
});
