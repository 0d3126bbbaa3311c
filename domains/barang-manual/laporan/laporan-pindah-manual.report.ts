/** What went from tray to tray without a barcode. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { groupResource } from '../../master/group.resource.ts';

/**
 * The lines of each move, from which tray and to which, with what they took along. A cancelled move stands once more, with a minus,
 * on the day it was cancelled. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanPindahManual = defineReport({
  name: 'laporan-pindah-manual',
  title: 'Laporan Pindah Manual',
  screen: '/laporan-pindah-manual',
  api: 'reportbarangmanual/pindah',
  gate: BARANG_MANUAL,
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
    kode_lot: kode('LOT', { width: 10 }),
    nama_lot: teks('NAMA BARANG', { width: 20 }),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    dari: kode('DARI', { width: 14 }),
    ke: kode('KE', { width: 14 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    user_id: kode('OLEH'),
    keterangan: teks('KETERANGAN', { width: 18 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
