/** Documents of several stores that must agree: all of them are written in one transaction, or none. docs/decisions/0021. */
import { askForDrawer } from './document-checks.ts';
import {
  OLEH_PENULIS,
  prepare,
  type RunAnswer,
  type RunInput,
  runTransition,
  type ToWrite,
} from './document-runner.ts';
import { askOnceSure, type Hasil, withFreshSettings, write } from './document-write.ts';

/**
 * Runs transitions together, such as the two halves of a remittance in the books of two stores, and answers in their order. They
 * are written in the order of the stores, so that two pairs that cross each other never wait around a corner.
 */
export const runTogether = (runs: readonly [RunInput, ...RunInput[]]): Promise<RunAnswer[]> =>
  withFreshSettings(
    runs.map((run) => run.ctx),
    async () => {
      const prepared = await Promise.all(runs.map(prepare));
      const sets = prepared
        .flatMap((one, at) =>
          'w' in one ? [{ at, w: one.w, toko: (runs[at] as RunInput).ctx.scope.kode_toko }] : [],
        )
        .sort((a, b) => (a.toko === b.toko ? a.at - b.at : a.toko < b.toko ? -1 : 1));
      const toko = sets.map((set) => set.toko);
      const w = sets.map((set) => set.w);
      const { implementation, name, ctx } = runs[0];
      const set = { lewat: 'catat_bersama', toko, w };
      const asking = prepared.find((one) => 'kurang' in one && one.kurang) as ToWrite | undefined;
      const writing = (): Promise<Hasil[]> =>
        asking ? askOnceSure(ctx, set, asking) : write<Hasil[]>(ctx, set);
      const [first] = prepared;
      const written =
        w.length === 0
          ? []
          : await writing().catch((error: Error) => {
              if (!first || 'jawaban' in first) throw error;
              return askForDrawer(
                error,
                implementation.document.transitions[name],
                first.perlu,
                first.op_hash,
              );
            });
      const done = new Map(sets.map(({ at }, index) => [at, written[index] as Hasil]));
      return prepared.map((one, at) =>
        'jawaban' in one ? { ...one, ulang: true, trips: 1 } : { ...(done.get(at) as Hasil), trips: 2 },
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
