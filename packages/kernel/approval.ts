/** What a second person agrees to, and how a call brings it along. Spec 1 §6; Domain R11.8. */
import { formatRupiah, type Rupiah } from './amount.ts';
import { daftar, kode } from './field.ts';
import type { GateSubject } from './gate.ts';
import { type Rahasia, tahu } from './rahasia.ts';

/**
 * A line of what the approver reads. It stands on the screen of whoever asks, so a secret in it is in `lengkap` and only
 * for who may know; everybody else reads `nilai`.
 */
export type Rincian = { label: string; nilai: string; rahasia?: Rahasia; lengkap?: string };

/** A line with what it cost, for who may know. */
export const bermodal = ({ label, nilai }: Pick<Rincian, 'label' | 'nilai'>, modal: Rupiah): Rincian => ({
  ...{ label, nilai, rahasia: 'modal' },
  lengkap: `${nilai}, modal ${formatRupiah(modal)}`,
});

/** What a second person is asked to agree to, in words for him. */
export type Approval = {
  kategori: string;
  description: string;
  rincian: Rincian[];
  perlu_keterangan?: boolean;
  /** Only the owner may agree; anybody who may approve otherwise. */
  oleh?: 'OWN';
};

/** A piece that an act is about, as an approver recognises it. */
export type ApprovalPiece = { kode_barcode: string; nama: string; ada_foto: boolean };

/** A need without a word of why is asked with one, and that word stands beside what is read. */
export const ALASAN = 'Alasan';

/** Whether the act itself says why: then nobody is asked for it again. */
export const saysWhy = (perlu: readonly Pick<Approval, 'rincian'>[]): boolean =>
  perlu.every(({ rincian }) => rincian.some(({ label }) => label === ALASAN));

/** A line as it was read; `rahasia` where the secret itself was. Kept with the approval. */
export type Terbaca = { label: string; nilai: string; rahasia?: Rahasia };

/** What this person reads of it. */
export const readBy = ({ rincian }: Pick<Approval, 'rincian'>, subject: GateSubject | null): Terbaca[] =>
  rincian.map(({ label, nilai, rahasia, lengkap }) =>
    rahasia && lengkap !== undefined && tahu(rahasia, subject)
      ? { label, nilai: lengkap, rahasia }
      : { label, nilai },
  );

/** The field of every call that may need a second person. */
export const detail_authorization = daftar(
  'Otorisasi',
  { _id: kode('Otorisasi', { asTyped: true, max: 36, min: 36 }) },
  { opsional: true, maxRows: 10 },
);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The ids among them; whatever is no id approves nothing. */
export const approvalIds = (given: readonly { _id: string }[]): string[] =>
  given.map((row) => row._id).filter((id) => UUID.test(id));

/** The approvals in the words that whoever asks may read. */
export const approvalsSeenBy = (perlu: readonly Approval[], subject: GateSubject | null): Approval[] =>
  perlu.map((one) => ({
    ...one,
    rincian: readBy(one, subject).map(({ label, nilai }) => ({ label, nilai })),
  }));
