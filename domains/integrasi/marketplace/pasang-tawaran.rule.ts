/** What a buyer reads under the name of a piece. */
import { formatGram, type Miligram } from '@mustika/kernel/amount.ts';

type Dijelaskan = {
  nama_barang: string;
  nama_dept: string;
  kadar_cetak: string;
  berat: Miligram;
  size: string | null;
  nama_toko: string;
  kode_barcode: string;
};

/** Name and kind, karat and weight in grams, and that there is one. Ours; the shop edits nothing of it there. */
export const jelasTawaran = (b: Dijelaskan): string =>
  [
    `${b.nama_barang} (${b.nama_dept})`,
    `Kadar ${b.kadar_cetak}, berat ${formatGram(b.berat)} gram${b.size ? `, ukuran ${b.size}` : ''}`,
    `Barang satu-satunya, kode ${b.kode_barcode}. Dijual oleh ${b.nama_toko} dengan nota.`,
  ].join('\n');
