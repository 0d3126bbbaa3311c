/** Gold per group: what there was, what came, what went, what there is. */
import { angka, gram, kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Stock card of the store's gold by group in pieces, grams and grams of fine gold, with the price at the end of the
 * period. Domain R11.6: in is TAMBAH (intake), BELI (from customers) and TERIMA (from branches, craftsmen and refiners), out is
 * JUAL, HANCUR (with losses, less what a scale found), KIRIM, CUCI (to be washed, mended or made into pieces, and scrap that paid a supplier) and LEBUR. SORTIR is
 * what became something else in the shop, in (+) or out (-) of this group. A cancellation takes back what it cancels, in the column of the original.
 * Moves between trays are no movement of the store. Gold without a group, such as scrap, stands under its kind. Spec 1 §2.2 names the screen only.
 */
export const laporanHarianEmas = defineReport({
  name: 'laporan-harian-emas',
  title: 'Laporan Harian Emas',
  screen: '/laporan-harian-emas',
  api: 'tutup-toko/harian-emas',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  columns: {
    kode_group: kode('GROUP', { width: 8 }),
    nama_group: teks('NAMA', { width: 14 }),
    harga: uang('HARGA/GR', { opsional: true }),
    awal_qty: angka('AWAL PCS', { total: 'sum', width: 7 }),
    awal: gram('AWAL', { total: 'sum' }),
    tambah: gram('TAMBAH', { total: 'sum' }),
    beli: gram('BELI', { total: 'sum' }),
    terima: gram('TERIMA', { total: 'sum' }),
    jual: gram('JUAL', { total: 'sum' }),
    hancur: gram('HANCUR', { total: 'sum', min: -1_000_000_000 }),
    kirim: gram('KIRIM', { total: 'sum' }),
    cuci: gram('CUCI', { total: 'sum' }),
    lebur: gram('LEBUR', { total: 'sum' }),
    sortir: gram('SORTIR', { total: 'sum', min: -1_000_000_000 }),
    masuk_qty: angka('MASUK PCS', { total: 'sum', width: 7 }),
    keluar_qty: angka('KELUAR PCS', { total: 'sum', width: 7 }),
    akhir_qty: angka('AKHIR PCS', { total: 'sum', width: 7 }),
    akhir: gram('AKHIR', { total: 'sum' }),
    akhir_murni: gram('AKHIR MURNI', { total: 'sum' }),
  },
  drill: { column: 'kode_group', to: '/laporan-barang-detail', param: 'kode_group' },
});
