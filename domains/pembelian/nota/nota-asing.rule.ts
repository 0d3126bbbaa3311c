/**
 * Pieces that come back on a signed code: of our own nota, whose terms then bind, or of another branch, whose tables are
 * not ours to read: the code itself says what the piece was. docs/decisions, the signed code on the nota.
 */
import { type BarangQr, bacaQr, type IsiQr } from './nota-qr.rule.ts';

/** One piece of a code that was verified. */
export type NotaQr = { isi: IsiQr; barang: BarangQr };

/** Number of the piece on its nota. */
export const nomorQr = ({ isi, barang }: NotaQr): string => `${isi.no_faktur_group}-${barang.urut}`;

/** A line that may have come with a code. */
export type BarisQr = { kode_barcode: string | null; qr: string | null };

/** What the code of a line says, before anybody knows whether it is true: which keys and masters to read. */
export function qrMentah({ kode_barcode, qr }: BarisQr): NotaQr | null {
  const isi = qr === null ? null : bacaQr(qr)?.isi;
  const barang = isi?.barang.find((b) => b.kode_barcode === kode_barcode);
  return isi && barang ? { isi, barang } : null;
}
