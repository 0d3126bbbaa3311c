/** Daily counts by kind: pieces and grams of the books beside those that were there. */
import { angka, gram, kode, pilihan, ref, tanggal, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { jenisResource } from '../../master/jenis.resource.ts';

/** Each kind of each daily count. Spec 1 §2.2 names the screen only; the columns are Domain R8.2. */
export const laporanStockOpnameGlobal = defineReport({
  name: 'laporan-stock-opname-global',
  title: 'Laporan Stock Opname Global',
  screen: '/laporan-stock-opname-global',
  api: 'reportopname/stock-opname-global',
  gate: flag('OPNAME_GLOBAL_DAILY_MODULE'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    isi: pilihan('Isi', ['SEMUA', 'SELISIH'], { initial: 'SEMUA' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL'), no_dokumen: kode('NO DOKUMEN') },
  columns: {
    kode_dept: kode('JENIS', { width: 8 }),
    nama_dept: teks('NAMA JENIS', { width: 16 }),
    sistem_qty: angka('PCS SISTEM', { total: 'sum', width: 7 }),
    fisik_qty: angka('PCS FISIK', { total: 'sum', width: 7 }),
    selisih_qty: angka('SELISIH PCS', { total: 'sum', width: 7 }),
    sistem_berat: gram('BERAT SISTEM', { total: 'sum' }),
    fisik_berat: gram('BERAT FISIK', { total: 'sum' }),
    selisih_berat: gram('SELISIH BERAT', { total: 'sum' }),
    cara: teks('CARA', { kata: true, width: 10 }),
    alasan: teks('ALASAN', { width: 20 }),
    user_id: kode('OLEH'),
    disetujui: kode('DISETUJUI'),
  },
  drill: { column: 'no_dokumen' },
});
