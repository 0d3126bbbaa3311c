/** Stock by quantity that comes or goes: how many pieces of an article, at once and without gold. Domain R8.6; docs/decisions/0048. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import type { Tempat, TempatLuar, Transfer } from '@mustika/kernel/transfer.ts';
import { type Letak, letak, pindahBarang } from '../gerak-barang.rule.ts';
import { TANPA_EMAS } from './berjumlah.rule.ts';

/** Some of an article, and what that much of it cost. */
export type BarisStok = Letak & { kode_barcode: string; nama_barang: string; jumlah: number; nilai: Rupiah };

/** Some of it from the outside to its tray, or the other way. */
export const pindahStok = (b: BarisStok, luar: TempatLuar, arah: 'MASUK' | 'KELUAR'): Transfer => {
  const ujung = [{ luar }, letak(b)] as const;
  const [dari, ke] = arah === 'MASUK' ? ujung : ujung.toReversed();
  return pindahBarang({ ...b, ...TANPA_EMAS }, dari as Tempat, ke as Tempat, b.jumlah);
};
