/**
 * Which sales need another person. Prescribed: below cost, kategori 'sales', description 'sale under cost' (Spec 1 §6);
 * sales limits and price or fee lowering are named there without texts, so we keep the kategori and describe them alike.
 */

import {
  formatRupiah,
  type MiliPersen,
  persenDari,
  type Rupiah,
  rupiah,
  subtract,
} from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';
import { type HargaBaris, hargaSetuju } from './hitung-penjualan.rule.ts';

/** Kategori of every approval a sale asks for. Spec 1 §6. */
export const KATEGORI_SALES = 'sales';
/** Prescribed letter for letter: a line sold for less than its cost. Spec 1 §6. */
export const DI_BAWAH_MODAL = 'sale under cost';
/** Discount and lowering beyond the store's limits. Spec 1 §6 names it without a text. */
export const HARGA_TURUN = 'price lowering';
/** Any other price than the system's, where the store asks for each. Domain R3.8. */
export const HARGA_BERUBAH = 'price change';
/** Ongkos below the parameter, where the store asks for it. Spec 1 §6, Domain R3.8. */
export const ONGKOS_TURUN = 'fee lowering';

/** Limits of the store; zero means that every rupiah of lowering is asked for. Domain R3.8. */
export type BatasPenjualan = {
  /** Rupiah a line may lie below the system price. */
  toleransi: Rupiah;
  /** Share of the system price that discount and lowering may take together. */
  maks_diskon: MiliPersen;
  ongkos_turun: boolean;
  /** MODULE_TOLERANSI_HARGA_JUAL or TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE: any other price than the system's is asked for. */
  mutlak: boolean;
};

/** The limits of a store, from its settings `TOLERANSI_PENJUALAN` and `MAKS_DISKON_PERSEN`; nothing set is no margin. */
export const batasPenjualan = (store: Toko): BatasPenjualan => ({
  toleransi: readSetting(store, 'TOLERANSI_PENJUALAN'),
  maks_diskon: readSetting(store, 'MAKS_DISKON_PERSEN'),
  ongkos_turun: store.flags.has('OTORISASI_ONGKOS_TURUN_PENJUALAN'),
  mutlak:
    store.flags.has('MODULE_TOLERANSI_HARGA_JUAL') ||
    store.flags.has('TRANSACTION_ABSOLUTE_AUTHORIZATION_MODULE'),
});

export type BarisDinilai = HargaBaris & { kode_barcode: string; nama_barang: string; harga_modal: Rupiah };

const judul = (baris: BarisDinilai): string => `${baris.kode_barcode} ${baris.nama_barang}`;

/** What of a line stays with the shop: the tax is not its own. Domain R3.14. */
const tanpaPpn = (b: BarisDinilai): Rupiah => subtract(b.total, b.ppn_transaksi_rp);

/** One approval per reason, each naming every line it is about, so that the approver sees what he signs. */
export function persetujuanPenjualan(lines: readonly BarisDinilai[], batas: BatasPenjualan): Approval[] {
  const bawah = lines.filter((b) => tanpaPpn(b) < b.harga_modal);
  const turun = lines.filter((b) => !bawah.includes(b) && lewatBatas(b, batas));
  const ongkos = batas.ongkos_turun ? lines.filter((b) => b.ongkos < b.ongkos_sistem) : [];
  const alasan: [string, BarisDinilai[], (b: BarisDinilai) => string][] = [
    [
      DI_BAWAH_MODAL,
      bawah,
      (b) =>
        `modal ${formatRupiah(b.harga_modal)} dijual ${formatRupiah(tanpaPpn(b))}, kurang ${formatRupiah(rupiah(b.harga_modal - tanpaPpn(b)))}`,
    ],
    [
      batas.mutlak ? HARGA_BERUBAH : HARGA_TURUN,
      turun,
      (b) => `harga ${formatRupiah(b.harga_sistem)} menjadi ${formatRupiah(hargaSetuju(b))}, ${bedaHarga(b)}`,
    ],
    [
      ONGKOS_TURUN,
      ongkos,
      (b) => `ongkos ${formatRupiah(b.ongkos_sistem)} menjadi ${formatRupiah(b.ongkos)}`,
    ],
  ];
  return alasan
    .filter(([, terkait]) => terkait.length > 0)
    .map(([description, terkait, kata]) => ({
      kategori: KATEGORI_SALES,
      description,
      rincian: terkait.map((b) => ({ label: judul(b), nilai: kata(b) })),
    }));
}

/** How far the price moved, and which way. */
function bedaHarga(b: BarisDinilai): string {
  const beda = b.harga_sistem - hargaSetuju(b);
  return `${beda > 0 ? 'turun' : 'naik'} ${formatRupiah(rupiah(Math.abs(beda)))}`;
}

const lewatBatas = (b: BarisDinilai, batas: BatasPenjualan): boolean =>
  batas.mutlak ? hargaSetuju(b) !== b.harga_sistem : b.harga_sistem - hargaSetuju(b) > batasTurun(b, batas);

const batasTurun = (baris: BarisDinilai, batas: BatasPenjualan): number =>
  Math.max(batas.toleransi, persenDari(baris.harga_sistem, batas.maks_diskon, 'down'));
