/** The drill of sorting: a bought piece goes back on the counter, what was bought by weight is melted, which somebody else agrees to. */
import type { Miligram } from '@mustika/kernel/amount.ts';
import type { TujuanSortir } from '../pembelian/sortir/sortir.rule.ts';
import type { Bukti } from './bukti.rule.ts';
import { berlaku, type Kriteria, kriteria, nilaiWaktu, sebut, tanpaLebih } from './latihan.rule.ts';

/** A piece in gudang BELI. */
export type BarangSortiran = { kode_barcode: string; nama_barang: string };
/** A lot of bought goods, by its code, with all that there is of it. */
export type LotSortiran = BarangSortiran & { qty: number; berat: Miligram };
export type TugasSortir = {
  jenis: 'PENYORTIRAN';
  jual: BarangSortiran;
  /** A tray of the counter. */
  ke_baki: string;
  /** All of a bought lot. */
  lebur: LotSortiran;
};

/** The points of a sorting. Whatever was sorted beside the two counts against what was asked for. */
export function nilaiSortir(tugas: TugasSortir, bukti: Bukti, detik: number, par: number): Kriteria[] {
  const notas = berlaku(bukti.sortir);
  const barang = notas.flatMap((nota) => nota.barang);
  const menjadi = (kode: string): TujuanSortir | null =>
    barang.find(({ kode_barcode }) => kode_barcode === kode)?.tujuan ?? null;
  const { jual, lebur, ke_baki } = tugas;
  const baki = barang.find(({ kode_barcode }) => kode_barcode === jual.kode_barcode)?.ke_baki ?? null;
  const lain = barang.filter(
    ({ kode_barcode }) => ![jual.kode_barcode, lebur.kode_barcode].includes(kode_barcode),
  );
  const [kini, nanti] = [menjadi(jual.kode_barcode), menjadi(lebur.kode_barcode)];
  const ulang = bukti.batal + Math.max(0, notas.length - 2) + lain.length;
  return [
    kriteria('DIJUAL', 30, kini === 'JUAL', sebut([kini]), 'JUAL'),
    kriteria('BAKI', 20, kini === 'JUAL' && baki === ke_baki, sebut([baki]), ke_baki),
    kriteria('DILEBUR', 30, nanti === 'ROSOK', sebut([nanti]), 'ROSOK'),
    tanpaLebih(10, notas.length > 0, ulang),
    nilaiWaktu(10, notas.length > 0, detik, par),
  ];
}
