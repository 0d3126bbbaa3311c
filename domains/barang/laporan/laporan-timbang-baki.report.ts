/** What trays weighed. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { bakiResource } from '../../master/baki.resource.ts';
import { gudangResource } from '../../master/gudang.resource.ts';

/**
 * Each weighing of a period with the figure of the books, that of the scale, and who said it. Cancelled ones and those that
 * are going on are left out. Spec 1 §2.2 names the screen only; the columns are those of Domain R8.1.
 */
export const laporanTimbangBaki = defineReport({
  name: 'laporan-timbang-baki',
  title: 'Laporan Timbang Baki',
  screen: '/laporan-timbang-baki',
  api: 'reportbarang/timbang-baki',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_gudang: ref('Gudang', () => gudangResource, { all: true }),
    kode_baki: ref('Baki', () => bakiResource, { all: true }),
    hasil: pilihan('Hasil', ['SEMUA', 'SESUAI', 'SELISIH'], { initial: 'SEMUA' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    no_dokumen: kode('NO DOKUMEN', { width: 19 }),
    waktu: waktu('WAKTU', { width: 15 }),
    kode_gudang: kode('GUDANG', { width: 8 }),
    kode_baki: kode('BAKI', { width: 8 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_baki: gram('BERAT BAKI', { total: 'sum' }),
    berat_plastik: gram('PLASTIK', { total: 'sum' }),
    berat_atribut: gram('ATRIBUT', { total: 'sum' }),
    berat_bandrol: gram('BANDROL', { total: 'sum' }),
    total: gram('TOTAL', { total: 'sum' }),
    timbangan: gram('TIMBANGAN', { total: 'sum' }),
    selisih: gram('SELISIH', { total: 'sum' }),
    hasil: teks('HASIL', { kata: true, width: 8 }),
    cara: teks('CARA', { kata: true, width: 10 }),
    user_id: kode('OLEH'),
    keterangan: teks('KETERANGAN', { width: 16 }),
  },
  drill: { column: 'no_dokumen' },
});
