/** Head office's side of remittances: finding them, receiving them. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { statement } from '@mustika/server-kit/database.ts';
import {
  implementDocument,
  implementTransition,
  type RunAnswer,
  runTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { runTogether } from '@mustika/server-kit/document/document-together.ts';
import { inStore } from '@mustika/server-kit/document/other-store.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { kirimUangPdf, kirimUangSatu, terimaKiriman } from './kirim-uang.command.ts';
import { terimaUang, type terimaUangFields } from './kirim-uang.document.ts';
import { kiriman, kirimUangDocument, postTerima, sisiPenerima } from './kirim-uang.posting.ts';
import { notaKirimPdf } from './kirim-uang-pdf.query.ts';

type Dikirim = { dari_toko: string; jumlah: Rupiah; sudah: boolean; bank: string | null };

const DIKIRIM = `select k.kode_toko as dari_toko, k.jumlah,
    exists (select from terima_uang m where m.kode_toko = $1 and m.no_reff = $2) as sudah,
    (select r.kode_bank from rekening r where r.kode_toko = $1 and r.aktif and r.no_rekening = $3) as bank
  from kirim_uang k where k.tujuan = $1 and k.no_dokumen = $2`;

const simpan = implementTransition(terimaUang.transitions.simpan, {
  reads: ({ no_reff, tujuan_rekening }, { scope }) => ({
    dikirim: statement<Dikirim>('terima_acuan', DIKIRIM, scope.kode_toko, no_reff, tujuan_rekening),
  }),
  decide: (input, { dikirim: [found] }, { ctx, hari }) => {
    if (!found) reject(salah.NO_REFF_TIDAK_ADA, { no_reff: input.no_reff });
    if (found.sudah) reject(salah.UANG_SUDAH_DITERIMA, { no_reff: input.no_reff });
    const penerima = ctx.scope.user_id;
    const sisi =
      sisiPenerima(input.tujuan, input.tujuan_rekening, penerima) ?? reject(salah.REKENING_HARUS_DIPILIH);
    if ('bank' in sisi && found.bank !== sisi.bank) reject(salah.REKENING_BUKAN_BANK);
    const { dari_toko, jumlah } = found;
    const baris = {
      tanggal: hari,
      penerima,
      no_reff: input.no_reff,
      dari_toko,
      tujuan: input.tujuan ?? 'CASH',
      tujuan_rekening: 'bank' in sisi ? sisi.no_rekening : null,
      jumlah,
    };
    return {
      tulis: [{ penulis: 'terima_uang', baris: [baris] }],
      transfers: postTerima(sisi, dari_toko, jumlah, input.no_reff),
      audit: { no_reff: input.no_reff, jumlah },
      jawaban: { no_reff: input.no_reff, jumlah },
    };
  },
});

export const terimaUangDocument = implementDocument(terimaUang, { simpan });

/**
 * Both halves in one transaction: the sender's, which shuts the door to a cancellation, and head office's, once per number.
 * Whatever refuses one of them leaves the money on its way. A sender's half that stands alone is of a version that wrote
 * them one after the other; receiving completes it.
 */
async function terima(input: Row<typeof terimaUangFields>, ctx: Ctx) {
  const { no_reff } = input;
  const { head } = await kiriman.read(no_reff, ctx);
  if (head.tujuan !== ctx.scope.kode_toko) reject(salah.HANYA_PUSAT);
  if (head.status === 'CANC') reject(salah.KIRIMAN_DIBATALKAN, { no_reff });
  const penerimaan = {
    implementation: terimaUangDocument,
    name: 'simpan',
    input,
    body: input,
    izin: [],
    ctx,
  };
  const pengiriman = {
    implementation: kirimUangDocument,
    name: 'diterima',
    input: { no_reff },
    body: { no_reff },
    izin: [],
    ctx: await inStore(ctx, head.kode_toko, `terima-${no_reff}`),
  };
  const answers =
    head.status === 'KIRIM' ? await runTogether([pengiriman, penerimaan]) : [await runTransition(penerimaan)];
  const { jawaban } = answers.at(-1) as RunAnswer;
  for (const toko of [head.kode_toko, head.tujuan])
    ctx.deps.sockets.current?.to(`toko:${toko}`).emit('document', { jenis: 'kirim_uang', nomor: no_reff });
  return { data: jawaban as Inside<typeof terimaKiriman.answer> };
}

export const kirimUangCommands = [
  implementCommand(kirimUangSatu, async ({ no_reff }, ctx) => ({
    data: kiriman.tell(await kiriman.read(no_reff, ctx), ctx),
  })),
  implementCommand(kirimUangPdf, async ({ no_reff }, ctx, io) => {
    const { head } = await kiriman.read(no_reff, ctx);
    const pdf = await notaKirimPdf(head, ctx.session.store.zona);
    return io.reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${no_reff}.pdf"`)
      .send(pdf);
  }),
  implementCommand(terimaKiriman, terima),
];
