/** What a change of ongkos, tag price or profit makes of a piece. Pure, so that the preview and the posting cannot disagree. */
import {
  type Miligram,
  type MiliPersen,
  mulDiv,
  NOL_RUPIAH,
  type Rupiah,
  rupiah,
  subtract,
} from '@mustika/kernel/amount.ts';
import {
  type AturanHarga,
  type HargaBarang,
  hargaBarang,
  hargaGram,
  langkahHarga,
  type TipeOngkos,
} from '../harga-barang.rule.ts';

/**
 * ONGKOS and BANDROL take rupiah (ongkos per gram, or per piece where the piece says TOTAL), the others percent. PROFIT sets the
 * ongkos so that the tag price is that much above the cost.
 */
export const UBAH_PROFIT = [
  'ONGKOS',
  'ONGKOS_NAIK',
  'ONGKOS_TURUN',
  'BANDROL',
  'BANDROL_NAIK',
  'BANDROL_TURUN',
  'PROFIT',
] as const;
export type UbahProfit = (typeof UBAH_PROFIT)[number];

/** Takes rupiah, not percent. */
export const pakaiRupiah = (ubah: UbahProfit): boolean => ubah === 'ONGKOS' || ubah === 'BANDROL';

/** A piece with what its price is made of. */
export type BarangProfit = {
  kode_barcode: string;
  nama_barang: string;
  berat: Miligram;
  versi: number;
  tipe_ongkos: TipeOngkos;
  ongkos: Rupiah;
  harga_atribut: Rupiah;
  harga_bandrol: Rupiah | null;
  harga_modal: Rupiah;
  markis: boolean;
  harga_group: Rupiah;
  harga_24k: Rupiah | null;
  kadar_jual: MiliPersen;
};

export type Perubahan = { ubah: UbahProfit; nilai_rp: Rupiah | null; persen: MiliPersen | null };

const SERATUS = 100_000;
const berubah = (nilai: Rupiah, persen: number): Rupiah =>
  rupiah(mulDiv(nilai, Math.max(0, SERATUS + persen), SERATUS, 'half-up'));

/** The ongkos that lifts the tag price to `target`; none is needed where the gold alone is worth it. */
function ongkosUntuk(target: Rupiah, { berat, tipe_ongkos }: BarangProfit, tanpa: HargaBarang): Rupiah {
  const kurang = Math.max(0, subtract(subtract(target, tanpa.harga_emas), tanpa.harga_atribut));
  return rupiah(tipe_ongkos === 'TOTAL' ? kurang : mulDiv(kurang, 1000, berat, 'up'));
}

const hargaDari = (
  b: BarangProfit,
  aturan: AturanHarga,
  ongkos: Rupiah,
  harga_bandrol: Rupiah | null,
): HargaBarang =>
  hargaBarang({
    ...aturan,
    harga_gram: hargaGram(aturan.dasar, b),
    kadar_jual: b.kadar_jual,
    berat: b.berat,
    tipe_ongkos: b.tipe_ongkos,
    harga_atribut: b.harga_atribut,
    ongkos,
    harga_bandrol,
  });

function baruDari(b: BarangProfit, { ubah, nilai_rp, persen }: Perubahan, aturan: AturanHarga) {
  const { ongkos, harga_bandrol } = b;
  const p = persen ?? 0;
  switch (ubah) {
    case 'ONGKOS':
      return { ongkos: nilai_rp ?? NOL_RUPIAH, harga_bandrol };
    case 'ONGKOS_NAIK':
      return { ongkos: berubah(ongkos, p), harga_bandrol };
    case 'ONGKOS_TURUN':
      return { ongkos: berubah(ongkos, -p), harga_bandrol };
    case 'BANDROL':
      return { ongkos, harga_bandrol: nilai_rp };
    // A piece without a tag price is sold by weight, and stays so.
    case 'BANDROL_NAIK':
      return { ongkos, harga_bandrol: harga_bandrol && berubah(harga_bandrol, p) };
    case 'BANDROL_TURUN':
      return { ongkos, harga_bandrol: harga_bandrol && rupiah(Math.max(1, berubah(harga_bandrol, -p))) };
    case 'PROFIT': {
      const target = rupiah(mulDiv(b.harga_modal, SERATUS + p, SERATUS, 'up'));
      return {
        ongkos: ongkosUntuk(target, b, hargaDari(b, aturan, NOL_RUPIAH, harga_bandrol)),
        harga_bandrol,
      };
    }
  }
}

/** A piece as it is and as it becomes. */
export type BarisProfit = BarangProfit & {
  ongkos_baru: Rupiah;
  bandrol_baru: Rupiah | null;
  harga_lama: Rupiah;
  harga_baru: Rupiah;
};

/** The pieces that change; those it makes no difference to are left out. */
export function ubahProfit(
  barang: readonly BarangProfit[],
  perubahan: Perubahan,
  aturan: AturanHarga,
): BarisProfit[] {
  return barang.flatMap((b) => {
    const { ongkos, harga_bandrol } = baruDari(b, perubahan, aturan);
    if (ongkos === b.ongkos && harga_bandrol === b.harga_bandrol) return [];
    const lama = hargaDari(b, aturan, b.ongkos, b.harga_bandrol).total;
    const baru = hargaDari(b, aturan, ongkos, harga_bandrol).total;
    return [{ ...b, ongkos_baru: ongkos, bandrol_baru: harga_bandrol, harga_lama: lama, harga_baru: baru }];
  });
}

/** How far the farthest price moves, in milli-percent. */
export const terjauh = (baris: readonly BarisProfit[]): number =>
  Math.max(0, ...baris.map(({ harga_lama, harga_baru }) => langkahHarga(harga_lama, harga_baru)));
