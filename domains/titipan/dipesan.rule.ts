/**
 * Pieces that are wanted before they are there: what one is thought to cost, what must be paid ahead, what it costs when it has come, and
 * what the shop may keep. Composed by orders and pre-orders. Domain R6.1, R6.3, R6.5, R6.6a, R6.7a.
 */
import {
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  persenDari,
  type Rupiah,
  rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { type ErrorEntry, reject } from '@mustika/kernel/errors.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { aturanHarga, hargaGram } from '../barang/harga-barang.rule.ts';
import { ongkosBawaan, type ParameterOngkos } from '../barang/masuk/barang-baru.rule.ts';
import type { BarangSiapJual } from '../jual/bahan-penjualan.rule.ts';
import { type HargaBaris, hitungBaris } from '../jual/hitung-penjualan.rule.ts';
import { ppnToko } from '../jual/periksa-penjualan.rule.ts';
import { pajakErrors } from '../pajak/pajak.errors.ts';
import { aturanPpn, type CaraPpn, type GolonganPpn, ppnBarang, type TarifPpn } from '../pajak/ppn.rule.ts';

/** What the shop's lists say of a group today. */
export type AcuanGroup = {
  kode_group: string;
  harga_group: Rupiah;
  kadar: MiliPersen;
  kadar_jual: MiliPersen;
  markis: boolean;
  aksesoris: boolean;
  harga_24k: Rupiah | null;
  parameter: ParameterOngkos[] | null;
};
export type AcuanJenis = { kode_dept: string; golongan_ppn: GolonganPpn | null };
export type Acuan = {
  group: readonly AcuanGroup[];
  jenis: readonly AcuanJenis[];
  tarif: readonly TarifPpn[];
};

/** What the price of a wanted piece follows from. `harga_total` is the price of all of it, where that was agreed. */
export type Diinginkan = {
  kode_group: string;
  kode_dept: string;
  berat: Miligram;
  harga_per_gram: Rupiah | null;
  ongkos: Rupiah | null;
  harga_total?: Rupiah | null;
};

/** The store and its day. */
export type DiToko = { store: Toko; hari: Tanggal };

/**
 * What each of them is thought to cost: the rules of a sale, with the weight that is guessed. A group whose prices stand on its tags needs a
 * price for the whole piece. Errors: `bukan` for a group that is not sold so, a class of tax without a rate.
 */
export function hargaDipesan(
  barang: readonly Diinginkan[],
  { group, jenis, tarif }: Acuan,
  { store, hari }: DiToko,
  bukan: ErrorEntry,
): { kadar: MiliPersen; harga: HargaBaris }[] {
  const pajak = aturanPpn(store);
  const aturan = aturanHarga(store);
  return barang.map((b, at) => {
    const acuan = group.find((one) => one.kode_group === b.kode_group);
    if (!acuan || acuan.aksesoris || (acuan.markis && !b.harga_total))
      reject(bukan, { path: `barang.${at}.kode_group`, kode_group: b.kode_group });
    const golongan_ppn = jenis.find((one) => one.kode_dept === b.kode_dept)?.golongan_ppn ?? null;
    // What is not there yet was never bought with a faktur.
    const potong = { golongan_ppn, aksesoris: false, ada_faktur_masukan: false, pernah_dibeli: false };
    const ppn = pajak
      ? (ppnBarang(pajak, tarif, hari, { ...potong, berat: b.berat }) ??
        reject(pajakErrors.TARIF_PPN_TIDAK_ADA, { path: `barang.${at}.kode_dept` }))
      : null;
    const bawaan = ongkosBawaan({ ...b, tipe_ongkos: null, ongkos: null }, b.berat, acuan.parameter ?? []);
    const harga = hitungBaris(
      {
        ...{ berat: b.berat, ...bawaan, harga_atribut: NOL_RUPIAH, harga_bandrol: null },
        ...{ harga_gram: hargaGram(aturan.dasar, acuan), kadar_jual: acuan.kadar_jual, ppn },
      },
      {
        ...{ harga_per_gram: b.harga_per_gram, ongkos: b.ongkos, diskon: NOL_RUPIAH },
        harga_total: b.harga_total ?? null,
      },
      aturan,
    );
    return { kadar: acuan.kadar, harga };
  });
}

/** How much must be paid ahead so that a binding price needs nobody. Domain R6.6a. */
export const mukaMinimal = (total: Rupiah, store: Toko): Rupiah =>
  rupiah(persenDari(total, readSetting(store, 'TITIPAN_MIN_PERSEN'), 'up'));

/** A wanted piece as a sale would ask a second person about it. */
export const dinilai = (
  { nama_barang, kode_group }: { nama_barang: string; kode_group: string },
  harga: HargaBaris,
) => ({ ...harga, kode_barcode: nama_barang, nama_barang: kode_group, harga_modal: NOL_RUPIAH });

/** The agreement about a piece that has come: as it was promised. */
export type Janji = {
  harga_per_gram: Rupiah;
  ongkos: Rupiah;
  ppn_cara: CaraPpn | null;
  harga_total?: Rupiah | null;
};

/** A tax that was in the agreed price stays in it, and one that came on top stays on top. Domain R6.7a. */
const ppnTetap = <P extends { cara: string } | null>(ppn: P, ppn_cara: CaraPpn | null): P =>
  ppn && ppn_cara ? { ...ppn, cara: ppn_cara } : ppn;

/** What pieces cost that have come: as it was agreed, at the weight that they have. */
export function hargaDatang({ store, hari, tarif }: DiToko & { tarif: readonly TarifPpn[] }) {
  const aturan = aturanHarga(store);
  const ppn = ppnToko(store, tarif, hari);
  return (
    piece: BarangSiapJual,
    { harga_per_gram, ongkos, harga_total = null, ppn_cara }: Janji,
  ): HargaBaris =>
    hitungBaris(
      { ...piece, harga_gram: hargaGram(aturan.dasar, piece), ppn: ppnTetap(ppn(piece), ppn_cara) },
      { harga_per_gram, ongkos, diskon: NOL_RUPIAH, harga_total },
      aturan,
    );
}

/** What the shop may keep of what was paid: a share of the price of the pieces that are there for him, never more than was paid. Domain R6.5. */
export const bagianPotongan = (saldo: Rupiah, total: Rupiah, persen: MiliPersen): Rupiah =>
  rupiah(Math.min(saldo, persenDari(total, persen, 'down')));

/** How much is left to pay: of the pieces that wait, else of what they are thought to come to. */
export const sisaDipesan = (saldo: Rupiah, total: Rupiah): Rupiah => rupiah(Math.max(0, total - saldo));

/** What pieces cost together. */
export const jumlahTotal = (barang: readonly { total: Rupiah }[]): Rupiah =>
  barang.length === 0 ? NOL_RUPIAH : sum(barang.map((b) => b.total));

/** A piece that is asked about as a sale asks, without a price. */
export const sebagaiBaris = (kode_barcode: string) => ({
  ...{ kode_barcode, jumlah: null, kode_sales: null, nama_barang: null, harga_per_gram: null, ongkos: null },
  ...{ diskon: null, harga_total: null, finishing: null },
});
