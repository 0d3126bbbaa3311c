/**
 * The one way a document moves: reads in one trip, pure decision, one call of catat(). Idempotency, open day, state,
 * approvals, numbers, books, audit and outbox are handled here and in catat() for every document kind alike.
 */
import { createHash } from 'node:crypto';
import type { Tanggal } from '@mustika/kernel/date.ts';
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { type ErrorEntry, reject, umum } from '@mustika/kernel/errors.ts';
import type { Transfer } from '@mustika/kernel/transfer.ts';
import type { Rows, Statement } from './database.ts';
import { dokumenErrors } from './document-errors.ts';
import type { Ctx } from './http.ts';
import type { StoreConfig } from './store-config.ts';
import { writeSet } from './write-set.ts';

/** An approval this act needs, in words for the approver. */
export type Approval = {
  kategori: string;
  description: string;
  rincian: { label: string; nilai: string }[];
  perlu_keterangan?: boolean;
};

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

export type Decision = {
  /** Another day than the open one, for kinds of documents that the database lets be dated back (jenis_mundur). */
  tanggal?: Tanggal;
  perlu?: Approval[];
  /** Rows for the writers, compare-and-set of contested rows first. */
  tulis?: Writing[];
  transfers?: Transfer[];
  antre?: { nama: string; isi: object; kunci?: string }[];
  audit?: object;
  jawaban?: object;
  alasan?: string;
  /** Cash category of a reversal's rows, e.g. BATAL PENJUALAN. */
  kategoriBalik?: string;
};

export type TransitionImplementation<I = never> = {
  /** Number of the document that moves on; absent for the transition that creates one. */
  nomor?: (input: I) => string;
  reads: (input: I, ctx: Ctx) => Statement[];
  decide: (input: I, rows: Rows[], facts: Facts) => Decision;
  /**
   * Database function that stands around catat(): it takes a stronger lock first and adds what belongs to the same
   * transaction. One trip all the same.
   */
  lewat?: string;
};

/** A step that only a writer takes, inside the event of another document: there is nothing to decide here. */
export const OLEH_PENULIS = 'OLEH_PENULIS';

export type DocumentImplementation = {
  document: Document;
  on: Record<string, TransitionImplementation | typeof OLEH_PENULIS>;
  /** Bytes of the largest body, for documents of thousands of lines; the server's own limit otherwise. */
  bodyLimit?: number;
};

export function implementDocument<S extends string, T extends string>(
  document: Document<S, T>,
  // biome-ignore lint/suspicious/noExplicitAny: each transition has an input type of its own.
  on: Record<T, TransitionImplementation<any> | typeof OLEH_PENULIS>,
  options: Pick<DocumentImplementation, 'bodyLimit'> = {},
): DocumentImplementation {
  return { document: document as unknown as Document, on, ...options };
}

/** JSON with sorted keys: the same act has the same text whoever typed it in whatever order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What every transition asks: the twin's answer, the open day, the version of the settings, its approvals. */
const CORE = `select
  (select jsonb_build_object('req_hash', i.req_hash, 'jawaban', i.jawaban) from idem i
    where i.kode_toko = $1 and i.user_id = $2 and i.kunci = $3) as idem,
  (select h.tanggal from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN') as hari,
  (select v.versi from versi_toko v where v.kode_toko = $1) as versi,
  (select jsonb_agg(jsonb_build_object('id', o.id, 'kategori', o.kategori, 'description', o.description, 'op_hash', o.op_hash))
     from otorisasi o where o.kode_toko = $1 and o.id = any ($4::uuid[]) and o.dipakai is null and o.requester = $2
      and o.berakhir > $5::timestamptz) as izin`;

/** And what one asks that moves a document on: the document, and its event whose books a reversal would undo. */
const CORE_OF_DOCUMENT = `${CORE},
  (select to_jsonb(d) from dokumen d where d.kode_toko = $1 and d.no_dokumen = $6) as dokumen,
  (select max(p.urut) from peristiwa p where p.kode_toko = $1 and p.no_dokumen = $6 and p.membalik is null
      and (exists (select from buku_uang b where b.kode_toko = $1 and b.no_dokumen = $6 and b.peristiwa = p.urut)
        or exists (select from buku_barang b where b.kode_toko = $1 and b.no_dokumen = $6 and b.peristiwa = p.urut))) as diposting`;

function coreStatement(ctx: Ctx, izin: readonly string[], saat: string, nomor: string | null): Statement {
  const values = [ctx.scope.kode_toko, ctx.scope.user_id, ctx.key, izin, saat];
  return nomor === null
    ? { name: 'dok_baru', text: CORE, values }
    : { name: 'dok_lanjut', text: CORE_OF_DOCUMENT, values: [...values, nomor] };
}

type Izin = { id: string; kategori: string; description: string; op_hash: string };
type Core = {
  idem: { req_hash: string; jawaban: object } | null;
  hari: Tanggal | null;
  versi: number | null;
  izin: Izin[] | null;
  dokumen?: Dokumen | null;
  diposting?: number | null;
};

export type RunInput = {
  implementation: DocumentImplementation;
  name: string;
  input: unknown;
  /** The wire body without detail_authorization: what the approval is bound to. */
  body: unknown;
  izin: readonly string[];
  ctx: Ctx;
};

export type RunAnswer = { jawaban: Record<string, unknown>; ulang: boolean; trips: number };

/** Runs a transition. Settings that changed between the two trips are read again, once. */
export async function runTransition(run: RunInput): Promise<RunAnswer> {
  try {
    return await attempt(run);
  } catch (error) {
    if ((error as Error).message !== 'PENGATURAN_BERUBAH') throw error;
    run.ctx.deps.stores.forget(run.ctx.scope.kode_toko);
    return attempt(run);
  }
}

async function attempt({ implementation, name, input, body, izin, ctx }: RunInput): Promise<RunAnswer> {
  const { document, on } = implementation;
  const transition = document.transitions[name] as Transition;
  const action = on[name] as TransitionImplementation<unknown> | typeof OLEH_PENULIS;
  if (action === OLEH_PENULIS) throw new Error(`${document.name}.${name} is no act of its own`);
  if (!ctx.key) reject(dokumenErrors.KUNCI_DIPERLUKAN);
  const { kode_toko, user_id } = ctx.scope;
  const saat = ctx.deps.clock.now().toString();
  const nomor = action.nomor?.(input) ?? null;
  const op_hash = digest(canonical({ jenis: document.name, transisi: name, kode_toko, user_id, body }));
  const core = coreStatement(ctx, izin, saat, nomor);
  const [[first], ...rows] = (await ctx.deps.db.batch(ctx.scope, [core, ...action.reads(input, ctx)])) as [
    Core[],
    ...Rows[],
  ];
  const found = first as Core;
  if (found.idem) {
    if (found.idem.req_hash !== op_hash) reject(umum.KUNCI_DIPAKAI_LAIN);
    return { jawaban: found.idem.jawaban as Record<string, unknown>, ulang: true, trips: 1 };
  }
  if (!found.hari) reject(umum.TOKO_TUTUP);
  const store = await currentStore(ctx, found.versi);
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
  const used = approvalsFor(transition, decision, found.izin ?? [], op_hash);
  const diposting = found.diposting ?? null;
  const peristiwa = found.dokumen?.peristiwa ?? null;
  const w = writeSet({
    document,
    name,
    transition,
    decision,
    facts,
    peristiwa,
    diposting,
    nomor,
    used,
    op_hash,
  });
  const lewat = action.lewat ?? 'catat';
  const [answer] = (await ctx.deps.db.call({
    name: lewat,
    text: `select ${lewat}($1::jsonb) as hasil`,
    values: [JSON.stringify(w)],
  })) as [{ hasil: { ulang: boolean; jawaban: Record<string, unknown> } }];
  return { ...answer.hasil, trips: 2 };
}

/** The cached settings when their version is the one the batch saw, else fresh ones. */
async function currentStore(ctx: Ctx, versi: number | null): Promise<StoreConfig> {
  if (ctx.session.store.versi === versi) return ctx.session.store;
  ctx.deps.stores.forget(ctx.scope.kode_toko);
  return (await ctx.deps.stores.get(ctx.scope.kode_toko)) ?? reject(umum.TOKO_LAIN);
}

function checkState(
  document: Document,
  transition: Transition,
  nomor: string | null,
  found: Core,
  ctx: Ctx,
): void {
  if (nomor === null) return;
  const dokumen = found.dokumen;
  // The number of another kind of document is no number here, but may deserve a word about where it belongs.
  const lain = dokumen && transition.otherKind?.[dokumen.jenis];
  if (lain) reject(lain, { nomor });
  if (!dokumen || dokumen.jenis !== document.name) reject(dokumenErrors.DOKUMEN_TIDAK_ADA, { nomor });
  if (!transition.from.includes(dokumen.status))
    reject(dokumenErrors.STATUS_TIDAK_SESUAI, { nomor, status: dokumen.status });
  if (transition.sameDay && dokumen.tanggal !== found.hari && ctx.session.level !== 'OWN')
    reject(transition.sameDay as ErrorEntry, { tanggal: dokumen.tanggal, hari: found.hari });
}

/**
 * Where the finance department validates what the counter enters (VALIDASI_INPUT_BY_KEUANGAN_MODULE, Spec 2 §6, which shows
 * no effect), nobody validates his own document: we take four eyes from it, whoever the two people are, because the spec
 * has no level for finance and the rights of a validasi-* screen already say who works there.
 */
function checkValidator(dokumen: Dokumen | null, store: StoreConfig, user_id: string): void {
  if (dokumen?.user_id === user_id && store.flags.has('VALIDASI_INPUT_BY_KEUANGAN_MODULE'))
    reject(dokumenErrors.VALIDASI_OLEH_ORANG_LAIN, { user_id });
}

/** Ids of approvals that cover all this act needs, or the refusal that tells the till what to ask for. */
function approvalsFor(
  transition: Transition,
  decision: Decision,
  given: readonly Izin[],
  op_hash: string,
): string[] {
  const perlu = [...(decision.perlu ?? [])];
  if (transition.otorisasi && !perlu.some((p) => p.kategori === transition.otorisasi))
    perlu.unshift({ kategori: transition.otorisasi, description: transition.label, rincian: [] });
  const chosen = perlu.map((need) =>
    given.find(
      (g) => g.op_hash === op_hash && g.kategori === need.kategori && g.description === need.description,
    ),
  );
  if (chosen.some((match) => match === undefined))
    reject(
      umum.OTORISASI_DIPERLUKAN,
      { op_hash, perlu: perlu.map((p) => ({ perlu_keterangan: false, ...p })) },
      perlu[0]?.description,
    );
  return chosen.map((match) => (match as Izin).id);
}
