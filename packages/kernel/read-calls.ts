/** The calls that read documents of a kind, derived from its declaration: list, one of them, its paper. docs/decisions/0034. */
import { baris, objek, type Shape, type Shapes } from './answer.ts';
import { type Answered, type Command, defineCommand } from './command.ts';
import type { Document } from './document.ts';
import { cardFields, isianKartu, isianPapan } from './document-board.ts';
import {
  allFields,
  headFields,
  isianDaftar,
  isReadable,
  listsOf,
  type ReadableDocument,
  slipPaper,
} from './document-reads.ts';
import { jejakDokumen } from './document-trail.ts';
import { angka, type Field, type Fields, fieldWith, kode, teks, ya } from './field.ts';
import { isianCetak, jawabanCetak } from './rancangan-nota.ts';

/** The calls that read documents of a kind. */
export type ReadCalls = {
  list: Answered<Fields, Shape>;
  one: Answered<Fields, Shape>;
  paper: Command | null;
  /** Of its board: what its columns hold, and cards of one of them. */
  columns: Answered<Fields, Shape> | null;
  cards: Answered<Fields, Shape> | null;
  /** The link under which its customer follows it: there, made when it is first asked for, made anew; and taken back. */
  link: Answered<Fields, Shape> | null;
  unlink: Command | null;
};

/** Derived once per declaration, so that a call is the same object wherever it is asked for. */
const derived = new WeakMap<Document, ReadCalls>();

/** Columns as they are answered: documents of before a field was asked for may be without it. */
const answered = (fields: Fields): Shapes =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldWith(field, { opsional: true })]),
  );

/** What is alike of all calls of a kind. */
type Of = Pick<Command, 'label' | 'gate' | 'screens' | 'name' | 'path'>;

function boardCalls(document: ReadableDocument, of: Of): Pick<ReadCalls, 'columns' | 'cards'> {
  const { board, head, number } = document.reads;
  if (!board) return { columns: null, cards: null };
  const { states, sum } = board;
  const [name, path] = [`${of.name}-papan`, `${of.path}/papan`];
  const counted = { status: kode(''), jumlah: angka(''), terlambat: angka('') };
  return {
    columns: defineCommand({
      ...{ ...of, name, path, method: 'GET', fields: isianPapan() as Fields },
      answer: baris(answered({ ...counted, ...(sum ? { [sum]: head[sum] as Field } : {}) })),
    }),
    cards: defineCommand({
      ...{ ...of, name: `${name}-kartu`, path: `${path}/kartu`, method: 'GET' },
      fields: isianKartu(states) as Fields,
      answer: baris(answered(cardFields(headFields(document), number, board))),
    }),
  };
}

function derive(document: ReadableDocument): ReadCalls {
  const { path, screen, readers, views, number, numberLabel, paper, lines } = document.reads;
  const rows = Object.entries(lines).map(([line, { fields }]) => [line, baris(answered(fields))]);
  const answer = objek({ ...answered(allFields(document)), ...Object.fromEntries(rows), ...jejakDokumen });
  const name = document.reads.name ?? document.name.replaceAll('_', '-');
  const fields = { [number]: kode(numberLabel, { max: 40 }) };
  const all = {
    ...{ label: document.label, gate: document.gate },
    screens: [...new Set([screen, ...views.map((view) => view.screen), ...readers])],
  };
  const print = (what: string, more: Fields = {}, told: { answer?: Shape } = {}): Command =>
    defineCommand({
      ...{ ...all, name: `${name}-${what}`, path: `${path}/${what}` },
      idempotent: false,
      fields: { ...fields, ...more },
      ...told,
    });
  const link = { ...all, screens: [screen], name: `${name}-tautan`, path: `${path}/tautan` };
  return {
    ...(document.publicPage
      ? {
          link: defineCommand({
            ...{ ...link, label: 'Tautan Pelanggan' },
            fields: { ...fields, baru: ya('Buat Tautan Baru', { opsional: true }) } as Fields,
            answer: objek({ alamat: teks('') }) as Shape,
          }),
          unlink: defineCommand({
            ...{
              ...link,
              name: `${link.name}-cabut`,
              path: `${link.path}/cabut`,
              label: 'Cabut Tautan Pelanggan',
            },
            fields: fields as Fields,
            message: 'Tautan Berhasil Dicabut',
          }),
        }
      : { link: null, unlink: null }),
    list: defineCommand({
      ...{ ...all, name: `${name}-daftar`, method: 'GET', path },
      fields: isianDaftar(document.states) as Fields,
      answer: baris(answered(headFields(document))),
    }),
    one: defineCommand({ ...all, name: `${name}-satu`, method: 'GET', path: `${path}/satu`, fields, answer }),
    paper:
      paper === undefined
        ? null
        : slipPaper(document)
          ? print('cetak', isianCetak, { answer: jawabanCetak })
          : print('bukti'),
    ...boardCalls(document, { ...all, name, path }),
  };
}

/** Every call that reads documents of a kind, on all its screens. */
export const readCommands = (document: Document): Command[] =>
  listsOf(document).flatMap((list) => Object.values(readCalls(list) ?? {}).filter((call) => call !== null));

/** The calls of a kind; null where a domain reads its documents itself. */
export function readCalls(document: Document): ReadCalls | null {
  if (!isReadable(document)) return null;
  const known = derived.get(document) ?? derive(document);
  derived.set(document, known);
  return known;
}
