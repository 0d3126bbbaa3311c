/** What the stores bought over the counter, side by side. */
import { angka, gram, kode, persen, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport, lingkupToko } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * One line a store: notas, pieces, grams, fine grams and rupiah bought in a period, less what was taken back in it, how far that lies
 * below the notas the pieces were sold on, and the share of the store. RATA2 is rupiah for a gram. A branch that bought nothing while
 * others did stands there with nothing. The totals are the sums of the Laporan Transaksi Pembelian of the stores, to which a line leads. Spec 1 §2.2
 * names the screen and its module only; call and columns are ours.
 */
export const laporanGlobalPembelian = defineReport({
  name: 'laporan-global-pembelian',
  title: 'Laporan Global Pembelian',
  screen: '/laporan-global-pembelian',
  api: 'pembelian/get/report-global-pembelian',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    jenis: pilihan('Jenis Pembelian', ['SEMUA', 'BELI', 'TUKAR'], { initial: 'SEMUA' }),
    ...lingkupToko,
  },
  columns: {
    toko: kode('TOKO', { width: 8 }),
    nama_toko: teks('NAMA TOKO', { width: 18 }),
    jumlah_nota: angka('NOTA', { total: 'sum', width: 7 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 7 }),
    berat_nota: gram('BRT NOTA', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_nota: uang('HRG NOTA', { total: 'sum' }),
    harga: uang('HRG BELI', { total: 'sum' }),
    selisih: uang('SELISIH', { total: 'sum' }),
    harga_rata: uang('RATA2'),
    persen: persen('% SEMUA', { width: 8 }),
  },
  drill: {
    column: 'toko',
    to: '/laporan-transaksi-pembelian',
    carry: ['tgl_awal', 'tgl_akhir', 'kode_group', 'kode_dept', 'jenis'],
    toko: 'toko',
  },
});
