/**
 * What a refused act says it needs: in words for whoever is refused, and sealed for whom he asks. A browser may carry it to
 * somebody far away, who must read what the server said and not what a browser says that the server said.
 */
import { type Approval, approvalsSeenBy } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Ctx } from './http.ts';

/** The detail of OTORISASI_DIPERLUKAN. */
export type Ask = { op_hash: string; perlu: readonly (Approval & { perlu_keterangan: boolean })[] };

type Asker = Pick<Ctx, 'deps' | 'scope' | 'session'>;
const sealedFor = ({ scope }: Asker) => ({
  apa: 'otorisasi',
  pemilik: `${scope.kode_toko} ${scope.user_id}`,
});

/** The detail as the asker gets it: what he may read, and all of it under seal. */
export const askFor = (ctx: Asker, { op_hash, perlu }: Ask): object => ({
  op_hash,
  perlu: approvalsSeenBy(perlu, ctx.session),
  segel: ctx.deps.secrets.seal(sealedFor(ctx), JSON.stringify({ op_hash, perlu })),
});

/** Errors: OTORISASI_TIDAK_BERLAKU for what was not said to this person in this store. */
export function openAsk(ctx: Asker, segel: string): Ask {
  try {
    return JSON.parse(ctx.deps.secrets.open(sealedFor(ctx), segel)) as Ask;
  } catch {
    return reject(umum.OTORISASI_TIDAK_BERLAKU);
  }
}
