/** What went from bucket to bucket of what was sorted. */
import { angka, gram, kadar, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { SEPUHAN } from '../../lot/punya-lot.rule.ts';
import { KELOMPOK } from './sortir.rule.ts';

/**
 * The lines of each move, out of which bucket and into which, with the worth and the fine gold they took along. A cancelled move stands
 * once more, with a minus, on the day of that. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanPindahSortir = defineReport({
  name: 'laporan-pindah-sortir',
  title: 'Laporan Pindah Sortir',
  screen: '/laporan-pindah-sortir',
  api: 'pindah-sortir/report',
  gate: SEPUHAN,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    tujuan: pilihan('Ke Kelompok', KELOMPOK, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_dokumen: kode('NO DOKUMEN') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    kode_lot: kode('LOT', { width: 10 }),
    nama_lot: teks('NAMA BARANG', { width: 22 }),
    jenis_lot: kode('DARI', { width: 10 }),
    tujuan: pilihan('KE', KELOMPOK, { width: 14 }),
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
