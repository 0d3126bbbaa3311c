/** What the customer sees of a sale: his pieces as weight times price, what he trades in, and what is due. Nothing else. */
import { formatGram, type Miligram, type Rupiah } from '@mustika/kernel/amount.ts';
import type { HitunganTukar } from '../tukar/tukar.rule.ts';
import { tukarDari } from '../tukar/tukar.rule.ts';
import type { Hitungan, Keranjang } from './keranjang.rule.ts';
import type { Urusan } from './urusan.view.ts';

export type BarisTayang = {
  nama: string;
  kadar: string;
  /** `3,250 g` or `3 pcs`, as it is told. */
  berat: string;
  harga_per_gram: number;
  ongkos: number;
  diskon: number;
  total: number;
};

export type Tayangan = {
  toko: string;
  baris: readonly BarisTayang[];
  tukar: readonly { nama: string; berat: string; harga: number }[];
  total: number;
  arah: Urusan['arah'];
  jumlah: number;
  titipan: number;
  /** The nota just made: what he gets back. Null while a sale is open or none was. */
  selesai: { nomor: string; total: number; kembali: number } | null;
};

const gram = (berat: number): string => `${formatGram(berat as Miligram)} g`;

type Isi = {
  toko: string;
  keranjang: Keranjang;
  hitungan: Hitungan;
  tukar: HitunganTukar;
  urusan: Urusan;
  selesai: Tayangan['selesai'];
};

/** No member, no points, no approval, no cost: only what lies on the counter. */
export function tayanganDari({ toko, keranjang, hitungan, tukar, urusan, selesai }: Isi): Tayangan {
  return {
    toko,
    baris: keranjang.baris.map((b, at) => {
      const harga = hitungan.baris[at];
      return {
        ...{
          nama: b.nama ?? b.nama_barang,
          kadar: b.kadar_cetak,
          berat: b.jumlah === undefined ? gram(b.acuan.berat) : `${b.jumlah} pcs`,
        },
        ...{ harga_per_gram: harga?.harga_per_gram ?? 0, ongkos: harga?.ongkos ?? 0 },
        ...{ diskon: harga?.diskon ?? 0, total: harga?.total ?? 0 },
      };
    }),
    tukar: tukarDari(keranjang).baris.map((b, at) => ({
      nama: b.jual?.nama_barang ?? b.tanpa?.nama_barang ?? '',
      berat: gram(b.berat),
      harga: (tukar.baris[at]?.harga ?? 0) as Rupiah,
    })),
    ...{ total: hitungan.jumlah.total, arah: urusan.arah, jumlah: urusan.jumlah, titipan: urusan.titipan },
    selesai: selesai && { nomor: selesai.nomor, total: selesai.total, kembali: selesai.kembali },
  };
}
