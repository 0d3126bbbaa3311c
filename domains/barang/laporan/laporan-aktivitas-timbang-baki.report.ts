/** What moved over trays after they were weighed. */
import { angka, gram, kode, ref, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';

/**
 * Aktivitas Setelah Timbang Baki: every movement that the book of pieces has over a tray between its weighing and the end of
 * that day. What came has a plus, what went a minus, so that the sums say what the tray should weigh more or less since.
 * Spec 1 §2.2 names the screen only; user, time and text are Domain R8.1.
 */
export const laporanAktivitasTimbangBaki = defineReport({
  name: 'laporan-aktivitas-timbang-baki',
  title: 'Laporan Aktivitas Timbang Baki',
  screen: '/laporan-aktivitas-timbang-baki',
  api: 'reportbarang/aktivitas-timbang-baki',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_gudang: ref('Gudang', () => gudangResource, { all: true }),
    kode_baki: ref('Baki', () => bakiResource, { all: true }),
  },
  groupBy: { kode_baki: kode('BAKI'), no_dokumen: kode('NO TIMBANG') },
  columns: {
    ditimbang: waktu('DITIMBANG', { width: 15 }),
    waktu: waktu('WAKTU', { width: 15 }),
    user_id: kode('OLEH'),
    kegiatan: teks('KEGIATAN', { kata: true, width: 18 }),
    no_gerak: kode('NO DOKUMEN', { width: 19 }),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 20 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
  },
  drill: { column: 'no_gerak' },
});
