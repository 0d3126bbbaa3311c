/** What is owed to suppliers, by age. */
import { angka, kode, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { supplierResource } from '../../master/supplier.resource.ts';

/**
 * What each delivery still leaves to be paid on a day, the oldest first: payments settle what they name, and else the
 * oldest debt. UMUR counts from the day of the invoice. The sum is the balance of UTANG SUPPLIER in the ledger on that day. Ours.
 */
export const laporanUtangSupplier = defineReport({
  name: 'laporan-utang-supplier',
  title: 'Laporan Umur Utang Supplier',
  screen: '/laporan-utang-supplier',
  api: 'reportsupplier/utang',
  filters: {
    tgl_akhir: tanggal('Per Tanggal', { initial: 'today' }),
    supplier: ref('Supplier', () => supplierResource, { all: true }),
  },
  groupBy: { nama: teks('SUPPLIER') },
  columns: {
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    tanggal: tanggal('TANGGAL'),
    no_faktur_supplier: kode('NO FAKTUR SUPPLIER', { width: 16 }),
    jatuh_tempo: tanggal('JATUH TEMPO'),
    umur: angka('UMUR UTANG (HARI)', { width: 8 }),
    utang: uang('UTANG', { total: 'sum' }),
    sampai_30: uang('0 - 30 HARI', { total: 'sum' }),
    sampai_60: uang('31 - 60 HARI', { total: 'sum' }),
    sampai_90: uang('61 - 90 HARI', { total: 'sum' }),
    lewat_90: uang('DI ATAS 90 HARI', { total: 'sum' }),
    sisa: uang('SISA UTANG', { total: 'sum' }),
  },
  drill: { column: 'no_dokumen' },
});
