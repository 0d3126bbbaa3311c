/** The drawer's book. */
import { kode, ref, tanggal, teks, uang, waktu } from '@mustika/kernel/field.ts';
import { defineReport } from '@mustika/kernel/report.ts';
import { kasirResource } from '../../pengguna/kasir.resource.ts';

/**
 * Every movement of every drawer with the balance it left, one drawer after the other. SALDO AWAL heads each drawer and
 * is in no total (Domain 2.4); the last SALDO of a drawer is what must lie in it. The name is Spec 1 §2.2, the call
 * Domain R11.7; the columns are ours.
 */
export const laporanTransaksiKeuanganCash = defineReport({
  name: 'laporan-transaksi-keuangan-cash',
  title: 'Laporan Transaksi Keuangan Cash',
  screen: '/laporan-transaksi-keuangan-cash',
  api: 'reportcash/rekap',
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
    user_id: ref('Kasir', () => kasirResource, { all: true }),
  },
  groupBy: { kasir: kode('KASIR') },
  columns: {
    waktu: waktu('WAKTU', { width: 16 }),
    no_dokumen: kode('NO DOKUMEN', { width: 20 }),
    kategori: teks('KATEGORI', { kata: true, width: 18 }),
    keterangan: teks('KETERANGAN'),
    masuk: uang('UANG MASUK', { total: 'sum' }),
    keluar: uang('UANG KELUAR', { total: 'sum' }),
    saldo: uang('SALDO'),
  },
  drill: { column: 'no_dokumen' },
});
