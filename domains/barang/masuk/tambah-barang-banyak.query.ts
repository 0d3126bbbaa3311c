/**
 * A file of pieces into stock: checked whole, then posted as one intake document. Nothing is written while any row is
 * wrong, unless the user asked for the good rows only. Spec 1 §2.2 tambah-barang-banyak.
 */

import { createHash } from 'node:crypto';
import { type Miligram, miligram, NOL_RUPIAH, sum } from '@mustika/kernel/amount.ts';
import { decode } from '@mustika/kernel/answer.ts';
import { approvalIds } from '@mustika/kernel/approval.ts';
import { transitionAnswer } from '@mustika/kernel/document.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { awalTeks } from '@mustika/kernel/text/awal-teks.ts';
import { one, statement } from '@mustika/server-kit/database.ts';
import { runTransition } from '@mustika/server-kit/document/document-runner.ts';
import { type Ctx, implementCommand } from '@mustika/server-kit/http/http.ts';
import { type ImportRead, readImport } from '@mustika/server-kit/tabular/import-file.ts';
import type { FastifyRequest } from 'fastify';
import { barangImportCommand } from '../barang.command.ts';
import { barangErrors } from '../barang.errors.ts';
import { acuanBatuOf, acuanBatuStatement } from '../batu/batu-barang.query.ts';
import {
  ambilPenerimaan,
  type PenerimaanDibaca,
  penerimaanOf,
  penerimaanStatement,
  salahPenerimaan,
} from '../terima/label-terima.query.ts';
import { acuanOf, acuanStatement, barcodeStatement } from './acuan-masuk.query.ts';
import { type Acuan, type BarisBarang, lengkapi } from './barang-baru.rule.ts';
import { batuDari } from './batu-berkas.rule.ts';
import { tanyaJauh } from './jauh-group.rule.ts';
import { denganKode, type MasterBernama } from './kode-berkas.rule.ts';
import { KOLOM_BARANG } from './kolom-berkas.rule.ts';
import { kalimatKurang } from './pembaca-berkas.rule.ts';
import { BATAS_BARIS, tambahBarangDocument } from './tambah-barang.document.ts';
import { tambahBarang } from './tambah-barang.posting.ts';
import {
  type BarisBerkas,
  type HasilBaris,
  kodeBerkas,
  periksaBerkas,
  type SalahBaris,
} from './tambah-barang-banyak.rule.ts';
import { bacaUnggahan, type Unggahan } from './unggahan.query.ts';

/** What is kept of the columns of earlier files. */
const TUJUAN = 'barang';

export type BerkasBarang = Omit<ImportRead, 'rows'> & { rows: BarisBerkas[] };

const NAMA = `select 'kode_group' as kolom, kode_group as kode, nama_group as nama from grup where kode_toko = $1 and aktif
  union all select 'kode_dept', kode_dept, nama_dept from jenis where aktif
  union all select 'kode_gudang', kode_gudang, nama_gudang from gudang where kode_toko = $1 and aktif
  union all select 'kode_baki', kode_baki, nama_baki from baki where kode_toko = $1 and aktif`;

/** The rows of an uploaded sheet by our columns, or the refusal of the whole file. */
export async function bacaBerkas(
  { bytes, nama, isian }: Unggahan,
  request: FastifyRequest,
  ctx: Ctx,
): Promise<BerkasBarang> {
  const { db } = ctx.deps;
  const { rows, ...read } = await readImport(
    {
      ...{ db, scope: ctx.scope, request, tujuan: TUJUAN, kolom: KOLOM_BARANG },
      ...{ most: BATAS_BARIS, tooMany: 'Berkas Paling Banyak 5.000 Baris' },
      tolak: (kurang) => {
        const message = kalimatKurang(kurang);
        return reject(barangErrors.KOLOM_TIDAK_LENGKAP, [{ path: 'file', message }], message);
      },
    },
    { bytes, name: nama, texts: isian },
  );
  const masters = await db.rows(
    ctx.scope,
    statement<MasterBernama>('barang_nama', NAMA, ctx.scope.kode_toko),
  );
  const baris = rows.map(({ line, cells, jumlah }) => ({ baris: line, sel: cells, jumlah }));
  return { ...read, rows: denganKode(baris, masters) };
}

const KEMBAR = `select count(*)::int as banyak from barang b
  where b.kode_toko = $1 and b.kode_intern = any ($2::text[]) and b.status in ('TERSEDIA', 'DITAHAN')`;

type Bacaan = { acuan: Acuan; terpakai: Set<string>; kembar: number; penerimaan: PenerimaanDibaca | null };

/** One trip: the masters the file names, the barcodes it brings, and pieces that look as if they were in stock already. */
export async function bacaAcuan(
  rows: readonly BarisBerkas[],
  ctx: Ctx,
  no_penerimaan: string | null = null,
): Promise<Bacaan> {
  const kode = kodeBerkas(rows);
  const intern = rows.map((row) => (row.sel.kode_intern ?? '').trim().toUpperCase()).filter(Boolean);
  const { kode_toko } = ctx.scope;
  const kembar = statement<{ banyak: number }>('barang_kembar', KEMBAR, kode_toko, intern);
  const found = await ctx.deps.db.batch(ctx.scope, {
    acuan: acuanStatement(kode_toko, kode),
    register: barcodeStatement(kode.map((row) => row.kode_barcode).filter((code) => code !== null)),
    kembar,
    penerimaan: penerimaanStatement(kode_toko, no_penerimaan),
    batu: acuanBatuStatement(
      kode_toko,
      rows.flatMap(({ sel }) => batuDari(sel).batu),
    ),
  });
  return {
    acuan: { ...acuanOf(found.acuan), batu: acuanBatuOf(found.batu, ctx.session.store) },
    penerimaan: penerimaanOf(no_penerimaan, found.penerimaan),
    terpakai: new Set(found.register.filter((row) => row.ada).map((row) => row.kode)),
    kembar: one(found.kembar).banyak,
  };
}

/** Progress is worth a window only for files somebody waits for. */
const BESAR = 300;

function kabari(ctx: Ctx, count: number, total: number, message: string): void {
  if (total < BESAR) return;
  ctx.deps.sockets.current?.to(`user:${ctx.scope.user_id}`).emit('job-progress', { count, total, message });
}

type Mode = 'semua' | 'yang-benar';

function modeOf(text: string | undefined): Mode {
  if (text === undefined || text === '' || text === 'semua') return 'semua';
  return text === 'yang-benar'
    ? text
    : reject(umum.INPUT_TIDAK_VALID, [{ path: 'mode', message: 'Mode Tidak Dikenal' }]);
}

/** The delivery that the file is of, as the form of the upload says. */
const penerimaanDari = ({ isian }: Unggahan): string | null =>
  (isian.no_penerimaan ?? '').trim().toUpperCase() || null;

const yakinDari = ({ isian }: Unggahan): boolean => isian.yakin === 'ya';

async function simpan(baris: BarisBarang[], berkas: Unggahan, mode: Mode, ctx: Ctx) {
  const no_penerimaan = penerimaanDari(berkas);
  const sidik = createHash('sha256').update(berkas.bytes).digest('hex');
  const { jawaban } = await runTransition({
    implementation: tambahBarang,
    name: 'simpan',
    input: { baris, no_penerimaan, yakin: yakinDari(berkas), berkas: awalTeks(berkas.nama, 120) },
    // The act is told by the file itself: the same key with another file is refused.
    body: { sidik, mode, no_penerimaan, peta: berkas.isian.peta ?? null },
    izin: approvalIds((berkas.isian.otorisasi ?? '').split(',').map((_id) => ({ _id }))),
    ctx,
  });
  return decode(transitionAnswer(tambahBarangDocument.transitions.simpan), jawaban as never);
}

/** Faults beyond this many help nobody; the counts hold them all. */
const SALAH_MAKS = 2000;
/** Enough rows to see that every column landed where it belongs. */
const CONTOH_MAKS = 200;
/** What a cell holds, as far as a list shows it. */
const ISI_MAKS = 40;

/** The good rows as they would be stored, with the totals to hold against the delivery note. */
function ringkasSiap(
  hasil: readonly HasilBaris[],
  acuan: Acuan,
  kirim: { nomor: string; penerimaan: PenerimaanDibaca; toleransi: Miligram } | null,
) {
  const lengkap = hasil.flatMap(({ baris, barang }) =>
    barang ? [{ baris, ...lengkapi(barang, barang.kode_barcode ?? '', acuan, { bulatkan: false }) }] : [],
  );
  // Of a delivery it is its cost, and more than is left of it is said before anything is stored.
  const siap = kirim
    ? ambilPenerimaan(kirim.nomor, kirim.penerimaan, lengkap, kirim.toleransi).barang
    : lengkap;
  return {
    berat: sum(siap.map((row) => row.berat)),
    harga_modal: sum(siap.map((row) => row.harga_modal)),
    contoh: siap.slice(0, CONTOH_MAKS),
  };
}

/** The rows of a delivery: its supplier where the file names none, and what each has against it. */
function periksaTerima(
  rows: readonly BarisBerkas[],
  penerimaan: PenerimaanDibaca,
  { acuan, terpakai }: Pick<Bacaan, 'acuan' | 'terpakai'>,
): HasilBaris[] {
  const { kode_supplier } = penerimaan;
  const supplier = acuan.supplier && new Set([...acuan.supplier, kode_supplier]);
  const named = rows.map((row) =>
    row.sel.supplier ? row : { ...row, sel: { ...row.sel, supplier: kode_supplier } },
  );
  return periksaBerkas(named, { ...acuan, supplier }, terpakai).map((one) => {
    if (!one.barang) return one;
    const salah = salahPenerimaan(one.barang, penerimaan);
    return salah.length > 0 ? { ...one, barang: null, salah, jauh: [] } : one;
  });
}

/** Where nothing was stored. */
const BELUM = { no_dokumen: null, peristiwa: null, status: null, jumlah: null, kode_barcode: null };

/** Of a file whose columns have to be said first. */
const KOSONG = {
  ...{ baris: 0, benar: 0, kembar: 0, tersimpan: 0, salah: [], jauh: [], contoh: [] },
  ...{ berat: miligram(0), harga_modal: NOL_RUPIAH },
  ...BELUM,
};

/** Each with what stands in its cell. */
const denganIsi = (
  hasil: readonly HasilBaris[],
  rows: readonly BarisBerkas[],
  dari: 'salah' | 'jauh',
): SalahBaris[] =>
  hasil.flatMap((satu, index) =>
    satu[dari].map((one) => ({
      ...{ baris: satu.baris, ...one },
      isi: (rows[index]?.sel[one.kolom] ?? '').slice(0, ISI_MAKS),
    })),
  );

async function importBarang(berkas: Unggahan, request: FastifyRequest, ctx: Ctx) {
  const mode = modeOf(berkas.isian.mode);
  const { rows, kolom, tanya, ingat } = await bacaBerkas(berkas, request, ctx);
  if (tanya) return { data: { ...KOSONG, kolom } };
  kabari(ctx, 0, rows.length, 'Memeriksa Berkas');
  const no_penerimaan = penerimaanDari(berkas);
  const { acuan, terpakai, kembar, penerimaan } = await bacaAcuan(rows, ctx, no_penerimaan);
  const hasil = penerimaan
    ? periksaTerima(rows, penerimaan, { acuan, terpakai })
    : periksaBerkas(rows, acuan, terpakai);
  const toleransi = readSetting(ctx.session.store, 'TOLERANSI_PENERIMAAN');
  const kirim = penerimaan && no_penerimaan ? { nomor: no_penerimaan, penerimaan, toleransi } : null;
  const baik = hasil.flatMap((row) => (row.barang ? [row.barang] : []));
  const [salah, jauh] = [denganIsi(hasil, rows, 'salah'), denganIsi(hasil, rows, 'jauh')];
  const ringkas = {
    baris: rows.length,
    benar: baik.length,
    kembar,
    salah: salah.slice(0, SALAH_MAKS),
    jauh: jauh.slice(0, SALAH_MAKS),
    ...ringkasSiap(hasil, acuan, kirim),
    kolom,
  };
  const writes =
    berkas.isian.pratinjau !== 'ya' && baik.length > 0 && (mode === 'yang-benar' || salah.length === 0);
  if (!writes) {
    kabari(ctx, rows.length, rows.length, '');
    return { data: { ...ringkas, tersimpan: 0, ...BELUM } };
  }
  if (jauh.length > 0 && !yakinDari(berkas)) tanyaJauh(jauh);
  kabari(ctx, Math.floor(rows.length / 2), rows.length, 'Menyimpan Barang');
  try {
    const jawaban = await simpan(baik, berkas, mode, ctx);
    await ingat();
    return {
      data: { ...ringkas, tersimpan: baik.length, ...jawaban },
      message: 'Berhasil Menyimpan Data',
    };
  } finally {
    kabari(ctx, rows.length, rows.length, '');
  }
}

export const barangImport = implementCommand(barangImportCommand, async (_input, ctx, { request }) =>
  importBarang(await bacaUnggahan(request, 'file'), request, ctx),
);
