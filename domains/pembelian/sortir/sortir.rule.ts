/**
 * Sorting what was bought: back on the counter (JUAL), to be washed (CUCI), to be mended (PATRI), or to be melted (ROSOK). What is washed,
 * mended or melted is a lot from then on: its karat and its weight count, and not what it was. Domain 7.
 */

import { angka, gram, kode, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import type { Tempat } from '@mustika/kernel/transfer.ts';
import { isiSemua } from '../../lot/isian-lot.rule.ts';
import { lotResource } from '../../lot/lot.resource.ts';
import { type LotTujuan, lotRosok, type SifatLot } from '../../lot/lot.rule.ts';

/** Cash category and journals. */
export const TRX_SORTIR = 'SORTIR PEMBELIAN';
/** The same of a move between buckets. */
export const TRX_PINDAH = 'PINDAH SORTIR';

/** What sorting leads to that is kept by weight. */
export const KELOMPOK = [
  ['CUCI', 'Dicuci'],
  ['PATRI', 'Dipatri / Servis'],
  ['ROSOK', 'Dilebur'],
] as const;
export type Kelompok = (typeof KELOMPOK)[number][0];
/** All that it leads to. */
export const TUJUAN_SORTIR = [['JUAL', 'Dijual Lagi'], ...KELOMPOK] as const;
export type TujuanSortir = (typeof TUJUAN_SORTIR)[number][0];

/** The lot that such goods join: by karat, group and kind where somebody will still ask what they are; scrap by karat alone. */
export const lotKelompok = (
  tujuan: Kelompok,
  sifat: Pick<SifatLot, 'kadar' | 'kode_group' | 'kode_dept' | 'ada_faktur'> & { nama: string },
  tempat: Tempat,
): LotTujuan => {
  const { nama, ...lain } = sifat;
  if (tujuan === 'ROSOK') return lotRosok(lain, tempat);
  return { ...lain, jenis_lot: tujuan, tempat, batch: '', nama_lot: nama };
};

const ada = { opsional: true } as const;
/** What becomes of a line. */
export const tujuan = pilihan('Tujuan', TUJUAN_SORTIR, { initial: 'JUAL', width: 15 });
/** Bucket of a move. */
export const kelompok = pilihan('Ke Kelompok', KELOMPOK);
/** Whatever else is to be said. */
export const keterangan = teks('Keterangan', { ...ada, max: 200, width: 24 });

/** A lot that was bought. */
export const lotBeli = ref('Lot Beli', () => lotResource, {
  asksItself: true,
  hanya: { jenis_lot: ['BALENAN'] },
  fills: isiSemua,
  width: 36,
});
/** The same for one piece of it, which somebody weighs. */
export const lotBeliSatu = ref('Lot Beli', () => lotResource, {
  asksItself: true,
  hanya: { jenis_lot: ['BALENAN'] },
  width: 36,
});
/** A lot that was sorted. */
export const lotSortir = ref('Lot', () => lotResource, {
  asksItself: true,
  hanya: { jenis_lot: ['BALENAN', 'CUCI', 'PATRI', 'ROSOK'] },
  fills: isiSemua,
  width: 36,
});

/** What heads and answers say of all lines together. */
export const jumlahSortir = {
  jumlah_barang: angka('Pcs', { total: 'sum', width: 6 }),
  berat: gram('Berat', { ditimbang: true, total: 'sum', width: 10 }),
  harga_modal: uang('Harga Modal', { total: 'sum', width: 14, rahasia: 'modal' }),
} as const;

/** A line as it was sorted. */
export const barisSortir = {
  label: 'Barang',
  table: 'sortir_pembelian_barang',
  fields: {
    kode_barcode: kode('Barcode', { total: 'count', width: 10 }),
    nama_barang: teks('Nama Barang', { width: 24 }),
    kode_group: kode('Group', { width: 8 }),
    kode_dept: kode('Jenis', { width: 8 }),
    qty: angka('Pcs', { total: 'sum', width: 5 }),
    berat: gram('Berat', { ditimbang: true, total: 'sum', width: 9 }),
    tujuan: pilihan('Tujuan', TUJUAN_SORTIR, { width: 12 }),
    ke_kode: kode('Menjadi', { width: 10 }),
    ke_baki: kode('Ke Baki', { width: 8 }),
    ongkos: uang('Ongkos Kerja', { total: 'sum', width: 11 }),
    harga_modal: jumlahSortir.harga_modal,
  },
} as const;
