/** What happened to purchases, day by day. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every event of a purchase on the day it happened: bought, or taken back, with who did it and who agreed. A day that is
 * closed never changes here: a cancellation stands on its own day with the amounts below zero, so every column adds up to
 * what the books of the period moved. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanTransaksiPembelianHistory = defineReport({
  name: 'laporan-transaksi-pembelian-history',
  title: 'Laporan Transaksi Pembelian History',
  screen: '/laporan-transaksi-pembelian-history',
  api: 'pembelian/get/report-history',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
    peristiwa: pilihan('Peristiwa', ['SEMUA', 'PEMBELIAN', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    waktu: waktu('WAKTU', { width: 16 }),
    no_faktur_group: kode('NO NOTA BELI', { total: 'count', width: 20 }),
    peristiwa: teks('PERISTIWA', { kata: true, width: 10 }),
    tgl_beli: tanggal('TGL BELI'),
    nama_customer: teks('PENJUAL', { width: 16 }),
    user_id: kode('OLEH'),
    jumlah_barang: angka('PCS', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    harga_nota: uang('HRG NOTA', { total: 'sum' }),
    total: uang('HRG BELI', { total: 'sum' }),
    biaya_admin: uang('BIAYA ADMIN', { total: 'sum' }),
    tunai: uang('TUNAI', { total: 'sum' }),
    transfer: uang('TRANSFER', { total: 'sum' }),
    tukar: uang('TUKAR', { total: 'sum' }),
    disetujui: kode('DISETUJUI'),
    alasan: teks('ALASAN', { width: 18 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-pembelian', param: 'no_faktur_group' },
});
