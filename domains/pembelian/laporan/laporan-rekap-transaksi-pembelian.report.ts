/** The purchases of a day in one line per drawer. */
import { angka, gram, kode, ref, tanggal, uang } from '@mustika/kernel/field.ts';
import { storeList } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * What the purchases of a day came to, per cashier: bought, taken back on that day, and what is left of it in gold and
 * money. Spec 1 §2.2 shows it only to stores of a fixed list "not shown": ours is the setting DAFTAR_TOKO_REKAP, store
 * codes with commas between. The columns are ours; BERSIH, TUNAI and TRANSFER are what the books of the period moved.
 */
export const laporanRekapTransaksiPembelian = defineReport({
  name: 'laporan-rekap-transaksi-pembelian',
  title: 'Laporan Rekap Transaksi Pembelian',
  screen: '/laporan-rekap-transaksi-pembelian',
  api: 'pembelian/get/report-rekap',
  gate: storeList('DAFTAR_TOKO_REKAP'),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
  },
  groupBy: { tanggal: tanggal('TANGGAL') },
  columns: {
    kasir: kode('KASIR', { width: 10 }),
    nota: angka('NOTA', { total: 'sum' }),
    jumlah_barang: angka('PCS', { total: 'sum' }),
    berat: gram('BERAT', { total: 'sum' }),
    harga_nota: uang('HRG NOTA', { total: 'sum' }),
    total: uang('HRG BELI', { total: 'sum' }),
    nota_batal: angka('NOTA BATAL', { total: 'sum' }),
    total_batal: uang('HRG BATAL', { total: 'sum' }),
    bersih: uang('BERSIH', { total: 'sum' }),
    biaya_admin: uang('BIAYA ADMIN', { total: 'sum' }),
    tunai: uang('TUNAI', { total: 'sum' }),
    transfer: uang('TRANSFER', { total: 'sum' }),
    tukar: uang('TUKAR', { total: 'sum' }),
  },
  drill: {
    column: 'kasir',
    to: '/laporan-transaksi-pembelian',
    param: 'kasir',
    row: { tgl_awal: 'tanggal', tgl_akhir: 'tanggal' },
  },
});
