/** What a payment to a supplier comes to: money, and scrap by its fine gold. Domain R3.10, 12.4. */
import {
  beratMurni,
  formatRupiah,
  hargaBerat,
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
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
function tertua(utang: readonly Rupiah[], jumlah: Rupiah): Rupiah[] {
  let sisa = jumlah;
  return utang.map((satu) => {
    const lunas = sisa < satu ? sisa : satu;
    sisa = subtract(sisa, lunas);
    return lunas;
  });
}

/** What a payment settles of each: what is named of it, and what is left over, the oldest first. */
export function dilunasi(
  utang: readonly Rupiah[],
  jumlah: Rupiah,
  bernama: readonly Rupiah[] = [],
): Rupiah[] {
  const nama = utang.map((satu, at) => {
    const disebut = bernama[at] ?? NOL_RUPIAH;
    return disebut < satu ? disebut : satu;
  });
  const disebut = nama.length > 0 ? sum(nama) : NOL_RUPIAH;
  const lepas = jumlah > disebut ? subtract(jumlah, disebut) : NOL_RUPIAH;
  const sisa = utang.map((satu, at) => subtract(satu, nama[at] as Rupiah));
  return tertua(sisa, lepas).map((lunas, at) => rupiah(lunas + (nama[at] as number)));
}

/** What a payment names: a delivery, or an invoice of an opening balance by its line. */
type Disebut = { no_utang: string; urut_utang: number | null; jumlah: Rupiah };
/** An invoice that is not paid, and what is left of it. */
export type Terbuka = {
  no_dokumen: string;
  urut_utang: number;
  no_faktur_supplier: string | null;
  sisa: Rupiah;
};

/** Names an invoice among those of a supplier. */
export const kunciUtang = (no_utang: string, urut_utang: number | null): string =>
  `${no_utang}/${urut_utang ?? 0}`;

/** What is wrong with the invoices a payment names, beside those that are open; null when nothing is. */
export function salahFaktur(
  faktur: readonly Disebut[],
  terbuka: readonly Terbuka[],
  jumlah: Rupiah,
): { entry: ErrorEntry; no_utang: string | null; text?: string } | null {
  const kini = new Map(terbuka.map((satu) => [kunciUtang(satu.no_dokumen, satu.urut_utang), satu]));
  const ada = new Set<string>();
  for (const { no_utang, urut_utang, jumlah: disebut } of faktur) {
    const kunci = kunciUtang(no_utang, urut_utang);
    const utang = kini.get(kunci);
    if (ada.has(kunci)) return { entry: salah.FAKTUR_DUA_KALI, no_utang };
    if (!utang) return { entry: salah.FAKTUR_TIDAK_TERUTANG, no_utang };
    if (disebut > utang.sisa)
      return {
        ...{ entry: salah.FAKTUR_LEBIH_DARI_SISA, no_utang },
        text: `Sisa ${utang.no_faktur_supplier ?? no_utang} Hanya ${formatRupiah(utang.sisa)}`,
      };
    ada.add(kunci);
  }
  if (faktur.length > 0 && sum(faktur.map((f) => f.jumlah)) > jumlah)
    return { entry: salah.FAKTUR_LEBIH_DARI_BAYAR, no_utang: null };
  return null;
}
