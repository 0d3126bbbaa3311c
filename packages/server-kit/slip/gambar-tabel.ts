/** The pieces of a nota as a table: a column for each part that any piece has, or the columns a design names. */
import { formatAngka } from '@mustika/kernel/amount.ts';
import type { KolomNota, UnsurNota } from '@mustika/kernel/rancangan-nota.ts';
import type { Slip, SlipLine } from '@mustika/kernel/slip.ts';
import { BAND, GREY, HAIRLINE, INK, MM } from '../output/canvas.ts';
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

type Column = { label: string; x: number; width: number; right: boolean };

/** A column for the piece, one for each label that any line has, one for the line's total. */
function columnsOf(slip: Slip, { x: left, lebar }: Tempat, k: number): Column[] {
  const labels = new Map<string, boolean>();
  for (const part of slip.baris.flatMap((line) => line.rincian)) labels.set(part.label, 'jumlah' in part);
  const widths = [...labels].map(([label, amount]) => [label, (amount ? 58 : 44) * k] as const);
  const total = 66 * k;
  const name = lebar - total - widths.reduce((sum, [, width]) => sum + width, 0);
  const columns: Column[] = [{ label: 'Barang', x: left + 5, width: name - 10, right: false }];
  let x = left + name;
  for (const [label, width] of [...widths, ['Jumlah', total] as const]) {
    columns.push({ label, x, width: width - 5, right: true });
    x += width;
  }
  return columns;
}

const bagian = (line: SlipLine, label: string): string => {
  if (label === 'Jumlah') return formatAngka(line.total);
  const part = line.rincian.find((candidate) => candidate.label === label);
  return part ? ('teks' in part ? part.teks : formatAngka(part.jumlah)) : '';
};

const catatanOf = (line: SlipLine): string[] => [
  ...line.rincian.flatMap((part) =>
    'catatan' in part && part.catatan ? [`${part.label} ${part.catatan}`] : [],
  ),
  ...(line.catatan ?? []).map(({ label, teks }) => `${label} ${teks}`),
];

function tabelOtomatis({ slip, pracetak }: Isi, tempat: Tempat, { ukuran, font }: Gaya): Tabel {
  const k = ukuran / FONT;
  const columns = columnsOf(slip, tempat, k);
  const [name, ...rest] = columns as [Column, ...Column[]];
  const { x: left, lebar } = tempat;
  return {
    kepala: 15 * k,
    tinggiBaris: () => 23 * k,
    gambarKepala: (canvas, top) => {
      if (pracetak) return;
      canvas.box(left, top, lebar, 15 * k, BAND);
      canvas.rule(left, top, lebar, 0.6, INK);
      canvas.rule(left, top + 14.4 * k, lebar, 0.6, INK);
      for (const { label, x, width, right } of columns) {
        const style = { size: 7 * k, bold: true, align: right ? 'right' : 'left', font } as const;
        canvas.text(label, x, top + 10 * k, width, style);
      }
    },
    gambarBaris: (canvas, index, top) => {
      const line = slip.baris[index] as SlipLine;
      canvas.text(line.nama, name.x, top + 10 * k, name.width, { size: ukuran, bold: true, font });
      const under = [line.kode ?? '', ...catatanOf(line)].filter(Boolean).join('  ·  ');
      canvas.text(under, name.x, top + 18.5 * k, name.width, { size: 6.5 * k, color: GREY, font });
      for (const { label, x, width } of rest) {
        const bold = label === 'Jumlah';
        const style = { size: ukuran, bold, align: 'right', squeeze: true, font } as const;
        const text = bagian(line, label);
        if (text) canvas.text(text, x, top + 13 * k, width, style);
      }
      if (!pracetak) canvas.rule(left, top + 23 * k, lebar, 0.4, HAIRLINE);
    },
  };
}

/** Pieces one below the other, as on a slip: for paper too narrow for columns. */
function tabelBertumpuk({ slip, pracetak }: Isi, { x, lebar }: Tempat, { ukuran, font }: Gaya): Tabel {
  const step = ukuran * 1.4;
  const parts = (line: SlipLine): [string, string][] => [
    ...line.rincian.map((part): [string, string] => [
      'catatan' in part && part.catatan ? `${part.label} ${part.catatan}` : part.label,
      'teks' in part ? part.teks : formatAngka(part.jumlah),
    ]),
    ...(line.catatan ?? []).map(({ label, teks }): [string, string] => [label, teks]),
    ['Jumlah', formatAngka(line.total)],
  ];
  return {
    kepala: 0,
    tinggiBaris: (index) => step * (parts(slip.baris[index] as SlipLine).length + 2) + ukuran * 0.6,
    gambarKepala: () => undefined,
    gambarBaris: (canvas, index, top) => {
      const line = slip.baris[index] as SlipLine;
      let y = top + ukuran;
      canvas.text(line.nama, x, y, lebar, { size: ukuran, bold: true, squeeze: true, font });
      y += step;
      canvas.text(line.kode ?? '', x, y, lebar, { size: ukuran * 0.85, color: GREY, font });
      for (const [label, teks] of parts(line)) {
        y += step;
        const bold = label === 'Jumlah';
        canvas.text(label, x, y, lebar * 0.62, { size: ukuran, bold, color: bold ? INK : GREY, font });
        canvas.text(teks, x, y, lebar, { size: ukuran, bold, align: 'right', font });
      }
      if (!pracetak) canvas.rule(x, y + ukuran * 0.5, lebar, 0.4, HAIRLINE);
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
        // A figure is squeezed, never cut: a number that lost digits would lie.
        const lines =
          kolom.rata === 'KANAN'
            ? [teks]
            : canvas.wrap(teks, width - 4, ukuran, unsur.baris, unsur.tebal, font);
        for (const [nth, one] of lines.entries())
          canvas.text(one, at + 2, top + ukuran * (0.3 + NAIK) + nth * ukuran * BARIS, width - 4, {
            ...style,
            squeeze: kolom.rata === 'KANAN',
          });
      }
      if (!pracetak) canvas.rule(tempat.x, top + row, tempat.lebar, 0.4, HAIRLINE);
    },
  };
}

export function tabelOf(isi: Isi, unsur: UnsurNota, tempat: Tempat, gaya: Gaya): Tabel {
  if (unsur.kolom.length > 0) return tabelKolom(isi, unsur, tempat, gaya);
  return tempat.lebar < SEMPIT ? tabelBertumpuk(isi, tempat, gaya) : tabelOtomatis(isi, tempat, gaya);
}
