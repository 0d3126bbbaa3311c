/** What was lent in a period. */
import { angka, gram, kode, persen, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { salesResource } from '../../master/sales.resource.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every contract of a period: pieces, weight, principal, months, and what the customer brings back after the first of them
 * (TOTAL, principal and the interest of a month). A cancelled one stands once more, with a minus, on the day it was cancelled, so
 * JUMLAH is what the books lent. A renewal is a contract of its own: PEREMAJAAN lists them alone, BARU all others. By JATUH
 * TEMPO the period is that of the due date, wherever it was moved to. Spec 1 §2.2 names the screen, Domain R5.12 the columns and
 * R11.7 the call.
 */
export const laporanTransaksiHutang = defineReport({
  name: 'laporan-transaksi-hutang',
  title: 'Laporan Transaksi Hutang',
  screen: '/laporan-transaksi-hutang',
  api: 'hutang/get/report',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    type_tgl: pilihan(
      'Berdasarkan',
      [
        ['TANGGAL', 'TANGGAL HUTANG'],
        ['JATUH_TEMPO', 'JATUH TEMPO'],
      ],
      { initial: 'TANGGAL' },
    ),
    jenis: pilihan('Jenis', ['SEMUA', 'BARU', 'PEREMAJAAN'], { initial: 'SEMUA' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  columns: {
    no_faktur_hutang: kode('NO HUTANG', { width: 18 }),
    tanggal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    kode_sales: kode('SALES', { width: 8 }),
    kasir: kode('KASIR', { width: 8 }),
    jumlah_barang: angka('QTY', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    jumlah_hutang: uang('JUMLAH', { total: 'sum' }),
    lama_pinjam: angka('LAMA', { width: 6 }),
    tgl_jatuh_tempo: tanggal('JATUH TEMPO', { width: 11 }),
    bunga: persen('BUNGA %', { width: 7 }),
    bunga_rp: uang('BUNGA RP', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    biaya_adm: uang('ADM', { total: 'sum', width: 9 }),
    no_faktur_lama: kode('LANJUTAN DARI', { width: 18 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_hutang' },
});
