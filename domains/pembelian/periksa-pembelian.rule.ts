/** Checks of `pembelian/simpan` in their order of precedence, and the prices of its lines. */

import { type Miligram, type MiliPersen, NOL_RUPIAH, type Rupiah, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { kembar } from '../barang/gerak-barang.rule.ts';
import { penjualanErrors } from '../jual/penjualan.errors.ts';
import type { SimpanInput } from '../jual/periksa-penjualan.rule.ts';
import { asalBarang, type Ciri } from './asal-barang.rule.ts';
import type { AcuanBeli, BarangTerjual } from './bahan-pembelian.rule.ts';
import {
  type AturanBeli,
  aturanBeli,
  type HargaBeli,
  hitungBeli,
  type Kondisi,
} from './hitung-pembelian.rule.ts';
import type { NotaQr } from './nota/nota-asing.rule.ts';
import { janjiLama, type NotaLama } from './nota-lama/nota-lama.rule.ts';
import type { simpanBeliFields } from './pembelian.document.ts';
import { pembelianErrors as salah } from './pembelian.errors.ts';
import {
  type AsalNota,
  bulanLewat,
  type PotonganJenis,
  potonganBerlaku,
  type RugiNota,
  rugiNota,
} from './rugi-nota.rule.ts';

type Isian = Row<typeof simpanBeliFields>;
/** `jumlah`: goods without a barcode, so many pieces that are weighed together and join a lot. */
export type BarisInput = Isian['barang'][number] & { jumlah?: number };
/** A nota of the till, and what is traded in on it. */
export type NotaInput = SimpanInput & { tukar: BarisInput[] };
export type SimpanBeli = Omit<Isian, 'barang'> & { barang: BarisInput[] };

/** A line with everything known about it. `jual` is null for goods without a nota. */
export type Dibeli = {
  input: BarisInput;
  jual: BarangTerjual | null;
  /** The nota of another branch it comes back on. */
  asing: NotaQr | null;
  /** The piece of a nota of the till of before. */
  lama: NotaLama | null;
  kode_barcode: string;
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kode_baki: string;
  kadar: MiliPersen;
  kadar_cetak: string;
  berat_nota: Miligram;
  harga_emas: Rupiah;
  kondisi: Kondisi;
  asal_nota: AsalNota;
  rugi: RugiNota | null;
  kategori: PotonganJenis | null;
  /** Of a kind marked berlian. */
  berlian: boolean;
  /** How many pieces, and whether they join a lot. */
  jumlah: number;
  lot: boolean;
  harga: HargaBeli;
};

/** What lines are judged by. */
export type Bahan = {
  acuan: AcuanBeli;
  jual: readonly BarangTerjual[];
  lama: readonly NotaLama[];
  kode: string[];
  store: Toko & { kode_toko: string };
  hari: string;
  /** The verified code of a line: only the server knows the keys. */
  qr: (baris: BarisInput) => NotaQr | null;
};

function periksaKembar(input: Pick<SimpanBeli, 'barang'>): void {
  const codes = input.barang.map((b) => b.kode_barcode ?? b.nota_lama).filter((code) => code !== null);
  const twin = kembar(codes);
  if (twin) reject(salah.BARANG_DUA_KALI, { kode_barcode: twin });
}

function periksaUbahan(input: BarisInput, ciri: Ciri, harga: HargaBeli, flags: Flags): void {
  const kode_barcode = input.kode_barcode ?? input.nota_lama;
  if (
    kode_barcode !== null &&
    input.berat !== ciri.berat_nota &&
    flags.has('BUYING_DISABLE_ACCESS_BERAT_BELI')
  )
    reject(salah.BERAT_TIDAK_BOLEH_DIUBAH, { kode_barcode });
  const terkunci = flags.has('LOCK_HARGA_BELI_MODULE') || flags.has('HARGA_BELI_READ_ONLY');
  if (harga.harga !== harga.harga_sistem && terkunci)
    reject(salah.HARGA_BELI_TERKUNCI, { kode_barcode, harga: harga.harga_sistem });
  const potongan = input.potongan_manual ?? 0;
  if (potongan > 0 && !flags.has('POTONGAN_MANUAL_PEMBELIAN_MODULE'))
    reject(salah.POTONGAN_TIDAK_AKTIF, { kode_barcode });
  if (potongan > harga.potongan_manual) reject(salah.POTONGAN_MELEBIHI, { kode_barcode });
  if (harga.harga <= 0) reject(salah.HARGA_BELI_NOL, { kode_barcode });
}

/** A picture must have been uploaded in this store. */
function periksaFoto({ kode_barcode, nota_lama, foto }: BarisInput, { acuan }: Bahan): void {
  if (foto !== null && !acuan.foto?.includes(foto))
    reject(salah.FOTO_BELI_TIDAK_ADA, { kode_barcode: kode_barcode ?? nota_lama });
}

/** Whose nota it is: a piece of ours has ours or lost it, other goods never had it. */
function asalNota({ asal_nota, kode_barcode, nota_lama }: BarisInput): AsalNota {
  const kode = kode_barcode ?? nota_lama;
  const asal = asal_nota ?? (kode === null ? 'TANPA NOTA' : 'NOTA');
  const bisa = kode === null ? asal !== 'NOTA' : asal !== 'TOKO LAIN';
  if (!bisa) reject(salah.ASAL_NOTA_TIDAK_SESUAI, { kode_barcode: kode, asal_nota });
  return asal;
}

/** What the nota loses by itself, and what its kategori loses. */
function pengurang(
  { kode_group, kode_dept }: Ciri,
  asal_nota: AsalNota,
  { tgl_jual, lama }: { tgl_jual: string | null; lama: NotaLama | null },
  { acuan, hari }: Bahan,
  aturan: AturanBeli,
): Pick<Dibeli, 'asal_nota' | 'rugi' | 'kategori'> {
  const umur_bulan = tgl_jual ? bulanLewat(tgl_jual, hari) : 0;
  return {
    asal_nota,
    rugi: rugiNota(lama && janjiLama(lama), acuan.rugi ?? [], { asal_nota, kode_group, umur_bulan }, aturan),
    kategori: potonganBerlaku(acuan.potongan ?? [], kode_dept, aturan.potongan_kategori),
  };
}

/** As at the till: a sales per line, or none at all where the store goes without them (Domain R11.8). */
function periksaSalesBeli({ kode_sales }: BarisInput, { acuan, store }: Bahan): void {
  const tanpa = store.flags.has('DISABLE_KODE_SALES_TRANSACTION');
  if (tanpa && kode_sales !== null) reject(penjualanErrors.SALES_TIDAK_DIPAKAI, { kode_sales });
  if (tanpa) return;
  if (kode_sales === null) reject(penjualanErrors.SALES_KOSONG);
  if (!acuan.sales?.includes(kode_sales)) reject(salah.SALES_BELI_TIDAK_ADA, { kode_sales });
}

function satuBaris(input: BarisInput, bahan: Bahan, aturan: AturanBeli): Dibeli {
  const { acuan, store, kode } = bahan;
  const { asing, jual, lama, ciri, berlaku, tgl_jual } = asalBarang(input, bahan, aturan);
  const asal = asalNota(input);
  const kondisi =
    acuan.kondisi?.find((k) => k.kondisi_barang === input.kondisi_barang) ??
    reject(salah.KONDISI_TIDAK_ADA, { kondisi_barang: input.kondisi_barang });
  const [baki] = acuan.baki?.filter((b) => input.kode_baki === null || b === input.kode_baki) ?? [];
  if (baki === undefined) reject(salah.BAKI_BELI_TIDAK_ADA, { kode_baki: input.kode_baki });
  const kurang = pengurang(ciri, asal, { tgl_jual, lama }, bahan, berlaku);
  const harga = hitungBeli(
    {
      ...ciri,
      ...kurang,
      berat: input.berat,
      kondisi,
      potongan_manual: input.potongan_manual ?? NOL_RUPIAH,
      harga: input.harga,
    },
    berlaku,
  );
  periksaUbahan(input, ciri, harga, store.flags);
  periksaFoto(input, bahan);
  const lot = input.jumlah !== undefined;
  // Goods of another branch are ours from now on, under a barcode of ours; a lot is looked for once all lines are known.
  const kode_barcode = lot ? '' : ((asing ? null : input.kode_barcode) ?? kode.shift());
  if (kode_barcode === undefined) throw new Error('no free barcode among the candidates');
  // By its kind, or by the stones it was sold with. Domain R10.4.
  const berlian =
    (acuan.berlian?.includes(ciri.kode_dept) ?? false) || jual?.berlian === true || lama?.berlian === true;
  const banyak = { jumlah: input.jumlah ?? 1, lot };
  return {
    ...{ ...ciri, ...kurang, ...banyak, berlian, input, jual, asing, lama },
    ...{ kode_barcode, kode_baki: baki, kondisi, harga },
  };
}

/** No nota of the chain, nor one of the till of before, stands for it. */
export const tanpaNotaKami = ({ jual, asing, lama }: Pick<Dibeli, 'jual' | 'asing' | 'lama'>): boolean =>
  jual === null && asing === null && lama === null;

/** All lines with their prices. */
export function hargaSemuaBeli(input: Pick<SimpanBeli, 'barang'>, bahan: Bahan): Dibeli[] {
  periksaKembar(input);
  const aturan = aturanBeli(bahan.store);
  return input.barang.map((baris) => satuBaris(baris, bahan, aturan));
}

/** The same; what the till showed must be what they come to. */
export function hitungSemuaBeli(input: Pick<SimpanBeli, 'barang' | 'total'>, bahan: Bahan): Dibeli[] {
  const lines = hargaSemuaBeli(input, bahan);
  for (const baris of input.barang) periksaSalesBeli(baris, bahan);
  const total = sum(lines.map((line) => line.harga.harga));
  if (total !== input.total) {
    const baris = lines.map((l) => ({
      kode_barcode: l.input.kode_barcode ?? l.input.nota_lama,
      harga: l.harga.harga,
    }));
    reject(salah.TOTAL_BERUBAH, { total, baris });
  }
  return lines;
}
