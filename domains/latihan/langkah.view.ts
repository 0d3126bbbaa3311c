/** The steps of a task as the band of the practice store says them: a text each, with the values of this run. */
import { formatRupiah } from '@mustika/kernel/amount.ts';
import type { Tugas } from './tugas.rule.ts';

/** A text of the domain by its key, and what it is filled with. */
export type Langkah = { kunci: string; isi: Readonly<Record<string, string>> };

/** In the order in which they are done. */
export function langkahDari(tugas: Tugas): Langkah[] {
  const { kode_barcode, nama_barang, kode_member, nama_member, kode_sales } = tugas;
  return [
    { kunci: 'langkah.pindai', isi: { kode: kode_barcode, nama: nama_barang } },
    { kunci: 'langkah.sales', isi: { kode: kode_sales } },
    { kunci: 'langkah.member', isi: { kode: kode_member, nama: nama_member } },
    { kunci: 'langkah.diskon', isi: { jumlah: formatRupiah(tugas.diskon) } },
    { kunci: 'langkah.tunai', isi: { jumlah: formatRupiah(tugas.uang) } },
  ];
}
