/** One element of a design on the paper: where it stands, how tall it is, and what it draws. */
import type { UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import { GOLD, GREY, INK, MM, type TextStyle } from '../output/canvas.ts';
import { symbolOf } from '../output/symbol.ts';
import { gambarDaftar, tinggiDaftar } from './gambar-daftar.ts';
import {
  BARIS,
  type Gaya,
  gambarKeterangan,
  gambarLogo,
  gambarRingkasan,
  gambarTandaTangan,
  type Isi,
  type Kanvas,
  lebihKeterangan,
  NAIK,
  type Tempat,
  tinggiRingkasan,
} from './gambar-isi.ts';
import { gambarKetentuan, tinggiKetentuan } from './gambar-ketentuan.ts';
import { tabelOf } from './gambar-tabel.ts';
import { nilaiIsian } from './nilai-nota.ts';

const RED = '#a3291f';
const WARNA = { HITAM: INK, ABU: GREY, EMAS: GOLD, MERAH: RED } as const;
const ALIGN = { KIRI: 'left', TENGAH: 'center', KANAN: 'right' } as const;

export const tempatOf = (u: UnsurNota): Tempat => ({
  x: u.x * MM,
  y: u.y * MM,
  lebar: u.lebar * MM,
  tinggi: u.tinggi * MM,
});
export const gayaOf = (u: UnsurNota): Gaya => ({ ukuran: u.ukuran, font: u.huruf });

/** A turned element keeps its top left corner; its text runs along the other side. */
const terputar = (u: UnsurNota): boolean => u.putar === '90' || u.putar === '270';

function teksOf(unsur: UnsurNota, isi: Isi): string {
  if (unsur.jenis === 'TEKS') return unsur.teks ?? '';
  const nilai = nilaiIsian(isi.jenis, unsur.isian, isi.slip, isi.lembar);
  const label = isi.pracetak ? null : unsur.label;
  return nilai && label ? `${label} ${nilai}` : nilai;
}

/** Lines of a text; a line break in it begins a new one. */
function barisTeks(canvas: Kanvas, unsur: UnsurNota, isi: Isi): string[] {
  const panjang = (terputar(unsur) ? unsur.tinggi : unsur.lebar) * MM;
  const parts = teksOf(unsur, isi).split('\n').filter(Boolean);
  if (unsur.baris === 1) return parts.length > 0 ? [parts.join('  ')] : [];
  const lines: string[] = [];
  for (const [index, part] of parts.entries()) {
    const room = unsur.baris - lines.length - (parts.length - 1 - index);
    if (room < 1) break;
    lines.push(...canvas.wrap(part, panjang, unsur.ukuran, room, unsur.tebal, unsur.huruf));
  }
  return lines;
}

function gambarTeks(canvas: Kanvas, unsur: UnsurNota, isi: Isi, tempat: Tempat): void {
  const merah = unsur.isian === 'tanda' && isi.lembar.ulang;
  const style: TextStyle = {
    size: unsur.ukuran,
    bold: unsur.tebal,
    color: merah ? RED : WARNA[unsur.warna],
    align: ALIGN[unsur.rata],
    font: unsur.huruf,
  };
  const panjang = terputar(unsur) ? tempat.tinggi : tempat.lebar;
  const draw = (x: number, y: number): void => {
    for (const [index, line] of barisTeks(canvas, unsur, isi).entries())
      canvas.text(line, x, y + unsur.ukuran * (NAIK + index * BARIS), panjang, style);
  };
  if (unsur.putar === '0') {
    draw(tempat.x, tempat.y);
    return;
  }
  const x = unsur.putar === '270' ? tempat.x : tempat.x + tempat.lebar;
  const y = unsur.putar === '90' ? tempat.y : tempat.y + tempat.tinggi;
  canvas.turned(x, y, Number(unsur.putar) as 90 | 180 | 270, () => draw(0, 0));
}

/** How tall an element of this nota really is, against the height it was given. */
export function tinggiUnsur(canvas: Kanvas, unsur: UnsurNota, isi: Isi): number {
  const tempat = tempatOf(unsur);
  const gaya = gayaOf(unsur);
  switch (unsur.jenis) {
    case 'ISIAN':
    case 'TEKS':
      return terputar(unsur) || unsur.putar === '180'
        ? tempat.tinggi
        : barisTeks(canvas, unsur, isi).length * unsur.ukuran * BARIS;
    case 'TABEL': {
      const tabel = tabelOf(canvas, isi, unsur, tempat, gaya);
      return isi.slip.baris.reduce((sum, _line, index) => sum + tabel.tinggiBaris(index), tabel.kepala);
    }
    case 'KETERANGAN':
      return tempat.tinggi + lebihKeterangan(canvas, isi, tempat.lebar, gaya);
    case 'RINGKASAN':
      return tinggiRingkasan(isi.slip, unsur.ukuran);
    case 'DAFTAR':
      return tinggiDaftar(canvas, isi, tempat.lebar, unsur.isian, gaya);
    case 'QR': {
      const codes = kodeOf(isi).length;
      return codes * tempat.tinggi + (codes - 1) * SELA_KODE;
    }
    case 'KETENTUAN':
      return tinggiKetentuan(canvas, isi.slip, tempat.lebar, gaya);
    default:
      return tempat.tinggi;
  }
}

/** Codes of a nota: the first where a page of its own takes the others, all of them where the paper grows. */
const kodeOf = ({ slip, mengalir }: Isi): readonly string[] => {
  const codes = slip.qr?.length ? slip.qr : [slip.nomor];
  return mengalir ? codes : codes.slice(0, 1);
};

/** Between two codes, so that neither keeps the other from being read. Points. */
const SELA_KODE = 14;

function gambarKode(canvas: Kanvas, unsur: UnsurNota, isi: Isi, { x, y, lebar }: Tempat): void {
  const tall = unsur.tinggi * MM;
  for (const [index, code] of kodeOf(isi).entries())
    canvas.symbol(symbolOf('qrcode', code), x, y + index * (tall + SELA_KODE), lebar, tall);
}

/** What is on pre-printed paper already. */
const TERCETAK: ReadonlySet<string> = new Set(['LOGO', 'GARIS']);

/** Draws anything but a table, which the pages draw line by line. */
export function gambarUnsur(canvas: Kanvas, unsur: UnsurNota, isi: Isi, tempat: Tempat): void {
  const gaya = gayaOf(unsur);
  if (isi.pracetak && TERCETAK.has(unsur.jenis)) return;
  switch (unsur.jenis) {
    case 'ISIAN':
    case 'TEKS':
      gambarTeks(canvas, unsur, isi, tempat);
      break;
    case 'KETERANGAN':
      gambarKeterangan(canvas, isi, tempat, gaya);
      break;
    case 'RINGKASAN':
      gambarRingkasan(canvas, isi, tempat, gaya);
      break;
    case 'DAFTAR':
      gambarDaftar(canvas, isi, tempat, unsur.isian, gaya);
      break;
    case 'KETENTUAN':
      gambarKetentuan(canvas, isi, tempat, gaya);
      break;
    case 'TANDATANGAN':
      gambarTandaTangan(canvas, isi, tempat, gaya);
      break;
    case 'QR':
      gambarKode(canvas, unsur, isi, tempat);
      break;
    case 'BARCODE':
      canvas.symbol(symbolOf('code128', isi.slip.nomor), tempat.x, tempat.y, tempat.lebar, tempat.tinggi);
      break;
    case 'LOGO':
      gambarLogo(canvas, isi, tempat);
      break;
    case 'GARIS':
      canvas.rule(tempat.x, tempat.y, tempat.lebar, tempat.tinggi, WARNA[unsur.warna]);
      break;
    default:
  }
}
