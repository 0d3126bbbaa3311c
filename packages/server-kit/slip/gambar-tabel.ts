/** The pieces of a nota as a table: a column for each part that any piece has, or the columns a design names. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { KolomNota, UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip, SlipLine } from '@mustika/kernel/slip.ts';
import { BAND, GREY, HAIRLINE, INK, MM } from '../output/canvas.ts';
import { gambarPasangan, pasangan, tinggiPasangan } from './gambar-daftar.ts';
import { BARIS, type Gaya, type Isi, type Kanvas, NAIK, type Tempat } from './gambar-isi.ts';
import { nilaiKolom } from './nilai-nota.ts';

/** A table ready to be drawn page by page. */
export type Tabel = {
  kepala: number;
  tinggiBaris(index: number): number;
  gambarKepala(canvas: Kanvas, y: number): void;
  gambarBaris(canvas: Kanvas, index: number, y: number): void;
};

const FONT = 8.5;
/** Below this width pieces stand as blocks, each part on a line of its own. Points. */
const SEMPIT = 270;

/** `isi` says what a piece has there; the column of the line's total is no part of the piece, whatever that is called. */
type Column = { label: string; x: number; width: number; isi: (line: SlipLine) => string; total: boolean };

const bagian =
  (label: string) =>
  (line: SlipLine): string => {
    const part = line.rincian.find((candidate) => candidate.label === label);
    return part ? ('teks' in part ? part.teks : formatAngka(part.jumlah)) : '';
  };

/** Share of the table that the names of the pieces keep, however wide the other columns would like to be. */
const NAMA = 0.3;

/** A column for the piece, one for each label that any line has, one for the line's total; as wide as what stands in it. */
function columnsOf(canvas: Kanvas, slip: Slip, { x: left, lebar }: Tempat, { ukuran, font }: Gaya): Column[] {
  const k = ukuran / FONT;
  const labels = new Map<string, boolean>();
  for (const part of slip.baris.flatMap((line) => line.rincian)) labels.set(part.label, 'jumlah' in part);
  const parts = [
    ...[...labels].map(([label, amount]) => ({
      ...{ label, least: (amount ? 58 : 44) * k },
      ...{ isi: bagian(label), total: false },
    })),
    { label: 'Jumlah', least: 66 * k, isi: (line: SlipLine) => formatAngka(line.total), total: true },
  ];
  const wanted = parts.map(({ label, least, isi, total }) => {
    const values = slip.baris.map((line) => canvas.measure(isi(line), ukuran, total, font));
    return Math.max(least, canvas.measure(label, 7 * k, true, font) + 9, ...values.map((one) => one + 9));
  });
  const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);
  const widths = sum(wanted) <= lebar * (1 - NAMA) ? wanted : parts.map(({ least }) => least);
  const name = lebar - sum(widths);
  let x = left + name;
  const columns = parts.map(({ label, isi, total }, index) => {
    const width = widths[index] as number;
    x += width;
    return { label, x: x - width, width: width - 5, isi, total };
  });
  return [
    { label: 'Barang', x: left + 5, width: name - 10, isi: ({ nama }) => nama, total: false },
    ...columns,
  ];
}

const catatanOf = (line: SlipLine): string[] => [
  ...line.rincian.flatMap((part) =>
    'catatan' in part && part.catatan ? [`${part.label} ${part.catatan}`] : [],
  ),
  ...(line.catatan ?? []).map(({ label, teks }) => `${label} ${teks}`),
];

/** As many lines as they need: what is on paper is read by somebody who was not there. */
const SEMUA = Number.POSITIVE_INFINITY;

function tabelOtomatis(canvas: Kanvas, { slip, pracetak }: Isi, tempat: Tempat, gaya: Gaya): Tabel {
  const { ukuran, font } = gaya;
  const k = ukuran / FONT;
  const columns = columnsOf(canvas, slip, tempat, gaya);
  const [name, ...rest] = columns as [Column, ...Column[]];
  const { x: left, lebar } = tempat;
  const baris = slip.baris.map((line) => {
    const under = [line.kode ?? '', ...catatanOf(line)].filter(Boolean).join('  ·  ');
    const nama = canvas.wrap(line.nama, name.width, ukuran, SEMUA, true, font);
    const bawah = canvas.wrap(under, name.width, 6.5 * k, SEMUA, false, font);
    const lebih = (nama.length - 1) * ukuran * 1.2 + Math.max(0, bawah.length - 1) * 8 * k;
    return { nama, bawah, tinggi: 23 * k + Math.max(0, lebih) };
  });
  return {
    kepala: 15 * k,
    tinggiBaris: (index) => baris[index]?.tinggi ?? 23 * k,
    gambarKepala: (canvas, top) => {
      if (pracetak) return;
      canvas.box(left, top, lebar, 15 * k, BAND);
      canvas.rule(left, top, lebar, 0.6, INK);
      canvas.rule(left, top + 14.4 * k, lebar, 0.6, INK);
      for (const { label, x, width } of columns) {
        const style = { size: 7 * k, bold: true, align: x === name.x ? 'left' : 'right', font } as const;
        canvas.text(label, x, top + 10 * k, width, style);
      }
    },
    gambarBaris: (canvas, index, top) => {
      const line = slip.baris[index] as SlipLine;
      const { nama, bawah, tinggi } = baris[index] as (typeof baris)[number];
      let y = top + 10 * k;
      for (const [nth, one] of nama.entries()) {
        if (nth > 0) y += ukuran * 1.2;
        canvas.text(one, name.x, y, name.width, { size: ukuran, bold: true, font });
      }
      y += 8.5 * k;
      for (const [nth, one] of bawah.entries())
        canvas.text(one, name.x, y + nth * 8 * k, name.width, { size: 6.5 * k, color: GREY, font });
      for (const { isi, x, width, total } of rest) {
        const text = isi(line);
        const style = { size: ukuran, bold: total, align: 'right', font } as const;
        if (text) canvas.text(text, x, top + 13 * k, width, style);
      }
      if (!pracetak) canvas.rule(left, top + tinggi, lebar, 0.4, HAIRLINE);
    },
  };
}

/** Pieces one below the other, as on a slip: for paper too narrow for columns. */
function tabelBertumpuk(canvas: Kanvas, { slip, pracetak }: Isi, { x, lebar }: Tempat, gaya: Gaya): Tabel {
  const { ukuran, font } = gaya;
  const step = ukuran * 1.4;
  const parts = (line: SlipLine): [label: string, teks: string, total: boolean][] => [
    ...line.rincian.map((part): [string, string, boolean] => [
      'catatan' in part && part.catatan ? `${part.label} ${part.catatan}` : part.label,
      'teks' in part ? part.teks : formatAngka(part.jumlah),
      false,
    ]),
    ...(line.catatan ?? []).map(({ label, teks }): [string, string, boolean] => [label, teks, false]),
    ['Jumlah', formatAngka(line.total), true],
  ];
  const baris = slip.baris.map((line) => {
    const nama = canvas.wrap(line.nama, lebar, ukuran, SEMUA, true, font);
    const bagian = parts(line).map(([label, teks, tebal]) => ({
      ...{ tebal, pudar: !tebal },
      ...pasangan(canvas, [label, teks], lebar, { ...gaya, tebal }),
    }));
    const isi = bagian.reduce((sum, one) => sum + tinggiPasangan(one, ukuran), 0);
    return { nama, bagian, tinggi: step * (nama.length + 1) + isi + ukuran * 0.6 };
  });
  return {
    kepala: 0,
    tinggiBaris: (index) => baris[index]?.tinggi ?? 0,
    gambarKepala: () => undefined,
    gambarBaris: (canvas, index, top) => {
      const { nama, bagian, tinggi } = baris[index] as (typeof baris)[number];
      let y = top + ukuran;
      for (const one of nama) {
        canvas.text(one, x, y, lebar, { size: ukuran, bold: true, font });
        y += step;
      }
      const kode = slip.baris[index]?.kode ?? '';
      canvas.text(kode, x, y, lebar, { size: ukuran * 0.85, color: GREY, font });
      y += step - ukuran * NAIK;
      for (const { tebal, pudar, ...one } of bagian) {
        gambarPasangan(canvas, one, { x, y, lebar }, { ...gaya, tebal, pudar });
        y += tinggiPasangan(one, ukuran);
      }
      if (!pracetak) canvas.rule(x, top + tinggi - ukuran * 0.4, lebar, 0.4, HAIRLINE);
    },
  };
}

const ALIGN = { KIRI: 'left', TENGAH: 'center', KANAN: 'right' } as const;

/** The columns a design names, in its order and widths; a row has as many lines as the element allows. */
function tabelKolom(isi: Isi, unsur: UnsurNota, tempat: Tempat, { ukuran, font }: Gaya): Tabel {
  const { slip, jenis, pracetak } = isi;
  let x = tempat.x;
  const columns = unsur.kolom.map((kolom: KolomNota) => {
    const declared = jenis.kolom.find((one) => one.kode === kolom.isian);
    const column = { kolom, declared, x, width: kolom.lebar * MM };
    x += column.width;
    return column;
  });
  const row = ukuran * BARIS * unsur.baris + ukuran * 0.6;
  return {
    kepala: pracetak ? 0 : ukuran * 1.8,
    tinggiBaris: () => row,
    gambarKepala: (canvas, top) => {
      if (pracetak) return;
      canvas.box(tempat.x, top, tempat.lebar, ukuran * 1.8, BAND);
      canvas.rule(tempat.x, top, tempat.lebar, 0.6, INK);
      canvas.rule(tempat.x, top + ukuran * 1.8 - 0.6, tempat.lebar, 0.6, INK);
      for (const { kolom, declared, x: at, width } of columns)
        canvas.text(kolom.label ?? declared?.label ?? '', at + 2, top + ukuran * 1.25, width - 4, {
          size: ukuran * 0.85,
          bold: true,
          align: ALIGN[kolom.rata],
          font,
        });
    },
    gambarBaris: (canvas, index, top) => {
      const line = slip.baris[index] as SlipLine;
      for (const { kolom, declared, x: at, width } of columns) {
        if (!declared) continue;
        const teks = nilaiKolom(declared, line, index + 1);
        const style = { size: ukuran, bold: unsur.tebal, align: ALIGN[kolom.rata], font } as const;
        const lines =
          kolom.rata === 'KANAN'
            ? [teks]
            : canvas.wrap(teks, width - 4, ukuran, unsur.baris, unsur.tebal, font);
        for (const [nth, one] of lines.entries())
          canvas.text(one, at + 2, top + ukuran * (0.3 + NAIK) + nth * ukuran * BARIS, width - 4, style);
      }
      if (!pracetak) canvas.rule(tempat.x, top + row, tempat.lebar, 0.4, HAIRLINE);
    },
  };
}

export function tabelOf(canvas: Kanvas, isi: Isi, unsur: UnsurNota, tempat: Tempat, gaya: Gaya): Tabel {
  if (unsur.kolom.length > 0) return tabelKolom(isi, unsur, tempat, gaya);
  return tempat.lebar < SEMPIT
    ? tabelBertumpuk(canvas, isi, tempat, gaya)
    : tabelOtomatis(canvas, isi, tempat, gaya);
}
