/** What suppliers delivered. */
import { angka, gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { supplierResource } from '../../master/supplier.resource.ts';

/**
 * Deliveries of a period by kind, as the invoice and as the scale had them, what they cost, and what of them wears tags by now. A
 * cancelled delivery stands once more, with a minus, on the day it was cancelled, so MODAL is what the books put on the account
 * of untagged goods in that period. Spec 1 §2.2 names the screen only; the columns are ours.
 */
export const laporanTerimaBarangSupplier = defineReport({
  name: 'laporan-terima-barang-supplier',
  title: 'Laporan Terima Barang Supplier',
  screen: '/laporan-terima-barang-supplier',
  api: 'reportbarang/terima-supplier',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_supplier: ref('Supplier', () => supplierResource, { all: true }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { kode_supplier: kode('SUPPLIER') },
  columns: {
    no_dokumen: kode('NO PENERIMAAN', { width: 20 }),
    tanggal: tanggal('TANGGAL'),
    no_faktur_supplier: kode('NO FAKTUR SUPPLIER', { width: 16 }),
    tgl_faktur: tanggal('TGL FAKTUR'),
    kode_group: kode('GROUP', { width: 8 }),
    kode_dept: kode('JENIS', { width: 8 }),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat_faktur: gram('BERAT FAKTUR', { total: 'sum' }),
    berat: gram('BERAT TIMBANG', { total: 'sum' }),
    selisih: gram('SELISIH', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum' }),
    nilai_faktur: uang('NILAI BARANG', { total: 'sum', rahasia: 'modal' }),
    nilai_selisih: uang('NILAI SELISIH', { total: 'sum', rahasia: 'modal' }),
    harga_modal: uang('MODAL', { total: 'sum', rahasia: 'modal' }),
    berat_label: gram('BERAT BERLABEL'),
    sisa_berat: gram('BELUM BERLABEL'),
    user_id: kode('OLEH'),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_dokumen' },
});
