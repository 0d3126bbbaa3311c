/**
 * Taking a document back. Most kinds decide nothing then: who agrees reads its head, the books go back by themselves. A kind
 * with more to say composes `Decision` by hand, as any transition does.
 */
import type { Shapes } from '@mustika/kernel/answer.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Document, Readable, Transition } from '@mustika/kernel/document.ts';
import type { DocumentReads, HeadOf, ReadsInput } from '@mustika/kernel/document-reads.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { Reads } from '../database.ts';
import { cellText } from '../output/sheet.ts';
import { dokumenErrors } from './document-errors.ts';
import type { ReadColumns } from './document-heads.ts';
import { type Facts, laciBatal, type TransitionImplementation, type Writing } from './document-runner.ts';
import { headReader } from './document-serve.ts';

type Reversal<H> = {
  /** What the approver is asked. */
  description: string;
  /** What he reads between the number and the reason; what the list shows of it unless told, secrets of the shop aside. */
  rincian?: (head: H) => Approval['rincian'];
  /** Cash category of the rows in the books; none where the reversal keeps that of the event. */
  kategoriBalik?: (head: H) => string;
  /** Rows for the writers, from what its head says where they need it. */
  tulis?: readonly Writing[] | ((head: H) => readonly Writing[]);
  /** SQL of the columns of its head that are not simply stored. */
  columns?: ReadColumns['head'];
};

type Asked = { alasan: string; kasir?: string | null } & Readonly<Record<string, unknown>>;

const listed = (
  { list, head }: DocumentReads,
  row: Readonly<Record<string, unknown>>,
  { ctx }: Facts,
): Approval['rincian'] =>
  list.flatMap((name) => {
    const field = head[name];
    if (!field || field.gate || field.segel || row[name] === null) return [];
    return [{ label: field.label, nilai: cellText({ ...field, zona: ctx.session.store.zona }, row[name]) }];
  });

/** The transition that reverses: its fields are the number, `alasan`, and `kasir` where a drawer pays on a later day. */
export function implementReversal<R extends ReadsInput, F extends Fields, A extends Shapes>(
  document: Document & Readable<R>,
  transition: Transition<string, F, A>,
  { description, rincian, kategoriBalik, tulis = [], columns = {} }: Reversal<HeadOf<R>>,
  // biome-ignore lint/suspicious/noExplicitAny: the fields are those above, whatever else a kind asks.
): TransitionImplementation<any> {
  const { number, numberLabel, missing } = document.reads;
  const kepala = headReader(document, columns);
  const answered = Object.keys(transition.answer ?? {});
  return {
    reads: (input: Asked, ctx): Reads => ({ kepala: kepala(String(input[number]), ctx) }),
    decide: (input: Asked, { kepala: [kepala] }: { kepala: HeadOf<R>[] }, facts) => {
      const nomor = String(input[number]);
      if (!kepala) reject(missing ?? dokumenErrors.DOKUMEN_TIDAK_ADA, { nomor });
      const jawaban = Object.fromEntries(answered.map((name) => [name, kepala[name as keyof HeadOf<R>]]));
      const { alasan } = input;
      return {
        perlu: transition.otorisasi
          ? [
              {
                kategori: transition.otorisasi,
                description,
                rincian: [
                  { label: numberLabel, nilai: nomor },
                  ...(rincian?.(kepala) ?? listed(document.reads, kepala, facts)),
                  { label: 'Alasan', nilai: alasan },
                ],
              },
            ]
          : [],
        tulis: [...(typeof tulis === 'function' ? tulis(kepala) : tulis)],
        ...('kasir' in transition.fields ? { laci: laciBatal(facts, input.kasir ?? null) } : {}),
        ...(kategoriBalik ? { kategoriBalik: kategoriBalik(kepala) } : {}),
        alasan,
        audit: { ...jawaban, alasan },
        jawaban,
      };
    },
  };
}
