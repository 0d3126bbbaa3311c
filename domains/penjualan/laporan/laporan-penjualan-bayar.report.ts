/** How sales were paid. */
import { kode, pilihan, ref, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { rekeningResource } from '../../master/rekening.resource.ts';
import { CARA_BAYAR, CARA_SISI } from '../../pembayaran/cara-bayar.rule.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every payment of the notas of a period by its kind. DITERIMA is the payment less the change that was given out of it,
 * so its sum over all kinds is what was sold; what sides such as a trade-in are worth beyond a nota is paid out and stands
 * as BAYAR KELUAR with a minus. FEE is what the acquirer keeps, DITAGIH what the customer's card was charged when he
 * bears it. Cancelled notas were paid back and are not listed. Domain R4.13; the spec names the screen only, the call and
 * the columns are ours.
 */
export const laporanPenjualanBayar = defineReport({
  name: 'laporan-penjualan-bayar',
  title: 'Laporan Penjualan Bayar',
  screen: '/laporan-penjualan-bayar',
  api: 'penjualan/get/report-bayar',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    cara_bayar: pilihan('Cara Bayar', [...CARA_BAYAR, ...CARA_SISI, 'BAYAR KELUAR'], { all: true }),
    no_rekening: ref('Rekening', () => rekeningResource, { all: true }),
    kasir: ref('Valid By', () => kasirResource, { all: true }),
  },
  groupBy: { jenis: kode('CARA BAYAR', { kata: true }) },
  columns: {
    tanggal: tanggal('TANGGAL'),
    no_faktur_group: kode('NO NOTA', { width: 20, total: 'count' }),
    nama_customer: teks('CUSTOMER', { width: 18 }),
    kasir: kode('KASIR'),
    no_rekening: kode('REKENING', { width: 14 }),
    kartu_akhir: kode('KARTU', { width: 7 }),
    no_referensi: kode('REFERENSI', { width: 13 }),
    jumlah: uang('DIBAYAR', { total: 'sum' }),
    kembali: uang('KEMBALI', { total: 'sum' }),
    diterima: uang('DITERIMA', { total: 'sum' }),
    fee: uang('FEE', { total: 'sum' }),
    ditagih: uang('DITAGIH', { total: 'sum' }),
  },
  drill: { column: 'no_faktur_group', to: '/lihat-penjualan', param: 'no_faktur_group' },
  messages: { empty: 'Laporan Penjualan Tidak Tersedia', failed: 'Laporan Penjualan Tidak Tersedia' },
});
