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
import type { Approval, Rincian } from '@mustika/kernel/approval.ts';
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

/** What of the system's price was given away. */
export const turunHarga = (b: HargaBaris): Rupiah => rupiah(Math.max(0, b.harga_sistem - hargaSetuju(b)));

/** Width of the band in which a price counts as near its cost, of the system price. */
const PITA = 5000 as MiliPersen;

/** The cost, rounded up to the band: what a price is held against where the exact answer would be told by asking often. */
function modalKasar(b: BarisDinilai): number {
  const lebar = Math.max(1, persenDari(b.harga_sistem, PITA, 'up'));
  return b.harga_modal + ((lebar - (b.harga_modal % lebar)) % lebar);
}

/**
 * Is the line to be signed as one under cost? For who may not know the cost, a line that has to be signed anyway is so from
 * the band on: two reasons that change at the very rupiah would tell it within thirty questions. A line nobody else would
 * have to sign is measured exactly, because there every answer but the last is a sale.
 */
const dibawah = (b: BarisDinilai, batas: BatasPenjualan, tahuModal: boolean): boolean =>
  tanpaPpn(b) < b.harga_modal || (!tahuModal && lewatBatas(b, batas) && tanpaPpn(b) < modalKasar(b));

/**
 * One approval per reason, each naming every line it is about, so that the approver sees what he signs. `tahuModal`: may
 * whoever asks know the cost?
 */
export function persetujuanPenjualan(
  lines: readonly BarisDinilai[],
  batas: BatasPenjualan,
  tahuModal: boolean,
): Approval[] {
  const bawah = lines.filter((b) => dibawah(b, batas, tahuModal));
  const turun = lines.filter((b) => !bawah.includes(b) && lewatBatas(b, batas));
  const ongkos = batas.ongkos_turun ? lines.filter((b) => b.ongkos < b.ongkos_sistem) : [];
  const alasan: [string, BarisDinilai[], (b: BarisDinilai) => Omit<Rincian, 'label'>][] = [
    [DI_BAWAH_MODAL, bawah, kataModal],
    [
      batas.mutlak ? HARGA_BERUBAH : HARGA_TURUN,
      turun,
      (b) => ({
        nilai: `harga ${formatRupiah(b.harga_sistem)} menjadi ${formatRupiah(hargaSetuju(b))}, ${bedaHarga(b)}`,
      }),
    ],
    [
      ONGKOS_TURUN,
      ongkos,
      (b) => ({ nilai: `ongkos ${formatRupiah(b.ongkos_sistem)} menjadi ${formatRupiah(b.ongkos)}` }),
    ],
  ];
  return alasan
    .filter(([, terkait]) => terkait.length > 0)
    .map(([description, terkait, kata]) => ({
      kategori: KATEGORI_SALES,
      description,
      rincian: terkait.map((b) => ({ label: judul(b), ...kata(b) })),
    }));
}

/** What the approver reads: the figures where they may be known, else only what is sold for. */
function kataModal(b: BarisDinilai): Omit<Rincian, 'label'> {
  const dijual = `dijual ${formatRupiah(tanpaPpn(b))}`;
  const beda = b.harga_modal - tanpaPpn(b);
  return {
    nilai: `${dijual}, di bawah atau mendekati modal`,
    rahasia: 'modal',
    lengkap: `modal ${formatRupiah(b.harga_modal)} ${dijual}, kurang ${formatRupiah(rupiah(Math.max(0, beda)))}`,
  };
}

/** How far the price moved, and which way. */
function bedaHarga(b: BarisDinilai): string {
  const beda = b.harga_sistem - hargaSetuju(b);
  return `${beda > 0 ? 'turun' : 'naik'} ${formatRupiah(rupiah(Math.abs(beda)))}`;
}

/** What the till can say of a line before it is sent: all reasons but the cost, which a cashier may not know. */
export const perluOtorisasi = (b: HargaBaris, batas: BatasPenjualan): boolean =>
  lewatBatas(b, batas) || (batas.ongkos_turun && b.ongkos < b.ongkos_sistem);

const lewatBatas = (b: HargaBaris, batas: BatasPenjualan): boolean =>
  batas.mutlak ? hargaSetuju(b) !== b.harga_sistem : b.harga_sistem - hargaSetuju(b) > batasTurun(b, batas);

const batasTurun = (baris: HargaBaris, batas: BatasPenjualan): number =>
  Math.max(batas.toleransi, persenDari(baris.harga_sistem, batas.maks_diskon, 'down'));
