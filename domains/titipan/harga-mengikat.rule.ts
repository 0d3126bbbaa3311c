/**
 * What a binding price costs the customer: a least share of it as deposit, and a time after which the price is that of the day. A
 * cashier bound 200 g for Rp 1 and for ever. Less or longer needs a second person. Domain R6.6a.
 */
import {
  formatAngka,
  formatPersen,
  formatRupiah,
  persenDari,
  type Rupiah,
  rupiah,
} from '@mustika/kernel/amount.ts';
import type { Approval } from '@mustika/kernel/approval.ts';
import { addDays, formatTanggal, type Tanggal } from '@mustika/kernel/date.ts';
import { type BarangTerikat, terikatSisa, type Ukuran } from '@mustika/kernel/lepas/lepas.ts';
import { readSetting, type Toko } from '@mustika/kernel/settings/settings.ts';

/** Kategori of these approvals: what a binding price gives away is a sale's. */
const KATEGORI = 'sales';

type Ikatan = {
  total: Rupiah;
  uang_muka: Rupiah;
  lama: number | null;
  hari: Tanggal;
  barang: readonly BarangTerikat[];
};

/** Until when the price is bound, whom that needs, and what it lets out of the house beside money. */
export function hargaMengikat(
  store: Toko,
  { total, uang_muka, lama, hari, barang }: Ikatan,
): { sampai: Tanggal; perlu: Approval[]; terikat: Ukuran } {
  const bagian = readSetting(store, 'TITIPAN_MIN_PERSEN');
  const terlama = readSetting(store, 'TITIPAN_MENGIKAT_HARI');
  const minimal = rupiah(persenDari(total, bagian, 'up'));
  const sampai = addDays(hari, lama ?? terlama);
  const sedikit = uang_muka < minimal;
  const lamaSekali = lama !== null && lama > terlama;
  const harga = { label: 'Harga yang diikat', nilai: formatRupiah(total) };
  return {
    sampai,
    terikat: terikatSisa({ harga: total, dibayar: uang_muka, barang }),
    perlu: [
      ...(sedikit
        ? [
            {
              ...{ kategori: KATEGORI, description: 'low deposit' },
              rincian: [
                harga,
                {
                  label: 'Uang titipan',
                  nilai: `${formatRupiah(uang_muka)} dari ${formatRupiah(minimal)} (${formatPersen(bagian)} %)`,
                },
              ],
            },
          ]
        : []),
      ...(lamaSekali
        ? [
            {
              ...{ kategori: KATEGORI, description: 'long binding price' },
              rincian: [
                harga,
                {
                  label: 'Mengikat sampai',
                  nilai: `${formatTanggal(sampai)}, ${formatAngka(lama)} dari ${formatAngka(terlama)} hari`,
                },
              ],
            },
          ]
        : []),
    ],
  };
}

/** Of something that is promised by the gram: a bound price has an end, which the customer reads before he pays. Domain R6.1, R6.6a. */
export const ikatanDiSlip = (jenis: string, sampai: Tanggal | null, apa: 'pesanan' | 'barang'): string =>
  jenis === 'MENGIKAT' && sampai
    ? `Harga per gram mengikat sampai ${formatTanggal(sampai)}; sesudahnya harga pada hari ${apa} diambil.`
    : `Harga tidak mengikat: mengikuti harga pada hari ${apa} diambil.`;
