/** What a payment to a supplier comes to: money, and scrap by its fine gold. Domain R3.10, 12.4. */
import {
  beratMurni,
  hargaBerat,
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  type Rupiah,
  subtract,
  sum,
} from '@mustika/kernel/amount.ts';
import type { ErrorEntry } from '@mustika/kernel/errors.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';

type Keping = { berat: Miligram; kadar: MiliPersen };

/** Scrap is valued by the gram of fine gold that is in it, all of it together. */
export function nilaiRosok(barang: readonly Keping[], harga_rosok: Rupiah | null) {
  const murni_rosok = sum(barang.map((b) => beratMurni(b.berat, b.kadar)));
  return {
    berat_rosok: sum(barang.map((b) => b.berat)),
    murni_rosok,
    nilai_rosok: harga_rosok === null ? NOL_RUPIAH : hargaBerat(harga_rosok, murni_rosok),
  };
}

export type IsianBayar = {
  tunai: Rupiah | null;
  jumlah_transfer: Rupiah | null;
  no_rekening: string | null;
  harga_rosok: Rupiah | null;
  barang: readonly object[];
};

/** What is wrong with a payment before anything is looked up, or null. */
export function salahBayarSupplier({
  tunai,
  jumlah_transfer: transfer,
  no_rekening,
  harga_rosok,
  barang,
}: IsianBayar): ErrorEntry | null {
  if (!tunai && !transfer && barang.length === 0) return salah.BAYAR_SUPPLIER_KOSONG;
  if ((transfer ?? 0) > 0 && no_rekening === null) return salah.REKENING_HARUS_DIPILIH;
  if (!transfer && no_rekening !== null) return salah.TRANSFER_KOSONG;
  if (barang.length > 0 !== (harga_rosok ?? 0) > 0) return salah.HARGA_ROSOK_KOSONG;
  return null;
}

/** What an amount settles of debts that stand in order, the oldest first: as much of each as there is left. */
export function dilunasi(utang: readonly Rupiah[], jumlah: Rupiah): Rupiah[] {
  let sisa = jumlah;
  return utang.map((satu) => {
    const lunas = sisa < satu ? sisa : satu;
    sisa = subtract(sisa, lunas);
    return lunas;
  });
}
