/** Stock by quantity that leaves: no more than there is, at its average cost. Domain R8.6; docs/decisions/0048. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { aksesorisErrors as salah } from './aksesoris.errors.ts';
import { modalRata, type StokAksesoris } from './berjumlah.rule.ts';

/** What so many of an article cost that leave now. The writer asks again whether they are there. */
export function modalKeluar(kode_barcode: string, stok: StokAksesoris | null, jumlah: number): Rupiah {
  if (!stok || stok.jumlah === 0) reject(salah.STOK_AKSESORIS_HABIS, { kode_barcode });
  if (stok.jumlah < jumlah) reject(salah.STOK_AKSESORIS_KURANG, { kode_barcode, stok: stok.jumlah, jumlah });
  return modalRata(stok, jumlah);
}
