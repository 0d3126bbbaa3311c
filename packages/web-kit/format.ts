/**
 * How a wire value of each field kind reads on screen: alignment, typeface and text. Money with dots, weights with
 * three decimals, dates as `21 Nov 2026` (Spec 2 §2.1, §9). Only kernel functions format numbers.
 */
import {
  formatAngka,
  formatGram,
  formatPersen,
  type Miligram,
  type MiliPersen,
  nearestThousandths,
} from '@mustika/kernel/amount.ts';
import { formatTanggal, formatWaktu } from '@mustika/kernel/date.ts';
import type { Field, Kind } from '@mustika/kernel/field.ts';
import { namaQris } from '@mustika/kernel/text/qris.ts';
import { untukOtorisasi } from '@mustika/kernel/untuk-otorisasi.ts';
import { istilah, kalimat } from './language/istilah.ts';

const NUMERIC: ReadonlySet<Kind> = new Set(['uang', 'gram', 'kadar', 'persen', 'angka']);
const SCALED: ReadonlySet<Kind> = new Set(['gram', 'kadar', 'persen']);
const MONO: ReadonlySet<Kind> = new Set(['kode', 'ref']);

export const isNumeric = (field: Pick<Field, 'kind'>): boolean => NUMERIC.has(field.kind);
/** Kinds whose wire number is a decimal of at most three places and must be added as thousandths. */
export const isScaled = (field: Pick<Field, 'kind'>): boolean => SCALED.has(field.kind);
export const isMono = (field: Pick<Field, 'kind'>): boolean => MONO.has(field.kind);
export const alignOf = (field: Pick<Field, 'kind'>): 'left' | 'right' =>
  NUMERIC.has(field.kind) ? 'right' : 'left';

/** What stands for "no value" in a cell. */
export const KOSONG = '–';

/** Ya and Tidak are prescribed words (Spec 2 §4). */
export const yaTidak = (value: unknown): string => istilah(value ? 'Ya' : 'Tidak');

/** What stands for a choice in the language of the screen. */
export const labelPilihan = (field: Pick<Field, 'choices'>, value: unknown): string =>
  kataSandi(istilah(field.choices?.find((choice) => choice.value === value)?.label ?? String(value)));

function formatScaled(kind: Kind, value: number): string {
  // A computed percentage of a report may carry more decimals than the wire promises: it is shown with what fits.
  const thousandths = nearestThousandths(value);
  return kind === 'gram' ? formatGram(thousandths as Miligram) : formatPersen(thousandths as MiliPersen);
}

/** A code of words, `UANG_KAS`, as words. */
export const kataSandi = (text: string): string =>
  /^[A-Z0-9]+(?:_[A-Z0-9]+)+$/.test(text) ? text.replaceAll('_', ' ') : text;

/** One wire value as the text of a cell; a missing value is an empty text. */
export function formatValue(
  field: Pick<Field, 'kind' | 'choices' | 'kata' | 'qris'>,
  value: unknown,
): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'uang':
    case 'angka':
      return typeof value === 'number' ? formatAngka(value) : String(value);
    case 'gram':
    case 'kadar':
    case 'persen':
      return typeof value === 'number' ? formatScaled(field.kind, value) : String(value);
    case 'tanggal':
      return formatTanggal(String(value));
    case 'waktu':
      return formatWaktu(String(value));
    case 'ya':
      return yaTidak(value);
    case 'pilihan':
      return labelPilihan(field, value);
    case 'rahasia':
      return '••••';
    case 'daftar':
      return Array.isArray(value) ? String(value.length) : '';
    default:
      if (field.qris) return namaQris(String(value));
      if (field.kata === 'otorisasi') return untukOtorisasi(String(value), istilah);
      return field.kata ? kataSandi(kalimat(String(value))) : String(value);
  }
}

/** Characters a column of this kind usually needs when the declaration gives no width. */
const WIDTHS: Record<Kind, number> = {
  kode: 12,
  teks: 22,
  catatan: 26,
  uang: 14,
  gram: 10,
  kadar: 8,
  persen: 8,
  angka: 8,
  tanggal: 12,
  waktu: 18,
  ya: 7,
  pilihan: 13,
  ref: 14,
  foto: 8,
  daftar: 8,
  rahasia: 10,
};

const CHARACTER = 7.5;
const PADDING = 22;

/** Characters the total of a column may have: a number is never cut, whatever width its rows need. */
const TOTAL: Partial<Record<Kind, number>> = { uang: 15, gram: 13, angka: 8 };

/** Width in pixels of a column: enough for its declared characters, its total, and its heading with the sort mark. */
/** How wide a text is, in Latin letters: a Chinese or Japanese character takes the place of two. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter >= '\u2e80' ? 2 : 1), 0);

export function columnWidth(field: Pick<Field, 'kind' | 'width' | 'label' | 'total'>): number {
  const total = field.total === 'sum' ? (TOTAL[field.kind] ?? 0) : 0;
  const heading = Math.min(textWidth(istilah(field.label)) + 2, 22);
  const characters = Math.max(field.width ?? WIDTHS[field.kind], heading, total);
  return Math.round(characters * CHARACTER + PADDING);
}
