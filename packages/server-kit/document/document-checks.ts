/** What every transition of every document asks of the database, and what it refuses before its own rules have a say. */
import { addDays, type Tanggal, tanggalDi } from '@mustika/kernel/date.ts';
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { type ErrorEntry, reject, umum } from '@mustika/kernel/errors.ts';
import type { Statement } from '../database.ts';
import type { Ctx } from '../http/http.ts';
import type { StoreConfig } from '../store-config.ts';
import { dokumenErrors } from './document-errors.ts';
import type { Dokumen } from './document-runner.ts';

/** What every transition asks: the twin's answer, the open day, the version of the settings, its approvals. */
const CORE = `select
  (select jsonb_build_object('req_hash', i.req_hash, 'jawaban', i.jawaban) from idem i
    where i.kode_toko = $1 and i.user_id = $2 and i.kunci = $3) as idem,
  kunci_lama($1, $2, $3) as kunci_lama,
  (select h.tanggal from hari_toko h where h.kode_toko = $1 and h.status = 'OPEN') as hari,
  (select v.versi from versi_toko v where v.kode_toko = $1) as versi,
  (select jsonb_agg(jsonb_build_object('id', o.id, 'kategori', o.kategori, 'description', o.description, 'op_hash', o.op_hash,
      'level', (select a.level from pengguna a where a.user_id = o.approver)))
     from otorisasi o where o.kode_toko = $1 and o.id = any ($4::uuid[]) and o.dipakai is null and o.requester = $2
      and o.berakhir > $5::timestamptz) as izin`;

/** And what one asks that moves a document on: the document, and its event whose books a reversal would undo. */
const CORE_OF_DOCUMENT = `${CORE},
  (select to_jsonb(d) from dokumen d where d.kode_toko = $1 and d.no_dokumen = $6) as dokumen,
  (select max(p.urut) from peristiwa p where p.kode_toko = $1 and p.no_dokumen = $6 and p.membalik is null
      and not exists (select from peristiwa r where r.kode_toko = $1 and r.no_dokumen = $6 and r.membalik = p.urut)
      and (exists (select from buku_uang b where b.kode_toko = $1 and b.no_dokumen = $6 and b.peristiwa = p.urut)
        or exists (select from buku_barang b where b.kode_toko = $1 and b.no_dokumen = $6 and b.peristiwa = p.urut))) as diposting`;

export function coreStatement(
  ctx: Ctx,
  izin: readonly string[],
  saat: string,
  nomor: string | null,
): Statement<Core> {
  const values = [ctx.scope.kode_toko, ctx.scope.user_id, ctx.key, izin, saat];
  return nomor === null
    ? { name: 'dok_baru', text: CORE, values }
    : { name: 'dok_lanjut', text: CORE_OF_DOCUMENT, values: [...values, nomor] };
}

export type Izin = { id: string; kategori: string; description: string; op_hash: string; level: string };
export type Core = {
  idem: { req_hash: string; jawaban: object } | null;
  kunci_lama: boolean;
  hari: Tanggal | null;
  versi: number | null;
  izin: Izin[] | null;
  dokumen?: Dokumen | null;
  diposting?: number | null;
};

/** The cached settings when their version is the one the batch saw, else fresh ones. */
export async function currentStore(ctx: Ctx, versi: number | null): Promise<StoreConfig> {
  if (ctx.session.store.versi === versi) return ctx.session.store;
  ctx.deps.stores.forget(ctx.scope.kode_toko);
  return (await ctx.deps.stores.get(ctx.scope.kode_toko)) ?? reject(umum.TOKO_LAIN);
}

/**
 * A day that was opened too far ahead takes no document: nota, tax period and coupons would carry a date that is not yet.
 * One day ahead it may be, because closing in the evening opens tomorrow and the shop may still be working.
 */
export function checkKalender(
  transition: Transition,
  hari: Tanggal,
  { zona }: StoreConfig,
  saat: string,
): void {
  const kalender = tanggalDi(saat, zona);
  if (transition.from.length === 0 && hari > addDays(kalender, 1))
    reject(dokumenErrors.HARI_TOKO_BELUM_TIBA, { hari, kalender });
}

export function checkState(
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
  if (
    transition.sameDay &&
    !transition.dayOf &&
    dokumen.tanggal !== found.hari &&
    ctx.session.level !== 'OWN'
  )
    reject(transition.sameDay as ErrorEntry, { tanggal: dokumen.tanggal, hari: found.hari });
}

/**
 * Where the finance department validates what the counter enters (VALIDASI_INPUT_BY_KEUANGAN_MODULE, Spec 2 §6, which shows
 * no effect), nobody validates his own document: we take four eyes from it, whoever the two people are, because the spec
 * has no level for finance and the rights of a validasi-* screen already say who works there.
 */
export function checkValidator(dokumen: Dokumen | null, store: StoreConfig, user_id: string): void {
  if (dokumen?.user_id === user_id && store.flags.has('VALIDASI_INPUT_BY_KEUANGAN_MODULE'))
    reject(dokumenErrors.VALIDASI_OLEH_ORANG_LAIN, { user_id });
}
