/** A deposit in the cart: the pieces it holds, what it pays of the nota, and what is read of it. Domain R6.6. */
import { add, type Rupiah, rupiah, subtract } from '@mustika/kernel/amount.ts';
import { DITITIP } from '../../../jual/bahan-penjualan.rule.ts';
import type { HargaDisetujui } from '../../../pajak/harga-terikat.rule.ts';
import type { CaraPpn } from '../../../pajak/ppn.rule.ts';
import {
  BAYAR_TITIPAN,
  type BarangDititip,
  type JenisHarga,
  pakaiTitipan,
} from '../../../titipan/titipan.rule.ts';
import type { SisiBadan } from '../badan-simpan.rule.ts';

/** What the till keeps of a deposit while its pieces lie on the counter. */
export type TitipanKeranjang = {
  no_titipan: string;
  jenis_harga: JenisHarga;
  saldo: Rupiah;
  /** What pieces of it are thought to cost that have not come yet. */
  menunggu?: Rupiah;
  barang: readonly (BarangDititip &
    HargaDisetujui & { kode_sales: string | null; finishing: string | null })[];
};

/** What `titipan/satu` says that a till needs; rupiah are whole. */
export type TitipanDibaca = {
  no_titipan: string;
  status: string;
  jenis_harga: JenisHarga;
  saldo: number;
  nilai_menunggu?: number | null;
  no_faktur_tunggu: string | null;
  kode_member: string | null;
  nama_customer: string;
  no_hp_customer: string | null;
  barang: (Record<string, unknown> & {
    kode_barcode: string;
    kode_sales: string | null;
    keadaan: string;
    finishing?: string | null;
    ppn_cara?: CaraPpn | null;
  })[];
};

const HARGA = [
  'harga_sistem',
  'ongkos_sistem',
  'harga_per_gram',
  'harga_emas',
  'ongkos',
  'harga_atribut',
  'diskon',
  'pembulatan',
  'total',
] as const;

/** The deposit as the cart keeps it: only what still waits. */
export const titipanDari = (t: TitipanDibaca): TitipanKeranjang => ({
  no_titipan: t.no_titipan,
  jenis_harga: t.jenis_harga,
  saldo: rupiah(t.saldo),
  menunggu: rupiah(t.nilai_menunggu ?? 0),
  barang: t.barang
    .filter((b) => b.keadaan === DITITIP)
    .map((b) => ({
      kode_barcode: b.kode_barcode,
      kode_sales: b.kode_sales,
      finishing: b.finishing ?? null,
      ppn_cara: b.ppn_cara ?? null,
      ...(Object.fromEntries(HARGA.map((name) => [name, rupiah(Number(b[name]))])) as Record<
        (typeof HARGA)[number],
        Rupiah
      >),
    })),
});

type Isi = {
  baris: readonly { kode_barcode: string }[];
  titipan?: TitipanKeranjang;
};

/** The held piece of this barcode, if the cart hands over its deposit. */
export const milikTitipan = (
  { titipan }: Pick<Isi, 'titipan'>,
  kode_barcode: string,
): TitipanKeranjang['barang'][number] | undefined =>
  titipan?.barang.find((b) => b.kode_barcode === kode_barcode);

/** The price a line has because of the deposit; none where the price of the day holds. */
export const tetapTitipan = (
  keranjang: Pick<Isi, 'titipan'>,
  kode_barcode: string,
): { tetap?: HargaDisetujui } => {
  const milik = milikTitipan(keranjang, kode_barcode);
  return milik && keranjang.titipan?.jenis_harga === 'MENGIKAT' ? { tetap: milik } : {};
};

/** The deposit, while one of its pieces is in the cart. */
export const titipanAktif = (keranjang: Isi): TitipanKeranjang | null =>
  keranjang.titipan && keranjang.baris.some((b) => milikTitipan(keranjang, b.kode_barcode))
    ? keranjang.titipan
    : null;

/** What a deposit pays of what is owed after a trade-in. */
export type HitunganTitipan = {
  no_titipan: string;
  /** All that leaves the deposit, the part of it that goes back in cash, and what is left to pay with money. */
  jumlah: Rupiah;
  kembali: Rupiah;
  tagihan: Rupiah;
};

/** As the server will value it; null without a deposit. */
export function hitungTitipan(keranjang: Isi, terutang: Rupiah): HitunganTitipan | null {
  const titipan = titipanAktif(keranjang);
  if (!titipan) return null;
  const codes = keranjang.baris.map((b) => b.kode_barcode);
  const { dipakai, kembali } = pakaiTitipan(titipan.saldo, titipan.barang, codes, terutang, titipan.menunggu);
  return {
    no_titipan: titipan.no_titipan,
    jumlah: add(dipakai, kembali),
    kembali,
    tagihan: subtract(terutang, dipakai),
  };
}

/** The deposit in the body of the sale. */
export function badanTitipan(keranjang: Isi, terutang: Rupiah): SisiBadan {
  const hitungan = hitungTitipan(keranjang, terutang);
  if (!hitungan) return { isi: {}, bayar: [] };
  const { no_titipan, jumlah } = hitungan;
  return { isi: { no_titipan }, bayar: jumlah === 0 ? [] : [{ jenis: BAYAR_TITIPAN, jumlah }] };
}
