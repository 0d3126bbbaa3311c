/** The rows of an uploaded sheet by the names of its columns. */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { FastifyRequest } from 'fastify';
import { whileThere } from '../http/hang-up.ts';
import { readTable } from './read.ts';

/** Cells by column name in small letters; `baris` counts as the spreadsheet does, the header is line 1. */
export type NamedRow = { baris: number; sel: Readonly<Record<string, string>> };

type Uploaded = { bytes: Buffer; name: string; request: FastifyRequest; most: number; tooMany: string };

/** `check` refuses the whole file by its header. Errors: TERLALU_BESAR, in these words, beyond `most` rows, and what cannot be read. */
export async function namedRows(
  { bytes, name, request, most, tooMany }: Uploaded,
  check: (header: readonly string[]) => void,
): Promise<NamedRow[]> {
  const table = await whileThere(request, (gone) => readTable(bytes, name, gone));
  check(table.header.map((column) => column.toLowerCase()));
  if (table.rows.length > most) reject(umum.TERLALU_BESAR, { maksimal: most }, tooMany);
  return table.rows.map(({ line, cells }) => ({
    baris: line,
    sel: Object.fromEntries(Object.entries(cells).map(([column, value]) => [column.toLowerCase(), value])),
  }));
}
