/** Laporan Penebusan Detail, to the letter. */
import { angka, gram, kode, persen, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Redemptions of a period with what they earned. Filters, columns, call and answer are prescribed: Spec 2 §2.2, §7. The period is
 * that of the redemption, 'Berdasarkan' its order. CALC is the interest of a day times the days; R RIIL is 100 x the interest that
 * was really paid x 30 / days / principal; TOTAL is principal and that interest, DI BAYAR what came in on the day of the redemption,
 * late fee included. What a contract says once stands on its first piece. A redemption that was taken back stands once more, with a
 * minus, on that day. docs/decisions/0053.
 */
export const laporanPenebusanDetail = defineReport({
  name: 'laporan-penebusan-detail',
  title: 'Laporan Penebusan Detail',
  screen: '/laporan-penebusan-detail',
  api: 'hutang/report-penebusan-detail',
  gate: flag('HIDUP_FEATURE_MODULE'),
  filters: {
    tgl_from: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_to: tanggal('Tanggal Akhir', { initial: 'today' }),
    no_pinjam: kode('No Pinjam', { opsional: true, max: 40 }),
    sort_by: pilihan(
      'Berdasarkan',
      [
        ['tgl_hutang', 'TANGGAL MASUK'],
        ['tgl_lunas', 'TANGGAL LUNAS'],
        ['no_faktur_hutang', 'FAKTUR PINJAM'],
      ],
      { initial: 'tgl_hutang' },
    ),
  },
  detail: 'detail_barang',
  detailBy: [
    ...['no', 'no_faktur_hutang', 'nama_customer', 'alamat_customer', 'tgl_hutang', 'lama_pinjam'],
    ...['tgl_lunas', 'kode_sales', 'bunga'],
  ],
  detailTotals: ['jumlah_hutang', 'bunga_pinjam', 'calc', 'bunga_rp', 'total', 'total_bayar'],
  columns: {
    no: angka('NO', { width: 4 }),
    no_faktur_hutang: kode('NOTA', { width: 18 }),
    nama_customer: teks('NAMA', { width: 14 }),
    alamat_customer: teks('ALAMAT', { width: 24, slices: 48 }),
    nama_barang: teks('BARANG', { width: 16 }),
    berat: gram('BERAT', { total: 'sum' }),
    tgl_hutang: tanggal('TGL GADAI', { width: 11 }),
    lama_pinjam: angka('HARI', { width: 5 }),
    tgl_lunas: tanggal('TEBUS', { width: 11 }),
    kode_sales: kode('SALES', { width: 7 }),
    jumlah_hutang: uang('POKOK', { total: 'sum' }),
    bunga: persen('R', { width: 5 }),
    calc: uang('CALC', { total: 'sum' }),
    r_riil: persen('R RIIL', { width: 6 }),
    bunga_rp: uang('BUNGA', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    total_bayar: uang('DI BAYAR', { total: 'sum' }),
    bunga_pinjam: uang('BUNGA / HARI', { total: 'sum' }),
  },
  pdf: { paper: 'landscape', downloadOver: 500, without: ['bunga_pinjam'] },
  drill: { column: 'no_faktur_hutang' },
});
