/** Whom an act of a document needs beside the one who does it, and writing it once they agreed to what it does now. */
import { formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import type { Approval, ApprovalPiece } from '@mustika/kernel/approval.ts';
import type { Transition } from '@mustika/kernel/document.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { digest, opHash } from '../people/approval-ask.ts';
import type { About } from './document-about.ts';
import type { Izin } from './document-checks.ts';
import type { Decision } from './document-runner.ts';

/** What this act needs somebody else for: what its rules say, and what its declaration always asks. */
export function neededOf(transition: Transition, decision: Decision): Approval[] {
  const perlu = [...(decision.perlu ?? [])];
  if (transition.otorisasi && !perlu.some((p) => p.kategori === transition.otorisasi))
    perlu.unshift({ kategori: transition.otorisasi, description: transition.label, rincian: [] });
  return perlu;
}

/** What somebody still has to say yes to. */
export type Asking = { perlu: readonly Approval[]; op_hash: string; tentang: About };

/** The refusal that tells the till what to ask for. */
export function ask({ perlu, op_hash }: Asking, barang: readonly ApprovalPiece[]): never {
  return reject(
    umum.OTORISASI_DIPERLUKAN,
    { op_hash, perlu: perlu.map((p) => ({ perlu_keterangan: false, ...p })), barang },
    perlu[0]?.description,
  );
}

/** Ids of approvals that cover all this act needs, each for one thing; null where one is missing. */
function approvalsFor(perlu: readonly Approval[], given: readonly Izin[], op_hash: string): string[] | null {
  const left = given.filter((izin) => izin.op_hash === op_hash);
  const used: string[] = [];
  for (const { kategori, description, oleh } of perlu) {
    const at = left.findIndex(
      (izin) =>
        izin.kategori === kategori &&
        izin.description === description &&
        (oleh === undefined || izin.level === oleh),
    );
    const [izin] = at < 0 ? [] : left.splice(at, 1);
    if (!izin) return null;
    used.push(izin.id);
  }
  return used;
}

/** A drawer that a cancellation takes below zero: what was in it, and what it has to pay. */
export type Laci = { kasir: string; saldo: Rupiah; jumlah: Rupiah };

/** Who agreed to it: to which drawers, and under which hash. */
export type Agreed = { used: string[]; laciMinus: readonly Laci[]; op_hash: string };

/** An act that was decided and not written yet. */
export type Decided = {
  /** The act as it was sent. */
  act: string;
  /** How far the document has come that it moves on: one that went on meanwhile is another, whatever is read of it. */
  peristiwa: number | null;
  perlu: readonly Approval[];
  given: readonly Izin[];
  tentang: About;
  /** Whether a drawer may be taken below zero by it, when somebody agrees. */
  reverses: boolean;
  /** What catat() reads, once it is known who agreed. */
  w: (agreed: Agreed) => object;
};

const belowZero = ({ kasir, saldo, jumlah }: Laci): Approval => ({
  kategori: 'laci',
  description: 'drawer below zero',
  rincian: [
    { label: `Laci ${kasir}`, nilai: 'tidak cukup', rahasia: 'saldo', lengkap: formatRupiah(saldo) },
    { label: 'Yang harus dibayar', nilai: formatRupiah(jumlah) },
  ],
});

function agreedTo(
  { act, peristiwa, perlu: always, given, tentang, w }: Decided,
  laciMinus: readonly Laci[],
): { w: object; asking: Asking | null } {
  const perlu = [...always, ...laciMinus.map(belowZero)];
  const op_hash = opHash(digest({ act, peristiwa }), perlu);
  const used = approvalsFor(perlu, given, op_hash);
  return {
    w: w({ used: used ?? [], laciMinus, op_hash }),
    asking: used ? null : { perlu, op_hash, tentang },
  };
}

/** The drawer that this act leaves without money, where somebody may still agree to that; everything else stays refused. */
function emptied(error: Error, first: Decided | undefined, known: readonly Laci[]): Laci {
  if (!first?.reverses || error.message !== 'SALDO_KAS_KURANG') throw error;
  const laci = JSON.parse((error as { detail?: string }).detail ?? '{}') as Laci;
  if (known.some(({ kasir }) => kasir === laci.kasir)) throw error;
  return laci;
}

/**
 * Writes acts, or asks for the first word that is missing. Which drawers they empty only PostgreSQL knows, when it tries: the
 * first act asks for these too, with what is in them, and what was agreed to is what may happen.
 */
export async function writeAgreed<T>(
  acts: readonly Decided[],
  write: (w: readonly object[], asking: Asking | null) => Promise<T>,
): Promise<T> {
  const laci: Laci[] = [];
  for (;;) {
    const sets = acts.map((one, at) => agreedTo(one, at === 0 ? laci : []));
    const asking = sets.find((set) => set.asking)?.asking ?? null;
    try {
      return await write(
        sets.map((set) => set.w),
        asking,
      );
    } catch (error) {
      laci.push(emptied(error as Error, acts[0], laci));
    }
  }
}
