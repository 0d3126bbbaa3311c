/** What went from tray to tray. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';

/**
 * The pieces of each move, from which tray and to which, in the weight of that day. A cancelled move stands once more, with a
 * minus, on the day it was cancelled. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanPindahBarang = defineReport({
  name: 'laporan-pindah-barang',
  title: 'Laporan Pindah Barang',
  screen: '/laporan-pindah-barang',
  api: 'reportbarang/pindah-barang',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    dari_baki: ref('Dari Baki', () => bakiResource, { all: true }),
    ke_baki: ref('Ke Baki', () => bakiResource, { all: true }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_dokumen: kode('NO DOKUMEN') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 20 }),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    dari: kode('DARI', { width: 14 }),
    ke: kode('KE', { width: 14 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    user_id: kode('OLEH'),
    keterangan: teks('KETERANGAN', { width: 18 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
