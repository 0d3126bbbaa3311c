/** Goods without a barcode that come in over the counter: they join the lot of their karat, group and kind in gudang BELI. docs/decisions/0084. */
import { formatPersen, type Rupiah } from '@mustika/kernel/amount.ts';
import { GUDANG_BELI } from '../barang/gerak-barang.rule.ts';
import { isiBaru, type LotTersimpan, type LotTujuan, siapkanLot, tulisLot } from '../lot/lot.rule.ts';
import type { BarangDibeli } from './pembelian.posting.ts';
import type { Dibeli } from './periksa-pembelian.rule.ts';

/** The kind of lots that were bought. */
export const BALENAN = 'BALENAN';

const tujuan = ({ kadar, kode_group, kode_dept, kode_baki, nama_barang }: Dibeli): LotTujuan => ({
  ...{ jenis_lot: BALENAN, kadar, kode_group, kode_dept, ada_faktur: false, batch: '' },
  tempat: { gudang: GUDANG_BELI, baki: kode_baki },
  nama_lot: `${nama_barang} ${formatPersen(kadar)}`,
});

/** What is read for it: the lots of gudang BELI, and codes for new ones. */
export type BahanLot = { lot: readonly LotTersimpan[]; kode: readonly string[]; hari: string };

/** The lines with the codes of their lots, and the lots that were not there yet. */
export function lotDibeli(lines: readonly Dibeli[], { lot, kode, hari }: BahanLot) {
  const berlot = lines.filter((l) => l.lot);
  const register = kode.map((satu) => ({ kode: satu }));
  const siap = siapkanLot(berlot.map(tujuan), lot, register, hari);
  const kodeLot = new Map(berlot.map((l, at) => [l, siap.kode[at] as string]));
  return {
    lines: lines.map((l) => ({ ...l, kode_barcode: kodeLot.get(l) ?? l.kode_barcode })),
    tulis: siap.tulis,
  };
}

/** What was bought is in its lots from the event on that books it. */
export const masukLot = (barang: readonly BarangDibeli[]) =>
  tulisLot(
    barang
      .filter((b) => b.lot)
      .map(({ kode_barcode, kadar, berat, harga, jumlah }) => ({
        lot: { kode_lot: kode_barcode, versi: 0 },
        arah: 'MASUK',
        isi: isiBaru(kadar, berat, harga as Rupiah, jumlah),
        lawan: { luar: 'PELANGGAN' },
      })),
  );

/** Pieces alone. */
export const keping = <T extends { lot: boolean }>(lines: readonly T[]): T[] => lines.filter((l) => !l.lot);
