/** The lists of the specification as rows, and the list of what is not built yet. */
import { readFileSync } from 'node:fs';
import type { Method } from '@mustika/kernel/resource.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Rows of a TSV: comments and the header left out. */
export const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split('\t'));

export type SpecRoute = { path: string; group: string; gate: string };

const routesOf = (text: string): SpecRoute[] =>
  rowsOf(text).map(([path = '', group = '', gate = '']) => ({ path, group, gate }));

export const specRoutes: readonly SpecRoute[] = routesOf(read('routes.tsv'));

/** Screens of the specification whose gate is another one here. */
export const otherGates: readonly SpecRoute[] = routesOf(read('other-gates.tsv'));

/** Screens of ours that the specification does not name. */
export const ownRoutes: readonly SpecRoute[] = routesOf(read('own-routes.tsv'));

export type SpecCall = {
  /** As todo.tsv names it: verb and path. */
  name: string;
  /** Null where the specification only guesses the verb. */
  method: Method | 'SOCKET' | null;
  path: string;
  /** Names it sends; `trx` of `detail_akun[trx]` too. */
  payload: readonly string[];
  /** Names it is answered with. */
  answer: readonly string[];
  /** Text that a refusal must carry. */
  refusal: string | null;
};

/** Rows whose words are no path of ours, written as the calls they mean. */
const MEANT: Record<string, readonly string[]> = {
  'image upload (multipart)': ['barang/foto'],
  'chart: service, pesanan, pembelian, penjualan': [
    'service/chart',
    'pesanan/chart',
    'pembelian/chart',
    'penjualan/chart',
  ],
};

/** Payloads told in words. */
const SENT: Record<string, readonly string[]> = {
  'form values': [],
  'the same': ['asal', 'asal_rekening', 'tujuan', 'tujuan_rekening', 'jumlah', 'keterangan', 'kategori'],
  'type=today or monthly': ['type'],
  'skip, limit, page; or status=finish&limit=9999': ['skip', 'limit', 'page', 'status'],
};

const NAME = /^[a-zA-Z_]+$/;

/** Words of the list that are no names. */
const REMARKS: ReadonlySet<string> = new Set(['list', 'weighing']);

/** Every plain name in a cell, brackets and remarks in words left out. */
function namesIn(cell: string): string[] {
  const bare = cell
    .replace(/\(tray\)|\(HARGA_MAX or HARGA_MIN\)/g, '')
    .replace(/^(userdata|list|rows by condition):/, '');
  return bare
    .split(/[,[\]]/)
    .map((part) => part.trim().replace(/^data\.|^list of |\s+list$/g, ''))
    .filter((part) => NAME.test(part) && !REMARKS.has(part));
}

function callsOf([verb = '', place = '', payload = '', answer = '']: string[]): SpecCall[] {
  const guessed = verb.startsWith('(');
  const bare = verb.replace(/[()]/g, '');
  return (MEANT[place] ?? [place]).map((path) => ({
    name: `${bare} ${path}`,
    method: guessed ? null : (bare as SpecCall['method']),
    path,
    payload: SENT[payload] ?? namesIn(payload),
    answer: namesIn(answer),
    refusal: /\s'([^']+)'/.exec(answer)?.[1] ?? null,
  }));
}

export const specCalls: readonly SpecCall[] = rowsOf(read('calls.tsv')).flatMap(callsOf);

export type Todo = { kind: string; name: string };

export const todoOf = (text: string): Todo[] =>
  rowsOf(text).map(([kind = '', name = '']) => ({ kind, name }));

export const todoText = (): string => read('todo.tsv');
