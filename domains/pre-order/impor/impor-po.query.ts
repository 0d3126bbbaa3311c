/** A list of pre-orders from a file: checked whole, then taken as pre-orders, all of them or none. */
import { createHash } from 'node:crypto';
import { NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import {
  implementDocument,
  OLEH_PENULIS,
  type RunInput,
} from '@mustika/server-kit/document/document-runner.ts';
import { runTogether } from '@mustika/server-kit/document/document-together.ts';
import { bacaHariBuka } from '@mustika/server-kit/document/open-day.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { readParts } from '@mustika/server-kit/http/upload.ts';
import { readImport } from '@mustika/server-kit/tabular/import-file.ts';
import type { FastifyRequest } from 'fastify';
import { barangErrors } from '../../barang/barang.errors.ts';
import { kalimatKurang } from '../../barang/masuk/pembaca-berkas.rule.ts';
import { bacaAcuanDipesan, bacaTarifTitip } from '../../titipan/bahan-titip.query.ts';
import { preOrder } from '../pre-order.document.ts';
import { hargaPreOrder, simpanPreOrder } from '../simpan-pre-order.posting.ts';
import { imporPo } from './impor-po.command.ts';
import { BATAS_BARIS_PO, type BarisImpor, badanPo, perCustomer, periksaPo } from './impor-po.rule.ts';
import { KOLOM_PO } from './kolom-po.rule.ts';

/** What a cell holds, as far as a list shows it. */
const ISI_MAKS = 40;

/** What the lists of the shop say, and its open day. */
async function bacaAcuan(ctx: Ctx) {
  const { hari, ...acuan } = await ctx.deps.db.batch(ctx.scope, {
    ...bacaAcuanDipesan(ctx.scope.kode_toko, null),
    tarif: bacaTarifTitip(),
    hari: bacaHariBuka(ctx.scope.kode_toko),
  });
  const [buka] = hari;
  if (!buka) reject(umum.TOKO_TUTUP);
  return { ...acuan, hari: buka.tanggal };
}

type Berkas = { nama: string; sidik: string; peta: string | null; izin: string };

/** One act for each customer, each with a key of its own that follows from that of the file. */
function simpanSemua(rows: readonly BarisImpor[], { nama, sidik, peta, izin }: Berkas, ctx: Ctx) {
  const oleh = OLEH_PENULIS;
  const implementation = implementDocument(preOrder, {
    ...{ simpan: simpanPreOrder(nama), validasi: oleh, tambah: oleh, batal: oleh },
    ...{ datang: oleh, batal_datang: oleh, batal_datang_semua: oleh, tunggu: oleh, lepas: oleh },
    ...{ ambil_sebagian: oleh, ambil: oleh, ambil_datang: oleh, batal_ambil: oleh },
  });
  const runs = perCustomer(rows).map(
    (milik, at): RunInput => ({
      ...{ implementation, name: 'simpan', input: badanPo(milik), body: { sidik, peta, at } },
      izin: approvalIds(izin.split(',').map((_id) => ({ _id }))),
      ctx: { ...ctx, key: `${ctx.key}:${at}` },
    }),
  );
  return runTogether(runs as [RunInput, ...RunInput[]]);
}

type Texts = Readonly<Record<string, string | undefined>>;

/** Of a file whose columns have to be said first. */
const KOSONG = {
  ...{ baris: 0, benar: 0, salah: [], preorders: 0, total: NOL_RUPIAH, uang_muka: NOL_RUPIAH },
  ...{ contoh: [], tersimpan: 0, nomor: [] },
};

/** The rows of the file by our columns, or what has to be said of its columns. */
async function bacaDaftar(bytes: Buffer, name: string, texts: Texts, ctx: Ctx, request: FastifyRequest) {
  return readImport(
    {
      ...{ db: ctx.deps.db, scope: ctx.scope, request, tujuan: 'pre-order', kolom: KOLOM_PO },
      ...{ most: BATAS_BARIS_PO, tooMany: 'Berkas Paling Banyak 500 Baris' },
      tolak: (kurang) => {
        const message = kalimatKurang(kurang);
        return reject(barangErrors.KOLOM_TIDAK_LENGKAP, [{ path: 'file', message }], message);
      },
    },
    { bytes, name, texts },
  );
}

export const imporPoCommand = implementCommand(imporPo, async (_input, ctx, { request }) => {
  const { file, texts } = await readParts(request, 'file');
  if (!file || file.bytes.length === 0) reject(barangErrors.BERKAS_DIPERLUKAN);
  const { bytes, filename: name } = file;
  const { kolom, rows: dibaca, tanya, ingat } = await bacaDaftar(bytes, name, texts, ctx, request);
  if (tanya) return { data: { ...KOSONG, kolom } };
  const rows = dibaca.map(({ line, cells, jumlah }) => ({ baris: line, sel: cells, jumlah }));
  const { hari, ...acuan } = await bacaAcuan(ctx);
  const hasil = periksaPo(rows, { ...acuan, hari });
  const siap = hasil.flatMap((row) => row.siap ?? []);
  const salah = hasil.flatMap(({ baris, salah: faults }, at) =>
    faults.map((one) => ({ baris, ...one, isi: (rows[at]?.sel[one.kolom] ?? '').slice(0, ISI_MAKS) })),
  );
  const harga = hargaPreOrder(siap, acuan, { store: ctx.session.store, hari });
  const contoh = siap.map((row, at) => ({
    ...row,
    harga_satuan: harga[at]?.satuan.total ?? NOL_RUPIAH,
    total: harga[at]?.semua.total ?? NOL_RUPIAH,
  }));
  const ringkas = {
    ...{ baris: rows.length, benar: siap.length, salah, contoh, kolom },
    preorders: perCustomer(siap).length,
    total: siap.length > 0 ? sum(contoh.map((row) => row.total)) : NOL_RUPIAH,
    uang_muka: siap.length > 0 ? sum(siap.map((row) => row.uang_muka)) : NOL_RUPIAH,
  };
  if (texts['pratinjau'] === 'ya' || siap.length === 0 || salah.length > 0)
    return { data: { ...ringkas, tersimpan: 0, nomor: [] } };
  const berkas = {
    nama: awalTeks(name, 120),
    sidik: createHash('sha256').update(bytes).digest('hex'),
    peta: texts['peta'] ?? null,
    izin: texts['otorisasi'] ?? '',
  };
  const tersimpan = await simpanSemua(siap, berkas, ctx);
  await ingat();
  return {
    data: {
      ...{ ...ringkas, tersimpan: tersimpan.length },
      nomor: tersimpan.map(({ jawaban }) => String(jawaban['no_dokumen'])),
    },
    message: 'Berhasil Menyimpan Data',
  };
});
