import { buffer } from 'node:stream/consumers';
import { gram, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { parseGram } from '@mustika/kernel/text/amount-text.ts';
import { bacaHari } from '@mustika/kernel/text/date-text.ts';
import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { bomb, packed, sheetOf } from '../../../tests/kit/bom.ts';
import { renderCsv, renderXlsx } from '../output/render.ts';
import { archiveOf } from './archive.ts';
import { READS_WAITING, readRows } from './read.ts';

/** The rows by the names of the first one. */
async function readTable(bytes: Buffer, name: string, gone?: AbortSignal) {
  const [head, ...rest] = await readRows(bytes, name, gone);
  const header = head?.values ?? [];
  const rows = rest.map(({ line, values }) => ({
    line,
    cells: Object.fromEntries(header.map((name, at) => [name, values[at] ?? ''])),
  }));
  return { header, rows };
}
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
  test('what Excel says of the delimiter is no header, and titles above a table do not choose one', async () => {
    expect(await csv('sep=;\r\nkode;berat\r\nA1;3,250\r\n')).toEqual({
      header: ['kode', 'berat'],
      rows: [{ line: 3, cells: { kode: 'A1', berat: '3,250' } }],
    });
    const rows = await readRows(Buffer.from('DAFTAR MUTASI\n\ntgl;kredit\n1;2,000.00\n'), 'a.csv');
    expect(rows).toEqual([
      { line: 1, values: ['DAFTAR MUTASI'] },
      { line: 3, values: ['tgl', 'kredit'] },
      { line: 4, values: ['1', '2,000.00'] },
    ]);
  });
  test('a comma between digits marks the decimals as long as there is anything else', async () => {
    const rows = await readRows(Buffer.from('SALDO 2,000.00\nkode;berat\nA1;3,250\n'), 'a.csv');
    expect(rows.at(-1)).toEqual({ line: 3, values: ['A1', '3,250'] });
    expect((await csv('berat\n3,250\n')).rows[0]?.cells).toEqual({ berat: '3,250' });
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
  // Protects: names of goods have inch marks, and a list of 500 pieces is not refused for one.
  test('a quote inside a cell is a letter', async () => {
    const { rows } = await csv('kode;nama\nA1;CINCIN 18" PANJANG\nA2;"18" PANJANG\nA3;"DUA ""A""; B"\n');
    expect(rows.map((row) => [row.line, row.cells.nama])).toEqual([
      [2, 'CINCIN 18" PANJANG'],
      [3, '"18" PANJANG'],
      [4, 'DUA "A"; B'],
    ]);
  });
  test.each([2, 3, 22, 700])('a quote that is never closed is named by its line %i', async (line) => {
    const before = Array.from({ length: line - 2 }, (_, n) => `A${n};X\n`).join('');
    await expect(csv(`kode;nama\n${before}B;"BUKA;1\nC;Y\nD;Z\n`)).rejects.toMatchObject({
      code: 'TABEL_RUSAK',
      detail: { baris: line },
      message: `File Tidak Dapat Dibaca, Periksa Tanda Kutip Di Baris ${line}`,
    });
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

// Protects: what a person sees in his spreadsheet is what we read.
describe('formats that say more than the number', () => {
  const styled = (formats: string, cells: readonly string[]) =>
    packed([
      ...sheetOf([
        '<row r="1"><c r="A1" t="inlineStr"><is><t>k</t></is></c><c r="B1" t="inlineStr"><is><t>l</t></is></c></row>',
        ...cells,
      ]),
      { name: 'xl/styles.xml', bytes: Buffer.from(formats) },
    ]);
  test('percent and leading noughts', async () => {
    const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="0000000000"/><numFmt formatCode="0.0\\ %" numFmtId="165"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="9" xfId="0"/><xf numFmtId="164"/><xf numFmtId="165"><alignment/></xf></cellXfs></styleSheet>`;
    const file = styled(styles, [
      '<row r="2"><c r="A2" s="1"><v>0.75</v></c><c r="B2" s="2" t="n"><v>12345678</v></c></row>',
      '<row r="3"><c r="A3" s="3"><f>1-B3</f><v>0.416</v></c><c r="B3" s="0"><v>0.75</v></c></row>',
      '<row r="4"><c r="A4" t="inlineStr" s="1"><is><t>75</t></is></c><c r="B4"><v>1234567890123456</v></c></row>',
    ]);
    expect((await readTable(file, 'a.xlsx')).rows.map(({ cells }) => [cells.k, cells.l])).toEqual([
      ['75%', '0012345678'],
      ['41.6%', '0.75'],
      ['75', '1.23456789012346e+15'],
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
  const names = [
    '=HYPERLINK("x")',
    '+62812',
    '0812',
    '876E1698',
    '="1"',
    '-5',
    '@A',
    "'BIASA",
    "'=1",
    'A "B", C',
    'DUA\nBARIS',
  ];
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
    expect([parseGram(berat ?? ''), harga, bacaHari(tgl ?? '')]).toEqual([3250, '-500', '2026-11-21']);
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
  test('empty and broken', async () => {
    await refused(text(''), 'a.csv', 'TABEL_KOSONG');
    await refused(text(' ,\n\n'), 'a.csv', 'TABEL_KOSONG');
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
});

// Protects: what a stranger's file takes of the server, whatever it says of itself.
describe('bombs', () => {
  const refused = (file: Buffer, code: string, name = 'a.xlsx') =>
    expect(readTable(file, name)).rejects.toMatchObject({ name: 'AppError', code });
  test('an archive of a few kilobytes that unpacks to gigabytes', async () => {
    const file = bomb(100);
    expect(file.length).toBeLessThan(500_000);
    await refused(file, 'TABEL_TERLALU_BESAR');
  });
  test('one whose directory says that it is small, or empty', async () => {
    for (const said of [1000, 0]) {
      const file = bomb(100, { said });
      await refused(file, 'TABEL_TERLALU_BESAR');
    }
  });
  test('two parts of one name', async () => {
    const part = { name: 'xl/workbook.xml', bytes: Buffer.from('<a/>') };
    await refused(archiveOf([part, part]), 'TABEL_RUSAK');
  });
  test('a cell at the right edge of the sheet, filled and empty', async () => {
    const rows = (cell: string) =>
      Array.from(
        { length: 2000 },
        (_, n) => `<row r="${n + 1}">${cell.replaceAll('#', String(n + 1))}</row>`,
      );
    await refused(
      packed(sheetOf(rows('<c r="A#"><v>1</v></c><c r="XFD#"><v>1</v></c>'))),
      'TABEL_TERLALU_LEBAR',
    );
    await refused(packed(sheetOf(rows('<c r="A#"><v>1</v></c><c r="XFD#"/>'))), 'TABEL_TERLALU_RUMIT');
  });
  test('more filled cells than anybody types', async () => {
    const row = '1,'.repeat(99);
    await refused(
      Buffer.from(`${Array.from({ length: 100 }, (_, n) => `k${n}`).join()}\n${`${row}1\n`.repeat(20_000)}`),
      'TABEL_TERLALU_RUMIT',
      'a.csv',
    );
  });
  // The thread takes what it may, and this process stays as it was.
  test('a workbook whose texts are worth more than their thread may hold', async () => {
    const shared = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${'<si><t/></si>'.repeat(2_200_000)}</sst>`;
    await refused(
      packed(sheetOf(['<row r="1"><c r="A1" t="s"><v>0</v></c></row>'], shared)),
      'TABEL_TERLALU_RUMIT',
    );
  });
  test('reading ends when whoever sent it has hung up', async () => {
    const gone = new AbortController();
    const file = Buffer.from(`kode\n${'A\n'.repeat(50_000)}`);
    const read = readTable(file, 'a.csv', gone.signal);
    gone.abort();
    await expect(read).rejects.toMatchObject({ name: 'AppError' });
    expect((await csv('kode\nA1\n')).rows).toHaveLength(1);
  });
  test('so many wait for their turn, and no more', async () => {
    const all = await Promise.allSettled(Array.from({ length: READS_WAITING + 2 }, () => csv('kode\nA1\n')));
    const codes = all.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(codes).toEqual(['SIBUK', 'SIBUK']);
  });
});
