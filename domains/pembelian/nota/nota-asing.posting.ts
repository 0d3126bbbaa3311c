/**
 * Pieces that come back on a signed code: of our own nota, whose terms then bind, or of another branch, whose tables are
 * not ours to read: the code itself says what the piece was. docs/decisions, the signed code on the nota.
 */
import { reject } from '@mustika/kernel/errors.ts';
import type { Rows } from '@mustika/server-kit/database.ts';
import { tandaTanganSah } from '@mustika/server-kit/signing-key.ts';
import { type BarangQr, bacaQr, type IsiQr } from '../../penjualan/nota/nota-qr.rule.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';

/** One piece of a code that was verified. */
export type NotaQr = { isi: IsiQr; barang: BarangQr };

/** Number of the piece on its nota. */
export const nomorQr = ({ isi, barang }: NotaQr): string => `${isi.no_faktur_group}-${barang.urut}`;

type Baris = { kode_barcode: string | null; qr: string | null };

/** What the code of a line says, before anybody knows whether it is true: which keys and masters to read. */
export function qrMentah({ kode_barcode, qr }: Baris): NotaQr | null {
  const isi = qr === null ? null : bacaQr(qr)?.isi;
  const barang = isi?.barang.find((b) => b.kode_barcode === kode_barcode);
  return isi && barang ? { isi, barang } : null;
}

/** A code that a key of the chain signed; a forged or changed one is refused. */
export function qrSah(qr: string, kunci: Rows): IsiQr {
  const dibaca = bacaQr(qr) ?? reject(salah.QR_TIDAK_DIKENAL);
  if (!tandaTanganSah(kunci, dibaca.isi.key_id, dibaca.teks, dibaca.tanda)) reject(salah.QR_PALSU);
  return dibaca.isi;
}

/** The verified code of a line; null when it has none. */
export function qrBaris({ kode_barcode, qr }: Baris, kunci: Rows): NotaQr | null {
  if (qr === null) return null;
  const isi = qrSah(qr, kunci);
  const barang = isi.barang.find((b) => b.kode_barcode === kode_barcode);
  return barang ? { isi, barang } : reject(salah.QR_TIDAK_SESUAI, { kode_barcode });
}
