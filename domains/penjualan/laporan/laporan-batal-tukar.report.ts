/** Exchanges that were taken back. */
import { gram, kode, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Cancelled exchanges by the day of their cancellation, both legs beside each other: what went back into stock, what was
 * given back to the customer, what the drawer got or gave. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanBatalTukar = defineReport({
  name: 'laporan-batal-tukar',
  title: 'Laporan Batal Tukar',
  screen: '/laporan-batal-tukar',
  api: 'penjualan/get/report-batal-tukar',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
  },
  groupBy: { tanggal: tanggal('TANGGAL BATAL') },
  columns: {
    no_faktur_group: kode('NO NOTA', { total: 'count', width: 20 }),
    tgl_tukar: tanggal('TGL TUKAR'),
    waktu: waktu('WAKTU BATAL', { width: 16 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    kasir: kode('KASIR'),
    barang_tukar: kode('BARANG TUKAR', { width: 20 }),
    berat: gram('BERAT TUKAR', { total: 'sum' }),
    harga: uang('HRG TUKAR', { total: 'sum' }),
    harga_jual: uang('HRG JUAL', { total: 'sum' }),
    titipan: uang('TITIPAN', { total: 'sum', hidden: true }),
    tukar_tambah: uang('TUKAR TAMBAH', { total: 'sum' }),
    tukar_kurang: uang('TUKAR KURANG', { total: 'sum' }),
    dibatalkan_oleh: kode('DIBATALKAN'),
    disetujui: kode('DISETUJUI'),
    alasan: teks('ALASAN', { width: 24 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
});
