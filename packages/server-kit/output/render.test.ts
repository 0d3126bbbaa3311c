import { buffer, text } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { angka, gram, kadar, kode, persen, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { readXlsx as readStyled } from 'hucre/xlsx';
import readXlsx from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { teksPdf } from '../../../tests/kit/pdf.ts';
import { addressLines } from './pdf.ts';
import { fileOf, renderCsv, renderInWorker, renderPdf, renderXlsx } from './render.ts';
import { linesOf, type OutputRow, type ReportOutput, sheetOf } from './sheet.ts';

const report = {
  title: 'Laporan Pembelian Per Faktur',
  groupBy: { kondisi: teks('KONDISI') },
  columns: {
    no_faktur_beli: kode('NO NOTA BELI'),
    tanggal: tanggal('TANGGAL'),
    nama_barang: teks('NAMA BARANG'),
    kadar: kadar('KADAR'),
    berat: gram('BERAT', { total: 'sum' }),
    harga: uang('HRG BELI', { total: 'sum' }),
    persen: persen('(%)'),
    qty: angka('QTY', { total: 'count' }),
  },
  pdf: { paper: 'landscape' as const, downloadOver: 500 },
};

const row = (index: number, kondisi: string, over: OutputRow = {}): OutputRow => ({
  kondisi,
  no_faktur_beli: `MST-FB-261121-${String(index).padStart(4, '0')}`,
  tanggal: '2026-11-21',
  nama_barang: 'CINCIN SERIT',
  kadar: 75_000,
  berat: 3250,
  harga: 3_412_500,
  persen: 1255,
  qty: 1,
  ...over,
});

const output = (rows: ReportOutput['rows'], over: Partial<ReportOutput> = {}): ReportOutput => ({
  report,
  rows,
  filters: { 'Tanggal Awal': '1 Nov 2026', Group: 'ALL' },
  shop: {
    kode_toko: 'MST',
    nama_toko: 'TOKO EMAS MUSTIKA',
    alamat_toko: 'JL. MALIOBORO NO. 12, YOGYAKARTA',
    zona: 'WIB',
  },
  printedBy: { name: 'SITI', time: '21 Nov 2026 09:02' },
  ...over,
});

// Protects: a file agrees with itself, to the rupiah and milligram, however rows are grouped.
test('groups carry sub-totals that add up to the grand total', async () => {
  const rows = [row(1, 'BAIK'), row(2, 'BAIK'), row(3, 'RUSAK', { berat: 1, harga: -500, qty: null })];
  const shown: string[] = [];
  for await (const line of linesOf(sheetOf(output(rows)), rows))
    shown.push(
      line.is === 'row'
        ? 'row'
        : `${line.is} ${'text' in line ? line.text : ''} ${'totals' in line ? JSON.stringify(line.totals) : ''}`.trim(),
    );
  expect(shown).toEqual([
    'group KONDISI: BAIK',
    'row',
    'row',
    'subtotal SUB TOTAL KONDISI: BAIK {"berat":6500,"harga":6825000,"qty":2}',
    'group KONDISI: RUSAK',
    'row',
    'subtotal SUB TOTAL KONDISI: RUSAK {"berat":1,"harga":-500,"qty":0}',
    'total GRAND TOTAL {"berat":6501,"harga":6824500,"qty":2}',
  ]);
});

describe('CSV', () => {
  // Protects: nobody's item name runs in a spreadsheet, and numbers stay numbers.
  test('for a spreadsheet in Indonesian, and formula-safe', async () => {
    const rows = [
      row(1, 'BAIK', { nama_barang: '=HYPERLINK("http://x","y")', harga: -500 }),
      row(2, '+62812', { nama_barang: 'LIONTIN "A",\nBESAR', berat: -5 }),
      row(3, '\uff1d1+1', { nama_barang: null, berat: null }),
    ];
    expect(await text(renderCsv(output(rows)))).toBe(
      [
        '\ufeffKONDISI;NO NOTA BELI;TANGGAL;NAMA BARANG;KADAR;BERAT;HRG BELI;(%);QTY',
        `BAIK;MST-FB-261121-0001;21/11/2026;"'=HYPERLINK(""http://x"",""y"")";75,000;3,250;-500;1,255;1`,
        `"=""+62812""";MST-FB-261121-0002;21/11/2026;"LIONTIN ""A"",\nBESAR";75,000;-0,005;3412500;1,255;1`,
        "'\uff1d1+1;MST-FB-261121-0003;21/11/2026;;75,000;;3412500;1,255;1",
        '',
      ].join('\r\n'),
    );
  });
});

describe('XLSX', () => {
  test('typed cells, frozen header, totals in bold', async () => {
    const rows = [row(1, 'BAIK', { nama_barang: '@SUM(A1)' }), row(2, 'BAIK', { berat: 1 })];
    const file = await buffer(renderXlsx(output(rows)));
    const [sheet] = await readXlsx(file);
    const cells = (sheet as unknown as { data: unknown[][] }).data;
    const first = cells[7] as unknown[];
    expect(cells[0]?.[0]).toBe('Laporan Pembelian Per Faktur');
    expect(cells[5]?.slice(0, 5)).toEqual(['NO NOTA BELI', 'TANGGAL', 'NAMA BARANG', 'KADAR', 'BERAT']);
    expect((first[1] as Date).toISOString()).toBe('2026-11-21T00:00:00.000Z');
    expect(first.toSpliced(1, 1)).toEqual(['MST-FB-261121-0001', "'@SUM(A1)", 75, 3.25, 3_412_500, 1.255, 1]);
    expect(cells.at(-1)).toEqual(['GRAND TOTAL', null, null, null, 3.251, 6_825_000, null, 2]);
    const styled = (await readStyled(file, { readStyles: true })).sheets[0];
    expect(styled?.freezePane?.rows).toBe(6);
    const styleOf = (line: number, column: number) => styled?.cells?.get(`${line},${column}`)?.style;
    expect(styleOf(cells.length - 1, 0)?.font?.bold).toBe(true);
    expect(styleOf(7, 0)?.font?.bold).toBeFalsy();
    expect([styleOf(7, 4)?.numFmt, styleOf(7, 5)?.numFmt]).toEqual(['#,##0.000', '#,##0']);
  });
  test('a plain export has the column names on its first line and no totals', async () => {
    const [sheet] = await readXlsx(await buffer(renderXlsx(output([row(1, 'BAIK')], { plain: true }))));
    const { data } = sheet as unknown as { data: unknown[][] };
    expect(data).toHaveLength(2);
    expect(data[0]?.slice(0, 2)).toEqual(['kondisi', 'no_faktur_beli']);
  });
});

/** Shown texts of a PDF made by us: the glyph numbers of each text operator through the font's ToUnicode table. */
function textsOf(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map((match) => {
    const bytes = Buffer.from(match[1] as string, 'latin1');
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
  });
  const fonts = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) => {
      const list = /\[([^\]]*)\]/.exec(stream)?.[1] ?? '';
      return [...list.matchAll(/<([0-9a-f]*)>/gi)].map((m) =>
        Buffer.from(m[1] as string, 'hex')
          .swap16()
          .toString('utf16le'),
      );
    });
  const names = [
    ...new Set(streams.flatMap((s) => [...s.matchAll(/\/(F\d+) [\d.]+ Tf/g)].map((m) => m[1] as string))),
  ].sort();
  return streams.flatMap((stream) =>
    [...stream.matchAll(/\/(F\d+) [\d.]+ Tf [^<]*<([0-9a-f]+)> Tj/g)].map(([, font, hex]) =>
      (hex as string).replace(
        /.{4}/g,
        (code) => fonts[names.indexOf(font as string)]?.[Number.parseInt(code, 16)] ?? '?',
      ),
    ),
  );
}

describe('PDF', () => {
  const many = (count: number): OutputRow[] =>
    Array.from({ length: count }, (_, i) => row(i, i < count / 2 ? 'BAIK' : 'RUSAK'));

  // Protects: no row is lost at a page break, and every page says who printed it.
  test('has every row, sub-totals, the grand total and a footer per page', async () => {
    const texts = textsOf(await renderPdf(output(many(120))));
    expect(texts.filter((t) => t.startsWith('MST-FB-')).sort()).toEqual(
      many(120).map((r) => r.no_faktur_beli),
    );
    expect(texts).toContain('SUB TOTAL KONDISI: BAIK');
    expect(texts).toContain('409.500.000');
    const pages = texts.filter((t) => t.startsWith('Halaman '));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toBe(`Halaman ${pages.length} / ${pages.length}`);
    expect(texts.filter((t) => t === 'Dicetak oleh SITI / 21 Nov 2026 09:02')).toHaveLength(pages.length);
    expect(texts).toContain('1,26');
  });
  test('a name goes on in another line, what is no name ends in an ellipsis, a number never', async () => {
    const nama_barang = 'GELANG KAKI RANTAI LONCENG UKIR BUNGA MELATI SUSUN TIGA';
    const named = textsOf(await renderPdf(output([row(1, 'BAIK', { nama_barang })])));
    expect(named.some((t) => t.includes('…'))).toBe(false);
    const words = named.flatMap((t) => t.split(' '));
    expect(words).toEqual(expect.arrayContaining(nama_barang.split(' ')));
    const long = row(1, 'BAIK', { nama_barang: 'GELANG '.repeat(90), harga: 999_999_999_999 });
    const texts = textsOf(await renderPdf(output([row(2, 'BAIK'), long])));
    expect(texts.some((t) => /^GELANG .*…$/.test(t))).toBe(true);
    expect(texts).toContain('999.999.999.999');
  });
  // Protects: the words of a total and the total of the first column used to be printed on each other.
  // Protects: an address is printed whole, in slices as Spec 2 §2.2 wants it, and data that paper leaves out is in the files.
  test('a text in slices grows its row, and a column that is off paper is not on it', async () => {
    const alamat = `${'JALAN KELAPA GADING '.repeat(5)}17`;
    const columns = { alamat: teks('ALAMAT', { slices: 48 }), kini: kode('KINI'), qty: angka('QTY') };
    const pdf = { ...report.pdf, without: ['kini'] };
    const given = output([{ alamat, kini: 'RAHASIA', qty: 1 }], {
      report: { ...report, columns, groupBy: {}, pdf },
    });
    const shown = teksPdf(await renderPdf(given));
    const lines = [0, 48, 96].map((at) => shown.find((one) => one.teks === alamat.slice(at, at + 48).trim()));
    expect(lines.map((line) => line?.x)).toEqual([lines[0]?.x, lines[0]?.x, lines[0]?.x]);
    const [satu, dua, tiga] = lines.map((line) => line?.y ?? 0) as [number, number, number];
    expect(dua).toBeGreaterThan(satu);
    expect(tiga - dua).toBeCloseTo(dua - satu, 1);
    expect(shown.some((one) => one.teks === 'KINI')).toBe(false);
    expect(await text(renderCsv(given))).toContain('RAHASIA');
  });

  test('a total of the first column stands behind the words', async () => {
    const columns = {
      kode_barcode: kode('BARCODE', { total: 'count' }),
      berat: gram('BERAT', { total: 'sum' }),
    };
    const pieces = ['A', 'B', 'C'].map((kode_barcode) => ({ kondisi: 'BAIK', kode_barcode, berat: 1500 }));
    const texts = textsOf(await renderPdf(output(pieces, { report: { ...report, columns } })));
    expect(texts).toContain('GRAND TOTAL  ·  3');
    expect(texts).not.toContain('3');
    expect(texts).toContain('4,500');
  });
  test('the widest report still shows whose name it is', async () => {
    const numbers = Object.fromEntries(
      Array.from({ length: 16 }, (_, i) => [`uang${i}`, uang(`JUMLAH${i}`, { total: 'sum' })]),
    );
    const columns = { nama_barang: teks('NAMA BARANG'), ...numbers };
    const wide = {
      nama_barang: 'GELANG RANTAI LONCENG',
      ...Object.fromEntries(Object.keys(numbers).map((n) => [n, 12_345_678])),
    };
    const texts = textsOf(await renderPdf(output([wide], { report: { ...report, groupBy: {}, columns } })));
    expect(texts.some((t) => t.startsWith('GELANG RANTA'))).toBe(true);
    expect(texts.filter((t) => t.endsWith('12.345.678')).length).toBe(32);
  });
  test('what is signed loses no letter, however narrow its cells', async () => {
    const columns = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`nama${i}`, teks(`NAMA ${i}`)]));
    const nama = 'GELANG KAKI RANTAI LONCENG UKIR BUNGA MELATI';
    const row = Object.fromEntries(Object.keys(columns).map((name) => [name, nama]));
    const kertas = { report: { ...report, groupBy: {}, columns } };
    const texts = async (more: object) => textsOf(await renderPdf(output([row], { ...kertas, ...more })));
    const signed = await texts({ signed: { 'Yang menyerahkan': 'BAPAK SULISTYANINGSIH RAHARJO KUSUMO' } });
    expect(signed.filter((one) => one.includes('…'))).toEqual([]);
    const words = signed.flatMap((one) => one.split(' '));
    for (const word of nama.split(' ')) expect(words.filter((one) => one === word)).toHaveLength(16);
  });
  test('the words before who printed it are ours, or those that are prescribed', async () => {
    const pdf = { ...report.pdf, prescribedFoot: true as const };
    const texts = textsOf(await renderPdf(output([], { report: { ...report, pdf } })));
    expect(texts).toContain('Printed By SITI / 21 Nov 2026 09:02');
  });
  test('an empty report is one page with a zero total', async () => {
    const texts = textsOf(await renderPdf(output([])));
    expect(texts).toContain('Halaman 1 / 1');
    expect(texts).toContain('0,000');
  });
  test('long reports come from the worker, the same page for page', async () => {
    const file = await renderInWorker('pdf', output(many(1200)));
    expect(textsOf(file as Buffer)).toEqual(textsOf(await renderPdf(output(many(1200)))));
  });
  test('a query that breaks off reaches the caller', async () => {
    async function* broken(): AsyncGenerator<OutputRow> {
      yield* many(700);
      throw new Error('connection lost');
    }
    await expect(renderInWorker('pdf', output(broken()))).rejects.toThrow('connection lost');
  });
});

test('file names are plain', () => {
  expect(fileOf('pdf', output([]))).toEqual({
    contentType: 'application/pdf',
    fileName: 'laporan-pembelian-per-faktur-mst.pdf',
  });
});

test.each([
  ['JL. PENDEK NO. 8', ['JL. PENDEK NO. 8']],
  [
    'PASAR CIKINI LT. DASAR BLOK A NO. 8, JAKARTA PUSAT 10330',
    ['PASAR CIKINI LT. DASAR BLOK A NO. 8, JAKARTA', 'PUSAT 10330'],
  ],
  ['X'.repeat(100), ['X'.repeat(48), 'X'.repeat(42)]],
])('the address %s stands on the sheet in two lines, as the seeds slice it', (alamat, lines) =>
  expect(addressLines(alamat)).toEqual(lines),
);
