/** Loans that came back in a period. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * Contracts that ended with their money: settled, or gone on under another number (PEREMAJAAN), where the old principal is settled
 * against the new. Due date and day of settlement side by side, LEWAT the days between them; BUNGA and DENDA are what was paid at
 * the end, POTONGAN what was forgiven then. A settlement that was taken back stands once more, with a minus, on that day. Spec 1
 * §2.2 names the screen, Domain R5.12 and R11.7 the columns and the call.
 */
export const laporanHutangLunas = defineReport({
  name: 'laporan-hutang-lunas',
  title: 'Laporan Hutang Lunas',
  screen: '/laporan-hutang-lunas',
  api: 'hutang/get/reportlunas',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    berdasarkan: pilihan(
      'Berdasarkan',
      [
        ['LUNAS', 'TANGGAL LUNAS'],
        ['HUTANG', 'TANGGAL HUTANG'],
        ['JATUH_TEMPO', 'JATUH TEMPO'],
      ],
      { initial: 'LUNAS' },
    ),
    sebab: pilihan('Sebab', ['SEMUA', 'LUNAS', 'PEREMAJAAN'], { initial: 'SEMUA' }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  columns: {
    no_faktur_hutang: kode('NO HUTANG', { width: 18 }),
    nama_customer: teks('CUSTOMER', { width: 16 }),
    kode_sales: kode('SALES', { width: 8 }),
    tgl_hutang: tanggal('TANGGAL', { width: 11 }),
    tgl_jatuh_tempo: tanggal('JATUH TEMPO', { width: 11 }),
    tgl_lunas: tanggal('TGL LUNAS', { width: 11 }),
    hari: angka('HARI', { width: 6 }),
    lewat: angka('LEWAT', { width: 6 }),
    jumlah_barang: angka('QTY', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    pokok: uang('POKOK', { total: 'sum' }),
    bunga: uang('BUNGA', { total: 'sum' }),
    denda: uang('DENDA', { total: 'sum' }),
    potongan: uang('POTONGAN', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    sebab: kode('SEBAB', { kata: true, width: 11 }),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_hutang' },
});
