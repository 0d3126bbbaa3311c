/**
 * Lines of a receipt with letters the printer has not: each is sent as a picture of that line, the others stay text. The preview draws the
 * same picture in the same place. Laid over the command sets of receiptline, which call us piece by piece. docs/decisions/0115.
 */
import { adaDiStruk } from '@mustika/kernel/text/tercetak.ts';
import type * as receiptline from 'receiptline';
import { rasterOf } from '../output/raster.ts';
import { createSvgCanvas } from '../output/svg-canvas.ts';

/** Dots of a cell of the printer's own letters. */
const LEBAR = 12;
const TINGGI = 24;
/** Our fixed-width font fills a cell exactly at this size. */
const UKURAN = 20;
const DASAR = 0.77 * TINGGI;

type Potongan = { x: number; text: string; lebar: number; tebal: boolean; kali: number; tinggi: number };
/** The command set as it calls itself; its types know only that there are methods. */
type Perintah = Record<string, unknown> &
  Record<'text' | 'lf' | 'normal' | 'em', (...args: never[]) => string>;
type Metode = (this: Perintah, ...args: unknown[]) => string;

const ruler = createSvgCanvas({ width: 1, height: 1 }).canvas;
const huruf = new Intl.Segmenter('id');
const potongHuruf = (text: string): string[] => [...huruf.segment(text)].map(({ segment }) => segment);

/** Cells a letter takes: those of the printer one, others as many as their width needs. */
const sel = (satu: string): number =>
  adaDiStruk(satu) ? 1 : Math.max(1, Math.ceil(ruler.measure(satu, UKURAN, false, 'MONO') / LEBAR - 0.15));

export const lebarText = (text: string): number =>
  potongHuruf(text).reduce((total, satu) => total + sel(satu), 0);

/** One line as a picture, `lebar` dots wide. */
export function gambarBaris(potongan: readonly Potongan[], lebar: number): { svg: string; tinggi: number } {
  const kali = Math.max(1, ...potongan.map(({ tinggi }) => tinggi));
  const tinggi = kali * TINGGI;
  const isi = potongan.map((p) => {
    const asli = p.lebar * LEBAR;
    const { canvas, pages } = createSvgCanvas({ width: asli, height: TINGGI });
    canvas.text(p.text, 0, DASAR, asli, { size: UKURAN, font: 'MONO', bold: p.tebal, color: '#000000' });
    const [a, b] = [asli * p.kali, TINGGI * p.tinggi];
    const tempat = `x="${p.x}" y="${tinggi - b}" width="${a}" height="${b}" preserveAspectRatio="none"`;
    return (pages()[0]?.svg ?? '').replace(/width="[^"]*" height="[^"]*"/, tempat);
  });
  const ukuran = `width="${lebar}" height="${tinggi}" viewBox="0 0 ${lebar} ${tinggi}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${ukuran}>${isi.join('')}</svg>`, tinggi };
}

/** GS v 0, which cheap printers know, too. */
async function raster(svg: string): Promise<string> {
  const { rowBytes, rows, bits } = await rasterOf(svg);
  const kepala = [0x1d, 0x76, 0x30, 0, rowBytes & 255, rowBytes >> 8, rows & 255, rows >> 8];
  return Buffer.concat([Buffer.from(kepala), bits]).toString('latin1');
}

/** Where a line stands: what was said since the last one. */
type Baris = {
  keluar: string;
  kiri: number;
  di: number;
  tebal: boolean;
  kali: number;
  tinggi: number;
  potongan: Potongan[];
};

const kosong = (): Baris => ({ keluar: '', kiri: 0, di: 0, tebal: false, kali: 1, tinggi: 1, potongan: [] });

/** Remembers what a line says while the printer's own commands are held back until it ends. */
function dengar(baris: Baris, nama: string, args: readonly unknown[]): void {
  const angka = Number(args[0]);
  if (nama === 'area') baris.kiri = angka;
  else if (nama === 'absolute') baris.di = angka;
  else if (nama === 'relative') baris.di += angka;
  else if (nama === 'em') baris.tebal = true;
  else if (nama === 'normal') Object.assign(baris, { tebal: false, kali: 1, tinggi: 1 });
  else if (nama === 'wh')
    Object.assign(baris, {
      kali: angka < 2 ? angka + 1 : angka - 1,
      tinggi: Math.max(1, angka < 3 ? angka : angka - 1),
    });
  else if (nama === 'text') {
    const text = String(args[0]);
    const { tebal, kali, tinggi } = baris;
    const lebar = lebarText(text);
    baris.potongan.push({ x: (baris.kiri + baris.di) * LEBAR, text, lebar, tebal, kali, tinggi });
    baris.di += lebar * kali;
  }
}

const DITAHAN = ['area', 'align', 'absolute', 'relative', 'ul', 'em', 'iv', 'wh', 'normal', 'text'];
const ukur = { arrayFrom: potongHuruf, measureText: lebarText };
const asing = ({ potongan }: Baris): boolean => potongan.some(({ text }) => ![...text].every(adaDiStruk));

/** A private sign for each picture, until it is drawn. */
const TANDA = 0xe000;

/** The command set of a printer, and what puts the pictures of its lines into the bytes. */
export function perintahCetak(asal: receiptline.BaseCommand, cpl: number) {
  const dasar = asal as unknown as Record<string, unknown>;
  const gambar: string[] = [];
  let baris = kosong();
  const lepas = (): string => {
    const { keluar } = baris;
    baris = kosong();
    return keluar;
  };
  const command: Record<string, unknown> = { ...dasar, ...ukur };
  for (const [nama, metode] of Object.entries(dasar)) {
    if (typeof metode !== 'function' || Object.hasOwn(ukur, nama)) continue;
    command[nama] = function (this: Perintah, ...args: unknown[]): string {
      if (nama === 'lf' && asing(baris)) {
        gambar.push(gambarBaris(baris.potongan, cpl * LEBAR).svg);
        baris = kosong();
        return `\x1d!\x00\x1dL\x00\x00\x1ba\x00${String.fromCharCode(TANDA + gambar.length - 1)}`;
      }
      if (!DITAHAN.includes(nama)) return lepas() + (metode as Metode).apply(this, args);
      dengar(baris, nama, args);
      // What the code page has not, it is never asked for: the line becomes a picture.
      const aman = nama === 'text' ? [[...String(args[0])].filter(adaDiStruk).join(''), args[1]] : args;
      baris.keluar += (metode as Metode).apply(this, aman);
      return '';
    };
  }
  const jadi = async (bytes: string): Promise<Buffer> => {
    let isi = bytes;
    for (const [at, svg] of gambar.entries()) {
      const titik = await raster(svg);
      isi = isi.replace(String.fromCharCode(TANDA + at), () => titik);
    }
    return Buffer.from(isi, 'latin1');
  };
  return { command: command as unknown as receiptline.BaseCommand, jadi };
}

/** The command set of the preview: the picture that is printed stands in it as it is. */
export function perintahGambar(asal: receiptline.BaseCommand, cpl: number): receiptline.BaseCommand {
  const dasar = asal as unknown as Record<string, unknown>;
  let baris = kosong();
  const command: Record<string, unknown> = { ...dasar, ...ukur };
  for (const nama of [...DITAHAN, 'lf']) {
    const metode = dasar[nama] as Metode;
    command[nama] = function (this: Perintah, ...args: unknown[]): string {
      if (nama !== 'lf') dengar(baris, nama, args);
      else {
        if (asing(baris)) {
          const { svg, tinggi } = gambarBaris(baris.potongan, cpl * LEBAR);
          const kiri = -baris.kiri * LEBAR;
          this['textElement'] = svg.replace('<svg ', `<svg x="${kiri}" y="${-tinggi}" `);
        }
        baris = kosong();
      }
      return metode.apply(this, args);
    };
  }
  return command as unknown as receiptline.BaseCommand;
}

/** The command set of the plain text: columns as wide as on the paper. */
export const perintahTeks = (asal: receiptline.BaseCommand): receiptline.BaseCommand =>
  ({ ...(asal as object), ...ukur }) as unknown as receiptline.BaseCommand;
