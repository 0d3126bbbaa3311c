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
import { mappedRows } from '@mustika/server-kit/tabular/mapped-rows.ts';
import { barangErrors } from '../../barang/barang.errors.ts';
import { kalimatKurang } from '../../barang/masuk/pembaca-berkas.rule.ts';
import { bacaAcuanDipesan, bacaTarifTitip } from '../../titipan/bahan-titip.query.ts';
import { preOrder } from '../pre-order.document.ts';
import { hargaPreOrder, simpanPreOrder } from '../simpan-pre-order.posting.ts';
import { imporPo } from './impor-po.command.ts';
import {
  BATAS_BARIS_PO,
  type BarisImpor,
  badanPo,
  perCustomer,
  periksaPo,
  TUJUAN_PO,
} from './impor-po.rule.ts';

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

type Berkas = { nama: string; sidik: string; izin: string };

/** One act for each customer, each with a key of its own that follows from that of the file. */
function simpanSemua(rows: readonly BarisImpor[], { nama, sidik, izin }: Berkas, ctx: Ctx) {
  const oleh = OLEH_PENULIS;
  const implementation = implementDocument(preOrder, {
    ...{ simpan: simpanPreOrder(nama), validasi: oleh, tambah: oleh, batal: oleh },
    ...{ datang: oleh, batal_datang: oleh, batal_datang_semua: oleh, tunggu: oleh, lepas: oleh },
    ...{ ambil_sebagian: oleh, ambil: oleh, ambil_datang: oleh, batal_ambil: oleh },
  });
  const runs = perCustomer(rows).map(
    (milik, at): RunInput => ({
      ...{ implementation, name: 'simpan', input: badanPo(milik), body: { sidik, at } },
      izin: approvalIds(izin.split(',').map((_id) => ({ _id }))),
      ctx: { ...ctx, key: `${ctx.key}:${at}` },
    }),
  );
  return runTogether(runs as [RunInput, ...RunInput[]]);
}

export const imporPoCommand = implementCommand(imporPo, async (_input, ctx, { request }) => {
  const { file, texts } = await readParts(request, 'file');
  if (!file || file.bytes.length === 0) reject(barangErrors.BERKAS_DIPERLUKAN);
  const { bytes, filename: name } = file;
  const { kolom, rows: dibaca } = await mappedRows(
    { bytes, name, request, most: BATAS_BARIS_PO, tooMany: 'Berkas Paling Banyak 500 Baris' },
    { kolom: TUJUAN_PO, peta: null, ingatan: [], bertanya: false },
  );
  if (kolom.kurang.length > 0) {
    const message = kalimatKurang(kolom.kurang);
    reject(barangErrors.KOLOM_TIDAK_LENGKAP, [{ path: 'file', message }], message);
  }
  const rows = dibaca.map(({ line, cells }) => ({ baris: line, sel: cells }));
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
    ...{ baris: rows.length, benar: siap.length, salah, contoh, preorders: perCustomer(siap).length },
    total: siap.length > 0 ? sum(contoh.map((row) => row.total)) : NOL_RUPIAH,
    uang_muka: siap.length > 0 ? sum(siap.map((row) => row.uang_muka)) : NOL_RUPIAH,
  };
  if (texts['pratinjau'] === 'ya' || siap.length === 0 || salah.length > 0)
    return { data: { ...ringkas, tersimpan: 0, nomor: [] } };
  const berkas = {
    nama: awalTeks(name, 120),
    sidik: createHash('sha256').update(bytes).digest('hex'),
    izin: texts['otorisasi'] ?? '',
  };
  const tersimpan = await simpanSemua(siap, berkas, ctx);
  return {
    data: {
      ...{ ...ringkas, tersimpan: tersimpan.length },
      nomor: tersimpan.map(({ jawaban }) => String(jawaban['no_dokumen'])),
    },
    message: 'Berhasil Menyimpan Data',
  };
});
