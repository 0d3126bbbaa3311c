/** Receiving a shipment: finding it by the number on its paper, and writing both halves in one transaction. docs/decisions/0021. */
import { decode, type WireOf } from '@mustika/kernel/answer.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { AppError, reject } from '@mustika/kernel/errors.ts';
import { dokumenErrors } from '@mustika/server-kit/document/document-errors.ts';
import {
  type RunAnswer,
  type RunInput,
  runTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { runTogether } from '@mustika/server-kit/document/document-together.ts';
import { inStore } from '@mustika/server-kit/document/other-store.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import {
  belumDiterima,
  kirimanSatu,
  noKirim,
  suratJalan,
  terimaKirimanBarang,
  terimaSusulan,
} from './kirim-barang.command.ts';
import { kirimBarangErrors as salah } from './kirim-barang.errors.ts';
import { kiriman, kirimBarangDocument } from './kirim-barang.posting.ts';
import { bacaBelumDiterima, bacaNomor, bacaUjung, type Kepala } from './kirim-barang.query.ts';
import { berselisih, bolehMenerima, type Diisi, jawaban, jawabanSusulan } from './kirim-barang.rule.ts';
import { suratJalanPdf } from './surat-jalan.query.ts';
import { terimaBarangDocument } from './terima-barang.posting.ts';

/** A shipment as its own store reads it, for either end: row security says who learns of it at all. */
async function buka(no_kirim: string, ctx: Ctx) {
  const [ujung] = await ctx.deps.db.rows(ctx.scope, bacaUjung(no_kirim));
  if (!ujung) reject(salah.NO_KIRIM_TIDAK_ADA, { no_kirim });
  const there = await inStore(ctx, ujung.kode_toko, `asal-${ctx.key}`);
  return { ujung, there, read: await kiriman.read(no_kirim, there) };
}

type Dibuka = Awaited<ReturnType<typeof buka>>;

function periksaPenerima(ujung: Kepala, { session }: Ctx): void {
  const { kode_toko, tipe } = session.store;
  if (kode_toko !== ujung.kode_toko && bolehMenerima({ kode_toko, tipe }, ujung)) return;
  reject(salah.BUKAN_UNTUK_TOKO_INI, { tujuan: ujung.tujuan }, `Kiriman Ini Untuk Toko ${ujung.tujuan}`);
}

/** Refusals that mean that somebody else was quicker, where he was. */
const MENDAHULUI: ReadonlySet<string> = new Set([
  dokumenErrors.DOKUMEN_SUDAH_BERUBAH.code,
  dokumenErrors.STATUS_TIDAK_SESUAI.code,
  salah.KIRIMAN_BERUBAH.code,
  salah.KIRIMAN_SUDAH_DITERIMA.code,
  salah.BARANG_MASIH_DI_SINI.code,
]);
const kodeOf = (error: unknown): string =>
  error instanceof AppError ? error.code : (error as Error).message;

/** Of two who receive at once the second one reads who was the first. */
async function didahului(no_kirim: string, { there }: Dibuka, error: unknown): Promise<never> {
  if (!MENDAHULUI.has(kodeOf(error))) throw error;
  const { head } = await kiriman.read(no_kirim, there);
  if (head.status === 'KIRIM') throw error;
  if (head.status === 'CANC') reject(salah.KIRIMAN_DITARIK, { no_kirim });
  const { penerima: oleh } = head;
  return reject(salah.KIRIMAN_SUDAH_DITERIMA, { no_kirim, oleh }, `Kiriman Sudah Diterima Oleh ${oleh}`);
}

/** Open browsers of both ends ask again. */
export function kabarkan(no_kirim: string, { ujung }: Dibuka, { deps, scope }: Ctx): void {
  for (const toko of new Set([ujung.kode_toko, ujung.tujuan, scope.kode_toko]))
    deps.sockets.current?.to(`toko:${toko}`).emit('document', { jenis: 'kirim_barang', nomor: no_kirim });
}

export type Diterima = { no_kirim: string; barang: readonly Partial<Diisi>[] };
export type Penerimaan = {
  name: 'simpan' | 'susulan';
  /** Name of the sender's half. */
  asal: 'diterima' | 'susulan';
  /** The answers as the sender keeps them. */
  jawab: (dibuka: Dibuka) => object;
  izin: readonly string[];
};

/** The receiver may read the sender's cards for this one act: what came copies them. */
const dekat = (ctx: Ctx, dari_toko: string): Ctx => ({
  ...ctx,
  scope: { ...ctx.scope, lintas: ctx.scope.lintas === true || [ctx.scope.kode_toko, dari_toko] },
});

/** Writes both halves and tells nobody yet: whoever asks may not be done. */
export async function terimakan(
  input: Diterima,
  ctx: Ctx,
  { name, asal, jawab, izin }: Penerimaan,
): Promise<{ answer: RunAnswer; dibuka: Dibuka }> {
  const { no_kirim } = input;
  const dibuka = await buka(no_kirim, ctx);
  const { ujung, read } = dibuka;
  periksaPenerima(ujung, ctx);
  if (read.head.status === 'CANC') reject(salah.KIRIMAN_DITARIK, { no_kirim });
  const penerimaan: RunInput = {
    ...{ implementation: terimaBarangDocument, name, izin },
    ...{ input: { ...input, dari_toko: ujung.kode_toko }, body: input, ctx: dekat(ctx, ujung.kode_toko) },
  };
  if (name === 'susulan' && read.head.status === 'KIRIM') reject(salah.KIRIMAN_BELUM_DITERIMA, { no_kirim });
  try {
    // Answered already: only the twin of that answer gets it again, and the receiver's half says so to everybody else.
    const [answer] = menunggu(name, input, read)
      ? await runTogether([penerimaan, pengiriman(dibuka, asal, jawab(dibuka), ctx)])
      : [await runTransition(penerimaan)];
    return { answer: answer as RunAnswer, dibuka };
  } catch (error) {
    if (name === 'susulan') throw error;
    return didahului(no_kirim, dibuka, error);
  }
}

/** Everything that nobody names came as it was sent. */
export const PERTAMA = (barang: readonly Diisi[]): Penerimaan => ({
  ...{ name: 'simpan', asal: 'diterima', izin: [] },
  jawab: ({ read }) => ({ barang: jawaban(read.lines.barang, barang) }),
});

async function terima(input: Diterima, ctx: Ctx, penerimaan: Penerimaan) {
  const { answer, dibuka } = await terimakan(input, ctx, penerimaan);
  kabarkan(input.no_kirim, dibuka, ctx);
  // A transition answers what travels, a command what is inside.
  return {
    data: decode(terimaKirimanBarang.answer, answer.jawaban as WireOf<typeof terimaKirimanBarang.answer>),
  };
}

/** Does the sender wait for this answer: to the whole shipment, or to pieces that are to be settled? */
const menunggu = (
  name: Penerimaan['name'],
  { barang }: Diterima,
  { head, lines }: Dibuka['read'],
): boolean =>
  name === 'simpan'
    ? head.status === 'KIRIM'
    : barang.every(({ kode_barcode }) =>
        lines.barang.some((b) => b.kode_barcode === kode_barcode && berselisih(b)),
      );

function pengiriman({ there, read }: Dibuka, name: string, jawab: object, ctx: Ctx): RunInput {
  const input = { no_dokumen: read.head.no_dokumen, penerima: ctx.scope.kode_toko, ...jawab };
  return { implementation: kirimBarangDocument, name, input, body: input, izin: [], ctx: there };
}

export const kirimBarangCommands = [
  implementCommand(noKirim, async (_input, ctx) => ({
    data: await ctx.deps.db.rows(ctx.scope, bacaNomor(ctx.scope.kode_toko)),
  })),
  implementCommand(belumDiterima, async (_input, ctx) => ({
    data: await ctx.deps.db.rows(ctx.scope, bacaBelumDiterima(ctx.scope.kode_toko)),
  })),
  implementCommand(kirimanSatu, async ({ no_kirim }, ctx) => {
    const { read, there } = await buka(no_kirim, ctx);
    return { data: kiriman.tell(read, there) };
  }),
  implementCommand(suratJalan, async ({ no_kirim }, ctx, io) => {
    const { read } = await buka(no_kirim, ctx);
    return io.reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${no_kirim}.pdf"`)
      .send(await suratJalanPdf(read.head, read.lines.barang, ctx.session.store.zona));
  }),
  implementCommand(terimaKirimanBarang, (input, ctx) => terima(input, ctx, PERTAMA(input.barang))),
  implementCommand(terimaSusulan, ({ detail_authorization, ...input }, ctx) =>
    terima(input, ctx, {
      ...{ name: 'susulan', asal: 'susulan', izin: approvalIds(detail_authorization) },
      jawab: ({ read }) => ({
        alasan: input.alasan,
        barang: jawabanSusulan(read.lines.barang, input.barang),
      }),
    }),
  ),
];
