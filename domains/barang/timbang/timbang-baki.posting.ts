/** What a weighing writes: the figure of the books when it begins, that of the scale when it ends. It touches no book. Domain R8.1. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import { decode, type Inside } from '@mustika/kernel/answer.ts';
import { transitionAnswer } from '@mustika/kernel/document.ts';
import { AppError, reject } from '@mustika/kernel/errors.ts';
import { passes } from '@mustika/kernel/gate.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { rawQuery, statement } from '@mustika/server-kit/database.ts';
import { dokumenErrors } from '@mustika/server-kit/document/document-errors.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import {
  type Facts,
  implementDocument,
  implementTransition,
  runTransition,
} from '@mustika/server-kit/document/document-runner.ts';
import { runTogether } from '@mustika/server-kit/document/document-together.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { TIDAK_MENGHITUNG } from '@mustika/server-kit/report/report-blind.ts';
import { once } from '@mustika/server-kit/resource/resource-once.ts';
import { timbangMulai, timbangReset } from './timbang-baki.command.ts';
import { timbangBaki } from './timbang-baki.document.ts';
import { timbangErrors as salah } from './timbang-baki.errors.ts';
import { type IsiBaki, saksiTimbang, selisihTimbang, totalBaki } from './timbang-baki.rule.ts';

type Isi = IsiBaki & { kode_gudang: string; kode_baki: string; jumlah_barang: number };

const ISI = `select t.kode_gudang, t.kode_baki, t.berat_baki, i.*, ada_hitungan_buta($1, false, t.kode_baki) as dihitung_buta
  from baki t, isi_timbang_baki($1, t.kode_baki) i where t.kode_toko = $1 and t.kode_baki = $2`;
const bacaIsi = (kode_toko: string, kode_baki: string) =>
  statement<Isi & { dihitung_buta: boolean }>('timbang_isi', ISI, kode_toko, kode_baki);

/** The tray with all that is on it, or why there is nothing to weigh. */
function isiSekarang(
  [found]: readonly (Isi & { dihitung_buta: boolean })[],
  kode_gudang: string,
  facts: Facts,
) {
  if (!found) reject(salah.TIMBANG_KOSONG);
  const { dihitung_buta, ...isi } = found;
  // What should lie on it is what its counter has to find.
  if (dihitung_buta && !passes(TIDAK_MENGHITUNG, facts.ctx.session)) reject(salah.TIMBANG_SAAT_OPNAME_BUTA);
  if (isi.jumlah_barang === 0) reject(salah.TIMBANG_KOSONG);
  if (isi.kode_gudang !== kode_gudang)
    reject(salah.GUDANG_BUKAN_MILIK_BAKI, { kode_gudang: isi.kode_gudang });
  const toleransi = readSetting(facts.store, 'TOLERANSI_TIMBANG_BAKI');
  return { ...isi, total: totalBaki(isi), toleransi };
}

type Berjalan = Kepala & { no_dokumen: string };

const BERJALAN = `select t.no_dokumen, t.kode_gudang, t.kode_baki, t.jumlah_barang, t.berat, t.berat_baki, t.berat_plastik,
    t.berat_atribut, t.berat_bandrol, t.total, t.toleransi
  from timbang_baki t where t.kode_toko = $1 and t.aktif and ($2::text is null or t.kode_baki = $2) order by t.kode_baki`;
const bacaBerjalan = (kode_toko: string, kode_baki: string | null) =>
  statement<Berjalan>('timbang_berjalan', BERJALAN, kode_toko, kode_baki);

const mulai = implementTransition(timbangBaki.transitions.mulai, {
  reads: ({ kode_baki }, { scope: { kode_toko } }) => ({
    isi: bacaIsi(kode_toko, kode_baki),
    berjalan: bacaBerjalan(kode_toko, kode_baki),
  }),
  decide: ({ kode_gudang }, { isi, berjalan: [ada] }, facts) => {
    const kini = isiSekarang(isi, kode_gudang, facts);
    if (ada) reject(salah.TIMBANG_BAKI_BERJALAN, { no_dokumen: ada.no_dokumen });
    return { tulis: [{ penulis: 'timbang_baki', baris: [kini] }], audit: kini, jawaban: kini };
  },
});

const lanjut = implementTransition(timbangBaki.transitions.lanjut, {
  reads: ({ kode_baki }, { scope }) => ({ isi: bacaIsi(scope.kode_toko, kode_baki) }),
  decide: ({ kode_gudang }, { isi }, facts) => {
    const kini = isiSekarang(isi, kode_gudang, facts);
    return { tulis: [{ penulis: 'timbang_baki_isi', baris: [kini] }], audit: kini, jawaban: kini };
  },
});

type Kepala = Isi & { total: Miligram; toleransi: Miligram };

const KEPALA = `select kode_gudang, kode_baki, jumlah_barang, berat, berat_baki, berat_plastik, berat_atribut, berat_bandrol, total, toleransi
  from timbang_baki where kode_toko = $1 and no_dokumen = $2`;

const update = implementTransition(timbangBaki.transitions.update, {
  reads: ({ no_dokumen }, { scope }) => ({
    kepala: statement<Kepala>('timbang_kepala', KEPALA, scope.kode_toko, no_dokumen),
  }),
  decide: ({ timbangan, cara, bacaan, keterangan }, { kepala: [kepala] }) => {
    if (!kepala) reject(dokumenErrors.DOKUMEN_TIDAK_ADA);
    const { total, toleransi } = kepala;
    const hasil = { total, timbangan, selisih: selisihTimbang(total, timbangan), toleransi };
    const baris = {
      ...kepala,
      ...hasil,
      ...saksiTimbang(timbangan, cara === 'TIMBANGAN' ? bacaan : null),
      keterangan,
    };
    return {
      tulis: [{ penulis: 'timbang_baki_hasil', baris: [baris] }],
      audit: { kode_baki: kepala.kode_baki, ...hasil, cara: baris.cara },
      jawaban: hasil,
    };
  },
});

const batal = implementReversal(timbangBaki, timbangBaki.transitions.batal, {
  description: 'tray weighing cancellation',
  tulis: [{ penulis: 'timbang_baki_batal', baris: [{}] }],
});

export const timbangBakiDocument = implementDocument(
  timbangBaki,
  { mulai, lanjut, update, batal },
  { columns: { lines: { aktivitas: { kegiatan: "replace(upper(l.jenis), '_', ' ')" } } } },
);

const kabari = (ctx: Ctx, nomor: string): void =>
  void ctx.deps.sockets.current
    ?.to(`toko:${ctx.scope.kode_toko}`)
    .emit('document', { jenis: timbangBaki.name, nomor });

/** One of the two ways to have a tray on the scale, as its call answers it. */
async function jalan(
  name: 'mulai' | 'lanjut',
  input: object,
  ctx: Ctx,
): Promise<Inside<typeof timbangMulai.answer>> {
  const run = { implementation: timbangBakiDocument, name, input, body: input, izin: [], ctx };
  const { jawaban } = await runTransition(run);
  const satu = decode(transitionAnswer(timbangBaki.transitions[name]), jawaban as never);
  kabari(ctx, satu.no_dokumen);
  return { no_dokumen: satu.no_dokumen, data_timbang: [satu], lanjut: name === 'lanjut' };
}

/** The weighing of this tray that is going on, where that is why none could be begun. */
function nomorBerjalan(error: unknown): string {
  if (!(error instanceof AppError) || error.code !== salah.TIMBANG_BAKI_BERJALAN.code) throw error;
  return (error.detail as { no_dokumen: string }).no_dokumen;
}

/** One that is going on is gone on with, by whoever asks; what is on the tray is read anew. */
const start = implementCommand(timbangMulai, async ({ kode_gudang, kode_toko }, ctx) => {
  const baki = { kode_gudang, kode_baki: kode_toko };
  try {
    return { data: await jalan('mulai', baki, ctx) };
  } catch (error) {
    const no_dokumen = nomorBerjalan(error);
    return { data: await jalan('lanjut', { no_dokumen, ...baki }, { ...ctx, key: `${ctx.key}-lanjut` }) };
  }
});

/** Those that are going on when it is first asked; asked again under the same key, the same ones. */
const yangDireset = (ctx: Ctx): Promise<string[]> =>
  ctx.deps.db.tx(ctx.scope, (sql) =>
    once(sql, ctx.key, { reset: 'timbang_baki' }, async () => {
      const { text, values } = bacaBerjalan(ctx.scope.kode_toko, null);
      return (await rawQuery<Berjalan>(sql, text, values)).map(({ no_dokumen }) => no_dokumen);
    }),
  );

/** All of them or none. */
const reset = implementCommand(timbangReset, async (_input, ctx) => {
  const semua = await yangDireset(ctx);
  const [first, ...rest] = semua.map((no_dokumen) => {
    const input = { no_dokumen, alasan: 'RESET TIMBANG BAKI' };
    return {
      ...{ implementation: timbangBakiDocument, name: 'batal', input, body: input, izin: [] },
      ctx: { ...ctx, key: `${ctx.key}-${no_dokumen}` },
    };
  });
  if (!first) reject(salah.TIMBANG_KOSONG);
  await runTogether([first, ...rest]);
  for (const no_dokumen of semua) kabari(ctx, no_dokumen);
  return { data: { jumlah: semua.length } };
});

export const timbangCommands = [start, reset];
