/**
 * The one way a document moves: reads in one trip, pure decision, one call of catat(). Idempotency, open day, state,
 * approvals, numbers, books, audit and outbox are handled here and in catat() for every document kind alike.
 */
import type { InsideOf, Shapes } from '@mustika/kernel/answer.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { Document, Transition, Transitions } from '@mustika/kernel/document.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Fields, Row } from '@mustika/kernel/field.ts';
import type { DiLuarBuku } from '@mustika/kernel/lepas/lepas.ts';
import type { Transfer } from '@mustika/kernel/transfer.ts';
import { one, type Reads, type RowsOf } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import { digest } from '../people/approval-ask.ts';
import type { Lawan } from '../secrets/identity.ts';
import type { StoreConfig } from '../store-config.ts';
import { storedAnswer } from '../stored-answer.ts';
import { aboutOf } from './document-about.ts';
import { type Agreed, type Decided, neededOf, writeAgreed } from './document-approval.ts';
import { checkKalender, checkState, checkValidator, coreStatement, currentStore } from './document-checks.ts';
import { dokumenErrors } from './document-errors.ts';
import type { ReadColumns } from './document-heads.ts';
import { lepasHariIni, ukurPelepasan } from './document-lepas.ts';
import { checkRefs, namedRefs, refsStatement } from './document-refs.ts';
import type { SlipSource } from './document-serve.ts';
import { weightsWritten } from './document-weights.ts';
import { type Hasil, withFreshSettings, write } from './document-write.ts';
import { recallSteady, withSteady } from './steady-reads.ts';
import { writeSet } from './write-set.ts';

/** Rows for one writer function of the database. */
export type Writing = { penulis: string; baris: readonly object[] };

export type Dokumen = {
  no_dokumen: string;
  jenis: string;
  tanggal: Tanggal;
  status: string;
  peristiwa: number;
  user_id: string;
};

/** What every decision may rely on. `memposting` is false when saving leaves the books for a later validation. */
export type Facts = {
  ctx: Ctx;
  store: StoreConfig;
  hari: Tanggal;
  saat: string;
  memposting: boolean;
  dokumen: Dokumen | null;
};

export type Decision<J = object> = DiLuarBuku & {
  /** Another day than the open one, for kinds of documents that the database lets be dated back (jenis_mundur). */
  tanggal?: Tanggal;
  perlu?: Approval[];
  /** Rows for the writers, compare-and-set of contested rows first. */
  tulis?: Writing[];
  transfers?: Transfer[];
  /** Whom money of it goes to, as far as the document knows him. */
  lawan?: Lawan;
  antre?: { nama: string; isi: object; kunci?: string }[];
  audit?: object;
  /** What the transition says that it answers. */
  jawaban?: J;
  alasan?: string;
  /** Drawer of a reversal on a later day; see `laciBatal`. */
  laci?: string | null;
  /** Cash category of a reversal's rows, e.g. BATAL PENJUALAN. */
  kategoriBalik?: string;
};

type Acting<I, S, R, J> = {
  /** Number of the document that moves on, where it is not asked for by the name it has in the head. */
  nomor?: (input: I) => string;
  /** Left out by what decides from its input alone. */
  reads?: (input: I, ctx: Ctx) => S;
  decide: (input: I, rows: R, facts: Facts) => Decision<J>;
  /**
   * Something may leave the house by it. What does is measured whatever this says (docs/decisions/0068); asked before anything is
   * read, it saves a trip.
   */
  pays?: (input: I) => boolean;
  /**
   * Database function that stands around catat(): it takes a stronger lock first and adds what belongs to the same
   * transaction. One trip all the same.
   */
  lewat?: string;
  /**
   * What is written in other stores with it, in one transaction or not at all (docs/decisions/0021), and whose eyes it reads with. It is
   * asked before anything else, for the twin of an act that is done, too: it refuses only what it would have refused then.
   */
  bersama?: (input: I, ctx: Ctx) => Promise<{ ctx: Ctx; lain: readonly RunInput[] }>;
};

// biome-ignore lint/suspicious/noExplicitAny: each has rows of a type of its own.
export type TransitionImplementation<I = never> = Acting<I, Reads, any, object>;

/** What a transition does: its reads by name, and what is decided from their rows. */
export const implementTransition = <F extends Fields, A extends Shapes, S extends Reads>(
  _transition: Pick<Transition<string, F, A>, 'fields' | 'answer'>,
  acting: Acting<Row<F>, S, RowsOf<S>, InsideOf<A>>,
): TransitionImplementation<Row<F>> => acting;

/**
 * The drawer that pays, or is paid, for a cancellation: that of the document on its own day; later the one that is named,
 * or that of who cancels, because the money of that day was counted and handed over.
 */
export const laciBatal = ({ ctx, hari, dokumen }: Facts, kasir: string | null): string | null =>
  dokumen && dokumen.tanggal !== hari ? (kasir ?? ctx.scope.user_id) : null;

/** A step that only a writer takes, inside the event of another document: there is nothing to decide here. */
export const OLEH_PENULIS = 'OLEH_PENULIS';

export type DocumentImplementation = {
  document: Document;
  on: Record<string, TransitionImplementation | typeof OLEH_PENULIS>;
  /** Columns of its reads that are not simply stored. */
  columns?: ReadColumns;
  /** What it is printed as, where its paper is a slip. */
  slip?: SlipSource;
  /** The key of the picture of one of them, where its paper shows one. */
  picture?: (nomor: string, ctx: Ctx) => Promise<string | null>;
  /** Bytes of the largest body, for documents of thousands of lines; the server's own limit otherwise. */
  bodyLimit?: number;
};

export function implementDocument<S extends string, X extends Transitions<S>>(
  document: Document<S, X>,
  // biome-ignore lint/suspicious/noExplicitAny: each transition has an input type of its own.
  on: Record<keyof X & string, TransitionImplementation<any> | typeof OLEH_PENULIS>,
  options: Pick<DocumentImplementation, 'bodyLimit' | 'columns' | 'picture' | 'slip'> = {},
): DocumentImplementation {
  const implementation = { document: document as unknown as Document, on, ...options };
  checkNumbers(implementation);
  return implementation;
}

/** What its head, and whoever asks for one of them, call its number. */
const numberField = ({ reads }: Document): string => reads?.number ?? 'no_dokumen';

/** A step that names no document is our own mistake: found when the module loads. */
function checkNumbers({ document, on }: DocumentImplementation): void {
  const number = numberField(document);
  for (const [name, { from, fields }] of Object.entries(document.transitions)) {
    const action = on[name];
    if (from.length > 0 && typeof action === 'object' && !action.nomor && !Object.hasOwn(fields, number))
      throw new Error(`document ${document.name}: ${name} does not ask for ${number}`);
  }
}

/** The document that moves on; null for the transition that creates one. */
function movedOn(document: Document, name: string, on: TransitionImplementation<unknown>, input: unknown) {
  if (document.transitions[name]?.from.length === 0) return null;
  return on.nomor?.(input) ?? String((input as Record<string, unknown>)[numberField(document)]);
}

export type RunInput = {
  implementation: DocumentImplementation;
  name: string;
  input: unknown;
  /** The wire body without detail_authorization: what the approval is bound to. */
  body: unknown;
  izin: readonly string[];
  /** The row of the form of another act that asked for it, such as `hutang.3`: refusals are told there. */
  row?: string;
  ctx: Ctx;
};

export type RunAnswer = { jawaban: Record<string, unknown>; ulang: boolean; trips: number };

/** Runs a transition. What changed between the two trips is read again. */
export const runTransition = (run: RunInput): Promise<RunAnswer> =>
  withFreshSettings([run.ctx], async () => {
    const prepared = await prepare(run);
    if ('jawaban' in prepared) return { ...prepared, ulang: true, trips: 1 };
    const { lewat } = prepared;
    const hasil = await writeAgreed([prepared], ([w], asking) =>
      write<Hasil>(run.ctx, { lewat, toko: run.ctx.scope.kode_toko, w: w as object }, asking),
    );
    return { ...hasil, trips: prepared.trips + 1 };
  });

/** `trips`: how often it was read before it is written. */
export type ToWrite = Decided & { lewat: string; trips: number };
type Prepared = { jawaban: Record<string, unknown> } | ToWrite;

/** What is read, and the decision: the answer of a twin, or what is to be written. */
export async function prepare({ implementation, name, input, body, izin, ctx }: RunInput): Promise<Prepared> {
  const { document, on } = implementation;
  const transition = document.transitions[name] as Transition;
  const action = on[name] as TransitionImplementation<unknown> | typeof OLEH_PENULIS;
  if (action === OLEH_PENULIS) throw new Error(`${document.name}.${name} is no act of its own`);
  if (!ctx.key) reject(dokumenErrors.KUNCI_DIPERLUKAN);
  const { kode_toko, user_id } = ctx.scope;
  const saat = ctx.deps.clock.now().toString();
  const nomor = movedOn(document, name, action, input);
  const act = digest({ jenis: document.name, transisi: name, kode_toko, user_id, body });
  const core = coreStatement(ctx, izin, saat, nomor);
  const pays = action.pays?.(input) ?? false;
  const named = namedRefs(transition.fields, input, ctx.session.flags);
  const refs = refsStatement(named, ctx.scope);
  const recalled = recallSteady(ctx, action.reads?.(input, ctx) ?? {});
  // Names with a sign in them are none that a document reads by.
  const {
    '#inti': inti,
    '#lepas': dibaca,
    '#acuan': acuan = [],
    ...read
  } = await ctx.deps.db.batch(ctx.scope, {
    '#inti': core,
    ...(pays ? { '#lepas': lepasHariIni(ctx.scope) } : {}),
    ...(refs ? { '#acuan': refs } : {}),
    ...recalled.asked,
  });
  const found = one(inti);
  if (found.idem) {
    if (found.idem.req_hash !== act) reject(umum.KUNCI_DIPAKAI_LAIN);
    return { jawaban: storedAnswer(found.idem.jawaban) };
  }
  if (found.kunci_lama) reject(umum.KUNCI_LAMA);
  if (!found.hari) reject(umum.TOKO_TUTUP);
  const store = await currentStore(ctx, found.versi);
  const rows = await withSteady(ctx, store, recalled, read);
  checkKalender(transition, found.hari, store, saat);
  checkState(document, transition, nomor, found, ctx);
  if (name === document.validates) checkValidator(found.dokumen ?? null, store, user_id);
  const later = document.validateLater !== undefined && store.flags.has(document.validateLater);
  const facts: Facts = {
    ctx,
    store,
    hari: found.hari,
    saat,
    memposting: transition.from.length > 0 || !later,
    dokumen: found.dokumen ?? null,
  };
  const decision = action.decide(input, rows, facts);
  checkRefs(named, acuan);
  const sendiri = neededOf(transition, decision);
  const lepas = await ukurPelepasan([document, name], decision, sendiri, { ctx, store, dibaca });
  const perlu = [...sendiri, ...lepas.perlu];
  const peristiwa = found.dokumen?.peristiwa ?? null;
  const tulis = [...(decision.tulis ?? []), ...weightsWritten(transition.fields, input, facts)];
  const w = ({ used, laciMinus, op_hash }: Agreed): object =>
    writeSet({
      ...{ document, name, transition, decision: { ...decision, tulis }, facts, nomor, lepas: lepas.dicatat },
      peristiwa,
      diposting: found.diposting ?? null,
      ...{ act, used, laciMinus, op_hash },
    });
  const reverses = transition.reverses ?? false;
  const trips = lepas.dicatat && !dibaca ? 2 : 1;
  const lewat = action.lewat ?? 'catat';
  const tentang = aboutOf(
    decision,
    reverses && nomor !== null ? { nomor, urut: found.diposting ?? null } : null,
  );
  return { act, peristiwa, perlu, given: found.izin ?? [], tentang, reverses, w, lewat, trips };
}
