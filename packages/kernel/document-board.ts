/** A board of documents: what a kind says of it, what it is asked by, and what stands on a card. docs/decisions/0095. */
import { angka, type Fields, pilihan, tanggal, teks, ya } from './field.ts';

/**
 * A board of the documents that are on their way: a column for each of these states, in the order of the work; an act that leads from one to
 * another moves a card. Columns of the head: whose it is (`title`), what else stands on a card (`lines`), the day that was promised (`due`),
 * the days beyond it (`late`), the money that heads a column (`sum`).
 */
export type DocumentBoard = {
  states: readonly string[];
  title: string;
  lines: readonly string[];
  due: string;
  late: string;
  sum?: string;
};

/** What a board is asked by: all of its columns, or cards of one state; with `terlambat` those beyond their day alone. */
export const isianPapan = () => ({
  tgl_awal: tanggal('Tanggal Awal', { opsional: true }),
  tgl_akhir: tanggal('Tanggal Akhir', { opsional: true }),
  q: teks('Cari', { opsional: true, max: 60 }),
  terlambat: ya('Terlambat', { opsional: true }),
});
export const isianKartu = <const S extends string>(states: readonly S[]) => ({
  ...isianPapan(),
  status: pilihan('Status', states),
  skip: angka('Skip', { opsional: true }),
  limit: angka('Limit', { opsional: true, max: 1000 }),
});

/** What stands on a card, of the columns of the head. */
export function cardFields(head: Fields, number: string, board: DocumentBoard): Fields {
  const { title, lines, due, late, sum } = board;
  const names = new Set([number, 'status', title, ...lines, due, late, ...(sum ? [sum] : [])]);
  return Object.fromEntries([...names].flatMap((name) => (head[name] ? [[name, head[name]]] : [])));
}
