/** Purchases that were taken back. */
import { gram, kode, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Cancelled purchases by the day of their cancellation: when, by whom, why, and who agreed. Spec 1 §2.2 names the
 * screen only; the columns are ours.
 */
export const laporanBatalPembelian = defineReport({
  name: 'laporan-batal-pembelian',
  title: 'Laporan Batal Pembelian',
  screen: '/laporan-batal-pembelian',
  api: 'pembelian/get/report-batal',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
  },
  groupBy: { tanggal: tanggal('TANGGAL BATAL') },
  columns: {
    no_faktur_group: kode('NO NOTA BELI', { total: 'count', width: 20 }),
    jenis: teks('JENIS BELI', { kata: true, width: 8 }),
    tgl_beli: tanggal('TGL BELI'),
    waktu: waktu('WAKTU BATAL', { width: 16 }),
    nama_customer: teks('PENJUAL', { width: 18 }),
    kasir: kode('KASIR'),
    berat: gram('BERAT', { total: 'sum' }),
    total: uang('HRG BELI', { total: 'sum' }),
    dibatalkan_oleh: kode('DIBATALKAN'),
    disetujui: kode('DISETUJUI'),
    alasan: teks('ALASAN', { width: 24 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-pembelian', param: 'no_faktur_group' },
});
