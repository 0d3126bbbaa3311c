/**
 * The first sheet of a workbook, as text: numbers with a dot, dates ISO. Read by hucre's stream, not read-excel-file:
 * it stops when we stop reading, and it never unpacks a part beyond the size the archive declares, which is checked first;
 * a workbook of 20 MB could otherwise unpack to 20 GB.
 */
import { reject } from '@mustika/kernel/errors.ts';
import type { CellValue } from 'hucre/xlsx';
import { onDemand } from '../on-demand.ts';
import { tabelErrors } from './read.errors.ts';
import { MAX_COLUMNS, type RawRow } from './table.ts';

const workbooks = onDemand<typeof import('hucre/xlsx')>('hucre/xlsx');

const MAX_UNPACKED = 200 * 1024 * 1024;
const MAX_PARTS = 1000;
const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** Where the directory of a ZIP archive starts and how many parts it lists. */
function directoryOf(bytes: Buffer): { offset: number; count: number } {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 66_000); at--)
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY)
      return { offset: bytes.readUInt32LE(at + 16), count: bytes.readUInt16LE(at + 10) };
  return reject(tabelErrors.TABEL_RUSAK);
}

/** Refuses an archive that says it is larger than any honest import, or hides how large it is. */
export function checkArchive(bytes: Buffer): void {
  const { offset, count } = directoryOf(bytes);
  if (count > MAX_PARTS) reject(tabelErrors.TABEL_RUSAK);
  let at = offset;
  let unpacked = 0;
  for (let part = 0; part < count; part++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) reject(tabelErrors.TABEL_RUSAK);
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    if (size === 0 && packed > 2) reject(tabelErrors.TABEL_RUSAK);
    unpacked += size;
    if (unpacked > MAX_UNPACKED) reject(tabelErrors.TABEL_TERLALU_BESAR);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/** Spreadsheets hold binary fractions: 15 digits are what they show, so 0.1 + 0.2 comes as 0.3. */
function numberText(value: number): string {
  const text = value.toPrecision(15);
  // An exponent stays one: no weight or price is that small or that large, so validation refuses it as it stands.
  return text.includes('e') ? text : text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
}

function dateText(value: Date): string {
  const [date, time] = value.toISOString().slice(0, 19).split('T') as [string, string];
  return time === '00:00:00' ? date : `${date} ${time}`;
}

function cellText(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'YA' : 'TIDAK';
  return value instanceof Date ? dateText(value) : value;
}

/** Rows with their line in the sheet. */
export async function* xlsxRows(bytes: Buffer): AsyncGenerator<RawRow> {
  checkArchive(bytes);
  // No `maxRows`: it would cut a long file off in silence. Whoever names the rows refuses the one too many.
  const rows = workbooks().streamXlsxRows(bytes, { readStyles: true });
  try {
    for await (const row of rows)
      yield { line: row.index + 1, values: row.values.slice(0, MAX_COLUMNS + 1).map(cellText) };
  } catch (error) {
    // The reader has many error classes, all of which mean that this is no workbook; our own pass.
    if (error instanceof Error && error.name === 'AppError') throw error;
    reject(tabelErrors.TABEL_RUSAK);
  }
}
