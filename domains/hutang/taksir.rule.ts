/**
 * What a pledge is worth, what is lent on it at most and at which rate. Screen and server count with this file.
 * Domain R5.2, R5.3; vector 19.
 */
import {
  hargaBerat,
  type Miligram,
  type MiliPersen,
  persenDari,
  type Rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { angka, foto, gram, kadar, ref, teks } from '@mustika/kernel/field.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { kondisiPinjamanResource } from './kondisi-pinjaman.resource.ts';

/** A piece as it is pledged; its karat is at most 100 (Spec 1 §9). */
export const barisJaminan = {
  nama_barang: teks('Nama Barang', { dicetak: true, min: 6, max: 60 }),
  jumlah: angka('Jumlah', { initial: 1, min: 1, max: 1000, total: 'sum' }),
  berat: gram('Berat', { ditimbang: true, min: 1, total: 'sum' }),
  kadar: kadar('Kadar', { max: 100_000 }),
  kondisi_pinjaman: ref('Kondisi', () => kondisiPinjamanResource, { opsional: true }),
  foto: foto('Foto Barang', { opsional: true, unggah: 'hutang/foto' }),
} as const;

export type Jaminan = { berat: Miligram; kadar: MiliPersen; kondisi_pinjaman: string | null };

/** What the shop values pledges by. Rows of a table are in falling order of what they begin at. */
export type AcuanTaksir = {
  harga_24k: Rupiah | null;
  pokok: readonly { kadar_mulai: MiliPersen; harga_per_gram: Rupiah }[];
  kondisi: readonly { kondisi_pinjaman: string; persentase: MiliPersen }[];
  plafond: readonly { taksir_mulai: Rupiah; persentase: MiliPersen }[];
  plafond_kadar: readonly {
    kadar_mulai: MiliPersen;
    tipe_plafond: 'PERSENTASE' | 'RP';
    persentase: MiliPersen;
    harga_per_gram: Rupiah;
  }[];
  bunga: readonly { jumlah_min: Rupiah; jumlah_max: Rupiah; bunga: MiliPersen }[];
};

export type Taksiran = { harga_per_gram: Rupiah; taksir: Rupiah };
export type Dinilai = { barang: Taksiran[]; taksir: Rupiah; plafond: Rupiah };

/** By the price of the day, or by the table of the shop; null where neither says what a gram of it is worth. */
function perGram(kadar: MiliPersen, acuan: AcuanTaksir, store: Toko): Rupiah | null {
  const tabel =
    readSetting(store, 'HUTANG_POKOK') === 'PARAMETER' &&
    store.flags.has('PARAMETER_JUMLAH_HUTANG_POKOK_MODULE');
  if (tabel) return acuan.pokok.find((row) => row.kadar_mulai <= kadar)?.harga_per_gram ?? null;
  return acuan.harga_24k === null ? null : persenDari(acuan.harga_24k, kadar, 'down');
}

/** A piece at what its karat and its state leave; null where there is no price for it. */
export function taksirBarang(b: Jaminan, acuan: AcuanTaksir, store: Toko): Taksiran | null {
  const harga_per_gram = perGram(b.kadar, acuan, store);
  if (harga_per_gram === null) return null;
  const kondisi = acuan.kondisi.find((row) => row.kondisi_pinjaman === b.kondisi_pinjaman);
  const penuh = hargaBerat(harga_per_gram, b.berat, 'down');
  return { harga_per_gram, taksir: kondisi ? persenDari(penuh, kondisi.persentase, 'down') : penuh };
}

function plafondBarang(
  b: Jaminan,
  { taksir }: Taksiran,
  acuan: AcuanTaksir,
  umum: MiliPersen,
  pakaiTabel: boolean,
): Rupiah {
  const row = pakaiTabel ? acuan.plafond_kadar.find((one) => one.kadar_mulai <= b.kadar) : undefined;
  if (row?.tipe_plafond === 'RP') return hargaBerat(row.harga_per_gram, b.berat, 'down');
  return persenDari(taksir, row?.persentase ?? umum, 'down');
}

/** What all of it is worth and what is lent on it at most; the index of the piece without a price otherwise. */
export function nilaiJaminan(
  barang: readonly Jaminan[],
  acuan: AcuanTaksir,
  store: Toko,
): Dinilai | { tanpaHarga: number } {
  const dinilai = barang.map((b) => taksirBarang(b, acuan, store));
  const tanpaHarga = dinilai.indexOf(null);
  if (tanpaHarga >= 0) return { tanpaHarga };
  const taksiran = dinilai as Taksiran[];
  const taksir = sum(taksiran.map((one) => one.taksir));
  const pakaiTabel = store.flags.has('PLAFOND_HUTANG_MODULE');
  const tinggi = pakaiTabel ? acuan.plafond.find((row) => row.taksir_mulai <= taksir) : undefined;
  const umum = tinggi?.persentase ?? readSetting(store, 'PLAFOND_HUTANG');
  const plafond = barang.map((b, at) => plafondBarang(b, taksiran[at] as Taksiran, acuan, umum, pakaiTabel));
  return { barang: taksiran, taksir, plafond: sum(plafond) };
}

/** The rate of a principal: that of its band, else what the store takes otherwise. Domain R5.3. */
export function tarifBunga(jumlah: Rupiah, { bunga }: AcuanTaksir, store: Toko): MiliPersen {
  const band = store.flags.has('PARAMETER_BUNGA_HUTANG_MODULE')
    ? bunga.find((row) => row.jumlah_min <= jumlah && jumlah <= row.jumlah_max)
    : undefined;
  return band?.bunga ?? readSetting(store, 'BUNGA_HUTANG');
}
