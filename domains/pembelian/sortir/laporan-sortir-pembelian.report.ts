/** What was sorted, and what it became. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { SEPUHAN } from '../../lot/punya-lot.rule.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { TUJUAN_SORTIR } from './sortir.rule.ts';

/**
 * The lines of each sorting: what was bought, what became of it under which code, what it cost and what the work on it cost. A cancelled
 * sorting stands once more, with a minus, on the day of that. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanSortirPembelian = defineReport({
  name: 'laporan-sortir-pembelian',
  title: 'Laporan Sortir Pembelian',
  screen: '/laporan-sortir-pembelian',
  api: 'sortir-pembelian/report',
  gate: SEPUHAN,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    tujuan: pilihan('Tujuan', TUJUAN_SORTIR, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_dokumen: kode('NO DOKUMEN') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    kode_barcode: kode('BARCODE', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 20 }),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    tujuan: pilihan('TUJUAN', TUJUAN_SORTIR, { width: 14 }),
    ke_kode: kode('MENJADI', { width: 10 }),
    ke_baki: kode('KE BAKI', { width: 8 }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    ongkos: uang('ONGKOS KERJA', { total: 'sum' }),
    user_id: kode('OLEH'),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
