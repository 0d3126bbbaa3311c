/** Checks of `pembelian/simpan` in their order of precedence, and the prices of its lines. */

import {
  formatPersen,
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { kembar } from '../barang/gerak-barang.rule.ts';
import { aturanHarga, hargaGram } from '../barang/harga-barang.rule.ts';
import { penjualanErrors } from '../jual/penjualan.errors.ts';
import { tanpaPpn } from '../pajak/ppn.rule.ts';
import type { AcuanBeli, BarangTerjual } from './bahan-pembelian.rule.ts';
import {
  type AturanBeli,
  aturanBeli,
  basisTanpaNota,
  type HargaBeli,
  hargaNota,
  hargaTanpaNota,
  hitungBeli,
  type Kondisi,
} from './hitung-pembelian.rule.ts';
import { type NotaQr, nomorQr } from './nota/nota-asing.rule.ts';
import { aturanBersyarat } from './nota/nota-qr.rule.ts';
import type { simpanBeliFields } from './pembelian.document.ts';
import { pembelianErrors as salah } from './pembelian.errors.ts';
import {
  type AsalNota,
  bulanLewat,
  type PotonganJenis,
  potonganBerlaku,
  type RugiNota,
  rugiBerlaku,
} from './rugi-nota.rule.ts';

export type SimpanBeli = Row<typeof simpanBeliFields>;
export type BarisInput = SimpanBeli['barang'][number];

/** A line with everything known about it. `jual` is null for goods without a nota. */
export type Dibeli = {
  input: BarisInput;
  jual: BarangTerjual | null;
  /** The nota of another branch it comes back on. */
  asing: NotaQr | null;
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
  harga: HargaBeli;
};

type Bahan = {
  acuan: AcuanBeli;
  jual: readonly BarangTerjual[];
  kode: string[];
  store: Toko & { kode_toko: string };
  hari: string;
  /** The verified code of a line: only the server knows the keys. */
  qr: (baris: BarisInput) => NotaQr | null;
};

/** Every piece once, sold by us, and not bought back since. Prescribed: already purchased or exchanged (Spec 1 §8). */
function terjualOf(kode_barcode: string, { jual }: Bahan): BarangTerjual {
  const found = jual.find((b) => b.kode_barcode === kode_barcode);
  if (!found) reject(salah.NOTA_JUAL_TIDAK_ADA, { kode_barcode });
  if (found.beli_kembali || found.status === 'DIBELI' || found.status === 'TUNGGU_BELI')
    reject(salah.SUDAH_DIBELI, { kode_barcode });
  if (found.status !== 'TERJUAL') reject(salah.BELUM_TERJUAL, { kode_barcode, status: found.status });
  return found;
}

/** The code of one of our notas names the sale the piece came from last: an older one was bought back already. */
function terjualDenganQr(kode_barcode: string, qr: NotaQr | null, bahan: Bahan): BarangTerjual {
  const jual = terjualOf(kode_barcode, bahan);
  if (qr && jual.no_faktur !== nomorQr(qr)) reject(salah.SUDAH_DIBELI, { kode_barcode });
  return jual;
}

/** A piece of another branch: what its nota says, in the groups and prices of this store. */
function ciriAsing({ barang }: NotaQr, { acuan, store }: Bahan, aturan: AturanBeli): Ciri {
  const { nama_barang, kode_group, kode_dept, kadar, berat } = barang;
  const grup = acuan.grup?.find((g) => g.kode_group === kode_group);
  if (!grup || !acuan.jenis?.includes(kode_dept)) reject(salah.QR_GROUP_TIDAK_ADA, { kode_group, kode_dept });
  const hari_ini = acuan.harga?.find((h) => h.kode_harga === kode_group)?.harga_per_gram ?? null;
  return {
    ...{ nama_barang, kode_group, kode_dept, kadar, berat_nota: berat },
    kadar_cetak: acuan.kadar?.find((k) => k.kadar === kadar)?.kadar_cetak ?? formatPersen(kadar),
    harga_emas: hargaEmas(
      { ...grup, harga_group: grup.harga, harga_24k: acuan.emas?.harga_jual ?? null },
      store,
    ),
    harga_nota: hargaNota(barang, hari_ini, aturan),
  };
}

function periksaKembar(input: SimpanBeli): void {
  const codes = input.barang.map((b) => b.kode_barcode).filter((code) => code !== null);
  const twin = kembar(codes);
  if (twin) reject(salah.BARANG_DUA_KALI, { kode_barcode: twin });
}

type Ciri = Pick<
  Dibeli,
  'nama_barang' | 'kode_group' | 'kode_dept' | 'kadar' | 'kadar_cetak' | 'berat_nota' | 'harga_emas'
> & { harga_nota: Rupiah };

/** The sale price of a gram today: of the group, or 24K times its selling karat. */
function hargaEmas(
  grup: { markis: boolean; harga_group: Rupiah; harga_24k: Rupiah | null; kadar_jual: MiliPersen },
  store: Toko,
): Rupiah {
  const { dasar } = aturanHarga(store);
  const gram = hargaGram(dasar, grup);
  return dasar === 'PERSENTASE' ? persenDari(gram, grup.kadar_jual, 'half-up') : gram;
}

/** By the code that was printed, or by what the shop kept of the price: PPN in it was remitted. docs/decisions/0027. */
function ciriNota(jual: BarangTerjual, qr: NotaQr | null, aturan: AturanBeli, store: Toko): Ciri {
  const { nama_barang, kode_group, kode_dept, kadar, kadar_cetak } = jual;
  return {
    ...{ nama_barang, kode_group, kode_dept, kadar, kadar_cetak },
    berat_nota: jual.berat,
    harga_emas: hargaEmas(jual, store),
    harga_nota: hargaNota(qr?.barang ?? tanpaPpn(jual), jual.harga_hari_ini, aturan),
  };
}

/** Goods that are typed: by the price code, or by the tested karat, as the store allows. Domain R4.6. */
function ciriTanpaNota(input: BarisInput, { acuan, store }: Bahan): Ciri {
  const { nama_barang, kode_group, kode_dept, kadar, kode_harga, berat } = input;
  const grup = acuan.grup?.find((g) => g.kode_group === kode_group);
  const jenis = kode_dept !== null && acuan.jenis?.includes(kode_dept);
  if (!nama_barang || !grup || !jenis || !kadar) reject(salah.ISIAN_TANPA_NOTA);
  const basis = basisTanpaNota(store.flags);
  if (basis === 'KODE_HARGA' && kode_harga === null) reject(salah.KODE_HARGA_WAJIB);
  const per = basis === 'KADAR' ? null : kode_harga;
  const harga = acuan.harga?.find((h) => h.kode_harga === per);
  if (per !== null && !harga) reject(salah.HARGA_ACUAN_TIDAK_ADA, { kode_harga: per });
  const harga_24k = acuan.emas?.harga_beli ?? 0;
  if (per === null && harga_24k === 0) reject(salah.HARGA_ACUAN_TIDAK_ADA);
  const dasar = harga ?? { kode_harga: null, harga_24k: harga_24k as Rupiah, kadar };
  return {
    nama_barang,
    kode_group: grup.kode_group,
    kode_dept,
    kadar,
    kadar_cetak: acuan.kadar?.find((k) => k.kadar === kadar)?.kadar_cetak ?? formatPersen(kadar),
    berat_nota: berat,
    harga_emas: hargaEmas(
      { ...grup, harga_group: grup.harga, harga_24k: acuan.emas?.harga_jual ?? null },
      store,
    ),
    harga_nota: hargaTanpaNota(dasar, berat),
  };
}

function periksaUbahan(input: BarisInput, ciri: Ciri, harga: HargaBeli, flags: Flags): void {
  const kode_barcode = input.kode_barcode;
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
function periksaFoto({ kode_barcode, foto }: BarisInput, { acuan }: Bahan): void {
  if (foto !== null && !acuan.foto?.includes(foto)) reject(salah.FOTO_BELI_TIDAK_ADA, { kode_barcode });
}

/** Whose nota it is: a piece of ours has ours or lost it, other goods never had it. */
function asalNota({ asal_nota, kode_barcode }: BarisInput): AsalNota {
  const asal = asal_nota ?? (kode_barcode === null ? 'TANPA NOTA' : 'NOTA');
  const bisa = kode_barcode === null ? asal !== 'NOTA' : asal !== 'TOKO LAIN';
  if (!bisa) reject(salah.ASAL_NOTA_TIDAK_SESUAI, { kode_barcode, asal_nota });
  return asal;
}

/** What the nota loses by itself, and what its kategori loses. */
function pengurang(
  { kode_group, kode_dept }: Ciri,
  asal_nota: AsalNota,
  tgl_jual: string | null,
  { acuan, hari }: Bahan,
  aturan: AturanBeli,
): Pick<Dibeli, 'asal_nota' | 'rugi' | 'kategori'> {
  const umur_bulan = tgl_jual ? bulanLewat(tgl_jual, hari) : 0;
  return {
    asal_nota,
    rugi: rugiBerlaku(acuan.rugi ?? [], { asal_nota, kode_group, umur_bulan }, aturan),
    kategori: potonganBerlaku(acuan.potongan ?? [], kode_dept, aturan.potongan_kategori),
  };
}

/** Where the piece comes from: our own sale, the nota of another branch, or nowhere that is written down. */
function asalBarang(input: BarisInput, bahan: Bahan, aturan: AturanBeli) {
  const qr = bahan.qr(input);
  const asing = qr && qr.isi.kode_toko !== bahan.store.kode_toko ? qr : null;
  const jual = asing || input.kode_barcode === null ? null : terjualDenganQr(input.kode_barcode, qr, bahan);
  // Whoever brings the signed nota gets the terms on it, at every branch.
  const berlaku = aturanBersyarat(aturan, qr?.isi.syarat);
  const ciri = asing
    ? ciriAsing(asing, bahan, berlaku)
    : jual
      ? ciriNota(jual, qr, berlaku, bahan.store)
      : ciriTanpaNota(input, bahan);
  return { asing, jual, ciri, berlaku, tgl_jual: asing?.isi.tanggal ?? jual?.tgl_jual ?? null };
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
  const { asing, jual, ciri, berlaku, tgl_jual } = asalBarang(input, bahan, aturan);
  const asal = asalNota(input);
  const kondisi =
    acuan.kondisi?.find((k) => k.kondisi_barang === input.kondisi_barang) ??
    reject(salah.KONDISI_TIDAK_ADA, { kondisi_barang: input.kondisi_barang });
  periksaSalesBeli(input, bahan);
  const [baki] = acuan.baki?.filter((b) => input.kode_baki === null || b === input.kode_baki) ?? [];
  if (baki === undefined) reject(salah.BAKI_BELI_TIDAK_ADA, { kode_baki: input.kode_baki });
  const kurang = pengurang(ciri, asal, tgl_jual, bahan, berlaku);
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
  // Goods of another branch are ours from now on, under a barcode of ours.
  const kode_barcode = (asing ? null : input.kode_barcode) ?? kode.shift();
  if (kode_barcode === undefined) throw new Error('no free barcode among the candidates');
  // By its kind, or by the stones it was sold with. Domain R10.4.
  const berlian = (acuan.berlian?.includes(ciri.kode_dept) ?? false) || jual?.berlian === true;
  return { ...ciri, ...kurang, berlian, input, jual, asing, kode_barcode, kode_baki: baki, kondisi, harga };
}

/** All lines with their prices; what the till showed must be what they come to. */
export function hitungSemuaBeli(input: SimpanBeli, bahan: Bahan): Dibeli[] {
  periksaKembar(input);
  const aturan = aturanBeli(bahan.store);
  const lines = input.barang.map((baris) => satuBaris(baris, bahan, aturan));
  const total = sum(lines.map((line) => line.harga.harga));
  if (total !== input.total) {
    const baris = lines.map((l) => ({ kode_barcode: l.input.kode_barcode, harga: l.harga.harga }));
    reject(salah.TOTAL_BERUBAH, { total, baris });
  }
  return lines;
}
