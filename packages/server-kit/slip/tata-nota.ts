/**
 * Lays a nota out on its pages after a design: what stands on every page, the table that goes on over further pages, what
 * stands under it, and the back of each sheet. A paper that grows is one page as long as its pieces need.
 */
import type { RancanganKertas, UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import { GOLD, GREY, MM, type TextStyle } from '../output/canvas.ts';
import { createSvgCanvas } from '../output/svg-canvas.ts';
import { symbolOf } from '../output/symbol.ts';
import type { Isi, Kanvas, Tempat } from './gambar-isi.ts';
import { lebihKeterangan, tinggiRingkasan } from './gambar-isi.ts';
import { gambarKalimat, ukuranKetentuan } from './gambar-ketentuan.ts';
import { tabelOf } from './gambar-tabel.ts';
import { gambarUnsur, gayaOf, tempatOf, tinggiUnsur } from './gambar-unsur.ts';

export type SisiHalaman = 'DEPAN' | 'BELAKANG' | 'KETENTUAN' | 'KODE' | 'KUPON';
/** Where an element came to stand: its first page and its place there, in points. */
export type Letak = Tempat & { id: string; halaman: number };
export type Tata = { halaman: SisiHalaman[]; letak: Letak[] };

/** What begins this near below a table stands under it. Millimetres. */
const SENTUH = 0.5;
/** Left free between the last row of a page and the edge. */
const SELA = 10;

/** How far the facts of the head, in more lines than they have room for, push down what is below them. */
function didorong({ canvas, r, isi }: Kerja, unsur: UnsurNota): number {
  if (unsur.sisi !== 'DEPAN' || unsur.halaman === 'AKHIR') return 0;
  return depanOf(r)
    .filter((u) => u.jenis === 'KETERANGAN' && u !== unsur && u.y + u.tinggi <= unsur.y + SENTUH)
    .reduce((sum, u) => sum + lebihKeterangan(canvas, isi, tempatOf(u).lebar, gayaOf(u)), 0);
}

/** The sum block grows upwards from where it was put, so that its foot stays on the paper. */
function tempatUnsur(kerja: Kerja, unsur: UnsurNota): Tempat {
  const tempat = tempatOf(unsur);
  if (unsur.jenis !== 'RINGKASAN') return { ...tempat, y: tempat.y + didorong(kerja, unsur) };
  const tinggi = tinggiRingkasan(kerja.isi.slip, unsur.ukuran);
  return { ...tempat, y: tempat.y + tempat.tinggi - tinggi, tinggi };
}

/** On paper that grows: everything moves by what the things above it turned out taller or shorter. */
function tempatMengalir(canvas: Kanvas, unsur: readonly UnsurNota[], isi: Isi): Map<string, Tempat> {
  const placed = new Map<string, Tempat>();
  const bottom = (u: UnsurNota): number => u.y + u.tinggi;
  const above = (v: UnsurNota, u: UnsurNota): boolean => bottom(v) <= u.y + 0.01 && v !== u;
  for (const u of [...unsur].sort((a, b) => a.y - b.y)) {
    const before = unsur.filter((v) => above(v, u));
    const next = before.filter((v) => !before.some((w) => above(v, w)));
    const ys = next.map((v) => {
      const place = placed.get(v.id) as Tempat;
      return place.y + place.tinggi + (u.y - bottom(v)) * MM;
    });
    const y = ys.length > 0 ? Math.max(...ys) : u.y * MM;
    placed.set(u.id, { ...tempatOf(u), y, tinggi: tinggiUnsur(canvas, u, isi) });
  }
  return placed;
}

/** The page's size in points; paper that grows is as long as what is on it. */
export function ukuranHalaman(r: RancanganKertas, isi: Isi): { width: number; height: number } {
  const width = r.lebar * MM;
  if (!r.ikut_isi) return { width, height: r.tinggi * MM };
  const ruler = createSvgCanvas({ width: 1, height: 1 }).canvas;
  const placed = tempatMengalir(ruler, depanOf(r), isi);
  const ends = [...placed.values()].map(({ y, tinggi }) => y + tinggi);
  return { width, height: Math.max(20 * MM, ...ends) + r.margin_bawah * MM };
}

const depanOf = (r: RancanganKertas): UnsurNota[] => r.unsur.filter((u) => u.sisi === 'DEPAN');

/** What the pages share while they are drawn. */
type Kerja = { canvas: Kanvas; r: RancanganKertas; isi: Isi; tata: Tata };

function taruh({ canvas, isi, tata }: Kerja, unsur: UnsurNota, tempat: Tempat): void {
  gambarUnsur(canvas, unsur, isi, tempat);
  if (!tata.letak.some(({ id }) => id === unsur.id))
    tata.letak.push({ ...tempat, id: unsur.id, halaman: tata.halaman.length - 1 });
}

function belakang(kerja: Kerja): void {
  const unsur = kerja.r.unsur.filter((u) => u.sisi === 'BELAKANG');
  if (unsur.length === 0) return;
  kerja.canvas.addPage();
  kerja.tata.halaman.push('BELAKANG');
  for (const u of unsur) taruh(kerja, u, tempatOf(u));
}

/** How far the table may reach down: to the first thing below it on such a page, or to the edge. */
function batas(kerja: Kerja, tabel: UnsurNota, ada: (u: UnsurNota) => boolean, akhir: boolean): number {
  const left = tabel.x + tabel.lebar;
  const bawah = tabel.y + tabel.tinggi - SENTUH;
  const under = depanOf(kerja.r)
    .filter((u) => u !== tabel && ada(u) && u.y >= bawah && u.x < left && u.x + u.lebar > tabel.x)
    .map((u) => tempatUnsur(kerja, u).y);
  const edge = (kerja.r.tinggi - kerja.r.margin_bawah) * MM - (akhir ? 0 : SELA);
  return Math.min(edge, ...under);
}

const adaDi = (pertama: boolean, akhir: boolean) => (u: UnsurNota) =>
  u.halaman === 'SEMUA' || (u.halaman === 'PERTAMA' && pertama) || (u.halaman === 'AKHIR' && akhir);

/** The table over as many pages as it needs; answers whether the page it ends on is the first. */
function gambarHalamanTabel(kerja: Kerja, tabel: UnsurNota): boolean {
  const { canvas, isi, tata } = kerja;
  const tempat = tempatUnsur(kerja, tabel);
  const table = tabelOf(canvas, isi, tabel, tempat, gayaOf(tabel));
  const count = isi.slip.baris.length;
  let pertama = true;
  table.gambarKepala(canvas, tempat.y);
  tata.letak.push({ ...tempat, id: tabel.id, halaman: tata.halaman.length - 1 });
  let y = tempat.y + table.kepala;
  let rows = 0;
  for (let index = 0; index < count; index++) {
    const last = index === count - 1;
    const tall = table.tinggiBaris(index);
    if (y + tall > batas(kerja, tabel, adaDi(pertama, last), last) && (rows > 0 || last)) {
      belakang(kerja);
      canvas.addPage();
      tata.halaman.push('DEPAN');
      pertama = false;
      for (const u of depanOf(kerja.r))
        if (u !== tabel && u.halaman === 'SEMUA') taruh(kerja, u, tempatUnsur(kerja, u));
      table.gambarKepala(canvas, tempat.y);
      y = tempat.y + table.kepala;
      rows = 0;
    }
    table.gambarBaris(canvas, index, y);
    y += tall;
    rows += 1;
  }
  return pertama;
}

const KETENTUAN_TERBACA = 7.5;

/** The terms that have no room where the design puts them, on a page of their own behind what is signed. */
function gambarKetentuanLain({ canvas, r, isi: { slip, mengalir }, tata }: Kerja): void {
  const unsur = r.unsur.find((u) => u.jenis === 'KETENTUAN');
  if (mengalir || !unsur || ukuranKetentuan(canvas, slip, tempatOf(unsur), gayaOf(unsur)) !== null) return;
  canvas.addPage();
  tata.halaman.push('KETENTUAN');
  const left = Math.min(10, r.lebar / 10) * MM;
  const tempat = { x: left, y: 46, lebar: r.lebar * MM - 2 * left, tinggi: r.tinggi * MM - 46 - SELA };
  canvas.text(`Ketentuan ${slip.judul} ${slip.nomor}`, left, 34, tempat.lebar, { size: 9, bold: true });
  const gaya = { ukuran: KETENTUAN_TERBACA, font: unsur.huruf };
  const ukuran = ukuranKetentuan(canvas, slip, tempat, gaya) ?? KETENTUAN_TERBACA;
  gambarKalimat(canvas, slip, tempat, { ...gaya, ukuran });
}

/** Codes of the further pieces, as many to a row as fit, on a page of their own. */
function gambarKodeLain({ canvas, r, isi: { slip }, tata }: Kerja): void {
  if (r.ikut_isi) return;
  const codes = r.unsur.some((u) => u.jenis === 'QR') ? (slip.qr?.slice(1) ?? []) : [];
  if (codes.length === 0) return;
  canvas.addPage();
  tata.halaman.push('KODE');
  const left = Math.min(10, r.lebar / 10) * MM;
  const span = r.lebar * MM - 2 * left;
  const row = Math.max(1, Math.floor((span + 34) / 130));
  canvas.text(`${slip.judul} ${slip.nomor}`, left, 34, span, { size: 9, bold: true });
  for (const [index, code] of codes.entries()) {
    const x = left + (index % row) * 130;
    const y = 50 + Math.floor(index / row) * 120;
    canvas.symbol(symbolOf('qrcode', code), x, y, 96, 96);
    canvas.text(`QR ${index + 2}/${codes.length + 1}`, x, y + 106, 96, { size: 7, color: GREY });
  }
}

/** Points. */
const KUPON = { lebar: 180, tinggi: 66, sela: 10, atas: 24 };

/** Coupons to cut off, on pages of their own behind the nota, where the design has no list of them. */
function gambarKupon({ canvas, r, isi: { slip }, tata }: Kerja): void {
  const { kupon } = slip;
  if (!kupon || r.unsur.some((u) => u.jenis === 'DAFTAR' && u.isian === 'kupon')) return;
  const { lebar, tinggi, sela, atas } = KUPON;
  const { width, height } = { width: r.lebar * MM, height: r.tinggi * MM };
  const row = Math.max(1, Math.floor((width - sela) / (lebar + sela)));
  const each = row * Math.max(1, Math.floor((height - atas - sela) / (tinggi + sela)));
  for (const [index, kode] of kupon.kode.entries()) {
    const at = index % each;
    if (at === 0) {
      canvas.addPage();
      tata.halaman.push('KUPON');
    }
    const box = Math.min(lebar, width - 2 * sela);
    const x = sela + (at % row) * (lebar + sela);
    const y = atas + Math.floor(at / row) * (tinggi + sela);
    const tulis = (text: string, dy: number, size: number, more: Partial<TextStyle> = {}): void =>
      canvas.text(text, x + 8, y + dy, box - 16, { size, align: 'center', ...more });
    for (const edge of [y, y + tinggi]) canvas.rule(x, edge, box, 0.5, GREY);
    tulis(`${kupon.nama}  ${index + 1}/${kupon.kode.length}`, 15, 8, { bold: true, color: GOLD });
    tulis(kode, 36, 14, { bold: true, font: 'MONO' });
    tulis(kupon.syarat, 49, 7, { color: GREY });
    tulis(slip.nomor, 59, 7, { color: GREY });
  }
}

function gambarTetap(kerja: Kerja): void {
  const unsur = depanOf(kerja.r);
  const tabel = unsur.find((u) => u.jenis === 'TABEL');
  for (const u of unsur) if (u !== tabel && u.halaman !== 'AKHIR') taruh(kerja, u, tempatUnsur(kerja, u));
  if (tabel) gambarHalamanTabel(kerja, tabel);
  for (const u of unsur) if (u !== tabel && u.halaman === 'AKHIR') taruh(kerja, u, tempatUnsur(kerja, u));
}

function gambarMengalir(kerja: Kerja): void {
  const { canvas, isi, tata } = kerja;
  const unsur = depanOf(kerja.r);
  const places = tempatMengalir(canvas, unsur, isi);
  for (const u of unsur) {
    const tempat = places.get(u.id) as Tempat;
    if (u.jenis !== 'TABEL') {
      taruh(kerja, u, tempat);
      continue;
    }
    const table = tabelOf(canvas, isi, u, tempat, gayaOf(u));
    table.gambarKepala(canvas, tempat.y);
    let y = tempat.y + table.kepala;
    for (const index of isi.slip.baris.keys()) {
      table.gambarBaris(canvas, index, y);
      y += table.tinggiBaris(index);
    }
    tata.letak.push({ ...tempat, id: u.id, halaman: tata.halaman.length - 1 });
  }
}

/** Draws one copy, beginning on the page that is open. */
export function tataNota(canvas: Kanvas, r: RancanganKertas, isi: Isi): Tata {
  const kerja: Kerja = { canvas, r, isi, tata: { halaman: ['DEPAN'], letak: [] } };
  if (r.ikut_isi) gambarMengalir(kerja);
  else gambarTetap(kerja);
  belakang(kerja);
  gambarKetentuanLain(kerja);
  gambarKodeLain(kerja);
  gambarKupon(kerja);
  return kerja.tata;
}
