/** What was bought without a barcode. */
import { angka, gram, kadar, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { BARANG_MANUAL } from '../../lot/punya-lot.rule.ts';
import { groupResource } from '../../master/group.resource.ts';
import { jenisResource } from '../../master/jenis.resource.ts';
import { kondisiPembelianResource } from '../../master/kondisi-pembelian.resource.ts';
import { salesResource } from '../../master/sales.resource.ts';

/**
 * The lines of each purchase of goods without a barcode, those that were traded in, too: what they were worth, what their state and the
 * missing nota took off, what was paid and the lot they joined. SELISIH is how far the price lies below that worth. A cancelled purchase
 * stands once more, with a minus, on the day it was cancelled, so that every sum is what the books moved in that period; one that was
 * never validated moved nothing. Spec 1 §2.2 names the screen only; path and columns are ours.
 */
export const laporanPembelianManual = defineReport({
  name: 'laporan-pembelian-manual',
  title: 'Laporan Pembelian Manual',
  screen: '/laporan-pembelian-manual',
  api: 'reportbarangmanual/pembelian',
  gate: BARANG_MANUAL,
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_group: ref('Group', () => groupResource, { all: true }),
    kode_dept: ref('Jenis', () => jenisResource, { all: true }),
    kondisi: ref('Kondisi', () => kondisiPembelianResource, { all: true }),
    kode_sales: ref('Sales', () => salesResource, { all: true }),
    jenis: pilihan('Jenis Pembelian', ['SEMUA', 'BELI', 'TUKAR'], { initial: 'SEMUA' }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { no_faktur_group: kode('NO NOTA BELI') },
  columns: {
    tanggal: tanggal('TANGGAL'),
    jenis: teks('JENIS BELI', { kata: true, width: 8 }),
    nama_customer: teks('PENJUAL', { width: 14 }),
    kasir: kode('KASIR', { hidden: true }),
    kode_sales: kode('SALES', { width: 7 }),
    kode_lot: kode('LOT', { width: 10 }),
    nama_barang: teks('NAMA BARANG', { width: 16 }),
    kode_group: kode('GROUP', { width: 7, hidden: true }),
    kode_dept: kode('JENIS', { width: 7, hidden: true }),
    kadar: kadar('KADAR', { width: 7 }),
    kondisi_barang: kode('KONDISI'),
    jumlah_qty: angka('PCS', { total: 'sum', width: 6 }),
    berat: gram('BERAT', { total: 'sum' }),
    berat_murni: gram('BERAT MURNI', { total: 'sum', hidden: true }),
    harga_nota: uang('HRG NOTA', { total: 'sum', hidden: true }),
    potongan: uang('POTONGAN', { total: 'sum', hidden: true }),
    harga: uang('HRG BELI', { total: 'sum' }),
    selisih: uang('SELISIH', { total: 'sum', hidden: true }),
    harga_rata: uang('RATA2'),
    status: teks('STATUS', { kata: true, width: 7 }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-pembelian-manual', param: 'no_faktur_group' },
});
