/** Gold that this branch sent to head office, and what became of it. */
import { angka, gram, kadar, kode, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { SEPUHAN } from '../../lot/punya-lot.rule.ts';
import { JENIS_DIKIRIM } from '../sepuhan.rule.ts';

/**
 * Lots by the day they left, with a minus on the day a shipment was called back: grams, fine gold and cost as the books moved them, and
 * beside them what head office weighed, what came back, what was lost, and what nobody has answered for yet. More than was sent is what a
 * heavier scale said. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanKirimBarangKepusat = defineReport({
  name: 'laporan-kirim-barang-kepusat',
  title: 'Laporan Kirim Barang Ke Pusat',
  antar: true,
  screen: '/laporan-kirim-barang-kepusat',
  api: 'sepuhan/report-kirim-pusat',
  gate: SEPUHAN,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'month' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    jenis_lot: pilihan('Jenis', JENIS_DIKIRIM, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_dokumen: kode('NO DOKUMEN') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    tujuan: kode('TOKO', { width: 8 }),
    kode_lot: kode('LOT', { width: 10 }),
    nama_lot: teks('NAMA BARANG', { width: 20 }),
    jenis_lot: pilihan('JENIS', JENIS_DIKIRIM, { width: 12 }),
    kadar: kadar('KADAR'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('MURNI', { total: 'sum' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    berat_terima: gram('BERAT TERIMA', { total: 'sum' }),
    berat_kembali: gram('KEMBALI', { total: 'sum' }),
    berat_hilang: gram('HILANG', { total: 'sum' }),
    sisa: gram('BELUM DIJAWAB', { total: 'sum' }),
    user_id: kode('OLEH'),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
