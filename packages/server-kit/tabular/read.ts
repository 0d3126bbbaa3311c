/** Reads what a shop uploads for an import. The kind is told by the content; the name only helps to refuse. */
import { reject } from '@mustika/kernel/errors.ts';
import { csvRows } from './csv.ts';
import { tabelErrors } from './read.errors.ts';
import { type Table, tableOf } from './table.ts';
import { xlsxRows } from './xlsx.ts';

const MAX_BYTES = 20 * 1024 * 1024;

/** Old XLS and encrypted workbooks start with the compound file magic; they are refused by name. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * A CSV (.csv, .txt, .tsv) or XLSX file as named text cells with line numbers. Cells keep their spaces and control
 * characters, so that validation can refuse them; it never mends silently. At most 20 MB, 50,000 rows, 100 columns.
 */
export async function readTable(bytes: Buffer, filename: string): Promise<Table> {
  if (bytes.length > MAX_BYTES) reject(tabelErrors.TABEL_TERLALU_BESAR);
  if (bytes.length === 0) reject(tabelErrors.TABEL_KOSONG);
  const magic = bytes.subarray(0, 4);
  const extension = /\.([a-z]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  if (extension === 'xlsx' && magic.equals(ZIP)) return tableOf(xlsxRows(bytes));
  if (magic.equals(ZIP) || magic.equals(COMPOUND) || !['csv', 'txt', 'tsv'].includes(extension))
    reject(tabelErrors.TABEL_JENIS_DITOLAK);
  return tableOf(csvRows(bytes));
}
