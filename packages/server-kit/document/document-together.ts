/** Documents of several stores that must agree: all of them are written in one transaction, or none. docs/decisions/0021. */

import { AppError } from '@mustika/kernel/errors.ts';
import type { Ctx } from '../http/http.ts';
import { writeAgreed } from './document-approval.ts';
import {
  OLEH_PENULIS,
  prepare,
  type RunAnswer,
  type RunInput,
  runTransition,
  type ToWrite,
} from './document-runner.ts';
import { type Hasil, withFreshSettings, write } from './document-write.ts';

type Half = { at: number; one: ToWrite; toko: string };

/** Only who does the first of them is asked about its drawer; a half in another store has none to agree to. */
function writeTogether(ctx: Ctx, sets: readonly Half[]): Promise<Hasil[]> {
  const acts = [...sets].sort((a, b) => a.at - b.at);
  return writeAgreed(
    acts.map(({ at, one }) => ({ ...one, reverses: at === 0 && one.reverses })),
    (w, asking) => {
      const rows = sets.map((set) => w[acts.indexOf(set)]);
      return write<Hasil[]>(
        ctx,
        { lewat: 'catat_bersama', toko: sets.map(({ toko }) => toko), w: rows },
        asking,
      );
    },
  );
}

/** What a refusal of a document that was asked for by a row says, at that row. */
function atRow({ row }: RunInput, why: unknown): { path: string; message: string } | null {
  if (row === undefined || !(why instanceof AppError)) return null;
  const { path } = (why.detail ?? {}) as { path?: unknown };
  return { path: typeof path === 'string' ? `${row}.${path}` : row, message: why.message };
}

/** Every one of them, or the refusal: where rows of a form asked for them, of every row that is wrong. */
async function prepareAll(runs: readonly RunInput[]) {
  const settled = await Promise.allSettled(runs.map(prepare));
  const wrong = settled.flatMap((one, at) => (one.status === 'rejected' ? [{ at, why: one.reason }] : []));
  const rows = wrong.flatMap(({ at, why }) => {
    const issue = atRow(runs[at] as RunInput, why);
    return issue ? [{ issue, why: why as AppError }] : [];
  });
  const [first] = rows;
  if (first)
    throw new AppError(
      first.why,
      rows.map(({ issue }) => issue),
      first.why.message,
    );
  if (wrong[0]) throw wrong[0].why;
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/**
 * Runs transitions together, such as the two halves of a remittance in the books of two stores, and answers in their order. They
 * are written in the order of the stores, so that two pairs that cross each other never wait around a corner.
 */
export const runTogether = (runs: readonly [RunInput, ...RunInput[]]): Promise<RunAnswer[]> =>
  withFreshSettings(
    runs.map((run) => run.ctx),
    async () => {
      const prepared = await prepareAll(runs);
      const sets = prepared
        .flatMap((one, at) =>
          'w' in one ? [{ at, one, toko: (runs[at] as RunInput).ctx.scope.kode_toko }] : [],
        )
        .sort((a, b) => (a.toko === b.toko ? a.at - b.at : a.toko < b.toko ? -1 : 1));
      const written = sets.length === 0 ? [] : await writeTogether(runs[0].ctx, sets);
      const done = new Map(sets.map(({ at }, index) => [at, written[index] as Hasil]));
      return prepared.map((one, at) =>
        'jawaban' in one
          ? { ...one, ulang: true, trips: 1 }
          : { ...(done.get(at) as Hasil), trips: one.trips + 1 },
      );
    },
  );

/** Runs what somebody asked for, with whatever it says must be written in other stores beside it, and tells those stores. */
export async function runAct(run: RunInput): Promise<RunAnswer> {
  const act = run.implementation.on[run.name];
  const asked = act === OLEH_PENULIS ? undefined : act?.bersama;
  if (!asked) return runTransition(run);
  const { ctx, lain } = await asked(run.input as never, run.ctx);
  const [answer, ...others] = await runTogether([{ ...run, ctx }, ...lain]);
  for (const [at, { implementation, ctx: there }] of lain.entries())
    there.deps.sockets.current?.to(`toko:${there.scope.kode_toko}`).emit('document', {
      jenis: implementation.document.name,
      nomor: others[at]?.jawaban.no_dokumen,
    });
  return answer as RunAnswer;
}
