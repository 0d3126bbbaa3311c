/**
 * The print of a document: its slip in the design of its store, counted, with the shop's own terms. A reprint looks like
 * the first print: the version it was printed with is kept per medium, unless the new design is asked for, and then the
 * paper says so. The spec does not say; we keep the old one, because the customer holds a copy of it.
 */

import { HEADER_LACI } from '@mustika/kernel/agen/agen.ts';
import { mulDiv } from '@mustika/kernel/amount.ts';
import type { Command } from '@mustika/kernel/command.ts';
import type { JenisNota, Media, RancanganKertas, RancanganSlip } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip } from '@mustika/kernel/slip.ts';
import { one, rawQuery, statement } from '../database.ts';
import type { CommandAnswer, Ctx, RouteInput } from '../http/http.ts';
import { logoToko } from '../logo.ts';
import { BAWAAN_MOBILE, bawaanKertas } from './bawaan-nota.ts';
import { bawaanSlip } from './bawaan-slip.ts';
import { denganKetentuan } from './ketentuan.ts';
import { notaLembar, notaPdf, notaPng } from './nota-pdf.ts';
import { bukaLaci, composeSlip } from './receipt.ts';

/** What a till asks for; the fields of every command that prints. */
export type MintaCetak = {
  cpl: '32' | '48' | null;
  format: 'STRUK' | 'HALAMAN' | 'PDF' | 'GAMBAR' | null;
  /** A preview shows the next print without counting it. */
  pratinjau: 'YA' | 'TIDAK' | null;
  /** BARU: a reprint in the design of today. */
  rancangan: 'ASAL' | 'BARU' | null;
  /** The pin its cash drawer hangs on. */
  laci?: '2' | '5' | null;
};

export type Cetakan = {
  jenis: JenisNota;
  nomor: string;
  slip: Slip;
  /** How often the document was printed already. */
  sebelum: number;
  minta: MintaCetak;
};

/** Where the designer finds a real nota: whose kinds they are, and the call whose users may see one. */
export type SumberNota = {
  jenis: readonly string[];
  gerbang: Command;
  /** The slip as it is printed, or the refusal of that call. */
  baca: (ctx: Ctx, nomor: string) => Promise<Slip>;
};

const MEDIA = { STRUK: 'SLIP', HALAMAN: 'DESKTOP', PDF: 'DESKTOP', GAMBAR: 'MOBILE' } as const;

const TERBIT = `select versi, isi from rancangan_nota where kode_toko = $1 and jenis_nota = $2 and media = $3 order by versi desc limit 1`;
const VERSI = `select versi, isi from rancangan_nota where kode_toko = $1 and jenis_nota = $2 and media = $3 and versi = $4`;
const TERCETAK = `select c.media, c.jenis_nota, c.versi, (select coalesce(max(r.versi), 0) from rancangan_nota r
    where r.kode_toko = c.kode_toko and r.jenis_nota = c.jenis_nota and r.media = c.media) as terbaru
  from cetak_rancangan c where c.kode_toko = $1 and c.no_dokumen = $2`;
const CATAT = `insert into cetak_rancangan (kode_toko, no_dokumen, media, jenis_nota, versi) values ($1, $2, $3, $4, $5) on conflict do nothing`;

/** The design we come with. */
export const rancanganBawaan = (jenis: JenisNota, media: Media): RancanganKertas | RancanganSlip => {
  if (media === 'SLIP') return bawaanSlip(jenis);
  return media === 'MOBILE' ? BAWAAN_MOBILE : bawaanKertas(jenis);
};

type Rancangan = RancanganKertas | RancanganSlip;
/** A paper that came out, in which design, and which is the newest of it. */
type Tercetak = { media: Media; jenis_nota: string; versi: number | null; terbaru: number };

/** `versi` is printed now, `asal` was printed first, `terbaru` is what a first print would use; 0 is the one we come with. */
type Dipakai = {
  versi: number;
  asal: number;
  terbaru: number;
  isi: Rancangan;
  pertama: boolean;
  /** On this or another paper it was printed in a design that is no longer the newest. */
  lain: boolean;
};

async function rancanganCetak(
  ctx: Ctx,
  { jenis, nomor, sebelum, minta }: Cetakan,
  media: Media,
): Promise<Dipakai> {
  const { kode_toko } = ctx.scope;
  const kind = [kode_toko, jenis.jenis, media];
  const {
    terbit: [terbit],
    tercetak,
  } = await ctx.deps.db.batch(ctx.scope, {
    terbit: statement<{ versi: number; isi: Rancangan }>('rancangan_terbit', TERBIT, ...kind),
    tercetak: statement<Tercetak>('rancangan_tercetak', TERCETAK, kode_toko, nomor),
  });
  const terbaru = terbit?.versi ?? 0;
  const pernah = tercetak.find((row) => row.media === media && row.jenis_nota === jenis.jenis);
  // Printed before designs were kept: that was the one we come with.
  const dulu = sebelum > 0 && tercetak.length === 0 ? 0 : terbaru;
  const asal = pernah ? (pernah.versi ?? 0) : dulu;
  const versi = minta.rancangan === 'BARU' ? terbaru : asal;
  const pertama = tercetak.every((row) => row.media !== media);
  const lain = asal !== terbaru || tercetak.some((row) => (row.versi ?? 0) !== row.terbaru);
  const tentang = { versi, asal, terbaru, pertama, lain };
  if (versi === 0) return { ...tentang, isi: rancanganBawaan(jenis, media) };
  if (terbit && versi === terbaru) return { ...tentang, isi: terbit.isi };
  const lama = statement<{ isi: Rancangan }>('rancangan_versi', VERSI, ...kind, versi);
  return { ...tentang, isi: one(await ctx.deps.db.rows(ctx.scope, lama)).isi };
}

/** Counts the print, and answers how many there were before it. */
async function hitungCetak(ctx: Ctx, nomor: string): Promise<number> {
  const [row] = await ctx.deps.db.call({
    name: 'hitung_cetak',
    text: 'select hitung_cetak($1, $2, $3) as sebelum',
    values: [ctx.scope.kode_toko, ctx.scope.user_id, nomor],
  });
  return (row?.sebelum as number | null) ?? 0;
}

/** The picture a design shows as logo: its own, else the mark of the store or the company; without any, the initials. */
export async function logoRancangan(
  { deps, scope: { kode_toko } }: Ctx,
  kunci: string | null,
): Promise<Buffer | undefined> {
  // A picture that is gone is no reason to stop: no nota waits for a logo.
  const sendiri = kunci && (await deps.photos.read(`${kode_toko}/${kunci}.jpg`).catch(() => undefined));
  return sendiri || (await logoToko(deps.db, kode_toko))?.gambar;
}

type Lembar = { copies: 1 | 2; reprint?: number; rancanganBaru?: true };

function lembarOf(ctx: Ctx, cetakan: Cetakan, dipakai: Dipakai, ulang: number): Lembar {
  const { salinan } = dipakai.isi;
  const { modulDuplikat } = cetakan.jenis;
  const modul = modulDuplikat && ctx.session.flags.has(modulDuplikat) ? 2 : 1;
  return {
    copies: salinan === 'MODUL' ? modul : salinan === '2' ? 2 : 1,
    ...(ulang > 0 ? { reprint: ulang } : {}),
    ...(ulang > 0 && dipakai.versi !== dipakai.asal ? { rancanganBaru: true as const } : {}),
  };
}

/** Points to whole millimetres, as paper is named. */
const mm = (points: number): number => mulDiv(Math.trunc(points * 100), 254, 72_000, 'half-up');

/** Sheets for the print of a browser, which needs no other program for them. */
async function sebagaiHalaman(ctx: Ctx, { jenis, slip }: Cetakan, dipakai: Dipakai, lembar: Lembar) {
  const rancangan = dipakai.isi as RancanganKertas;
  const logo = await logoRancangan(ctx, rancangan.logo);
  const pages = notaLembar(slip, { ...lembar, jenis, rancangan, logo });
  const [first] = pages;
  return {
    ...{ escpos: '', text: '', svg: first?.svg ?? '', halaman: pages.map((page) => page.svg) },
    kertas: { lebar: mm(first?.width ?? 0), tinggi: mm(first?.height ?? 0) },
    ...{ copies: 1, reprint: lembar.reprint ?? 0 },
    rancangan: { versi: dipakai.versi, terbaru: dipakai.terbaru, lain: dipakai.lain },
  };
}

async function sebagaiBerkas(
  ctx: Ctx,
  io: RouteInput,
  cetakan: Cetakan,
  isi: RancanganKertas,
  lembar: Lembar & { laci: '2' | '5' | null },
): Promise<CommandAnswer> {
  const { laci, ...rest } = lembar;
  if (laci) io.reply.header(HEADER_LACI, laci);
  const options = {
    ...rest,
    jenis: cetakan.jenis,
    rancangan: isi,
    logo: await logoRancangan(ctx, isi.logo),
  };
  const gambar = cetakan.minta.format === 'GAMBAR';
  return io.reply
    .type(gambar ? 'image/png' : 'application/pdf')
    .header('content-disposition', `inline; filename="${cetakan.nomor}.${gambar ? 'png' : 'pdf'}"`)
    .send(await (gambar ? notaPng(cetakan.slip, options) : notaPdf(cetakan.slip, options)));
}

/** Bytes for the printer (base64), a picture, a text; or a PDF, or a picture to send. */
export async function cetakDokumen(ctx: Ctx, io: RouteInput, mentah: Cetakan): Promise<CommandAnswer> {
  const { jenis, nomor, minta, sebelum } = mentah;
  const slip = await denganKetentuan(ctx, jenis.ketentuan, mentah.slip);
  const cetakan = { ...mentah, slip };
  const media = MEDIA[minta.format ?? 'STRUK'];
  const dipakai = await rancanganCetak(ctx, cetakan, media);
  const { versi, asal, terbaru, lain } = dipakai;
  const nyata = minta.pratinjau !== 'YA';
  if (nyata && dipakai.pertama) {
    const values = [ctx.scope.kode_toko, nomor, media, jenis.jenis, asal === 0 ? null : asal];
    await ctx.deps.db.tx(ctx.scope, (sql) => rawQuery(sql, CATAT, values));
  }
  const lembar = lembarOf(ctx, cetakan, dipakai, nyata ? await hitungCetak(ctx, nomor) : sebelum);
  if (minta.format === 'HALAMAN') return { data: await sebagaiHalaman(ctx, cetakan, dipakai, lembar) };
  // Once, when the money is there: a reprint opens nothing, nor does who only practises.
  const berhak = nyata && !lembar.reprint && !ctx.deps.practice.store;
  const laci = berhak && slip.tunai ? (minta.laci ?? null) : null;
  if (media !== 'SLIP')
    return sebagaiBerkas(ctx, io, cetakan, dipakai.isi as RancanganKertas, { ...lembar, laci });
  const rancangan = dipakai.isi as RancanganSlip;
  const lebar = rancangan.lebar === 'PERANGKAT' ? minta.cpl : rancangan.lebar;
  const { copies } = lembar;
  const composed = await Promise.all(
    Array.from({ length: copies }, (_, index) =>
      composeSlip(slip, {
        ...lembar,
        cpl: lebar === '48' ? 48 : 32,
        copyNumber: (index + 1) as 1 | 2,
        jenis,
        rancangan,
      }),
    ),
  );
  return {
    data: {
      escpos: Buffer.concat([
        ...(laci ? [bukaLaci(laci)] : []),
        ...composed.map((copy) => copy.escpos),
      ]).toString('base64'),
      svg: composed[0]?.svg,
      ...(slip.qr ? { qr: slip.qr } : {}),
      text: composed.map((copy) => copy.text).join('\n'),
      copies,
      reprint: lembar.reprint ?? 0,
      rancangan: { versi, terbaru, lain },
    },
  };
}
