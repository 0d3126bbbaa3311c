/** Who gets which of the pieces that came: whoever waits longest for that design. Pure. Domain R6.8; Features, Pre-orders. */

/** A line somebody waits for; they come in the order in which they were taken. */
export type BarisMenunggu = {
  no_po: string;
  urut: number;
  kode_group: string;
  kode_dept: string;
  nama_barang: string;
  /** The code of the design, where the line names one. */
  kode_intern: string | null;
  /** How many of it have not come. */
  sisa: number;
};
/** A piece that came, and the line it was given to by hand. */
export type BarangDatang = {
  kode_barcode: string;
  kode_group: string;
  kode_dept: string;
  nama_barang: string;
  kode_intern: string | null;
  baris: string | null;
};

/** A line by one word: `JKT1-PO-261121-0001/2`. */
export const kodeBaris = ({ no_po, urut }: Pick<BarisMenunggu, 'no_po' | 'urut'>): string =>
  `${no_po}/${urut}`;

/** A piece of the design that a line asks for: of its group and kind, by the code of the design where the line has one, else by its name. */
export const sedesain = (line: BarisMenunggu, piece: Omit<BarangDatang, 'kode_barcode' | 'baris'>): boolean =>
  line.kode_group === piece.kode_group &&
  line.kode_dept === piece.kode_dept &&
  (line.kode_intern === null
    ? line.nama_barang === piece.nama_barang
    : line.kode_intern === piece.kode_intern);

/** Why a piece finds no line. */
export type SebabTanpaBaris = 'TIDAK_MENUNGGU' | 'BEDA_GROUP' | 'LENGKAP';
export type Dibagi<L extends BarisMenunggu> = { line: L } | { sebab: SebabTanpaBaris };

/**
 * A line for each piece, in the order of the pieces. What was given by hand is given first, so that nobody else is promised it; the others
 * go to the first line of their design that still waits. By hand a piece of another design may be given, never one of another group.
 */
export function bagikan<L extends BarisMenunggu>(
  barang: readonly BarangDatang[],
  lines: readonly L[],
): Dibagi<L>[] {
  const sisa = new Map(lines.map((line) => [kodeBaris(line), line.sisa]));
  const ambil = (line: L): boolean => {
    const tinggal = sisa.get(kodeBaris(line)) ?? 0;
    if (tinggal <= 0) return false;
    sisa.set(kodeBaris(line), tinggal - 1);
    return true;
  };
  const dipilih = new Map<number, Dibagi<L>>();
  for (const [at, piece] of barang.entries()) {
    if (piece.baris === null) continue;
    const line = lines.find((one) => kodeBaris(one) === piece.baris);
    if (!line) dipilih.set(at, { sebab: 'LENGKAP' });
    else if (line.kode_group !== piece.kode_group) dipilih.set(at, { sebab: 'BEDA_GROUP' });
    else dipilih.set(at, ambil(line) ? { line } : { sebab: 'LENGKAP' });
  }
  return barang.map((piece, at) => {
    const tangan = dipilih.get(at);
    if (tangan) return tangan;
    const line = lines.find((one) => sedesain(one, piece) && ambil(one));
    return line ? { line } : { sebab: 'TIDAK_MENUNGGU' };
  });
}

/** What was proposed, in one word: whoever sends it sees whether something changed meanwhile. */
export const kodeUsulan = (
  barang: readonly { kode_barcode: string }[],
  dibagi: readonly Dibagi<BarisMenunggu>[],
): string =>
  barang
    .map(({ kode_barcode }, at) => {
      const satu = dibagi[at];
      return `${kode_barcode}=${satu && 'line' in satu ? kodeBaris(satu.line) : '-'}`;
    })
    .join(' ');
