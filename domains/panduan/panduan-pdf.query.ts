/** The handbook on A4: contents with the numbers of pages, then a page of the handbook after the other. */
import { setImmediate } from 'node:timers/promises';
import {
  type BagianHalaman,
  type Halaman,
  kataPolos,
  type TabelHalaman,
} from '@mustika/kernel/text/halaman.ts';
import {
  BAND,
  type Canvas,
  createCanvas,
  GOLD,
  GREY,
  HAIRLINE,
  INK,
} from '@mustika/server-kit/output/canvas.ts';
import { gambarPanduan } from './baca-kata.query.ts';
import type { BarisPanduan } from './daftar-panduan.rule.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const LEFT = 48;
const SPAN = WIDTH - 2 * LEFT;
const TOP = 54;
const BOTTOM = HEIGHT - 54;

const BADAN = { size: 9, color: INK };
const SEL = { size: 7.6, color: INK };
const BARIS = 12.6;
const BARIS_SEL = 10;
/** A paragraph or a cell is never cut: no text of ours has so many lines. */
const SEMUA = 400;

/** Where the next line goes, on a page that has room for it. */
type Pena = { canvas: Canvas; y: number; halaman: number };

function ruang(pena: Pena, tinggi: number): void {
  if (pena.y + tinggi <= BOTTOM) return;
  pena.canvas.addPage();
  pena.halaman += 1;
  pena.y = TOP;
}

function paragraf(pena: Pena, teks: string, gaya: { size: number; color: string; bold?: boolean }): void {
  for (const baris of pena.canvas.wrap(teks, SPAN, gaya.size, SEMUA, gaya.bold)) {
    ruang(pena, BARIS);
    pena.canvas.text(baris, LEFT, pena.y + 9, SPAN, gaya);
    pena.y += BARIS;
  }
  pena.y += 3;
}

/** Columns share the width by the square root of their longest text: a rule has room, a short word is not lost. */
function lebarKolom({ kolom, baris }: TabelHalaman): number[] {
  const panjang = kolom.map((nama, di) =>
    Math.sqrt(Math.max(nama.length, ...baris.map((satu) => (satu[di] ?? '').length), 5)),
  );
  const semua = panjang.reduce((jumlah, satu) => jumlah + satu, 0);
  return panjang.map((satu) => (SPAN * satu) / semua);
}

function kepalaTabel(pena: Pena, kolom: readonly string[], lebar: readonly number[]): void {
  pena.canvas.box(LEFT, pena.y, SPAN, 14, BAND);
  let x = LEFT;
  for (const [di, nama] of kolom.entries()) {
    pena.canvas.text(nama, x + 3, pena.y + 9.8, (lebar[di] ?? 0) - 6, { size: 7, bold: true, color: GREY });
    x += lebar[di] ?? 0;
  }
  pena.y += 15;
}

function tabel(pena: Pena, isi: TabelHalaman, judul: (layar: string) => string): void {
  const lebar = lebarKolom(isi);
  ruang(pena, 15 + 2 * BARIS_SEL);
  kepalaTabel(pena, isi.kolom, lebar);
  for (const satu of isi.baris) {
    const sel = satu.map((teks, di) =>
      pena.canvas.wrap(kataPolos(teks, judul), (lebar[di] ?? 0) - 6, SEL.size, SEMUA),
    );
    const tinggi = Math.max(1, ...sel.map((baris) => baris.length)) * BARIS_SEL + 4;
    const sebelum = pena.halaman;
    ruang(pena, tinggi);
    if (pena.halaman > sebelum) kepalaTabel(pena, isi.kolom, lebar);
    let x = LEFT;
    for (const [di, baris] of sel.entries()) {
      for (const [ke, teks] of baris.entries())
        pena.canvas.text(teks, x + 3, pena.y + 8.5 + ke * BARIS_SEL, (lebar[di] ?? 0) - 6, SEL);
      x += lebar[di] ?? 0;
    }
    pena.y += tinggi;
    pena.canvas.rule(LEFT, pena.y - 1.5, SPAN, 0.3, HAIRLINE);
  }
  pena.y += 4;
}

function bagian(pena: Pena, satu: BagianHalaman, judul: (layar: string) => string): void {
  // A heading stays with what it heads.
  ruang(pena, 60);
  pena.y += 6;
  pena.canvas.text(satu.judul, LEFT, pena.y + 9, SPAN, { size: 10, bold: true });
  pena.y += 16;
  for (const teks of satu.kata) paragraf(pena, kataPolos(teks, judul), BADAN);
  if (satu.tabel) tabel(pena, satu.tabel, judul);
}

/** As wide as the text at most; a picture is no reason to turn the page alone. */
const TINGGI_GAMBAR = 220;

function gambarHalaman(pena: Pena, halaman: Halaman, gambar: Buffer | null): void {
  const judul = (layar: string): string => halaman.tautan[layar]?.judul ?? layar;
  pena.canvas.text(halaman.kelompok, LEFT, pena.y + 6, SPAN, { size: 8, color: GREY });
  pena.canvas.text(halaman.judul, LEFT, pena.y + 24, SPAN, { size: 16, bold: true });
  if (halaman.layar) pena.canvas.text(halaman.layar, LEFT, pena.y + 24, SPAN, ALAMAT);
  pena.canvas.rule(LEFT, pena.y + 31, SPAN, 1.2, GOLD);
  pena.y += 40;
  for (const teks of halaman.kata) paragraf(pena, kataPolos(teks, judul), { ...BADAN, size: 9.5 });
  if (gambar) {
    pena.canvas.image(gambar, LEFT, pena.y, SPAN, TINGGI_GAMBAR);
    pena.y += TINGGI_GAMBAR + 6;
  }
  for (const satu of halaman.bagian) bagian(pena, satu, judul);
}

const ALAMAT = { size: 8, color: GREY, align: 'right', font: 'MONO' } as const;

const BARIS_ISI = 13;
const MUAT_ISI = Math.floor((BOTTOM - TOP - 46) / BARIS_ISI);

type Isi = { teks: string; nomor: number; kelompok: boolean };

/** A line for each page, and one for each group before its first. */
function daftarIsi(semua: readonly BarisPanduan[], mulai: readonly number[]): Isi[] {
  return semua.flatMap((satu, di) => [
    ...(semua[di - 1]?.kelompok === satu.kelompok
      ? []
      : [{ teks: satu.kelompok, nomor: mulai[di] ?? 0, kelompok: true }]),
    { teks: satu.judul, nomor: mulai[di] ?? 0, kelompok: false },
  ]);
}

function gambarIsi(canvas: Canvas, isi: readonly Isi[], pertama: boolean): void {
  canvas.text(pertama ? 'Panduan Mustika' : 'Isi', LEFT, TOP + 14, SPAN, { size: 18, bold: true });
  canvas.rule(LEFT, TOP + 24, SPAN, 1.2, GOLD);
  for (const [di, { teks, nomor, kelompok }] of isi.entries()) {
    const y = TOP + 46 + di * BARIS_ISI;
    canvas.text(teks, LEFT + (kelompok ? 0 : 12), y, SPAN - 60, { size: 9, bold: kelompok });
    canvas.text(String(nomor), LEFT, y, SPAN, {
      size: 9,
      align: 'right',
      ...(kelompok ? { color: GREY } : {}),
    });
  }
}

/** Long as it is, it is made and drawn a page at a time, so that no sale waits for it. */
export async function panduanPdf(
  semua: readonly BarisPanduan[],
  halamanDari: (nama: string) => Halaman | null,
): Promise<Buffer> {
  const canvas = createCanvas({ width: WIDTH, height: HEIGHT, title: 'Panduan Mustika', author: 'Mustika' });
  const lembarIsi = Math.ceil(daftarIsi(semua, []).length / MUAT_ISI);
  for (let lembar = 1; lembar < lembarIsi; lembar += 1) canvas.addPage();
  const pena: Pena = { canvas, y: BOTTOM, halaman: lembarIsi };
  const mulai: number[] = [];
  for (const { halaman: nama } of semua) {
    const halaman = halamanDari(nama);
    // Each begins on a sheet of its own, for whoever prints one.
    pena.y = BOTTOM;
    ruang(pena, BARIS);
    mulai.push(pena.halaman);
    if (halaman) gambarHalaman(pena, halaman, await gambarPanduan(nama));
    await setImmediate();
  }
  const isi = daftarIsi(semua, mulai);
  canvas.onEveryPage((nomor, jumlah) => {
    if (nomor <= lembarIsi)
      gambarIsi(canvas, isi.slice((nomor - 1) * MUAT_ISI, nomor * MUAT_ISI), nomor === 1);
    canvas.text(`${nomor} / ${jumlah}`, LEFT, HEIGHT - 30, SPAN, { size: 7.5, align: 'right', color: GREY });
    canvas.text('Panduan Mustika', LEFT, HEIGHT - 30, SPAN, { size: 7.5, color: GREY });
  });
  return canvas.finish();
}
