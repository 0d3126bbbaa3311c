/**
 * The rows of an uploaded sheet by our names of their columns: found by their headings, or as whoever brought the file said, now or
 * with an earlier file of the same source. docs/decisions/0113.
 */
import { reject, umum } from '@mustika/kernel/errors.ts';
import {
  barisJumlah,
  cariJudul,
  contohKolom,
  type IngatanKolom,
  type KolomBerkas,
  type KolomTujuan,
  kolomKurang,
  namaKolom,
  type PetaKolom,
  sidikJudul,
  usulKolom,
} from '@mustika/kernel/text/peta-kolom.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { whileThere } from '../http/hang-up.ts';
import { tabelErrors } from './read.errors.ts';
import { readRows } from './read.ts';
import type { RawRow } from './table.ts';

/** `jumlah`: a line of sums. `lebih`: a cell beyond the last heading, with the name of its column. */
export type MappedRow = {
  line: number;
  cells: Record<string, string>;
  jumlah: boolean;
  lebih: string | null;
};
export type MappedFile = { kolom: KolomBerkas; judul: string; rows: MappedRow[] };

const teks = z.string().max(200);
const petaSchema = z.strictObject({
  dari: z.record(z.string().max(60), teks),
  tetap: z.record(z.string().max(60), teks),
  sumber: z.string().max(60),
});

const RUSAK = 'Pemetaan Kolom Tidak Dapat Dibaca';
const rusak = (message = RUSAK): never =>
  reject(umum.INPUT_TIDAK_VALID, [{ path: 'peta', message }], message);

/** Refuses a mapping that names a heading which is not in the file. */
export const kolomTidakAda = (judul: string): never =>
  rusak(`Kolom ${judul.slice(0, 60)} Tidak Ada Di Berkas`);

/** What the form says of the columns; null where it says nothing. Error: INPUT_TIDAK_VALID. */
export function petaOf(text: string | undefined, kolom: readonly KolomTujuan[]): PetaKolom | null {
  if (!text) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return rusak();
  }
  const said = petaSchema.safeParse(value);
  if (!said.success) return rusak();
  const known = new Set(kolom.map(({ nama }) => nama));
  const strange = [...Object.keys(said.data.dari), ...Object.keys(said.data.tetap)].find(
    (nama) => !known.has(nama),
  );
  if (strange !== undefined) rusak(`Kolom Tidak Dikenal: ${strange}`);
  return said.data;
}

type Asked = {
  kolom: readonly KolomTujuan[];
  peta: PetaKolom | null;
  ingatan: readonly IngatanKolom[];
  /** Somebody looks at the columns and may be asked; a caller without a screen is taken by our own names only. */
  bertanya: boolean;
};

type Dipakai = { peta: PetaKolom; tanya: boolean; sumber: string | null };

/** What is said now, else what was said of such a file before, else what the headings say. */
function dipakai({ kolom, peta, ingatan, bertanya }: Asked, judul: readonly string[]): Dipakai {
  if (peta) return { peta, tanya: false, sumber: peta.sumber || null };
  const [dulu, lain] = ingatan;
  if (bertanya && dulu) return { peta: dulu, tanya: lain !== undefined, sumber: lain ? null : dulu.sumber };
  const { dari, pasti } = usulKolom(bertanya ? kolom : kolom.map((one) => ({ ...one, sebutan: [] })), judul);
  return { peta: { dari, tetap: {}, sumber: '' }, tanya: bertanya && !pasti, sumber: null };
}

/** Where each of our columns stands. Error: INPUT_TIDAK_VALID for a heading that the file does not have. */
function tempatOf(dari: PetaKolom['dari'], judul: readonly string[]): (readonly [string, number])[] {
  return Object.entries(dari).map(([nama, from]) => {
    const at = judul.indexOf(from);
    return [nama, at < 0 ? kolomTidakAda(from) : at] as const;
  });
}

function rowOf(
  row: RawRow,
  tempat: readonly (readonly [string, number])[],
  { tetap, wajib, lebar }: { tetap: PetaKolom['tetap']; wajib: ReadonlySet<string>; lebar: number },
): MappedRow {
  const own = Object.fromEntries(tempat.map(([nama, at]) => [nama, row.values[at] ?? '']));
  const needed = Object.entries(own).flatMap(([nama, cell]) => (wajib.has(nama) ? [cell] : []));
  const beyond = row.values.findIndex((value, at) => at >= lebar && value.trim() !== '');
  return {
    line: row.line,
    cells: { ...tetap, ...own },
    jumlah: barisJumlah(row.values, needed),
    lebih: beyond < 0 ? null : `kolom ${beyond + 1}`,
  };
}

/** A table by our names. Error: TABEL_KOSONG where nothing stands below the headings, INPUT_TIDAK_VALID. */
export function mappedTable(all: readonly RawRow[], asked: Asked): MappedFile {
  const at = cariJudul(asked.kolom, all, new Set(asked.ingatan.map(({ judul }) => judul)));
  const head = all[at];
  const rows = all.slice(at + 1);
  if (!head || rows.length === 0) reject(tabelErrors.TABEL_KOSONG);
  const judul = namaKolom(head.values);
  const lebar = judul.length;
  const sidik = sidikJudul(judul);
  const own = asked.ingatan.filter((one) => one.judul === sidik);
  const { peta, tanya, sumber } = dipakai({ ...asked, ingatan: own }, judul);
  const tempat = tempatOf(peta.dari, judul);
  const used = new Set(tempat.map(([, place]) => place));
  const named = judul.map((nama, place) => ({ nama, contoh: contohKolom(rows, place) }));
  const wajib = new Set(asked.kolom.filter((one) => one.wajib).map(({ nama }) => nama));
  return {
    judul: sidik,
    rows: rows.map((row) => rowOf(row, tempat, { tetap: peta.tetap, wajib, lebar })),
    kolom: {
      baris_judul: head.line,
      judul: named,
      dari: peta.dari,
      tetap: peta.tetap,
      // An empty column is nobody's loss.
      tidak_dipakai: named
        .filter((one, place) => !used.has(place) && one.contoh.length > 0)
        .map((one) => one.nama),
      kurang: kolomKurang(asked.kolom, peta),
      tanya,
      sumber,
      ingatan: own.map(({ sumber: from, dari, tetap }) => ({ sumber: from, dari, tetap })),
    },
  };
}

type Uploaded = { bytes: Buffer; name: string; request: FastifyRequest; most: number; tooMany: string };

/** The same of an upload. Errors: TERLALU_BESAR, in these words, beyond `most` rows, and what cannot be read. */
export async function mappedRows(
  { bytes, name, request, most, tooMany }: Uploaded,
  asked: Asked,
): Promise<MappedFile> {
  const table = mappedTable(await whileThere(request, (gone) => readRows(bytes, name, gone)), asked);
  if (table.rows.length > most) reject(umum.TERLALU_BESAR, { maksimal: most }, tooMany);
  return table;
}
