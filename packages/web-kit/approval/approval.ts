/**
 * Supervisor approval (otorisasi) as the client sees it. Spec 1 §6 and §7; contract: a call that needs approval is
 * refused with OTORISASI_DIPERLUKAN and a hash of exactly this operation; approvals are bound to that hash, and the
 * same call is then repeated with their ids. Nothing of the approver is kept: not the password, not the user id.
 */
import type { ApprovalPiece } from '@mustika/kernel/approval.ts';
import { create } from 'zustand';
import { apiError, call, isApiError } from '../api.ts';

export type ApprovalEntry = {
  kategori: string;
  description: string;
  /** What is approved, line by line: item, cost, price, difference. */
  rincian: { label: string; nilai: string }[];
  perlu_keterangan: boolean;
  /** Only the owner may agree to it. */
  oleh?: 'OWN';
};
/** `segel` is the same as the server said it: what whoever agrees, here or elsewhere, agrees to. */
export type ApprovalAsk = {
  op_hash: string;
  perlu: ApprovalEntry[];
  barang?: ApprovalPiece[];
  segel: string;
};
export type ApprovalId = { _id: string };

/** `again`: the figures are others than those that were agreed to, or nobody agreed to them in time. */
type Pending = {
  ask: ApprovalAsk;
  again: boolean;
  resolve: (ids: ApprovalId[]) => void;
  reject: (error: unknown) => void;
};

type ApprovalState = {
  pending: Pending | null;
  /** Mounted <ApprovalHost/>s, innermost last; the panel shows in the last one, or in a modal when there is none. */
  hosts: readonly string[];
  join: (id: string) => void;
  leave: (id: string) => void;
};

export const useApproval = create<ApprovalState>()((set, get) => ({
  pending: null,
  hosts: [],
  join: (id) => set({ hosts: [...get().hosts.filter((host) => host !== id), id] }),
  leave: (id) => set({ hosts: get().hosts.filter((host) => host !== id) }),
}));

function ask(detail: ApprovalAsk, again: boolean): Promise<ApprovalId[]> {
  useApproval.getState().pending?.reject(cancelled());
  return new Promise((resolve, reject) =>
    useApproval.setState({ pending: { ask: detail, again, resolve, reject } }),
  );
}

const cancelled = () => apiError(0, 'DIBATALKAN', 'Otorisasi Dibatalkan');

export function cancelApproval(): void {
  const { pending } = useApproval.getState();
  useApproval.setState({ pending: null });
  pending?.reject(cancelled());
}

export function grantApproval(ids: ApprovalId[]): void {
  const { pending } = useApproval.getState();
  useApproval.setState({ pending: null });
  pending?.resolve(ids);
}

/** Nobody answered in time: the act is tried anew, and asks with the figures of now. */
export const askAgain = (): void => grantApproval([]);

/** A question of ten minutes ago. */
export const isTooOld = (error: unknown): boolean => isApiError(error) && error.code === 'OTORISASI_LEWAT';

/** `kode`: of his app, when he has the second step. */
export type Approver = { user_id: string; password: string; kode?: string };

/** The password was right and the approver has the second step: the panel asks for his code too. */
export const asksCode = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'TOTP_DIPERLUKAN' || error.code === 'TOTP_SALAH');

/** What is said with an approval: by who agrees, and by who asks. */
export type Words = { keterangan: string; alasan: string };

/** POST authorization for one entry -> its id and the server's message. User id and password go as typed. */
export function postApproval(segel: string, entry: ApprovalEntry, approver: Approver, words: Words) {
  const { kategori, description } = entry;
  return call<ApprovalId>(
    { method: 'POST', path: 'authorization' },
    { body: { ...approver, ...words, kategori, description, segel } },
  );
}

/** The world may move while a supervisor walks over, and the repeated call may need another approval: not for ever. */
const ROUNDS = 10;

/**
 * Runs a write and, when it needs approval, asks for it and runs it again with the approvals' ids.
 * Use one idempotency key for all runs. Rejects with DIBATALKAN when the user closes the panel.
 */
export async function withApproval<T>(run: (detail_authorization?: ApprovalId[]) => Promise<T>): Promise<T> {
  let ids: ApprovalId[] | undefined;
  for (let round = 0; ; round += 1) {
    try {
      return await (ids ? run(ids) : run());
    } catch (error) {
      const needed = isApiError(error) && error.code === 'OTORISASI_DIPERLUKAN' && round < ROUNDS;
      if (!needed) throw error;
      ids = await ask(error.detail as ApprovalAsk, round > 0);
    }
  }
}
