/** What was sold online, and where. */
import { gram, kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { marketplaceResource } from '../../master/marketplace.resource.ts';

/**
 * Sold pieces of notas that name a marketplace, under it. HARGA JUAL is what was agreed before its PPN where that comes on top,
 * TOTAL what the customer paid. A cancellation is a line with a minus on its own day. Columns No FJ, Member, Kode Jenis, Nama, Berat,
 * Ongkos, Harga Jual, Total and Marketplace as prescribed, the day beside them; call and filters follow Domain R11.7
 * (`report-marketplaces` with tgl_from and tgl_to).
 */
export const laporanPenjualanMarketplace = defineReport({
  name: 'laporan-penjualan-marketplace',
  title: 'Laporan Penjualan Marketplace',
  screen: '/laporan-penjualan-marketplace',
  api: 'penjualan/report-marketplaces',
  filters: {
    tgl_from: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_to: tanggal('Tanggal Akhir', { initial: 'today' }),
    kode_marketplace: ref('Marketplace', () => marketplaceResource, { all: true }),
    status: pilihan('Status', ['SEMUA', 'SAH', 'BATAL'], { initial: 'SEMUA' }),
  },
  groupBy: { nama_marketplace: teks('Marketplace') },
  columns: {
    tanggal: tanggal('Tanggal'),
    no_fj: kode('No FJ', { width: 20 }),
    kode_member: kode('Member'),
    kode_dept: kode('Kode Jenis', { width: 9 }),
    nama_barang: teks('Nama'),
    berat: gram('Berat', { total: 'sum' }),
    ongkos: uang('Ongkos', { total: 'sum' }),
    harga_jual: uang('Harga Jual', { total: 'sum' }),
    total: uang('Total', { total: 'sum' }),
  },
  drill: { column: 'no_fj', to: '/lihat-penjualan', param: 'no_faktur_group' },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
