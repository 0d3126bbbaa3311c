/** What was destroyed out of gudang BELI. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { kondisiBarangResource } from '../../master/kondisi-barang.resource.ts';

/**
 * Bought pieces that were destroyed in a period, by document: weight, fine gold and what they cost, where their worth went
 * and who agreed. A cancelled destruction stands once more, with a minus and its worth in NILAI BATAL, on the day of that. Spec 1 §2.2 names the
 * screen only; the columns are ours.
 */
export const laporanHancurPembelian = defineReport({
  name: 'laporan-hancur-pembelian',
  title: 'Laporan Hancur Pembelian',
  screen: '/laporan-hancur-pembelian',
  api: 'hancur-pembelian/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kondisi: ref('Kondisi', () => kondisiBarangResource, { all: true }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_dokumen: kode('NO HANCUR') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    tgl_beli: tanggal('TGL BELI'),
    kode_barcode: kode('BARCODE', { width: 10 }),
    no_faktur_beli: kode('NO FAKTUR BELI', { width: 22 }),
    nama_barang: teks('NAMA BARANG', { width: 18 }),
    kode_group: kode('GROUP', { width: 8 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BRT MURNI', { total: 'sum' }),
    nilai: uang('NILAI', { total: 'sum' }),
    nilai_batal: uang('NILAI BATAL', { total: 'sum' }),
    kondisi_barang: kode('KONDISI'),
    tujuan: kode('TUJUAN', { width: 8 }),
    user_id: kode('OLEH'),
    disetujui: kode('DISETUJUI'),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
