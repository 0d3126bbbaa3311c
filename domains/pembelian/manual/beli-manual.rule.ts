/** Goods without a barcode that are bought: what is asked of each, and the line of a purchase that it is. docs/decisions/0084. */
import type { Miligram, MiliPersen, Rupiah } from '@mustika/kernel/amount.ts';
import { kadar, pilihan, ref, uang } from '@mustika/kernel/field.ts';
import { banyak } from '../../lot/isian-lot.rule.ts';
import { groupResource } from '../../master/group.resource.ts';
import { hargaBeliResource } from '../../master/harga/harga-beli.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { kondisiPembelianResource } from '../../master/kondisi-pembelian.resource.ts';
import type { BarisInput } from '../periksa-pembelian.rule.ts';

/** So many pieces of one kind and one tested karat, weighed together; without a nota of ours, because a nota names lots and no pieces. */
export const barisBeliManual = {
  kode_group: ref('Group', () => groupResource, { width: 8 }),
  kode_dept: ref('Jenis', () => jenisResource, { width: 8 }),
  kadar: kadar('Kadar', { min: 1, max: 100_000, width: 6 }),
  kondisi_barang: ref('Kondisi', () => kondisiPembelianResource, { width: 10 }),
  ...banyak,
  /** What was agreed; left out it is what the parameters say. */
  harga: uang('Harga Beli', { opsional: true, width: 11 }),
  kode_harga: ref('Kode Harga', () => hargaBeliResource, { opsional: true, width: 10 }),
};

export type BeliManual = {
  kode_group: string;
  kode_dept: string;
  kadar: MiliPersen;
  kondisi_barang: string;
  qty: number;
  berat: Miligram;
  harga: Rupiah | null;
  kode_harga: string | null;
};

/** Whose nota the goods had, if they had one: other shops' may be worth less. Domain R4.8. */
export const asal_nota = pilihan('Asal Nota', ['TANPA NOTA', 'TOKO LAIN'], {
  opsional: true,
  initial: 'TANPA NOTA',
});
type AsalNota = 'TANPA NOTA' | 'TOKO LAIN' | null;

/** What all lines of a nota share. */
export type Bersama = { kode_sales: string | null; asal_nota: AsalNota };

/** The same as a line of a purchase. */
export const barisDari =
  (bersama: Bersama) =>
  ({ qty, ...lain }: BeliManual): BarisInput => ({
    ...{
      kode_barcode: null,
      qr: null,
      nota_lama: null,
      potongan_manual: null,
      nama_barang: null,
      kode_baki: null,
      foto: null,
    },
    ...{ ...lain, ...bersama, jumlah: qty },
  });
