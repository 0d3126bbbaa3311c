/**
 * What a refused act says it needs: in words for whoever is refused, and sealed for whom he asks. Only what the server asked can
 * be agreed to, at the till and far away, and only while it is what the act would still do: what is agreed to is bound to the
 * figures that were read (docs/decisions/0067).
 */
import { createHash } from 'node:crypto';
import { type Approval, type ApprovalPiece, approvalsSeenBy } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Ctx } from '../http/http.ts';

/** The detail of OTORISASI_DIPERLUKAN. */
export type Ask = {
  op_hash: string;
  perlu: readonly (Approval & { perlu_keterangan: boolean })[];
  /** What it is about, for whoever looks at it before he agrees. */
  barang?: readonly ApprovalPiece[];
};

/** So long a question may be answered, from when it was asked. */
const BERLAKU_MENIT = 10;

/** JSON with sorted keys: the same act has the same text whoever typed it in whatever order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
}

export const digest = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

/** What an approval is bound to: the act as it was sent, and every line of what is read of it, the secret ones too. */
export const opHash = (act: string, perlu: readonly Approval[]): string => digest({ act, perlu });

type Asker = Pick<Ctx, 'deps' | 'scope' | 'session'>;
const sealedFor = ({ scope }: Asker) => ({
  apa: 'otorisasi',
  pemilik: `${scope.kode_toko} ${scope.user_id}`,
});

type Sealed = Ask & { saat: string };

/** The detail as the asker gets it: what he may read, and all of it under seal with the moment it was asked. */
export const askFor = (ctx: Asker, { op_hash, perlu, barang = [] }: Ask): object => ({
  op_hash,
  perlu: approvalsSeenBy(perlu, ctx.session),
  barang,
  segel: ctx.deps.secrets.seal(
    sealedFor(ctx),
    JSON.stringify({ op_hash, perlu, barang, saat: ctx.deps.clock.now().toString() } satisfies Sealed),
  ),
});

function unsealed(ctx: Asker, segel: string): Sealed {
  try {
    return JSON.parse(ctx.deps.secrets.open(sealedFor(ctx), segel)) as Sealed;
  } catch {
    return reject(umum.OTORISASI_TIDAK_BERLAKU);
  }
}

/**
 * The question, and how long it may be answered. Errors: OTORISASI_TIDAK_BERLAKU for what was not said to this person in this
 * store, OTORISASI_LEWAT for what was said ten minutes ago.
 */
export function openAsk(ctx: Asker, segel: string): Required<Ask> & { sampai: string } {
  const { op_hash, perlu, barang = [], saat } = unsealed(ctx, segel);
  const ditanya = Temporal.Instant.from(saat);
  const sampai = ditanya.add({ minutes: BERLAKU_MENIT });
  const kini = ctx.deps.clock.now();
  // A clock that was set back does not make an old question young.
  if (Temporal.Instant.compare(kini, sampai) >= 0 || Temporal.Instant.compare(kini, ditanya) < 0)
    reject(umum.OTORISASI_LEWAT);
  return { op_hash, perlu, barang, sampai: sampai.toString() };
}
