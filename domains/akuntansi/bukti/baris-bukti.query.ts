/**
 * A part of a proof pack as its file: a CSV as every other of the house (docs/decisions/0120), whose last column binds each line to those
 * before it, so that a checker can name the line that was touched. Asked by the job, and of a live database by `npm run check-proof`.
 */
import { createHash, type Hash } from 'node:crypto';
import type { Miligram } from '@mustika/kernel/amount.ts';
import { CSV_MARK, csvDecimal, csvLine, csvText } from '@mustika/kernel/text/csv-text.ts';
import type { Bagian, Kolom } from './bagian-bukti.query.ts';

/** One value as PostgreSQL writes it. */
export type BarisTeks = Readonly<Record<string, string | null>>;
/** Whoever asks the database: the pool of reports, or a client of its own. */
export type Tanya = (text: string, values?: readonly unknown[]) => Promise<BarisTeks[]>;

const LOT = 1000;

/** The rows of a part, by a cursor: inside a transaction, one part at a time. */
export async function* barisBagian(
  tanya: Tanya,
  { kolom, sql }: Bagian,
  values: readonly [string[], string, string],
): AsyncGenerator<BarisTeks> {
  const teks = kolom.map(({ nama }) => `q.${nama}::text as ${nama}`).join(', ');
  await tanya(`declare bukti no scroll cursor for select ${teks} from (${sql}) q`, values);
  for (;;) {
    const rows = await tanya(`fetch ${LOT} from bukti`);
    yield* rows;
    if (rows.length < LOT) break;
  }
  await tanya('close bukti');
}

/** The file is read line by line: no cell has a line of its own. */
const satuBaris = (teks: string): string => teks.replace(/[\r\n]+/g, ' ');

function sel({ baca }: Bagian, { nama, jenis }: Kolom, nilai: string | null | undefined): string {
  if (nilai === null || nilai === undefined) return '';
  if (jenis === 'gram' || jenis === 'kadar') return csvDecimal(Number(nilai) as Miligram);
  if (jenis !== 'teks') return nilai;
  return csvText(satuBaris(baca?.[nama]?.(nilai) ?? nilai));
}

/** A line without its end. */
export const barisCsv = (bagian: Bagian, row: BarisTeks): string =>
  csvLine(bagian.kolom.map((kolom) => sel(bagian, kolom, row[kolom.nama]))).slice(0, -2);

/** Digits of a line's mark: enough to find it by; what proves the file is its SHA-256. */
const PANJANG = 16;
/** The mark of a line: what was before it, and what it says. */
export const sidikBaris = (sebelum: string, baris: string): string =>
  createHash('sha256').update(`${sebelum}\n${baris}`).digest('hex').slice(0, PANJANG);

/** So many lines lie between two marks that the manifest knows. */
const TITIK = 1000;

export type Ringkas = {
  nama: string;
  byte: number;
  sha256: string;
  judul: string;
  baris: number;
  kolom: readonly Kolom[];
  /** Sums of the columns that are added up, whole rupiah, milligrams or pieces. */
  kontrol: Record<string, string>;
  /** The marks of every thousandth line. */
  titik: string[];
};

/** Counts and marks a file as it is written. */
export function penulisBagian(bagian: Bagian) {
  const nama = `${bagian.nama}.csv`;
  const hash: Hash = createHash('sha256');
  const jumlah = new Map(bagian.kolom.filter((satu) => satu.jumlah).map((satu) => [satu.nama, 0n]));
  const titik: string[] = [];
  let [sidik, byte, baris] = [nama, 0, 0];
  const tulis = (line: string, akhir: string, awal = ''): string => {
    sidik = sidikBaris(sidik, line);
    const text = `${awal}${line};${akhir || sidik}\r\n`;
    hash.update(text);
    byte += Buffer.byteLength(text);
    return text;
  };
  return {
    nama,
    kepala: (): string => tulis(bagian.kolom.map((satu) => satu.nama).join(';'), 'sidik', CSV_MARK),
    baris: (row: BarisTeks): string => {
      for (const [kolom, sum] of jumlah) jumlah.set(kolom, sum + BigInt(row[kolom] ?? '0'));
      const text = tulis(barisCsv(bagian, row), '');
      baris += 1;
      if (baris % TITIK === 0) titik.push(sidik);
      return text;
    },
    ringkas: (): Ringkas => ({
      ...{ nama, byte, sha256: hash.digest('hex'), judul: bagian.judul, baris, kolom: bagian.kolom },
      kontrol: Object.fromEntries([...jumlah].map(([kolom, sum]) => [kolom, String(sum)])),
      titik,
    }),
  };
}
