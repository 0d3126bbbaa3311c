/** What came back in which state. */
import { angka, gram, kode, ref, tanggal, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { kondisiPembelianResource } from '../../master/kondisi-pembelian.resource.ts';

/**
 * Bought pieces of a period summed by condition and group: pieces, weight, worth of their notas, what was cut and what
 * was paid. What was cancelled counts against the day it was taken back. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanPembelianPerKondisi = defineReport({
  name: 'laporan-pembelian-per-kondisi',
  title: 'Laporan Pembelian Per Kondisi',
  screen: '/laporan-pembelian-per-kondisi',
  api: 'pembelian/get/report-kondisi',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kondisi: ref('Kondisi', () => kondisiPembelianResource, { all: true }),
  },
  groupBy: { kondisi_barang: kode('KONDISI') },
  columns: {
    kode_group: kode('GROUP'),
    jumlah: angka('PCS', { total: 'sum' }),
    berat_nota: gram('BRT NOTA', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    harga_nota: uang('HRG NOTA', { total: 'sum' }),
    potongan: uang('POTONGAN', { total: 'sum' }),
    harga: uang('HRG BELI', { total: 'sum' }),
    harga_rata: uang('RATA2'),
  },
  drill: {
    column: 'kode_group',
    to: '/laporan-transaksi-pembelian',
    param: 'kode_group',
    carry: ['tgl_awal', 'tgl_akhir'],
    row: { kondisi: 'kondisi_barang' },
  },
});
