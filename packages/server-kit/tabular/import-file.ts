/**
 * What every import of a file begins with: its columns, as they are said now, were said of such a file before, or can be told by their
 * names. docs/decisions/0113.
 */
import { reject, umum } from '@mustika/kernel/errors.ts';
import type { Fields } from '@mustika/kernel/field.ts';
import type { KolomBerkas, KolomTujuan } from '@mustika/kernel/text/peta-kolom.ts';
import type { FastifyRequest } from 'fastify';
import type { Database, Scope } from '../database.ts';
import { readParts } from '../http/upload.ts';
import { bacaIngatan, ingatKolom } from './column-memory.ts';
import { type MappedRow, mappedRows, petaOf } from './mapped-rows.ts';

export type ImportRead = {
  kolom: KolomBerkas;
  /** None of which somebody has to say first what their columns are. */
  rows: MappedRow[];
  /** Nobody has agreed to what the columns are: the answer is `kolom`, and no row is looked at. */
  tanya: boolean;
  /** Keeps what was said of the columns, once rows of the file were stored. */
  ingat: () => Promise<void>;
};

export type ImportMode = 'semua' | 'yang-benar';
export type ImportSent = Sent & { mode: ImportMode; pratinjau: boolean };

/** One file under `file`, `mode` semua (all rows or none, the default) or yang-benar, `pratinjau` ya. Error: INPUT_TIDAK_VALID. */
export async function readUpload(request: FastifyRequest): Promise<ImportSent> {
  const { file, texts } = await readParts(request, 'file');
  const kosong = 'File Tidak Boleh Kosong';
  if (!file) return reject(umum.INPUT_TIDAK_VALID, [{ path: 'file', message: kosong }], kosong);
  const { mode = 'semua', pratinjau } = texts;
  if (mode !== 'semua' && mode !== 'yang-benar')
    return reject(umum.INPUT_TIDAK_VALID, [{ path: 'mode', message: 'Mode Tidak Dikenal' }]);
  return { bytes: file.bytes, name: file.filename, texts, mode, pratinjau: pratinjau === 'ya' };
}

/** Of a file whose columns have to be said first. */
export const BELUM_DIBACA = { baris: 0, benar: 0, tambah: 0, ubah: 0, tersimpan: 0, salah: [] };

/** Faults beyond this many help nobody; the counts hold them all. */
export const MAX_FAULTS = 1000;

/** Where nobody can be asked what the columns are. */
export const tolakKurang =
  (fields: Fields) =>
  (kurang: readonly string[]): never => {
    const sebab = `Kolom Tidak Ada: ${kurang.map((nama) => fields[nama]?.label ?? nama).join(', ')}`;
    return reject(
      umum.INPUT_TIDAK_VALID,
      kurang.map((path) => ({ path, message: sebab })),
      sebab,
    );
  };

type Import = {
  db: Database;
  scope: Scope;
  request: FastifyRequest;
  /** What is kept of the columns of earlier files is kept by this name. */
  tujuan: string;
  kolom: readonly KolomTujuan[];
  most: number;
  tooMany: string;
  /** Refuses a file that lacks these columns where nobody can be asked. */
  tolak: (kurang: readonly string[]) => never;
};
type Sent = { bytes: Buffer; name: string; texts: Readonly<Record<string, string | undefined>> };

/** Texts of the form: `peta` says which heading is which column, `petakan` ya that somebody can be asked. */
export async function readImport(
  { db, scope, request, tujuan, kolom, most, tooMany, tolak }: Import,
  { bytes, name, texts }: Sent,
): Promise<ImportRead> {
  const peta = petaOf(texts['peta'], kolom);
  const bertanya = texts['petakan'] === 'ya';
  const ingatan = bertanya ? await bacaIngatan(db, scope, tujuan) : [];
  const read = await mappedRows({ bytes, name, request, most, tooMany }, { kolom, peta, ingatan, bertanya });
  const tanya = read.kolom.tanya || read.kolom.kurang.length > 0;
  if (tanya && !bertanya) tolak(read.kolom.kurang);
  return {
    kolom: read.kolom,
    rows: read.rows,
    tanya,
    ingat: () => ingatKolom(db, scope, tujuan, { judul: read.judul, peta }),
  };
}
