/** What was taken into stock without a barcode. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/**
 * The lines of each intake as they came in: tray, pieces, weight, fine gold and cost of that day, whatever became of them since. A cancelled
 * intake stands once more, with a minus, on the day it was cancelled, so that MODAL is what the books put on the stock of goods
 * without a barcode in that period. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanTambahManual = defineReport({
  name: 'laporan-tambah-manual',
  title: 'Laporan Tambah Manual',
  screen: '/laporan-tambah-manual',
  api: 'reportbarangmanual/tambah',
  gate: BARANG_MANUAL,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    asal: pilihan('Asal', ['SUPPLIER', 'AWAL'], { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_dokumen: kode('NO DOKUMEN') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    kode_lot: kode('LOT', { width: 10 }),
    nama_lot: teks('NAMA BARANG', { width: 20 }),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    tempat: kode('GUDANG/BAKI', { width: 12 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    supplier: teks('SUPPLIER', { width: 14 }),
    user_id: kode('OLEH'),
    keterangan: teks('KETERANGAN', { width: 18 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
