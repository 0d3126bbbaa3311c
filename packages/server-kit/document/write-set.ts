/** What catat() reads: a decision and its transfers as one jsonb, money with the nomor_akun of Parameter Akun. */
import { encode, objek, type Shape } from '@mustika/kernel/answer.ts';
import type { Document, Transition } from '@mustika/kernel/document.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { jurnalAsing } from '@mustika/kernel/jurnal.ts';
import { LACI, namaTempat, namaUjungPoin, type Transfer, type UjungUang } from '@mustika/kernel/transfer.ts';
import { kunciErrors } from '../http/key-errors.ts';
import { sealRows } from '../secrets/identity.ts';
import { nomorAkun, type StoreConfig } from '../store-config.ts';
import type { Agreed } from './document-approval.ts';
import { dokumenErrors } from './document-errors.ts';
import type { LepasDicatat } from './document-lepas.ts';
import type { Decision, Facts } from './document-runner.ts';

export type WriteInput = {
  document: Document;
  name: string;
  transition: Transition;
  decision: Decision;
  facts: Facts;
  /** The document as the batch saw it, and the event whose books a reversal undoes. */
  peristiwa: number | null;
  diposting: number | null;
  nomor: string | null;
  /** The act as it was sent: its twin is known by it. */
  act: string;
  /** What leaves the house by it, if anything. */
  lepas: LepasDicatat | null;
} & Agreed;

/** A key of the API has no drawer: nobody counts what would lie in it at the end of the day. */
function refuseDrawer({ ctx }: Facts, transfers: readonly Transfer[], laci: string | null | undefined): void {
  const { kunci, user_id } = ctx.session;
  if (!kunci) return;
  const own = ({ akun, dimensi }: UjungUang): boolean =>
    (LACI as readonly string[]).includes(akun) && dimensi === user_id;
  if (laci === user_id || transfers.some((one) => one.buku === 'uang' && (own(one.dari) || own(one.ke))))
    reject(kunciErrors.KUNCI_API_TANPA_LACI);
}

/** What follows at once on a document that is made to wait for it; one that is made further on than that waits for nothing. */
function validatedAtOnce({ validates, transitions }: Document, { from, to }: Transition): string | false {
  const waits = validates !== undefined && (transitions[validates]?.from ?? []).includes(to);
  return from.length === 0 && waits && validates;
}

/** The jsonb that catat() reads beside the code of the store. */
export function writeSet({
  document,
  name,
  transition,
  decision,
  facts,
  peristiwa,
  diposting,
  nomor,
  act,
  used,
  laciMinus,
  lepas,
  op_hash,
}: WriteInput): object {
  const { ctx, store, hari, saat } = facts;
  const target = facts.memposting && validatedAtOnce(document, transition);
  const reached = transition.stays ? (facts.dokumen?.status as string) : transition.to;
  const ke = target ? (document.transitions[target]?.to as string) : reached;
  const transfers = decision.transfers ?? [];
  refuseDrawer(facts, transfers, decision.laci);
  const asing = jurnalAsing(ctx.deps.house.journals, transfers);
  if (asing) throw new Error(`${document.name}.${name} posts ${asing}, which no document declares`);
  return {
    user: ctx.scope.user_id,
    kunci: ctx.key,
    hash: act,
    op_hash,
    saat,
    hari: decision.tanggal ?? hari,
    versi_toko: store.versi,
    jenis: document.name,
    seri: document.series,
    nomor,
    peristiwa,
    transisi: name,
    dari: transition.from,
    ke,
    alasan: decision.alasan ?? null,
    otorisasi: used,
    balik: transition.reverses ? diposting : null,
    kategori_balik: decision.kategoriBalik ?? null,
    laci: decision.laci ?? null,
    laci_minus: laciMinus.length > 0 ? laciMinus : null,
    lepas,
    tulis: sealRows(decision.tulis ?? [], transition.fields, ctx.scope.kode_toko, ctx.deps.secrets),
    ...bookRows(transfers, store),
    antre: [...(decision.antre ?? []), ...told(document, name, target, store)],
    audit: decision.audit ?? {},
    jawaban: transition.answer
      ? encode<Shape>(objek(transition.answer), decision.jawaban)
      : (decision.jawaban ?? {}),
  };
}

/** The task of `tells`, when this transition is the one that posts: validating, or the saving that does it at once. */
function told(
  { name: jenis, tells, validates }: Document,
  transition: string,
  target: string | false,
  store: StoreConfig,
): { nama: string; isi: object }[] {
  const posts = transition === validates || target === validates;
  return tells && validates && posts && store.flags.has(tells.flag)
    ? [{ nama: tells.task, isi: { jenis } }]
    : [];
}

/** Transfers as rows of the three books, money with the nomor_akun that Parameter Akun names now. */
export function bookRows(
  transfers: readonly Transfer[],
  store: StoreConfig,
): { uang: object[]; barang: object[]; poin: object[] } {
  const books = { uang: [] as object[], barang: [] as object[], poin: [] as object[] };
  for (const t of transfers) {
    if (t.buku === 'uang') {
      const { kategori, jenis, jumlah } = t;
      const nomor = (akun: string, side: 'DEBET' | 'KREDIT'): string =>
        nomorAkun(store, kategori, jenis, akun, side) ??
        reject(dokumenErrors.AKUN_BELUM_DIATUR, { kategori, jenis, akun, side });
      books.uang.push({
        kategori,
        jenis,
        dari_akun: t.dari.akun,
        dari_dimensi: t.dari.dimensi ?? '',
        dari_nomor: t.dari.nomor ?? nomor(t.dari.akun, 'KREDIT'),
        ke_akun: t.ke.akun,
        ke_dimensi: t.ke.dimensi ?? '',
        ke_nomor: t.ke.nomor ?? nomor(t.ke.akun, 'DEBET'),
        jumlah,
        keterangan: t.keterangan ?? null,
      });
    } else if (t.buku === 'barang') {
      const { kode_barcode, qty, berat, kadar } = t;
      books.barang.push({
        kode_barcode,
        dari_tempat: namaTempat(t.dari),
        ke_tempat: namaTempat(t.ke),
        qty,
        berat,
        kadar,
      });
    } else {
      books.poin.push({ dari: namaUjungPoin(t.dari), ke: namaUjungPoin(t.ke), jumlah: t.jumlah });
    }
  }
  return books;
}
