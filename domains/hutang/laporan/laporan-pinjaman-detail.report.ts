/** What is pledged for the loans of a period, piece by piece. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * The pledge of every contract of a period: what each piece weighs, what it was valued at and by which price, and where it is now.
 * POKOK stands once for each contract, on its first piece, so its sum is what was lent. A cancelled contract stands once more,
 * with a minus, on the day it was cancelled. Spec 1 §2.2 names the screen only; the columns are ours, after Domain R5.1 and R5.2.
 */
export const laporanPinjamanDetail = defineReport({
  name: 'laporan-pinjaman-detail',
  title: 'Laporan Pinjaman Detail',
  screen: '/laporan-pinjaman-detail',
  api: 'hutang/get/report-detail',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_faktur_hutang: kode('NO HUTANG') },
  columns: {
    tanggal: tanggal('TANGGAL', { width: 11 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    kode_sales: kode('SALES', { width: 8 }),
    nama_barang: teks('NAMA BARANG', { width: 20 }),
    kondisi_pinjaman: kode('KONDISI', { width: 10 }),
    jumlah: angka('QTY', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    kadar: kadar('KADAR'),
    harga_per_gram: uang('HARGA/GR'),
    taksir: uang('TAKSIR', { total: 'sum' }),
    pokok: uang('POKOK', { total: 'sum' }),
    tgl_jatuh_tempo: tanggal('JATUH TEMPO', { width: 11 }),
    keadaan: teks('KEADAAN', { kata: true, width: 11 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_hutang' },
});
