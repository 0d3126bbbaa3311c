/** What was destroyed without a barcode. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { groupResource } from '../../master/group.resource.ts';
import { kondisiBarangResource } from '../../master/kondisi-barang.resource.ts';

/**
 * Goods without a barcode that were destroyed in a period, by document: weight, fine gold and cost, where their worth went and who
 * agreed. A cancelled destruction stands once more, with a minus, on the day it was cancelled, so MODAL is what the books took
 * off their stock in that period. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanHancurManual = defineReport({
  name: 'laporan-hancur-manual',
  title: 'Laporan Hancur Manual',
  screen: '/laporan-hancur-manual',
  api: 'reportbarangmanual/hancur',
  gate: BARANG_MANUAL,
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
    kode_lot: kode('LOT', { width: 10 }),
    nama_lot: teks('NAMA BARANG', { width: 20 }),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    dari: kode('DARI', { width: 14 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    kondisi_barang: kode('KONDISI'),
    tujuan: kode('TUJUAN', { width: 8 }),
    user_id: kode('OLEH'),
    disetujui: kode('DISETUJUI'),
    keterangan: teks('KETERANGAN', { width: 18 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
