/** Whether a signed code is true: only the server knows the keys of the chain. docs/decisions, the signed code on the nota. */
import { reject } from '@mustika/kernel/errors.ts';
import type { Rows } from '@mustika/server-kit/database.ts';
import { tandaTanganSah } from '@mustika/server-kit/secrets/signing-key.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import type { BarisQr, NotaQr } from './nota-asing.rule.ts';
import { bacaQr, type IsiQr } from './nota-qr.rule.ts';

/** A code that a key of the chain signed; a forged or changed one is refused. */
export function qrSah(qr: string, kunci: Rows): IsiQr {
  const dibaca = bacaQr(qr) ?? reject(salah.QR_TIDAK_DIKENAL);
  if (!tandaTanganSah(kunci, dibaca.isi.key_id, dibaca.teks, dibaca.tanda)) reject(salah.QR_PALSU);
  return dibaca.isi;
}

/** The verified code of a line; null when it has none. */
export function qrBaris({ kode_barcode, qr }: BarisQr, kunci: Rows): NotaQr | null {
  if (qr === null) return null;
  const isi = qrSah(qr, kunci);
  const barang = isi.barang.find((b) => b.kode_barcode === kode_barcode);
  return barang ? { isi, barang } : reject(salah.QR_TIDAK_SESUAI, { kode_barcode });
}
