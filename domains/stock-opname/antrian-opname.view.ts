/** What a device read and what came of it, as its screen keeps and shows it. */

/** An answer of the server about one code. */
export type Hasil = {
  kode: string;
  keadaan: string;
  nama_barang: string | null;
  kode_baki: string | null;
  berat: number | null;
  keterangan: string | null;
};

/** Lines that a screen still shows without scrolling; the count itself is kept by the server. */
const TERAKHIR = 10;

/** The newest first. */
export const hasilBaru = (lama: readonly Hasil[], baru: readonly Hasil[]): Hasil[] =>
  [...baru.toReversed(), ...lama].slice(0, TERAKHIR);

/** What sounds: everything is in its place, or something wants a look. */
export const semuaBaik = (rows: readonly Hasil[]): boolean => rows.every((row) => row.keadaan === 'KETEMU');

/** The code of a tray is shorter than any barcode. */
export const mungkinBaki = (text: string): boolean => /^[0-9A-Z-]{2,7}$/.test(text.trim().toUpperCase());

/** A code that the server could not even read. */
export const takTerbaca = (kode: string): Hasil => ({
  ...{ kode, keadaan: 'TIDAK_DIKENAL' },
  ...{ nama_barang: null, kode_baki: null, berat: null, keterangan: null },
});

/**
 * How many codes of a refused burst stay, and how many go with the next call; null: nothing is sent until somebody asks. Only a count
 * that is over, or gone, wants none of them. Of codes that the server cannot read, the one that is wrong is found by halves and left
 * out. Whatever else went wrong (line, session, too much at once, the server itself) keeps them all.
 */
export function sesudahTolak(
  antri: number,
  banyak: number,
  error: { status: number; code: string } | null,
): { buang: number; berikut: number | null } {
  if (error?.code === 'OPNAME_SELESAI' || error?.code === 'OPNAME_TIDAK_ADA')
    return { buang: antri, berikut: null };
  if (error?.status !== 400) return { buang: 0, berikut: null };
  return banyak > 1 ? { buang: 0, berikut: Math.ceil(banyak / 2) } : { buang: 1, berikut: 1 };
}
