/** Head office's side of remittances: finding them, receiving them. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import {
  implementDocument,
  type RunAnswer,
  runTogether,
  runTransition,
  type TransitionImplementation,
} from '@mustika/server-kit/document-runner.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http.ts';
import { keuanganErrors as salah } from './keuangan.errors.ts';
import { kirimUangHistory, kirimUangPdf, kirimUangSatu, terimaKiriman } from './kirim-uang.command.ts';
import { terimaUang, type terimaUangFields } from './kirim-uang.document.ts';
import { postTerima } from './kirim-uang.posting.ts';
import { kirimUangDocument, sisiPenerima } from './kirim-uang.query.ts';
import type { Kiriman } from './kirim-uang.rule.ts';
import { notaKirimPdf } from './kirim-uang-pdf.query.ts';

/** Head office reads what is on its way from every store; the walls let it read, never write. */
const KIRIMAN = `select k.no_dokumen as no_reff, k.tanggal, d.dibuat as waktu, d.status, k.kode_toko, t.nama_toko, t.alamat_toko,
    k.pengirim, k.asal, k.asal_rekening, k.tujuan, p.nama_toko as nama_tujuan, k.jumlah, k.keterangan,
    m.penerima, m.tanggal as diterima
  from kirim_uang k
  join dokumen d on d.kode_toko = k.kode_toko and d.no_dokumen = k.no_dokumen
  join toko t on t.kode_toko = k.kode_toko
  join toko p on p.kode_toko = k.tujuan
  left join terima_uang m on m.kode_toko = k.tujuan and m.no_reff = k.no_dokumen
 where (k.kode_toko = $1 or k.tujuan = $1)`;

const SATU = `${KIRIMAN} and k.no_dokumen = $2`;
const HARI = '(select max(h.tanggal) from hari_toko h where h.kode_toko = $1)';
const RIWAYAT = `${KIRIMAN} and (k.tanggal between coalesce($2::date, ${HARI}) and coalesce($3::date, $2::date, ${HARI})
    or ($2::date is null and d.status = 'KIRIM'))
 order by d.dibuat desc, k.no_dokumen desc limit 1000`;

async function kirimanSatu(ctx: Ctx, no_reff: string): Promise<Kiriman> {
  const statement = { name: 'kiriman_satu', text: SATU, values: [ctx.scope.kode_toko, no_reff] };
  const [[found]] = (await ctx.deps.db.batch(ctx.scope, [statement])) as [Kiriman[]];
  return found ?? reject(salah.NO_REFF_TIDAK_ADA, { no_reff });
}

type Dikirim = { dari_toko: string; jumlah: Rupiah; sudah: boolean; bank: string | null };

const simpan: TransitionImplementation<Row<typeof terimaUangFields>> = {
  reads: (input, { scope }) => [
    {
      name: 'terima_acuan',
      text: `select k.kode_toko as dari_toko, k.jumlah,
          exists (select from terima_uang m where m.kode_toko = $1 and m.no_reff = $2) as sudah,
          (select r.kode_bank from rekening r where r.kode_toko = $1 and r.aktif and r.no_rekening = $3) as bank
        from kirim_uang k where k.tujuan = $1 and k.no_dokumen = $2`,
      values: [scope.kode_toko, input.no_reff, input.tujuan_rekening],
    },
  ],
  decide: (input, rows, { ctx, hari }) => {
    const [[found]] = rows as [Dikirim[]];
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
};

export const terimaUangDocument = implementDocument(terimaUang, { simpan });

/** The same person acting in the sender's books: its settings, its day, its own key. */
async function diToko(ctx: Ctx, kode_toko: string, key: string): Promise<Ctx> {
  const store = (await ctx.deps.stores.get(kode_toko)) ?? reject(umum.TOKO_LAIN);
  return {
    ...ctx,
    key,
    scope: { ...ctx.scope, kode_toko },
    session: { ...ctx.session, kode_toko, store, flags: store.flags, settings: store.settings },
  };
}

/**
 * Both halves in one transaction: the sender's, which shuts the door to a cancellation, and head office's, once per number.
 * Whatever refuses one of them leaves the money on its way. A sender's half that stands alone is of a version that wrote
 * them one after the other; receiving completes it.
 */
async function terima(input: Row<typeof terimaUangFields>, ctx: Ctx) {
  const { no_reff } = input;
  const kiriman = await kirimanSatu(ctx, no_reff);
  if (kiriman.tujuan !== ctx.scope.kode_toko) reject(salah.HANYA_PUSAT);
  if (kiriman.status === 'CANC') reject(salah.KIRIMAN_DIBATALKAN, { no_reff });
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
    ctx: await diToko(ctx, kiriman.kode_toko, `terima-${no_reff}`),
  };
  const answers =
    kiriman.status === 'KIRIM'
      ? await runTogether([pengiriman, penerimaan])
      : [await runTransition(penerimaan)];
  const { jawaban } = answers.at(-1) as RunAnswer;
  for (const toko of [kiriman.kode_toko, kiriman.tujuan])
    ctx.deps.sockets.current?.to(`toko:${toko}`).emit('document', { jenis: 'kirim_uang', nomor: no_reff });
  return { data: jawaban };
}

export const kirimUangCommands = [
  implementCommand(kirimUangHistory, async ({ tgl_awal, tgl_akhir }, { deps, scope }) => {
    const values = [scope.kode_toko, tgl_awal, tgl_akhir];
    const [data] = (await deps.db.batch(scope, [{ name: 'kiriman', text: RIWAYAT, values }])) as [Kiriman[]];
    return { data, total: data.length };
  }),
  implementCommand(kirimUangSatu, async ({ no_reff }, ctx) => ({ data: await kirimanSatu(ctx, no_reff) })),
  implementCommand(kirimUangPdf, async ({ no_reff }, ctx, io) => {
    const pdf = await notaKirimPdf(await kirimanSatu(ctx, no_reff), ctx.session.store.zona);
    return io.reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${no_reff}.pdf"`)
      .send(pdf);
  }),
  implementCommand(terimaKiriman, terima),
];
