/**
 * The tax of scrap that pays a supplier. It is sold between businesses: PPN by the class of the piece, nothing where a manufacturer
 * takes gold; PPh 22 beside it, unless he has a letter. Domain 13.1, 13.2, 13.5; docs/decisions/0063.
 */
import {
  beratMurni,
  type Miligram,
  type MiliPersen,
  NOL_RUPIAH,
  type Rupiah,
  sum,
} from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Toko } from '@mustika/kernel/settings/settings.ts';
import { pajakErrors } from '../../pajak/pajak.errors.ts';
import { pph22Baris, tarifPph22 } from '../../pajak/pph22.rule.ts';
import {
  aturanPpn,
  bagiRata,
  type HasilPpn,
  hitungPpn,
  type JenisUsaha,
  type PotongPpn,
  ppnDijualKe,
  type TarifPpn,
} from '../../pajak/ppn.rule.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';

type Rosok = PotongPpn & { kode_barcode: string; berat: Miligram; kadar: MiliPersen };

/** What the supplier is, as his row says when he is paid. */
export type UsahaSupplier = { jenis_supplier: JenisUsaha | null; no_bebas_pph22: string | null };

/** One piece as the tax office hears of it. */
export type BarisRosok = HasilPpn & Pick<Rosok, 'kode_barcode' | 'berat' | 'kadar'> & { pph22: Rupiah };

export type AcuanPajak = { store: Toko; tarif: readonly TarifPpn[]; hari: string; usaha: UsahaSupplier };

/** Each piece with its share, by fine gold, of the price that was agreed for all of them, and its tax. */
export function pajakRosok(
  barang: readonly Rosok[],
  harga: Rupiah,
  { store, tarif, hari, usaha: { jenis_supplier, no_bebas_pph22 } }: AcuanPajak,
): BarisRosok[] {
  const aturan = aturanPpn(store);
  const kena = aturan !== null || tarifPph22(store) !== null;
  if (barang.length > 0 && kena && jenis_supplier === null) reject(salah.SUPPLIER_TANPA_JENIS);
  const bagian = bagiRata(
    harga,
    // Milligrams share as rupiah do: only their proportion counts.
    barang.map((b) => beratMurni(b.berat, b.kadar) as number as Rupiah),
  );
  const baris = barang.map((b, at) => {
    const ppn = aturan && ppnDijualKe(jenis_supplier, aturan, tarif, hari, b);
    if (aturan && !ppn) reject(pajakErrors.TARIF_PPN_TIDAK_ADA, { kode_barcode: b.kode_barcode });
    const { kode_barcode, berat, kadar } = b;
    return { kode_barcode, berat, kadar, ...hitungPpn(bagian[at] ?? NOL_RUPIAH, ppn) };
  });
  const pph = pph22Baris(no_bebas_pph22 === null ? 'PEDAGANG' : 'PEDAGANG_BEBAS', baris, store);
  return baris.map((b, at) => ({ ...b, pph22: pph[at] ?? NOL_RUPIAH }));
}

/** What the head of the payment says of them. */
export const jumlahRosok = (baris: readonly BarisRosok[]) => ({
  nilai_rosok: sum(baris.map((b) => b.total)),
  ppn_rosok: sum(baris.map((b) => b.ppn_transaksi_rp)),
  pph22: sum(baris.map((b) => b.pph22)),
});
