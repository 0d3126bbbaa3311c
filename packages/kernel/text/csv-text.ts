/**
 * How a value stands in a CSV that a person opens, and how it is read back: as an Excel with Indonesian settings takes it. Semicolons
 * part the cells, a comma marks the decimals, days are dd/mm/yyyy. Files that others prescribe have a form of their own.
 * docs/decisions/0120.
 */
import { formatDesimal, type Miligram, type MiliPersen } from '../amount.ts';

/** Stands before the first line: without it Excel reads the file in the letters of Windows. */
export const CSV_MARK = '\ufeff';
const SEPARATOR = ';';

/** First characters that start a formula (OWASP), with their full-width forms; apostrophes before them are doubled. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Text that no spreadsheet runs. The import takes the apostrophe off again. */
export const formulaSafe = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Digits and the marks of numbers, days and times: `0812`, `10-12`, `1.500`, `75%`, `+62812`. */
const NUMBER = /^[+-]?\d[\d.,:/% +-]*$/;
/** What a spreadsheet shows and saves as it was: a whole number of eleven digits at most. */
const KEPT = /^(?:0|[1-9]\d{0,10})$/;
/** A code like `876E1698` is a power of ten to it. */
const POWER = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const MONTHS = 'jan|feb|mar|apr|mei|may|jun|jul|agu|agt|ags|aug|sep|okt|oct|nov|des|dec';
/** And `MAR1` or `5 Mei` is a day. */
const MONTH = new RegExp(`^(?=\\D*\\d)(?:\\d{1,4}[ ./-]?)?(?:${MONTHS})[a-z]*(?:[ ./-]?\\d{1,4})?$`, 'i');
/** How all of these begin: the one look that most cells of a long file get. */
const START = new RegExp(`^(?:[+\\d-]|${MONTHS})`, 'i');
/** What a text between quotes of a formula may have at most. */
const LONGEST = 200;

/** Whether a spreadsheet would make another value of a text: digits are lost, or it is a day. */
const changes = (text: string): boolean =>
  START.test(text) &&
  text.length <= LONGEST &&
  ((NUMBER.test(text) && !KEPT.test(text)) || POWER.test(text) || MONTH.test(text));

/**
 * A text as it stands. One that would be taken for a number or a day is written `="0812"`, the only way a CSV has to say that it is a
 * text; what stands between the quotes can only be letters, digits and marks, so there is nothing to run.
 */
export const csvText = (text: string): string => (changes(text) ? `="${text}"` : formulaSafe(text));

const SAID = /^="([^"]*)"$/;

/** The text that a cell of ours, or of Excel, stands for. */
export function plainText(cell: string): string {
  const said = SAID.exec(cell);
  if (said) return said[1] as string;
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Grams, karat and percent, inside values, with three decimals. */
export const csvDecimal = (thousandths: number): string =>
  formatDesimal(thousandths as Miligram | MiliPersen).replace('.', ',');

/** Money and counts: no sign groups the thousands. */
export const csvNumber = (value: number): string => String(value).replace('.', ',');

/** `2026-11-21` as `21/11/2026`; a text that is no day stays what it is. */
export const csvDate = (day: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').reverse().join('/') : csvText(day);

/** A moment by a clock of the shop, `21/11/2026 09:02:00`. */
export const csvTime = (local: Temporal.PlainDateTime): string =>
  `${csvDate(local.toPlainDate().toString())} ${local.toPlainTime().toString({ smallestUnit: 'second' })}`;

/** A comma is no mark of ours, but other readers look for one. */
const quoted = (cell: string): string =>
  /[";,\t\r\n]/.test(cell) && !/^-?\d+,\d+$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** One line of cells that are written as they should stand. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(SEPARATOR)}\r\n`;
