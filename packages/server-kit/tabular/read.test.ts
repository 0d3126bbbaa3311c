import { buffer } from 'node:stream/consumers';
import { gram, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { renderCsv, renderXlsx } from '../output/render.ts';
import { readTable } from './read.ts';

const csv = (text: string, name = 'barang.csv') => readTable(Buffer.from(text), name);

describe('CSV', () => {
  test.each([
    ['comma', 'kode,berat\r\nA1,3.250\r\n'],
    ['semicolon', 'kode;berat\nA1;3.250\n'],
    ['tab', 'kode\tberat\nA1\t3.250'],
    ['BOM', '\ufeffkode,berat\nA1,3.250\n'],
    ['a delimiter inside quotes', '"kode";"berat"\n"A1";"3.250"\n'],
    ['old line ends', 'kode,berat\rA1,3.250\r'],
  ])('%s', async (_, text) => {
    expect(await csv(text)).toEqual({
      header: ['kode', 'berat'],
      rows: [{ line: 2, cells: { kode: 'A1', berat: '3.250' } }],
    });
  });
  test('UTF-16 and Windows-1252', async () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('kode\tnama\nA1\tCINCIN É\n', 'utf16le'),
    ]);
    const latin = Buffer.from('kode,nama\nA1,CINCIN É\n', 'latin1');
    for (const bytes of [utf16, latin])
      expect((await readTable(bytes, 'a.csv')).rows[0]?.cells.nama).toBe('CINCIN É');
  });
  // Protects: the line in an error message is the line the user sees in the file.
  test('quoted line breaks and blank lines keep the line numbers', async () => {
    const { rows } = await csv('kode,nama\nA1,"DUA\nBARIS"\n\nA2,X\n   ,\nA3,Y\n');
    expect(rows.map((row) => [row.line, row.cells.nama])).toEqual([
      [2, 'DUA\nBARIS'],
      [5, 'X'],
      [7, 'Y'],
    ]);
  });
  test('nothing is mended: spaces, control characters and formulas arrive for validation to refuse', async () => {
    const { rows } = await csv('kode,nama\n A1 ,A\u202eB\u0007\nA2,=1+1\n');
    expect(rows.map((row) => row.cells)).toEqual([
      { kode: ' A1 ', nama: 'A\u202eB\u0007' },
      { kode: 'A2', nama: '=1+1' },
    ]);
  });
  test('cells without a column keep a name that can be refused; missing cells are empty', async () => {
    const { header, rows } = await csv('kode,nama,\nA1,B,,X\nA2\n');
    expect(header).toEqual(['kode', 'nama']);
    expect(rows.map((row) => row.cells)).toEqual([
      { kode: 'A1', nama: 'B', 'kolom 4': 'X' },
      { kode: 'A2', nama: '' },
    ]);
  });
  test('__proto__ is a column like any other', async () => {
    const { rows } = await csv('kode,__proto__\nA1,x\n');
    expect(Object.keys(rows[0]?.cells ?? {})).toEqual(['kode', '__proto__']);
  });
});

const book = async (rows: CellValue[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));

describe('XLSX', () => {
  test('numbers with a dot, dates ISO, gaps empty, lines of the sheet', async () => {
    const day = new Date('2026-11-21T00:00:00Z');
    const bytes = await book([
      ['kode', 'berat', 'tanggal', 'ya'],
      ['A1', 3.25, day, true],
      [],
      ['0012', 0.1 + 0.2, null, false],
      ['A3', 1_250_000, new Date('2026-11-21T09:02:00Z'), null],
    ]);
    expect((await readTable(bytes, 'a.xlsx')).rows).toEqual([
      { line: 2, cells: { kode: 'A1', berat: '3.25', tanggal: '2026-11-21', ya: 'YA' } },
      { line: 4, cells: { kode: '0012', berat: '0.3', tanggal: '', ya: 'TIDAK' } },
      { line: 5, cells: { kode: 'A3', berat: '1250000', tanggal: '2026-11-21 09:02:00', ya: '' } },
    ]);
  });
});

// Protects: what we export with the column names comes back as it was, hostile names included (Reliability 4.6).
describe('our own exports come back', () => {
  const fields = {
    kode: kode('Kode'),
    nama: teks('Nama'),
    berat: gram('Berat'),
    harga: uang('Harga'),
    tgl: tanggal('Tanggal'),
  };
  const names = ['=HYPERLINK("x")', '+62812', '-5', '@A', "'BIASA", "'=1", 'A "B", C', 'DUA\nBARIS'];
  const rows = names.map((nama, i) => ({ kode: `A${i}`, nama, berat: 3250, harga: -500, tgl: '2026-11-21' }));
  const output = {
    report: {
      title: 'Barang',
      columns: fields,
      groupBy: {},
      pdf: { paper: 'landscape' as const, downloadOver: 500 },
    },
    rows,
    filters: {},
    shop: { kode_toko: 'MST', nama_toko: 'MUSTIKA', alamat_toko: '', zona: 'WIB' as const },
    printedBy: { name: 'SITI', time: '' },
    plain: true,
  };
  test.each(['csv', 'xlsx'] as const)('%s', async (format) => {
    const file = await buffer(format === 'csv' ? renderCsv(output) : renderXlsx(output));
    const table = await readTable(file, `barang.${format}`);
    expect(table.header).toEqual(Object.keys(fields));
    expect(table.rows.map((row) => row.cells.nama)).toEqual(names);
    const { berat, harga, tgl } = table.rows[0]?.cells ?? {};
    expect([Number(berat), harga, tgl]).toEqual([3.25, '-500', '2026-11-21']);
  });
});

describe('refused', () => {
  const refused = (file: Buffer, name: string, code: string) =>
    expect(readTable(file, name)).rejects.toMatchObject({ name: 'AppError', code });
  const text = (value: string): Buffer => Buffer.from(value);
  test('wrong kinds', async () => {
    await refused(text('kode\nA1\n'), 'barang.xlsx', 'TABEL_JENIS_DITOLAK');
    await refused(text('kode\nA1\n'), 'barang.exe', 'TABEL_JENIS_DITOLAK');
    await refused(text('kode\nA\0B\n'), 'barang.csv', 'TABEL_JENIS_DITOLAK');
    await refused(await book([['a']]), 'barang.csv', 'TABEL_JENIS_DITOLAK');
    await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]), 'barang.xlsx', 'TABEL_JENIS_DITOLAK');
  });
  test('empty, broken and doubled', async () => {
    await refused(text(''), 'a.csv', 'TABEL_KOSONG');
    await refused(text('kode,nama\n\n'), 'a.csv', 'TABEL_KOSONG');
    await refused(text('kode,kode\nA,B\n'), 'a.csv', 'TABEL_KOLOM_GANDA');
    await refused(text('kode,nama\nA,"B\nC,D\n'), 'a.csv', 'TABEL_RUSAK');
    await refused((await book([['kode'], ['A1']])).subarray(0, 300), 'a.xlsx', 'TABEL_RUSAK');
  });
  test('too large, too long, too wide', async () => {
    await refused(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 'a.csv', 'TABEL_TERLALU_BESAR');
    await refused(text(`kode\n${'A\n'.repeat(50_001)}`), 'a.csv', 'TABEL_TERLALU_PANJANG');
    expect((await csv(`kode\n${'A\n'.repeat(50_000)}`)).rows).toHaveLength(50_000);
    await refused(text(`${'k,'.repeat(150)}k\nA\n`), 'a.csv', 'TABEL_TERLALU_LEBAR');
    await refused(
      await book([['kode'], ...Array.from({ length: 50_001 }, () => ['A'])]),
      'a.xlsx',
      'TABEL_TERLALU_PANJANG',
    );
  });
  test('an archive that says it unpacks to gigabytes, or hides its size', async () => {
    const bytes = await book([['kode'], ['A1']]);
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    const huge = Buffer.from(bytes);
    huge.writeUInt32LE(0xf0000000, directory + 24);
    await refused(huge, 'a.xlsx', 'TABEL_TERLALU_BESAR');
    const hidden = Buffer.from(bytes);
    hidden.writeUInt32LE(0, directory + 24);
    await refused(hidden, 'a.xlsx', 'TABEL_RUSAK');
  });
});
