/** CSV as shops bring it: comma, semicolon or tab, UTF-8 with or without BOM, UTF-16 or Windows-1252. */
import { reject } from '@mustika/kernel/errors.ts';
import { CsvError, parse } from 'csv-parse';
import { tabelErrors } from './read.errors.ts';
import { MAX_COLUMNS, type RawRow } from './table.ts';

/** Indonesian Excel saves semicolons, its "Unicode text" is UTF-16 with tabs, old programs write Windows-1252. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: the only other encoding such files have here.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Lines that may stand above a table. */
const TITLE_LINES = 40;

/**
 * The delimiter that the first line with one has most of, outside quotes; a title above the table has none. A comma between two digits
 * is the mark of a number, `3,250`, as long as there is anything else.
 */
export function sniffDelimiter(text: string): string {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '');
  const lines = bare.replace(/(\d),(?=\d)/g, '$1').split(/\r?\n|\r/, TITLE_LINES);
  const count = (line: string, delimiter: string): number => line.split(delimiter).length;
  const first = lines.find((line) => DELIMITERS.some((delimiter) => count(line, delimiter) > 1));
  if (first === undefined) return ';';
  return DELIMITERS.reduce((best, next) => (count(first, next) > count(first, best) ? next : best));
}

/** Excel's own line before the table, `sep=;`, says what parts the cells; it is left empty, so that lines keep their numbers. */
function withoutSep(text: string): { text: string; delimiter: string | null } {
  const said = /^sep=([,;\t])(?=\r|\n)/i.exec(text);
  return { text: said ? text.slice(said[0].length) : text, delimiter: said?.[1] ?? null };
}

type Info = { info: { lines: number }; record: string[] };

/** Rows with the line they start on; a quoted line break lets the next row start later. */
export async function* csvRows(bytes: Buffer): AsyncGenerator<RawRow> {
  const { text, delimiter } = withoutSep(decodeText(bytes).replace(/^\ufeff/, ''));
  if (text.includes('\0')) reject(tabelErrors.TABEL_JENIS_DITOLAK);
  const brokenAt = { line: 1 };
  const parser = parse(text, {
    delimiter: delimiter ?? sniffDelimiter(text.slice(0, 64 * 1024)),
    info: true,
    relax_column_count: true,
    // An inch mark is a letter like any other: `CINCIN 18" PANJANG`.
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: 100_000,
    // Told of each row as it is read: those before a broken one are still on their way when it is found.
    on_record: (record: string[], { lines }: { lines: number }) => {
      brokenAt.line = lines + 1;
      return record;
    },
  });
  let start = 1;
  try {
    for await (const item of parser as AsyncIterable<Info>) {
      yield { line: start, values: item.record.slice(0, MAX_COLUMNS + 1) };
      start = item.info.lines + 1;
    }
  } catch (error) {
    if (error instanceof CsvError) {
      const baris = brokenAt.line;
      reject(
        tabelErrors.TABEL_RUSAK,
        { baris },
        `File Tidak Dapat Dibaca, Periksa Tanda Kutip Di Baris ${baris}`,
      );
    }
    throw error;
  }
}
