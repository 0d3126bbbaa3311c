/**
 * The cart at the till as plain data: lines, what was agreed on each, and the body the server is sent. The till counts
 * with `hitung-penjualan.rule.ts` like the server, whose word counts. Wishes 5, 32, 35; Ecosystem 4.1.
 */
import {
  formatGram,
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  type Rupiah,
  sum,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import type { Jejak } from '@mustika/kernel/jejak.ts';
import { BERJUMLAH } from '../../barang/aksesoris/berjumlah.rule.ts';
import type { BarangSiap } from '../../barang/cari-barang.command.ts';
import { type AturanHarga, hargaGram, perJumlah, type TipeOngkos } from '../../barang/harga-barang.rule.ts';
import {
  diskonPersen,
  type HargaBaris,
  hargaDisetujui,
  hargaSetuju,
  hitungBaris,
  type JumlahNota,
  jumlahkan,
} from '../../jual/hitung-penjualan.rule.ts';
import type { HargaDisetujui } from '../../pajak/harga-terikat.rule.ts';
import type { Pembeli } from '../../pajak/pph22.rule.ts';
import type { PpnBarang } from '../../pajak/ppn.rule.ts';
import type { Bayaran } from '../../pembayaran/isi-bayar.rule.ts';
import type { KeranjangBeli } from '../../pembelian/beli/keranjang-beli.rule.ts';
import type { KuponKeranjang } from '../kupon/kupon-keranjang.rule.ts';
import type { DiriKeranjang } from './diri.rule.ts';
import { type Diskon, TANPA_DISKON } from './diskon.rule.ts';
import type { TitipanKeranjang } from './titip/titipan-keranjang.rule.ts';

/** What a line's price depends on, in whole units. */
type Acuan = {
  berat: Miligram;
  tipe_ongkos: TipeOngkos;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  harga_bandrol: Rupiah | null;
  harga_group: Rupiah;
  markis: boolean;
  harga_24k: Rupiah | null;
  kadar_jual: MiliPersen;
  /** Missing in carts that were put aside before there was PPN. */
  ppn?: PpnBarang | null;
};

/** What was agreed; null keeps what the parameters say. */
export type Ubahan = {
  kode_sales: string | null;
  nama: string | null;
  harga_per_gram: Rupiah | null;
  ongkos: Rupiah | null;
  diskon: Diskon;
  /** Price of the whole piece, which stands alone; missing in a cart of before it was kept. */
  harga_total?: Rupiah | null;
  /** What is still to be done to the piece. */
  finishing?: string | null;
  /** How many of an article by quantity; missing of a piece. */
  jumlah?: number;
};

export type Baris = Ubahan & {
  kode_barcode: string;
  /** Missing in a cart of before it was kept. */
  kode_group?: string;
  nama_barang: string;
  kadar_cetak: string;
  kode_baki: string;
  /** How many of the article there were when it was asked last. */
  stok?: number;
  /** It has a picture; missing in a cart of before it was kept. */
  ada_foto?: boolean;
  /** What the part that is not gold is, in words; null when there is none. */
  atribut: string | null;
  acuan: Acuan;
  /** Why the server will not sell this line, or null. */
  masalah: string | null;
  /** What the line cost before the prices changed, until the cashier has seen it. */
  harga_lama?: Rupiah;
  /** The price a deposit bound; nothing of it is changed any more. */
  tetap?: HargaDisetujui;
};

/** Who buys: a member, or a name for the nota. */
export type Pelanggan = {
  kode_member: string | null;
  nama: string;
  no_hp: string | null;
  poin: number | null;
  /** What stands on this nota instead of what the shop knows of a member (ENABLE_EDIT_CUSTOMER_ON_MEMBER). */
  nota?: { nama: string; no_hp: string; alamat: string };
};

export type Keranjang = {
  /** Name of the leases. */
  id: string;
  baris: readonly Baris[];
  pelanggan: Pelanggan | null;
  /** NPWP or NIK of a buyer who wants his name on the faktur pajak. */
  npwp?: string | null;
  /** Missing: a final consumer. A trader may show the letter that frees him of PPh 22. */
  pembeli?: Pembeli;
  no_bebas?: string | null;
  /** Where it was sold online. */
  marketplace?: string | null;
  /** Personal data, from a sum on. */
  diri?: DiriKeranjang;
  bayar: readonly Bayaran[];
  /** Coupons handed in. */
  kupon?: readonly KuponKeranjang[];
  /** Points the member pays with. */
  poin?: number;
  /** Pieces the customer trades in, as the purchase counter knows them. */
  tukar?: KeranjangBeli;
  /** The deposit whose pieces are handed over. */
  titipan?: TitipanKeranjang;
  /** As it was bargained before the line went down; comes back with it. */
  semula?: Pick<Keranjang, 'baris' | 'pelanggan' | 'bayar'>;
};

/** A cart nothing was put into yet. */
export const keranjangBaru = (id: string): Keranjang => ({ id, baris: [], pelanggan: null, bayar: [] });

const mili = (value: number): number => toThousandths(value) ?? 0;

const acuanDari = (b: BarangSiap): Acuan => ({
  berat: mili(b.berat) as Miligram,
  tipe_ongkos: b.tipe_ongkos,
  ongkos: b.ongkos as Rupiah,
  harga_atribut: b.harga_atribut as Rupiah,
  harga_bandrol: b.harga_bandrol as Rupiah | null,
  harga_group: b.harga_group as Rupiah,
  markis: b.markis,
  harga_24k: b.harga_24k as Rupiah | null,
  kadar_jual: mili(b.kadar_jual) as MiliPersen,
  ppn: b.ppn && { ...b.ppn, tarif: mili(b.ppn.tarif) as MiliPersen },
});

const atributDari = ({ nama_atribut, berat_atribut }: BarangSiap): string | null =>
  nama_atribut ? `${nama_atribut} ${formatGram(mili(berat_atribut) as Miligram)} g` : null;

/** A scanned piece as a line at the price of the parameters. */
export const barisDari = (b: BarangSiap, kode_sales: string | null): Baris => ({
  kode_barcode: b.kode_barcode,
  kode_group: b.kode_group,
  nama_barang: b.nama_barang,
  kadar_cetak: b.kadar_cetak,
  kode_baki: b.kode_baki,
  ada_foto: b.ada_foto,
  atribut: atributDari(b),
  acuan: acuanDari(b),
  kode_sales,
  nama: null,
  harga_per_gram: null,
  ongkos: null,
  diskon: TANPA_DISKON,
  harga_total: null,
  finishing: null,
  masalah: null,
  ...(b.status === BERJUMLAH ? { jumlah: 1, stok: b.stok ?? 0 } : {}),
});

/** Pieces are unique: a barcode that is in the table is never added again (Spec 1 §5). Articles become more. */
export const adaDiTabel = (keranjang: Keranjang, kode_barcode: string): boolean =>
  keranjang.baris.some((b) => b.kode_barcode === kode_barcode);

/** The cart with one more line; unchanged when the barcode is already there. */
export const tambahBaris = (keranjang: Keranjang, baris: Baris): Keranjang =>
  adaDiTabel(keranjang, baris.kode_barcode)
    ? keranjang
    : { ...keranjang, baris: [...keranjang.baris, baris] };

/** The cart without these lines. With the last piece the customer goes too: nobody else pays as him, or with his points. */
export function tanpaBaris(keranjang: Keranjang, kode: readonly string[]): Keranjang {
  const baris = keranjang.baris.filter((b) => !kode.includes(b.kode_barcode));
  const masihAda = baris.length > 0 || (keranjang.tukar?.baris.length ?? 0) > 0;
  return masihAda ? { ...keranjang, baris } : keranjangBaru(keranjang.id);
}

/** Undo of a removal: the lines as they were, where they were, and in a cart that was emptied whoever stood there. */
export function kembalikanBaris(kini: Keranjang, dulu: Keranjang, kode: readonly string[]): Keranjang {
  const kosong = kini.baris.length === 0 && kini.pelanggan === null && !kini.tukar;
  const baris = [...kini.baris];
  for (const [urut, b] of dulu.baris.entries())
    if (kode.includes(b.kode_barcode) && !adaDiTabel(kini, b.kode_barcode)) baris.splice(urut, 0, b);
  return { ...(kosong ? dulu : kini), baris };
}

/** A line is bargained in one way: its whole price, or the parts that make it. */
function satuCara(ubahan: Partial<Ubahan>): Partial<Ubahan> {
  if (ubahan.harga_total) return { ...ubahan, harga_per_gram: null, ongkos: null, diskon: TANPA_DISKON };
  const bagian = ['harga_per_gram', 'ongkos', 'diskon', 'jumlah'].some((name) => Object.hasOwn(ubahan, name));
  return bagian ? { ...ubahan, harga_total: null } : ubahan;
}

/** Changes one line, or all of them when no barcode is given; what is agreed anew is no longer marked as refused. */
export const ubahBaris = (
  keranjang: Keranjang,
  kode_barcode: string | null,
  ubahan: Partial<Ubahan>,
): Keranjang => ({
  ...keranjang,
  baris: keranjang.baris.map((b) =>
    kode_barcode === null || b.kode_barcode === kode_barcode
      ? { ...b, ...satuCara(ubahan), masalah: null }
      : b,
  ),
});

const diisi = <B extends { kode_sales: string | null }>(baris: readonly B[], kode_sales: string): B[] =>
  baris.map((b) => (b.kode_sales === null ? { ...b, kode_sales } : b));

/** The sales of every line that has none, of what is traded in as well: F9 would ask for it. */
export const lengkapiSales = (keranjang: Keranjang, kode_sales: string): Keranjang => ({
  ...keranjang,
  baris: diisi(keranjang.baris, kode_sales),
  ...(keranjang.tukar
    ? { tukar: { ...keranjang.tukar, baris: diisi(keranjang.tukar.baris, kode_sales) } }
    : {}),
});

/** Marks the line the server named, and only that one. */
export const tandaiBaris = (keranjang: Keranjang, kode_barcode: string, masalah: string): Keranjang => ({
  ...keranjang,
  baris: keranjang.baris.map((b) => (b.kode_barcode === kode_barcode ? { ...b, masalah } : b)),
});

/** Takes over what a piece costs now; what was agreed on stays. */
export const segarkanBaris = (keranjang: Keranjang, b: BarangSiap): Keranjang => ({
  ...keranjang,
  baris: keranjang.baris.map((baris) =>
    baris.kode_barcode === b.kode_barcode
      ? {
          ...baris,
          nama_barang: b.nama_barang,
          kadar_cetak: b.kadar_cetak,
          atribut: atributDari(b),
          acuan: acuanDari(b),
          masalah: null,
          ...(baris.jumlah === undefined ? {} : { stok: b.stok ?? 0 }),
        }
      : baris,
  ),
});

/** Marks the lines that cost something else than before; one that was marked keeps the first price it had. */
export function tandaiHarga(dulu: Keranjang, kini: Keranjang, aturan: AturanHarga): Keranjang {
  const baris = kini.baris.map((b): Baris => {
    const lama = dulu.baris.find((one) => one.kode_barcode === b.kode_barcode);
    if (!lama) return b;
    const { harga_lama: _dulu, ...polos } = b;
    const semula = lama.harga_lama ?? hargaBaris(lama, aturan).total;
    return hargaBaris(b, aturan).total === semula ? polos : { ...polos, harga_lama: semula };
  });
  return { ...kini, baris };
}

/** The cashier has seen the new prices. */
export const hargaDilihat = (keranjang: Keranjang): Keranjang => ({
  ...keranjang,
  baris: keranjang.baris.map(({ harga_lama: _lama, ...b }) => b),
});

/** One line in rupiah, the discount of a percentage taken from the rounded price (Domain R3.4). */
export function hargaBaris(
  { acuan, jumlah, harga_per_gram, ongkos, diskon, harga_total = null, tetap }: Baris,
  aturan: AturanHarga,
  jejak?: Jejak,
): HargaBaris {
  if (tetap) return hargaDisetujui(tetap, acuan.ppn);
  const satuan = { ...acuan, harga_gram: hargaGram(aturan.dasar, acuan) };
  const hitung = (potongan: Rupiah, tulis?: Jejak) =>
    hitungBaris(
      jumlah === undefined ? satuan : perJumlah(satuan, jumlah),
      { harga_per_gram, ongkos, diskon: potongan, harga_total },
      aturan,
      tulis,
    );
  if (diskon.cara === 'RP') return hitung(diskon.nilai, jejak);
  return hitung(diskonPersen(hargaSetuju(hitung(NOL_RUPIAH)), diskon.nilai), jejak);
}

export type Hitungan = { baris: readonly HargaBaris[]; jumlah: JumlahNota; berat: Miligram; pcs: number };

/** All lines and the nota. */
export function hitungKeranjang(keranjang: Keranjang, aturan: AturanHarga): Hitungan {
  const baris = keranjang.baris.map((b) => hargaBaris(b, aturan));
  const pcs = keranjang.baris.reduce((total, b) => total + (b.jumlah ?? 1), 0);
  return { baris, jumlah: jumlahkan(baris), berat: sum(keranjang.baris.map((b) => b.acuan.berat)), pcs };
}
