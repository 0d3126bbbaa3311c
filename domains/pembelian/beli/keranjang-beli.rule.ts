/** The pieces on the counter of the purchase screen, as rules without a screen: what they cost and what is sent. */

import {
  type Miligram,
  type MiliPersen,
  miligram,
  miliPersen,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  sum,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import type { Flags } from '@mustika/kernel/flags.ts';
import type { Jejak } from '@mustika/kernel/jejak.ts';
import { type IsianKeluar, SEMUA_TUNAI } from '../../pembayaran/bayar-keluar.rule.ts';
import {
  type AturanBeli,
  basisTanpaNota,
  type HargaBeli,
  hargaNota,
  hargaTanpaNota,
  hitungBeli,
  type Kondisi,
} from '../hitung-pembelian.rule.ts';
import type { JualDitemukan } from '../nota/nota-beli.command.ts';
import { aturanBersyarat } from '../nota/nota-qr.rule.ts';
import { janjiLama } from '../nota-lama/nota-lama.rule.ts';
import {
  type AsalNota,
  bulanLewat,
  type PotonganJenis,
  potonganBerlaku,
  type RugiNota,
  rugiNota,
} from '../rugi-nota.rule.ts';

/** Goods without a nota, as typed: karat in percent. */
export type TanpaNota = {
  nama_barang: string;
  kode_group: string;
  kode_dept: string;
  kadar: number;
  kode_harga: string | null;
};

export type BarisKeranjang = {
  /** Barcode or old nota, or a name of its own for goods without one. */
  kunci: string;
  jual: JualDitemukan | null;
  tanpa: TanpaNota | null;
  berat: Miligram;
  kondisi_barang: string | null;
  kode_sales: string | null;
  asal_nota: AsalNota;
  /** Key of the picture that was taken of it. */
  foto: string | null;
  potongan_manual: Rupiah;
  harga: Rupiah | null;
  masalah: string | null;
};

export type PenjualKeranjang = {
  nama_customer: string | null;
  nik_sim_passport: string | null;
  no_hp_customer: string | null;
  alamat_customer: string | null;
  /** Asked for from a sum on; missing in carts of before they were. */
  tanggal_lahir?: string | null;
  pekerjaan?: string | null;
  sumber_dana?: string | null;
};

export type KeranjangBeli = IsianKeluar & {
  baris: readonly BarisKeranjang[];
  penjual: PenjualKeranjang;
  /** What the server wants to know of the seller, whatever lies here: IDENTITAS_DIPERLUKAN. */
  diminta?: readonly string[];
  kode_member: string | null;
  biaya_admin: Rupiah;
};

/** Nothing on the counter, nobody in front of it. */
export const keranjangKosong = (): KeranjangBeli => ({
  baris: [],
  penjual: {
    nama_customer: null,
    nik_sim_passport: null,
    no_hp_customer: null,
    alamat_customer: null,
  },
  kode_member: null,
  biaya_admin: NOL_RUPIAH,
  ...SEMUA_TUNAI,
});

/** What the masters of the store say, inside units. */
export type AcuanLayar = {
  kondisi: readonly Kondisi[];
  harga: readonly { kode_harga: string; harga_per_gram: Rupiah }[];
  /** What the shop pays for a gram of 24K. */
  harga_24k: Rupiah | null;
  rugi: readonly RugiNota[];
  potongan: readonly PotonganJenis[];
  /** The open day, which the age of a nota is counted to. */
  hari: string;
  aturan: AturanBeli;
  flags: Flags;
};

const gram = (wire: number): Miligram => miligram(toThousandths(wire) ?? 0);

const isiAwal = (kondisi_barang: string | null, kode_sales: string | null) => ({
  kondisi_barang,
  kode_sales,
  foto: null,
  potongan_manual: NOL_RUPIAH,
  harga: null,
  masalah: null,
});

/** What a sold piece is called on the counter: two notas of the till of before may have the same tag. */
export const kunciJual = ({ nota_lama, kode_barcode }: JualDitemukan): string => nota_lama ?? kode_barcode;

/** A sold piece as it comes back: as heavy as it was, served by whoever sold it. Domain R4.1. */
export const barisDariJual = (
  jual: JualDitemukan,
  kondisi: string | null,
  sales: string | null,
): BarisKeranjang => ({
  kunci: kunciJual(jual),
  jual,
  tanpa: null,
  berat: gram(jual.berat),
  asal_nota: 'NOTA',
  ...isiAwal(kondisi, sales ?? (jual.kode_sales || null)),
});

/** Typed goods; their weight is the only one there is. Domain R4.6. */
export const barisTanpaNota = (
  kunci: string,
  tanpa: TanpaNota,
  berat: Miligram,
  kondisi: string | null,
  sales: string | null,
): BarisKeranjang => ({
  kunci,
  jual: null,
  tanpa,
  berat,
  asal_nota: 'TANPA NOTA',
  ...isiAwal(kondisi, sales),
});

/** The first piece also says who is selling: whoever bought it here. */
export function tambahBaris(k: KeranjangBeli, baru: readonly BarisKeranjang[]): KeranjangBeli {
  const asal = k.baris.length === 0 ? baru[0]?.jual : null;
  const { penjual } = k;
  return {
    ...k,
    baris: [...k.baris, ...baru],
    ...(asal && penjual.nama_customer === null
      ? {
          kode_member: asal.kode_member,
          penjual: {
            ...penjual,
            nama_customer: asal.nama_customer,
            no_hp_customer: penjual.no_hp_customer ?? asal.no_hp_customer,
            alamat_customer: penjual.alamat_customer ?? asal.alamat_customer,
          },
        }
      : {}),
  };
}

/** Whatever was wrong with the line is forgotten when it changes. */
export const ubahBaris = (
  k: KeranjangBeli,
  kunci: string,
  ubahan: Partial<BarisKeranjang>,
): KeranjangBeli => ({
  ...k,
  baris: k.baris.map((b) => (b.kunci === kunci ? { ...b, masalah: null, ...ubahan } : b)),
});

/** The piece stays with its seller. */
export const hapusBaris = (k: KeranjangBeli, kunci: string): KeranjangBeli => ({
  ...k,
  baris: k.baris.filter((b) => b.kunci !== kunci),
});

/** Who serves, for all pieces that nobody serves yet: several of one old nota have no seller of ours. */
export const dilayani = (k: KeranjangBeli, kode_sales: string): KeranjangBeli => ({
  ...k,
  baris: k.baris.map((b) => (b.kode_sales === null ? { ...b, kode_sales } : b)),
});

/** What the nota or the masters say a piece is worth; null while a price is missing. */
function nilaiNota(
  b: BarisKeranjang,
  { harga, harga_24k, aturan, flags }: AcuanLayar,
  jejak?: Jejak,
): Rupiah | null {
  if (b.jual) {
    const { harga_emas, ongkos, harga_atribut, diskon, harga_hari_ini } = b.jual;
    const jual = {
      berat: gram(b.jual.berat),
      harga_emas: rupiah(harga_emas),
      ongkos: rupiah(ongkos),
      harga_atribut: rupiah(harga_atribut),
      diskon: rupiah(diskon),
    };
    return hargaNota(jual, harga_hari_ini === null ? null : rupiah(harga_hari_ini), aturan, jejak);
  }
  if (!b.tanpa) return null;
  const kode_harga = basisTanpaNota(flags) === 'KADAR' ? null : b.tanpa.kode_harga;
  if (kode_harga === null) {
    const kadar: MiliPersen = miliPersen(toThousandths(b.tanpa.kadar) ?? 0);
    return harga_24k === null ? null : hargaTanpaNota({ kode_harga: null, harga_24k, kadar }, b.berat, jejak);
  }
  const found = harga.find((h) => h.kode_harga === kode_harga);
  return found ? hargaTanpaNota(found, b.berat, jejak) : null;
}

/** What came over with a nota of the till of before. */
const janjiBaris = ({ jual }: BarisKeranjang): RugiNota | null =>
  janjiLama({
    potongan_persen:
      jual?.potongan_persen == null ? null : miliPersen(toThousandths(jual.potongan_persen) ?? 0),
    potongan_gram: jual?.potongan_gram == null ? null : rupiah(jual.potongan_gram),
  });

/** What the nota of a line loses by itself, and what its kategori loses. */
export function pengurangBaris(b: BarisKeranjang, { rugi, potongan, hari, aturan }: AcuanLayar) {
  const barang = b.jual ?? b.tanpa;
  if (!barang) return { rugi: null, kategori: null };
  const { kode_group, kode_dept } = barang;
  const umur_bulan = b.jual ? bulanLewat(b.jual.tgl_jual, hari) : 0;
  return {
    rugi: rugiNota(janjiBaris(b), rugi, { asal_nota: b.asal_nota, kode_group, umur_bulan }, aturan),
    kategori: potonganBerlaku(potongan, kode_dept, aturan.potongan_kategori),
  };
}

/** The price of a line; null while its weight, its condition or its base price is missing. */
export function hargaBaris(b: BarisKeranjang, acuan: AcuanLayar, jejak?: Jejak): HargaBeli | null {
  const kondisi = acuan.kondisi.find((k) => k.kondisi_barang === b.kondisi_barang);
  if (!kondisi || b.berat <= 0) return null;
  const aturan = aturanBersyarat(acuan.aturan, b.jual?.syarat);
  const harga_nota = nilaiNota(b, { ...acuan, aturan }, jejak);
  if (harga_nota === null) return null;
  const berat_nota = b.jual ? gram(b.jual.berat) : b.berat;
  const { berat, potongan_manual, harga } = b;
  const kurang = pengurangBaris(b, acuan);
  const t = { harga_nota, berat_nota, berat, kondisi, potongan_manual, harga, ...kurang };
  return hitungBeli(t, aturan, jejak);
}

export type HitunganBeli = {
  baris: (HargaBeli | null)[];
  berat: Miligram;
  harga_nota: Rupiah;
  total: Rupiah;
  /** What is handed over. */
  bayar: Rupiah;
};

/** The counter is the sum of its lines. */
export function hitungKeranjang(k: KeranjangBeli, acuan: AcuanLayar): HitunganBeli {
  const baris = k.baris.map((b) => hargaBaris(b, acuan));
  const ada = baris.filter((b) => b !== null);
  const total = sum(ada.map((b) => b.harga));
  return {
    baris,
    berat: sum(k.baris.map((b) => b.berat)),
    harga_nota: sum(ada.map((b) => b.harga_nota)),
    total,
    bayar: rupiah(Math.max(0, total - k.biaya_admin)),
  };
}
